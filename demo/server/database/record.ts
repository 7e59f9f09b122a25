import { createHash } from "node:crypto";
import type pg from "pg";
import type { Table } from "./catalogue.ts";
import { readColumnValue } from "./column-value.ts";
import type { Queryable } from "./database.ts";
import { joined, literal, name, row, rows, sql, type Fragment } from "./sql.ts";

/** One row as an object of column → value. */
export type StoredRecord = Record<string, unknown>;

/** The columns of a table that may leave the server, as SQL. */
export function recordColumns(table: Table): Fragment {
  return joined([...table.columns.keys()].map((column) => name(column)));
}

/** The record with that key; `for update` holds it until the end of the transaction. */
export async function readRecord(
  database: Queryable,
  table: Table,
  id: string,
  lock: "for update" | "" = "",
): Promise<StoredRecord | undefined> {
  const keyColumn = table.columns.get(table.key);
  const key = keyColumn ? readColumnValue(keyColumn, id) : { problem: "" };
  if ("problem" in key) return undefined;
  return row(
    database,
    sql`select ${recordColumns(table)} from ${name(table.name)} where ${name(table.key)} = ${key.value} ${literal(lock)}`,
  );
}

/** A strong ETag: it changes exactly when the record does. */
export function etagOf(record: StoredRecord): string {
  return `"${createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22)}"`;
}

interface Change {
  before: StoredRecord;
  after: StoredRecord;
  personId: number;
}

/** Stores the changes of the columns whose history the table keeps. */
export async function recordHistory(client: pg.PoolClient, table: Table, change: Change): Promise<void> {
  const { before, after, personId } = change;
  const changed = (table.history ?? []).filter((column) => before[column] !== after[column]);
  for (const column of changed) {
    await rows(
      client,
      sql`insert into app.history (model_name, object_id, field, change_from, change_to, person_id)
          values (${table.name}, ${String(after[table.key])}, ${column}, ${before[column]}, ${after[column]}, ${personId})`,
    );
  }
}
