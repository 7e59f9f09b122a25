import type pg from "pg";
import type { Table } from "./catalogue.ts";
import { recordColumns, recordHistory, type StoredRecord } from "./record.ts";
import { joined, name, row, sql } from "./sql.ts";

/** Writes a new record; returns it as stored, with defaults. */
export async function insertRecord(
  client: pg.Pool | pg.PoolClient,
  table: Table,
  values: Map<string, unknown>,
): Promise<StoredRecord> {
  const columns = joined([...values.keys()].map((column) => name(column)));
  const filled = values.size ? sql`(${columns}) values (${joined([...values.values()])})` : sql`default values`;
  const record = await row(client, sql`insert into ${name(table.name)} ${filled} returning ${recordColumns(table)}`);
  return record ?? {};
}

interface RecordChange {
  /** The record as it was read for update. */
  before: StoredRecord;
  values: Map<string, unknown>;
  /** The person whom the history names. */
  personId: number;
}

/** Changes a record that is locked for update, and stores its history; returns the new record. */
export async function updateRecord(client: pg.PoolClient, table: Table, change: RecordChange): Promise<StoredRecord> {
  const { before, values, personId } = change;
  if (!values.size) return before;
  const changes = [...values].map(([column, value]) => sql`${name(column)} = ${value}`);
  const updated = await row(
    client,
    sql`update ${name(table.name)} set ${joined(changes)} where ${name(table.key)} = ${before[table.key]}
        returning ${recordColumns(table)}`,
  );
  const after = updated ?? before;
  await recordHistory(client, table, { before, after, personId });
  return after;
}
