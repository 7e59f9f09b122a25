import type pg from "pg";
import type { Table } from "./catalogue.ts";
import { recordColumns, type StoredRecord } from "./record.ts";
import { joined, literal, name, row, rows, sql } from "./sql.ts";

/** Keeps a record that is about to be deleted, so that the delete can be taken back. */
export async function rememberDeleted(
  client: pg.PoolClient,
  table: Table,
  { record, personId }: { record: StoredRecord; personId: number },
): Promise<void> {
  await rows(
    client,
    sql`insert into app.deleted (model_name, object_id, record, person_id)
        select ${table.name}, ${String(record[table.key])}, to_jsonb(t), ${personId}
        from ${name(table.name)} t where ${name(table.key)} = ${record[table.key]}
        on conflict (model_name, object_id) do update
        set record = excluded.record, person_id = excluded.person_id, deleted_at = now()`,
  );
}

/** Stores a deleted record again, as it was; undefined when it was not deleted. */
export async function restoreDeleted(
  client: pg.PoolClient,
  table: Table,
  id: string,
): Promise<StoredRecord | undefined> {
  const found = await row<{ record: string }>(
    client,
    sql`delete from app.deleted where model_name = ${table.name} and object_id = ${id} returning record::text as record`,
  );
  if (!found) return undefined;
  // with the secret columns, which are stored but never sent
  const columns = joined([...table.columns.keys(), ...(table.secret ?? [])].map((column) => name(column)));
  return row(
    client,
    sql`insert into ${name(table.name)} (${columns})
        select ${columns} from jsonb_populate_record(null::${literal(table.name)}, ${found.record}::jsonb)
        returning ${recordColumns(table)}`,
  );
}
