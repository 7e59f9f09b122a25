import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { openPostgres } from "../database/database.ts";
import { rows, sql } from "../database/sql.ts";
import { pushByNotify } from "./by-notify.ts";
import type { Change, Pushes } from "./pushes.ts";

const url = process.env["TEST_DATABASE_URL"] ?? process.env["DATABASE_URL"] ?? "";

test("copies of the server on one PostgreSQL database receive each other's changes, also after a lost connection @db", async () => {
  test.skip(!url, "needs a PostgreSQL server (TEST_DATABASE_URL)");
  const name = randomUUID();
  const database = openPostgres(url);
  const copies = await Promise.all([`${name}-a`, `${name}-b`].map((copy) => pushByNotify(database.pool, named(copy))));
  const heard = copies.map((copy) => hearing(copy, name));
  await copies[0]?.tell([{ table: name, id: 1 }]);
  for (const ids of heard) await expect.poll(() => ids).toEqual([1]);

  await rows(
    database.pool,
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${`${name}-b`}`,
  );
  const isBack = async () => {
    await copies[0]?.tell([{ table: name, id: 2 }]);
    return heard[1]?.includes(2);
  };
  await expect.poll(isBack).toBe(true);
  for (const copy of copies) await copy.close();
  await database.close();
});

/** The database address with an `application_name`, by which the test finds the connection. */
function named(copy: string): string {
  const address = new URL(url);
  address.searchParams.set("application_name", copy);
  return address.href;
}

/** The ids of a table's changes from now on; the list grows. */
function hearing(pushes: Pushes, table: string): Change["id"][] {
  const ids: Change["id"][] = [];
  pushes.hear((change) => change.table === table && ids.push(change.id));
  return ids;
}
