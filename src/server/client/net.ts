/** The net door: the only place that sends a request or passes it to setting `transport` (docs/safety.md, §2). */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { wholeClient } from "./load-whole.ts";

/** Sends one request, by `fetch` or by the host's transport. */
export async function ask(href: string, init: RequestInit): Promise<Response> {
  const { transport, debug, vue_debug1: isVerbose } = settings;
  if (debug || isVerbose) await print(init.method, href);
  return transport ? transport(new Request(href, init)) : natives.fetch(href, init);
}

/** A line in the console with setting `debug`, without secrets. */
async function print(method = "GET", href: string): Promise<void> {
  const { masked } = await wholeClient();
  // oxlint-disable-next-line no-console -- the purpose of the setting
  console.debug(`vs-elements: ${method} ${masked(href)}`);
}

/** Opens a WebSocket for pushes. */
export const openSocket = (href: string): WebSocket => new WebSocket(href.replace(/^http/, "ws"));

/** Headers that the host adds to every request (setting `headers`). */
export const ownHeaders = (): Record<string, string> =>
  typeof settings.headers === "function" ? settings.headers() : settings.headers;
