import { createHmac, randomBytes } from "node:crypto";
import type pg from "pg";
import { row, rows, sql } from "../database/sql.ts";
import type { Role } from "./roles.ts";

/** The signed-in person, and the token that proves that a write comes from one of our pages. */
export interface Session {
  person: { id: number; login: string; name: string; role: Role };
  csrf: string;
}

export const sessionHours = 12;

/** The session of a cookie; `undefined` when there is none, when it has ended, or when the person has left. */
export async function findSession(pool: pg.Pool, secret: string, cookie: string): Promise<Session | undefined> {
  const found = await row(
    pool,
    sql`select person.id, login, name, role, csrf
        from app.session join app.person on person.id = session.person_id
        where session.id = ${keyed(secret, cookie)} and ended is null and expires > now() and enabled`,
  );
  if (!found) return undefined;
  const { csrf, ...person } = found;
  return { person: person as Session["person"], csrf: csrf as string };
}

/** Starts a session; returns the value of its cookie. */
export async function startSession(pool: pg.Pool, secret: string, personId: number): Promise<string> {
  const cookie = randomBytes(32).toString("base64url");
  await rows(pool, sql`delete from app.session where expires < now() - interval '7 days'`);
  // The token dies with its session. A page that was open then gets the new one with the answer of the sign-in dialog,
  // or from GET /api-user/session.
  const csrf = randomBytes(32).toString("base64url");
  await rows(
    pool,
    sql`insert into app.session (id, person_id, csrf, expires)
        values (${keyed(secret, cookie)}, ${personId}, ${csrf}, now() + ${sessionHours}::int * interval '1 hour')`,
  );
  return cookie;
}

export async function endSession(pool: pg.Pool, secret: string, cookie: string): Promise<void> {
  await rows(pool, sql`update app.session set ended = now() where id = ${keyed(secret, cookie)}`);
}

function keyed(secret: string, cookie: string): string {
  return createHmac("sha256", secret).update(cookie).digest("base64url");
}
