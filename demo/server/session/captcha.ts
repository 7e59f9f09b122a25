import { createHash, createHmac, randomBytes } from "node:crypto";
import type pg from "pg";
import { rows, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";

/** About 8,000 hashes, half a second in a browser; a program pays that for each request. */
const bits = 13;
const lifeMs = 10 * 60 * 1000;

/** `{bits}.{expires}.{nonce}.{mac}`: signed, so that the server stores nothing until it is sent back. */
export function newChallenge(secret: string, ends = Date.now() + lifeMs): string {
  const challenge = `${bits}.${ends}.${randomBytes(12).toString("base64url")}`;
  return `${challenge}.${macOf(secret, challenge)}`;
}

/** Accepts a solved challenge, once. @throws Refusal with the reason */
export async function takeCaptcha(pool: pg.PoolClient, secret: string, token: unknown): Promise<void> {
  const parts = String(token).split(".");
  const [wanted = "", ends = "", nonce = "", mac] = parts;
  if (parts.length !== 5 || mac !== macOf(secret, `${wanted}.${ends}.${nonce}`)) refuse("Перевірку не пройдено.");
  if (Date.now() > Number(ends)) refuse("Час перевірки минув.");
  if (leadingZeros(createHash("sha256").update(String(token)).digest()) < Number(wanted))
    refuse("Перевірку не пройдено.");
  await rows(pool, sql`delete from app.nonce where at < now() - interval '1 hour'`);
  const isNew = await rows(
    pool,
    sql`insert into app.nonce (kid, nonce) values ('captcha', ${nonce}) on conflict do nothing returning nonce`,
  );
  if (!isNew.length) refuse("Цю перевірку вже використано.");
}

function refuse(why: string): never {
  throw new Refusal(422, `${why} Поставте позначку «Я не робот» ще раз.`);
}

const macOf = (secret: string, challenge: string): string =>
  createHmac("sha256", secret).update(`captcha ${challenge}`).digest("base64url");

function leadingZeros(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at]!) - 24;
}
