/** The signed message: the request as it is sent, as one line of JSON (R6-04). */
import { natives } from "../../base/runtime/runtime.ts";
import { newKey } from "../../server/client/client.ts";
import type { Outgoing } from "../../server/client/outgoing.ts";
import { base64url } from "./key.ts";

/**
 * `{ kid?, method, path, sha256, ts, nonce }`: the path with its query, the base64url hash of the body's bytes, the
 * time in ms, a nonce. The method is the one in `X-HTTP-Method-Override` if that header is set.
 */
export async function messageOf({ url, init }: Outgoing, kid: string | undefined): Promise<string> {
  return natives.json({
    kid,
    method: init.headers.get("X-HTTP-Method-Override") ?? init.method,
    path: url.pathname + url.search,
    sha256: base64url(await crypto.subtle.digest("SHA-256", await pack(init))),
    ts: Date.now(),
    nonce: newKey(),
  });
}

/** Converts the body to bytes once, so that the hashed bytes are the sent ones, also for a form with files. */
async function pack(init: Outgoing["init"]): Promise<ArrayBuffer> {
  if (init.body === undefined || init.body === null) return new ArrayBuffer(0);
  const packed = new Response(init.body);
  const type = packed.headers.get("Content-Type");
  if (type && !init.headers.has("Content-Type")) init.headers.set("Content-Type", type);
  return (init.body = await packed.arrayBuffer());
}
