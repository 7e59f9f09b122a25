import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { serverFolder } from "../places.ts";
import { row, sql, transaction } from "./sql.ts";

/**
 * Adds the typed geometries of postgis.sql if the server has PostGIS and our user may enable it. Nothing in the
 * demo needs them, so a refusal is only logged.
 */
export async function addShapes(pool: pg.Pool): Promise<void> {
  const found = await row(pool, sql`select 1 from pg_available_extensions where name = 'postgis'`);
  if (!found) return;
  try {
    await transaction(pool, (client) => client.query(readFileSync(join(serverFolder, "postgis.sql"), "utf8")));
  } catch (error) {
    console.warn("PostGIS is there but was not used:", (error as Error).message);
  }
}
