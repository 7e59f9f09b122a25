import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { serverFolder } from "../places.ts";
import { readDocuments } from "../documents.ts";
import { readForms } from "../forms.ts";
import { openPostgres, type Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { fill } from "./fill.ts";
import { seedFile, seedFolder } from "./seed-file.ts";
import { addShapes } from "./postgis.ts";
import { row, rows, sql, transaction } from "./sql.ts";

export interface StoreOptions {
  /** Folder of the embedded database; one server per folder. */
  dataDir: string;
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl?: string | undefined;
  /** Number of towns side by side (SEED_SCALE); default 1. */
  scale?: number | undefined;
  /** A tar.gz as initial content, in place of the cached seed. */
  seedFile?: string | undefined;
}

/** Opens the store and fills it on first use: the town, the people, the forms, the server's secret. */
export async function openStore(options: StoreOptions): Promise<Database> {
  const database = options.databaseUrl
    ? await openFilledPostgres(options.databaseUrl, options.scale ?? 1)
    : await openFilledEmbedded(options);
  try {
    await moveCalendar(database.pool);
    await storeTemplates(database.pool);
    await storeRelations(database.pool);
    await makeSecret(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Each version of schema.sql has its own data folder, so that a new version never meets old tables. */
async function openFilledEmbedded({ dataDir, scale = 1, seedFile: given }: StoreOptions): Promise<Database> {
  const schema = createHash("sha256").update(readFileSync(join(serverFolder, "schema.sql")));
  const folder = join(dataDir, `store-${schema.digest("hex").slice(0, 8)}${scale > 1 ? `-x${scale}` : ""}`);
  return openEmbedded(folder, { copyOf: await seedFolder(given ?? (await seedFile(scale))) });
}

async function openFilledPostgres(url: string, scale: number): Promise<Database> {
  const database = openPostgres(url);
  try {
    // A session lock: when several servers start at once, one creates the tables and the others wait.
    const client = await database.pool.connect();
    try {
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock(7140001)");
      const found = await row(
        client,
        sql`select to_regclass('works.request') is not null as filled, to_regclass('app.sign_in') is not null as current`,
      );
      if (found?.["filled"] && !found["current"]) {
        throw new Error("DATABASE_URL: this database was filled by an older version; please give an empty one.");
      }
      if (!found?.["filled"]) {
        await fill(database.pool, scale);
        await addShapes(database.pool);
      }
    } finally {
      // The connection is closed, not returned to the pool: this releases the lock and drops the changed time-out.
      client.release(true);
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Shifts the dates of the seed to today, once, in a store that was copied from an older seed: a request that is due
 * tomorrow should be due tomorrow.
 */
async function moveCalendar(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    const found = await row<{ days: number }>(
      client,
      sql`select current_date - (value #>> '{}')::date as days from app.setting where key = 'seed_date' for update`,
    );
    if (!found) return;
    await rows(client, sql`delete from app.setting where key = 'seed_date'`);
    if (found.days === 0) return;
    const { days } = found;
    await rows(
      client,
      sql`update works.request set due = due + ${days}::int, received = received + ${days}::int * interval '1 day'`,
    );
    await rows(client, sql`update app.history set cdate = cdate + ${days}::int * interval '1 day'`);
  });
}

/** Stores forms and documents again at each start, so that changed files take effect. */
async function storeTemplates(pool: pg.Pool): Promise<void> {
  for (const { kind, name, title, body } of [...readForms(), ...readDocuments()]) {
    await rows(
      pool,
      sql`insert into app.template (name, kind, title, body) values (${name}, ${kind}, ${title}, ${body})
        on conflict (name) do update
        set kind = excluded.kind, body = excluded.body, title = excluded.title, updated = now()
        where (app.template.kind, app.template.body, app.template.title)
          is distinct from (excluded.kind, excluded.body, excluded.title)`,
    );
  }
}

/** The kinds of relations between records (R7.2-12). */
async function storeRelations(pool: pg.Pool): Promise<void> {
  const relations = [
    { aname: "cause", description: "Причина звернення" },
    { aname: "repeat", description: "Повторне звернення" },
    { aname: "work", description: "Роботи за зверненням" },
  ];
  for (const { aname, description } of relations) {
    await rows(pool, sql`insert into app.rel_extend values (${aname}, ${description}) on conflict do nothing`);
  }
}

/** Made at the first start of each store and never part of a seed, because all copies of a seed would share it. */
async function makeSecret(pool: pg.Pool): Promise<void> {
  const secret = JSON.stringify(randomBytes(32).toString("base64url"));
  await rows(pool, sql`insert into app.setting values ('secret', ${secret}) on conflict do nothing`);
}
