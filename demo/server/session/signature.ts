import { createHash, createPublicKey, verify, type JsonWebKey } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { row, rows, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { sessionOf } from "./guard.ts";
import { isGuest } from "./guest.ts";
import type { Signature } from "./stored-signature.ts";

/** The content of `dsmessage`; hash and signature are of the bytes that were sent. */
interface Message {
  kid: string;
  method: string;
  path: string;
  sha256: string;
  ts: number;
  nonce: string;
}

const longestDelayMs = 5 * 60_000;

/** GETs that change data; they have `guardChanges` too. */
const changesByGet =
  /^\/(api\/get\/|api\/method\/|admin\._copy$|api-user\/(select-add$|request\/|after-save\/)|helper\/reload$)/;

/**
 * Calls that store nothing although their method or path is that of a write, and those that are needed before anything
 * can be signed: keys, signing in and out, a password.
 */
const unsigned = [
  /^\/(widget|api\/format|api-user\/answers|api-user\/letter)\//,
  /^\/api-user\/(export\/requests|transform_geom)$/,
  /^\/api\/method\/(request\.(card|letter)|admin\.(_autofill|_get_id))$/,
  /^\/api-user\/request\/(card|letter)$/,
  /^\/api-user\/(signer(\/[^/]+)?|password)$/,
  // a file is read as a stream; the record that names it is signed
  /^\/file\/(upload\/|get$)/,
];

/**
 * The one place that checks signatures, passed by every call and every posted page. The headers `dsmessage` and
 * `dssigned` (routes/signers.ts says how they are made) are refused with 400 when they are invalid. If the setting
 * `crypto` is "required", whatever writes is refused with 403 without them; a route that is not known to store nothing
 * counts as a write. A visitor's request has a captcha in place of a signature.
 */
export function checkSignature(server: Server): MiddlewareHandler<Env> {
  return async (c, next) => {
    const session = c.get("session");
    if (session && isWrite(c)) {
      const [dsmessage = "", dssigned = ""] = [c.req.header("dsmessage"), c.req.header("dssigned")];
      if (dsmessage || dssigned) c.set("signature", await readSignature(server, c, { dsmessage, dssigned }));
      else if (!isGuest(session) && isStored(c)) await refuseUnsigned(server);
    }
    await next();
  };
}

function isWrite(c: Call): boolean {
  return !["GET", "HEAD"].includes(c.req.method) || changesByGet.test(c.req.path);
}

function isStored(c: Call): boolean {
  return !unsigned.some((path) => path.test(c.req.path));
}

async function refuseUnsigned({ database }: Server): Promise<void> {
  const setting = await row(database.pool, sql`select value #>> '{}' as value from app.setting where key = 'crypto'`);
  if (setting?.["value"] === "required") throw new Refusal(403, "Запис потрібно підписати електронним підписом.");
}

async function readSignature(
  { database }: Server,
  c: Call,
  { dsmessage, dssigned }: Omit<Signature, "signed_kid">,
): Promise<Signature> {
  const bytes = Buffer.from(dsmessage, "base64");
  const message = parseMessage(bytes);
  const signer = await row<{ jwk: JsonWebKey }>(
    database.pool,
    sql`select jwk from app.signer where kid = ${message.kid} and person_id = ${sessionOf(c).person.id}`,
  );
  if (!signer) throw refused("ключ невідомий");
  const { pathname, search } = new URL(c.req.url);
  const method = c.req.header("X-HTTP-Method-Override")?.toUpperCase() ?? c.req.method;
  if (message.method !== method || message.path !== pathname + search) throw refused("його зроблено для іншої адреси");
  const body = Buffer.from(await c.req.arrayBuffer());
  if (message.sha256 !== createHash("sha256").update(body).digest("base64url")) throw refused("дані змінено в дорозі");
  const key = createPublicKey({ key: signer.jwk, format: "jwk" });
  // WebCrypto gives r and s in a row, not as a DER sequence.
  if (!verify("sha256", bytes, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(dssigned, "base64"))) {
    throw refused("він не відповідає ключу");
  }
  if (Math.abs(Date.now() - message.ts) > longestDelayMs)
    throw refused("час підпису відрізняється більш ніж на 5 хвилин");
  if (!(await useNonce(database.pool, message))) throw refused("цей підпис уже використано");
  return { signed_kid: message.kid, dsmessage, dssigned };
}

function parseMessage(bytes: Buffer): Message {
  try {
    const { kid, method, path, sha256, ts, nonce } = JSON.parse(bytes.toString("utf8")) as Message;
    const texts = [kid, method, path, sha256, nonce].every((text) => typeof text === "string" && text !== "");
    if (texts && nonce.length <= 100 && Number.isFinite(ts)) return { kid, method, path, sha256, ts, nonce };
  } catch {
    // Refused below.
  }
  throw refused("повідомлення пошкоджене");
}

/** Whether the nonce is new. Nonces older than any acceptable message are deleted. */
async function useNonce(pool: Server["database"]["pool"], { kid, nonce }: Message): Promise<boolean> {
  await rows(pool, sql`delete from app.nonce where at < now() - interval '1 hour'`);
  const used = await row(
    pool,
    sql`insert into app.nonce (kid, nonce) values (${kid}, ${nonce}) on conflict do nothing returning nonce`,
  );
  return used !== undefined;
}

function refused(reason: string): Refusal {
  return new Refusal(400, `Підпис не прийнято: ${reason}.`);
}
