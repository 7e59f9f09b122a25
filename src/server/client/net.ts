/** The net door: the only place that sends a request or passes it to setting `transport` (docs/safety.md, §2). */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Deadline } from "./time-limit.ts";
import { wholeClient } from "./load-whole.ts";
import type { Ask } from "./outgoing.ts";

/** Sends one request, by `fetch` (or the call's own `ask`), or by the host's transport. */
export async function ask(href: string, init: RequestInit & { ask?: Ask }, limit: Deadline): Promise<Response> {
  const { transport, debug } = settings;
  if (debug) await print(init.method, href);
  const send = async () =>
    transport ? transport(new Request(href, init)) : (init.ask ?? natives.fetch)(href, init, limit);
  return watch ? watch(href, init, send) : send();
}

/** Sees each request and its answer, for a support case. */
type Watch = (href: string, init: RequestInit, send: () => Promise<Response>) => Promise<Response>;
let watch: Watch | undefined;
export const watchRequests = (given?: Watch): void => void (watch = given);

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
