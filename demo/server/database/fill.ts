import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { serverFolder } from "../places.ts";
import { seed } from "../seed/seed.ts";

/** Creates the schemas and their rows in an empty database. */
export async function fill(pool: pg.Pool, scale: number): Promise<void> {
  await pool.query(readFileSync(join(serverFolder, "schema.sql"), "utf8"));
  await seed(pool, { today: new Date().toISOString().slice(0, 10), scale });
}
