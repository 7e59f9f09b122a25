import { pageOrigin } from "../../base/runtime/document.ts";
import { settings } from "../../base/settings.ts";
import type { Call, CallKind } from "./call.ts";
import { setHeader } from "./headers.ts";
import { wholeClient } from "./load-whole.ts";
import { ownHeaders } from "./net.ts";
import type { Outgoing } from "./outgoing.ts";
import { addQuery } from "./query-string.ts";
import { addressOf } from "./urls.ts";

/** Address, method, headers and body of a request, with all settings applied (docs/safety.md, §2, net). */
export async function prepare(
  call: Call,
  { template, shape, isWrite }: CallKind,
): Promise<Pick<Outgoing, "url" | "init">> {
  const url = addressOf(call, template);
  let method = (call.method ?? "GET").toUpperCase();
  let { body } = call;
  const bare = url.href;
  addQuery(url, call.query);
  // A query over 1000 characters is sent as a POST body (R9.8-07) when the call allows POST.
  const { kind, body: accepted } = shape;
  const mayBePost = kind === "write" || kind === "format";
  if (method === "GET" && call.query && mayBePost && url.href.length - bare.length > 1000) {
    url.href = bare;
    method = "POST";
    body = call.query;
  }
  const headers = new Headers({
    Accept: `${accepted === "html" ? "text/html, application/json;q=0.9" : "application/json"}, */*;q=0.1`,
    "X-Requested-With": "XMLHttpRequest",
  });
  const init: Outgoing["init"] = {
    method,
    headers,
    cache: call.cache ?? (isWrite ? "no-store" : "default"),
    credentials: "include",
    ...(call.keepalive && { keepalive: true }),
  };
  if (isWrite || method !== "GET") {
    const isHome = url.origin === pageOrigin();
    const { addWrite } = await wholeClient();
    addWrite(init, { ...call, body }, { isHome, isWrite });
  }
  const { version_header: told } = settings;
  const more = { ...(told && { [told]: VERSION }), ...ownHeaders(), ...call.headers };
  for (const [name, value] of Object.entries(more)) setHeader(headers, name, value);
  return { url, init };
}
