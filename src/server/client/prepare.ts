import { pageOrigin } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { logMistake } from "../../base/mistakes.ts";
import type { Shape } from "./answers/shape.ts";
import type { Call } from "./call.ts";
import { csrfHeader } from "./csrf.ts";
import { ownHeaders } from "./net.ts";
import type { Outgoing } from "./outgoing.ts";
import { addQuery, plain } from "./query.ts";
import { addressOf } from "./urls.ts";

/** Address, method, headers and body of a request, with all settings applied (docs/safety.md, §2, net). */
export function prepare(call: Call, shape: Shape, isWrite: boolean): Pick<Outgoing, "url" | "init"> {
  const url = addressOf(call);
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
  const isHome = url.origin === pageOrigin();
  const headers = new Headers({
    Accept: accepted === "html" ? "text/html, application/json;q=0.9, */*;q=0.1" : "application/json, */*;q=0.1",
    "X-Requested-With": "XMLHttpRequest",
  });
  const add = (name: string, value: string | undefined) => value && setHeader(headers, name, value);
  const content = encode(body, headers);
  const token = isHome && method !== "GET" ? csrfHeader(call.opener) : undefined;
  if (token) add(...token);
  if (isHome && isWrite) add("Idempotency-Key", call.key);
  add("If-Match", call.match);
  for (const [name, value] of Object.entries({ ...ownHeaders(), ...call.headers })) add(name, value);
  if (settings.method_override && /^(PUT|DELETE|PATCH)$/.test(method)) {
    add("X-HTTP-Method-Override", method);
    method = "POST";
  }
  const cache = call.cache ?? (isWrite ? "no-store" : "default");
  return {
    url,
    init: {
      method,
      headers,
      cache,
      credentials: "include",
      ...(content !== undefined && { body: content }),
      ...(call.keepalive && { keepalive: true }),
    },
  };
}

/** Header values must be Latin-1; an invalid header is logged for the author and left out. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    logMistake(`header ${name}: expected a name and a value of Latin letters, digits and signs; it is not sent.`);
  }
}

/** Data as JSON, or as form fields with setting `body` "form"; files and texts are sent unchanged. */
function encode(body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined || body === null || typeof body === "string") return body ?? undefined;
  if (body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams) return body;
  if (settings.body === "form")
    return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, plain(value)]));
  headers.set("Content-Type", "application/json");
  return natives.json(body);
}
