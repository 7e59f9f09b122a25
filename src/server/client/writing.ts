/** What only requests that change something, or have a body, need. */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Call } from "./call.ts";
import { csrfHeader } from "./csrf.ts";
import type { Outgoing } from "./outgoing.ts";
import { setHeader } from "./headers.ts";
import { plain } from "./query-string.ts";

/**
 * Adds body, CSRF token, Idempotency-Key and If-Match to a request, and hides its method with setting
 * `method_override`; keys and tokens only go to the page's own origin.
 */
export function addWrite(
  init: Outgoing["init"],
  { body, opener, key, match, sent }: Call,
  { isHome, isWrite }: { isHome: boolean; isWrite: boolean },
): void {
  const { headers, method } = init;
  const content = encode(body, headers);
  if (content !== undefined) init.body = content;
  const token = isHome && method !== "GET" ? csrfHeader(opener) : undefined;
  if (token) setHeader(headers, ...token);
  if (isHome && isWrite) setHeader(headers, "Idempotency-Key", key);
  setHeader(headers, "If-Match", match);
  if (settings.method_override && /^(PUT|DELETE|PATCH)$/.test(method)) {
    setHeader(headers, "X-HTTP-Method-Override", method);
    init.method = "POST";
  }
  if (sent) init.ask = async (...asked) => (await import("./counted-bytes.ts")).askCounting(sent, ...asked);
}

/**
 * Data as JSON, with files inside as multipart, or as form fields with setting `body` "form"; files and texts are sent
 * unchanged.
 */
function encode(body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined || body === null || typeof body === "string") return body ?? undefined;
  if (body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams) return body;
  if (Object.values(body).flat().some(isFile)) return multipart(body);
  if (settings.body === "form")
    return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, plain(value)]));
  headers.set("Content-Type", "application/json");
  return natives.json(body);
}

const isFile = (value: unknown) => value instanceof Blob;

/** Items of a list have the same name. */
function multipart(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of [value as unknown].flat()) form.append(name, isFile(one) ? one : plain(one));
  return form;
}
