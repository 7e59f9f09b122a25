/** The door of the net: the one place that asks a server (SAFETY.md §2); setting `transport` stands in for it. */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";

export async function ask(href: string, init: RequestInit): Promise<Response> {
  const { transport, debug, vue_debug1: isVerbose } = settings;
  // oxlint-disable-next-line no-console -- what these settings are for
  if (debug || isVerbose) console.debug(`vs-elements: ${init.method ?? "GET"} ${href}`);
  return transport ? transport(new Request(href, init)) : natives.fetch(href, init);
}

/** One connection for pushes. */
export const openSocket = (href: string): WebSocket => new WebSocket(href.replace(/^http/, "ws"));

/** What the host sends with every request. */
export const ownHeaders = (): Record<string, string> =>
  typeof settings.headers === "function" ? settings.headers() : settings.headers;
