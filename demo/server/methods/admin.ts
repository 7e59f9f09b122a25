import type { Column, Table } from "../database/catalogue.ts";
import { readRecord } from "../database/record.ts";
import { reserveKey } from "../database/reserved-key.ts";
import { row, sql, type Fragment } from "../database/sql.ts";
import { insertRecord } from "../database/write-record.ts";
import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import { isAtLeast, roleTitles } from "../session/roles.ts";
import { tableIn, type MethodAnswer, type MethodCall } from "./method.ts";

/** Reserves the id of a record that the caller will create (default table: works.request). */
export async function newId(call: MethodCall): Promise<MethodAnswer> {
  const table = tableIn({ ...call, obj: { table: "works.request", ...call.obj } });
  needWriter(call, table);
  const id = await reserveKey(call.client, { table, personId: call.person.id });
  if (id === undefined) throw new Refusal(422, `Ключ записів «${table.title}» обирає людина.`);
  return { id };
}

/** Default values for a new record of a table; values in `data` are left out. */
export async function autofill(call: MethodCall): Promise<MethodAnswer> {
  const table = tableIn(call);
  const query = Object.hasOwn(beginnings, table.name) ? beginnings[table.name] : undefined;
  const values = query ? await row(call.client, query(call.person.id)) : {};
  const known = readData(call.obj["data"]);
  const isEmpty = (key: string) => known[key] === undefined || known[key] === null || known[key] === "";
  return Object.fromEntries(Object.entries(values ?? {}).filter(([key]) => isEmpty(key)));
}

/** Copies the record of `table` and `id`; returns the copy's id. */
export async function copyOf(call: MethodCall): Promise<MethodAnswer> {
  const table = tableIn(call);
  needWriter(call, table);
  const id = String(call.obj["id"] ?? "");
  const record = await readRecord(call.client, table, id);
  if (!record) throw new Refusal(404, `Запис «${id}» не знайдено. Можливо, його видалено.`);
  const values = new Map<string, unknown>();
  for (const column of table.columns.values()) {
    if (isCopied(table, column)) values.set(column.name, valueForSql(column, record[column.name]));
  }
  const copy = await insertRecord(call.client, table, values);
  const key = copy[table.key] as number;
  return { id: key, changed: [{ table: table.name, id: key }] };
}

/** Default values by table, as SQL that gives one row. */
const beginnings: Record<string, (personId: number) => Fragment> = {
  "works.request": (personId) => sql`select 'phone' as channel, 3 as priority, 'new' as status,
    current_date + 30 as due, ${personId}::int as person_id`,
  "works.contractor": () => sql`select true as active, '08:00' as work_from, '17:00' as work_to`,
  "land.parcel": () => sql`select 'draft' as status, 'municipal' as ownership`,
};

function isCopied(table: Table, column: Column): boolean {
  if (table.notCopied?.includes(column.name) || table.signature?.some((own) => own === column.name)) return false;
  if (!column.isUnique) return true;
  if (column.hasDefault || column.mayBeEmpty) return false;
  throw new Refusal(422, `Поле «${column.title}» не може повторюватися, тому копію зробити не можна.`);
}

/** A JSON value is passed as text: `pg` would turn a JSON array into a PostgreSQL array. */
function valueForSql(column: Column, value: unknown): unknown {
  return column.type === "jsonb" && value !== null ? JSON.stringify(value) : value;
}

/** The form's values, as JSON text or an object. */
function readData(data: unknown): Record<string, unknown> {
  const value: unknown = typeof data === "string" ? readJson(data || "{}") : (data ?? {});
  if (value && typeof value === "object") return value as Record<string, unknown>;
  throw new Refusal(400, "Параметр data має бути об'єктом JSON.");
}

function needWriter({ person }: MethodCall, table: Table): void {
  if (!isAtLeast(person.role, table.write)) {
    throw new Refusal(403, `Ваша роль «${roleTitles[person.role]}» не дозволяє цієї дії.`);
  }
}
