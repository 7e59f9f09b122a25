/**
 * Records (R7.3-…): create, read, update, delete and, as our addition, list.
 *
 * | request                  | answer                                                                                |
 * |--------------------------|---------------------------------------------------------------------------------------|
 * | GET /api/{table}/        | 200 `{ "rows": […], "total": 1800 }`                                                  |
 * | POST /api/{table}/       | 201 `{ "id": 1801 }`, headers Location and ETag                                       |
 * | GET /api/{table}/{id}    | 200 the record, header ETag                                                           |
 * | PUT /api/{table}/{id}    | 200 `{ "id": 1801 }`, header ETag of the record as it is now                          |
 * | DELETE /api/{table}/{id} | 200 `{ "id": 1801 }`                                                                  |
 * | POST /api/restore/{table}/{id} | 200 `{ "id": 1801 }`: a deleted record is there again, with its id             |
 *
 * {table} is `schema.table`, {id} the value of its primary key. Bodies are JSON objects (or a posted form) of column →
 * value; keys that are not columns are ignored, columns that are absent keep their values. If a proxy allows only GET
 * and POST: POST with `X-HTTP-Method-Override: PUT` or `DELETE`.
 *
 * The list's query: `limit` (50, at most 1000), `offset`, `order` (columns with commas, `-` before one: descending)
 * and `filter`, a JSON object of column → value, list of values, null or `{ "operator": "ILIKE", "value": "%яма%" }`;
 * `BETWEEN` takes a list of two values.
 *
 * Headers of a write:
 * - `X-CSRF-Token` (or the field `_token` of a form): else 403.
 * - `If-Match: "etag"`: the record is changed only if it has not changed since it was read; else 412.
 * - `dsmessage`, `dssigned`: an electronic signature (routes/signers.ts).
 * - `Idempotency-Key`: the same key with the same request gets the first answer again, and nothing is written twice.
 *
 * Refusals are `{ "error": sentence }`: 400 no JSON object; 401 the text `user unauthorized`; 403 role or token; 404 no
 * such table or record; 409 a code that exists already, or a delete of a record that others refer to; 412; 413 too
 * large; 422 a value that the database refuses, naming the field.
 *
 *     POST /api/works.request/            { "topic": "lamp", "applicant": "Ткачук Ірина", "body": "Не світить ліхтар" }
 *     201                                 { "id": 1801 }
 *     PUT /api/works.request/1801         { "priority": 9 }
 *     422                                 { "error": "Поле «Пріоритет» має недопустиме значення." }
 */
import { Hono } from "hono";
import type pg from "pg";
import type { Table } from "../database/catalogue.ts";
import { deleteRefusalOf } from "../database/refusals.ts";
import { rememberDeleted, restoreDeleted } from "../database/deleted-record.ts";
import { filterOf, orderOf } from "../database/list-query.ts";
import { etagOf, readRecord, recordColumns, type StoredRecord } from "../database/record.ts";
import { withReservedKey } from "../database/reserved-key.ts";
import { valuesFor } from "../database/values-for.ts";
import { insertRecord, updateRecord } from "../database/write-record.ts";
import { name, row, rows, sql } from "../database/sql.ts";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { takeCaptcha } from "../session/captcha.ts";
import { isGuest } from "../session/guest.ts";
import { needRole, sessionOf } from "../session/guard.ts";
import { writeOnce } from "../session/idempotency.ts";

export function recordRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  // Names with a dot are tables; calls such as /api/method/… have their own routes.
  const table = "/:table{[^/]+\\.[^/]+}";
  routes.get(`${table}/`, (c) => list(server, c));
  routes.post(`${table}/`, (c) => create(server, c));
  routes.get(`${table}/:id`, (c) => read(server, c));
  routes.put(`${table}/:id`, (c) => update(server, c));
  routes.delete(`${table}/:id`, (c) => remove(server, c));
  routes.post(`/restore${table}/:id`, (c) => restore(server, c));
  routes.post(`${table}/:id`, (c) => {
    const method = c.req.header("X-HTTP-Method-Override")?.toUpperCase();
    if (method === "PUT") return update(server, c);
    if (method === "DELETE") return remove(server, c);
    throw new Refusal(405, "Для зміни запису потрібен метод PUT, для видалення DELETE.");
  });
  return routes;
}

async function list({ database, catalogue }: Server, c: Call): Promise<Response> {
  const table = tableOf(catalogue.table(c.req.param("table") ?? ""), c);
  const where = filterOf(table, c.req.query("filter"));
  const order = orderOf(table, c.req.query("order"));
  const limit = Math.min(readCount(c.req.query("limit"), 50), 1000);
  const offset = readCount(c.req.query("offset"), 0);
  const counted = await row(database.pool, sql`select count(*) as total from ${name(table.name)} where ${where}`);
  const found = await rows(
    database.pool,
    sql`select ${recordColumns(table)} from ${name(table.name)}
        where ${where} order by ${order} limit ${limit} offset ${offset}`,
  );
  return c.json({ rows: found, total: counted?.["total"] });
}

async function read({ database, catalogue }: Server, c: Call): Promise<Response> {
  const table = tableOf(catalogue.table(c.req.param("table") ?? ""), c);
  const record = await readRecord(database.pool, table, idOf(c));
  if (!record) throw missing(c);
  return c.json(record, 200, { ETag: etagOf(record) });
}

async function create(server: Server, c: Call): Promise<Response> {
  return createFrom(server, c, await readBody(c));
}

async function update(server: Server, c: Call): Promise<Response> {
  return updateFrom(server, c, await readBody(c));
}

/** Stores a new record of the addressed table, with the values of a body or a query. */
export async function createFrom(server: Server, c: Call, body: Record<string, unknown>): Promise<Response> {
  const table = creatableTableOf(server, c, body);
  const values = signed(c, table, valuesFor(table, body, "create"));
  const personId = sessionOf(c).person.id;
  return writeOnce(server, c, body, async (client) => {
    if ("recaptcha-token" in body) await takeCaptcha(client, server.secret, body["recaptcha-token"]);
    const given = { table, asked: body[table.key], personId };
    const record = await insertRecord(client, table, await withReservedKey(client, values, given));
    const id = record[table.key] as string | number;
    const location = `/api/${table.name}/${encodeURIComponent(id)}`;
    const headers = { ETag: etagOf(record), Location: location };
    return { status: 201, headers, body: { id }, changed: [{ table: table.name, id }] };
  });
}

/** Changes the addressed record. */
export async function updateFrom(server: Server, c: Call, body: Record<string, unknown>): Promise<Response> {
  const table = writableTableOf(server, c);
  const values = signed(c, table, valuesFor(table, body, "update"));
  const personId = sessionOf(c).person.id;
  return writeOnce(server, c, body, async (client) => {
    const before = await lockRecord(client, table, c);
    const id = before[table.key] as string | number;
    const after = await updateRecord(client, table, { before, values, personId });
    return { status: 200, headers: { ETag: etagOf(after) }, body: { id }, changed: [{ table: table.name, id }] };
  });
}

/** A table with signatures stores that of this request, or removes the former one. */
function signed(c: Call, table: Table, values: Map<string, unknown>): Map<string, unknown> {
  const signature = c.get("signature");
  for (const column of table.signature ?? []) values.set(column, signature?.[column] ?? null);
  return values;
}

async function remove(server: Server, c: Call): Promise<Response> {
  const table = writableTableOf(server, c);
  return writeOnce(server, c, {}, async (client) => {
    const before = await lockRecord(client, table, c);
    const id = before[table.key] as string | number;
    try {
      await rememberDeleted(client, table, { record: before, personId: sessionOf(c).person.id });
      await rows(client, sql`delete from ${name(table.name)} where ${name(table.key)} = ${id}`);
    } catch (error) {
      throw deleteRefusalOf(error, server.catalogue) ?? error;
    }
    return { status: 200, headers: {}, body: { id }, changed: [{ table: table.name, id }] };
  });
}

/** Takes a delete back: the record is stored again with its id. Records that went with it are not restored. */
async function restore(server: Server, c: Call): Promise<Response> {
  const table = writableTableOf(server, c);
  return writeOnce(server, c, {}, async (client) => {
    const record = await restoreDeleted(client, table, idOf(c));
    if (!record) throw missing(c);
    const id = record[table.key] as string | number;
    return { status: 200, headers: { ETag: etagOf(record) }, body: { id }, changed: [{ table: table.name, id }] };
  });
}

/** The record, locked until the end of the transaction; 412 when it has changed since the caller read it. */
async function lockRecord(client: pg.PoolClient, table: Table, c: Call): Promise<Record<string, unknown>> {
  const record = await readRecord(client, table, idOf(c), "for update");
  if (!record) throw missing(c);
  needUnchanged(c, record);
  return record;
}

/** Refuses with 412 a write that expects (`If-Match`) another state of the record. */
export function needUnchanged(c: Call, record: StoredRecord): void {
  const expected = c.req.header("If-Match");
  const isExpected = expected === undefined || expected === "*" || expected.split(/\s*,\s*/).includes(etagOf(record));
  if (!isExpected) throw new Refusal(412, "Запис тим часом змінила інша людина.");
}

function writableTableOf(server: Server, c: Call): Table {
  const table = tableOf(server.catalogue.table(c.req.param("table") ?? ""), c);
  needRole(c, table.write);
  return table;
}

/** Without a session a captcha replaces the role; such a caller writes only columns of the form. */
function creatableTableOf(server: Server, c: Call, body: Record<string, unknown>): Table {
  if (!isGuest(sessionOf(c))) return writableTableOf(server, c);
  if (!("recaptcha-token" in body)) throw new Refusal(401, "user unauthorized");
  for (const key of Object.keys(body)) if (!publicFields.has(key)) delete body[key];
  return tableOf(server.catalogue.table(c.req.param("table") ?? ""), c);
}
const publicFields = new Set(
  "topic address_id place district_id body applicant phone email recaptcha-token".split(" "),
);

function tableOf(table: Table | undefined, c: Call): Table {
  if (!table) throw new Refusal(404, `Таблиці «${c.req.param("table")}» немає.`);
  return table;
}

function idOf(c: Call): string {
  return c.req.param("id") ?? "";
}

function missing(c: Call): Refusal {
  return new Refusal(404, `Запис «${idOf(c)}» не знайдено. Можливо, його видалено.`);
}

function readCount(text: string | undefined, missingValue: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : missingValue;
}
