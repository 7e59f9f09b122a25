import type pg from "pg";
import { row, rows, sql } from "../database/sql.ts";

const mostFailed = 10;

/** An attempt that has begun: it counts as failed until it succeeds. */
export interface Attempt {
  id: number;
  login: string;
}

/**
 * Notes an attempt to sign in before the password is checked, so that many at once cannot pass. At most 10 failed ones
 * a minute for each account and for each address, known logins or not.
 *
 * @returns the attempt, or the seconds to wait
 */
export async function beginSignIn(pool: pg.Pool, given: { login: string; address: string }): Promise<Attempt | number> {
  const login = given.login.slice(0, 200).toLowerCase();
  const address = given.address.slice(0, 100);
  await rows(pool, sql`delete from app.sign_in where at < now() - interval '1 minute'`);
  const begun = await row<{ id: number }>(
    pool,
    sql`insert into app.sign_in (login, address) values (${login}, ${address}) returning id`,
  );
  const attempt = { id: begun?.id ?? 0, login };
  const waits = await rows<{ seconds: number }>(
    pool,
    sql`select ceil(extract(epoch from at + interval '1 minute' - now()))::int as seconds from app.sign_in
        where id < ${attempt.id} and login = ${login} order by at desc offset ${mostFailed - 1} limit 1`,
  );
  waits.push(
    ...(await rows<{ seconds: number }>(
      pool,
      sql`select ceil(extract(epoch from at + interval '1 minute' - now()))::int as seconds from app.sign_in
          where id < ${attempt.id} and address = ${address} order by at desc offset ${mostFailed - 1} limit 1`,
    )),
  );
  if (!waits.length) return attempt;
  // A refused attempt does not prolong the wait.
  await rows(pool, sql`delete from app.sign_in where id = ${attempt.id}`);
  return Math.max(1, ...waits.map(({ seconds }) => seconds));
}

/** Clears the count of the account; failed attempts at other accounts go on counting for the address. */
export async function clearSignIn(pool: pg.Pool, { id, login }: Attempt): Promise<void> {
  await rows(pool, sql`delete from app.sign_in where login = ${login} or id = ${id}`);
}
