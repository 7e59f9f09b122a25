/**
 * Electronic signatures (R6-…, setting `crypto`): a person's public keys, and the format of a signed write.
 *
 * | request                            | answer                                                                       |
 * |------------------------------------|------------------------------------------------------------------------------|
 * | POST /api-user/signer              | `{ "kid", "jwk" }`: keeps a public key (P-256) of the caller → 201 `{ "kid" }` |
 * | GET /api-user/signer               | 200, the caller's keys: `[{ "kid", "created" }]`                             |
 * | DELETE /api-user/signer/{kid}      | 200 `{ "kid" }`; what was signed with it stays signed                        |
 * | PUT /api-user/signer/required      | `{ "required": true }`, admin only: unsigned record writes are refused       |
 *
 * Keys are for chiefs and admins. The private key never reaches the server.
 *
 * A signed write has two headers. `dsmessage` is base64 (or base64url) of the JSON (UTF-8) `{ kid, method, path,
 * sha256, ts, nonce }`: the intended method (from X-HTTP-Method-Override if present), path with its query, sha256 the
 * base64url hash of the body's bytes (of zero bytes without a body), ts in milliseconds, nonce a text that is used
 * once. `dssigned` is base64 of the 64 bytes of ECDSA P-256 with SHA-256 over the bytes of that JSON. A write that was
 * sent again needs a new nonce.
 *
 * 400 `{ "error": "Підпис не прийнято: …" }` for a key, method, address, body, time (± 5 minutes) or signature that is
 * wrong, and for a nonce that was there before. Writes without both headers are accepted, unless they are required:
 * then 403 for every call that writes, by GET too, but those of keys, sign-in and password. A doc.document keeps the signature that it was last saved with.
 *
 *     PUT /api/doc.document/3       dsmessage: eyJraWQ…   dssigned: qK3x…
 *     200                           { "id": 3 }
 */
import { createPublicKey, type JsonWebKey } from "node:crypto";
import { Hono } from "hono";
import { row, rows, sql } from "../database/sql.ts";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { needRole, sessionOf } from "../session/guard.ts";

export function signerRoutes(server: Server): Hono<Env> {
  const { pool } = server.database;
  const routes = new Hono<Env>();
  routes.get("/signer", async (c) =>
    c.json(
      await rows(
        pool,
        sql`select kid, created from app.signer where person_id = ${sessionOf(c).person.id} order by created, kid`,
      ),
    ),
  );
  routes.post("/signer", (c) => register(server, c));
  routes.put("/signer/required", async (c) => {
    needRole(c, "admin");
    const { required } = await readBody(c);
    const value = JSON.stringify(required === true ? "required" : "optional");
    await rows(
      pool,
      sql`insert into app.setting values ('crypto', ${value}) on conflict (key) do update set value = excluded.value`,
    );
    return c.json({ required: required === true });
  });
  routes.delete("/signer/:kid", async (c) => {
    const gone = await row(
      pool,
      sql`delete from app.signer where kid = ${c.req.param("kid")} and person_id = ${sessionOf(c).person.id} returning kid`,
    );
    if (!gone) throw new Refusal(404, "Такого ключа у вас немає.");
    return c.json(gone);
  });
  return routes;
}

async function register({ database }: Server, c: Call): Promise<Response> {
  needRole(c, "chief");
  const { kid, jwk } = await readBody(c);
  if (typeof kid !== "string" || !/^[\w.-]{1,64}$/.test(kid)) {
    throw new Refusal(422, "Назва ключа (kid): від 1 до 64 латинських літер, цифр, крапок, дефісів.");
  }
  const person = sessionOf(c).person.id;
  const kept = await row(
    database.pool,
    sql`insert into app.signer (kid, person_id, jwk) values (${kid}, ${person}, ${JSON.stringify(publicPart(jwk))})
        on conflict do nothing returning kid`,
  );
  if (!kept) throw new Refusal(409, "Ключ із такою назвою вже зареєстровано.");
  return c.json(kept, 201);
}

/** Keeps only the members of a public key: a private part that was sent by mistake is dropped. */
function publicPart(given: unknown): JsonWebKey {
  const { x, y, crv } = (given ?? {}) as JsonWebKey;
  const jwk = { kty: "EC", crv: "P-256", x: String(x), y: String(y) };
  try {
    if (crv === "P-256" && createPublicKey({ key: jwk, format: "jwk" })) return jwk;
  } catch {
    // Refused below.
  }
  throw new Refusal(422, "Потрібен відкритий ключ ECDSA P-256 у вигляді JWK.");
}
