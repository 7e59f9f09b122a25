/** The net door: the only place that sends a request (docs/safety.md, doors), or hands it to setting `transport`. */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { masked } from "../log/secrets.ts";

/** One request, by `fetch` or by the host's transport. */
export async function ask(href: string, init: RequestInit): Promise<Response> {
  const { transport, debug, vue_debug1: isVerbose } = settings;
  // oxlint-disable-next-line no-console -- these settings ask for it
  if (debug || isVerbose) console.debug(`vs-elements: ${init.method ?? "GET"} ${masked(href)}`);
  return transport ? transport(new Request(href, init)) : natives.fetch(href, init);
}

/** One connection for pushes. */
export const openSocket = (href: string): WebSocket => new WebSocket(href.replace(/^http/, "ws"));

/** Headers that the host adds to every request (setting `headers`). */
export const ownHeaders = (): Record<string, string> =>
  typeof settings.headers === "function" ? settings.headers() : settings.headers;
