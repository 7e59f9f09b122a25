import type pg from "pg";
import type { Table } from "./catalogue.ts";
import { row, rows, sql } from "./sql.ts";

interface Reservation {
  table: Table;
  personId: number;
}

/**
 * A key for a record that will be created later (admin._get_id): the next number of its table. It is stored as a row of
 * app.idempotency, because it has the same purpose: a create that is sent twice makes one record.
 *
 * `undefined` when people choose the keys of this table themselves.
 */
export async function reserveKey(client: pg.PoolClient, { table, personId }: Reservation): Promise<number | undefined> {
  const found = await row<{ id: number | null }>(
    client,
    sql`select nextval(pg_get_serial_sequence(${table.name}, ${table.key})) as id`,
  );
  const id = found?.id ?? undefined;
  if (id === undefined) return undefined;
  await rows(
    client,
    sql`insert into app.idempotency (person_id, key, request_hash)
        values (${personId}, ${rowKey(table, id)}, ${reserved}) on conflict do nothing`,
  );
  return id;
}

/** The values of a new record, with the reserved key, if the same person asked for it. */
export async function withReservedKey(
  client: pg.PoolClient,
  values: Map<string, unknown>,
  { table, personId, asked }: Reservation & { asked: unknown },
): Promise<Map<string, unknown>> {
  const id = Number(asked);
  if (asked === null || asked === "" || !Number.isSafeInteger(id)) return values;
  const kept = await row(
    client,
    sql`select key from app.idempotency
        where person_id = ${personId} and key = ${rowKey(table, id)} and request_hash = ${reserved}`,
  );
  return kept ? new Map([...values, [table.key, id]]) : values;
}

const reserved = "reserved";

function rowKey(table: Table, id: number): string {
  return `id:${table.name}:${id}`;
}
