/**
 * Suggestions while typing, and new entries of a classifier (R7.2-…).
 *
 * GET /api-user/suggest/{data} → 200, a list of `{ "id", "text", "category"?, "color"?, "x"?, "y"?, …columns }`. {data}
 * is one of those below or a classifier. Query: `key` (words that the text must contain; the first eight count, over
 * 200 characters are 422), `limit` (1–100, 30), `parent`, `parent2` (as named below), `val` (only the entry with this
 * id), or `smart` = table.column: the ten values that were stored last, as texts, only of a column that a stored form
 * names in `smart`. Everything else is ignored. 404 `{ "error" }` for an unknown {data} or column.
 *
 * | data       | parent      | parent2   | columns beside id and text                        |
 * |------------|-------------|-----------|---------------------------------------------------|
 * | address    | district_id | street_id | category (district), x, y, district_id, street_id |
 * | street     | district_id |           | category (district), district_id                  |
 * | contractor |             |           | color, edrpou                                     |
 * | person     |             |           | category (post)                                   |
 * | applicant  |             |           | phone, email of the last request                  |
 *
 * GET or POST /api-user/select-add with `group` (the classifier), `name`, `key` (the parent, may be empty) → 200
 * `{ "id" }`. For pages of this site only; editors and above. 404 no such classifier, 409 the entry exists already,
 * 422 no name.
 *
 *     GET /api-user/suggest/street?key=виш&limit=30
 *     200   [{ "id": 3, "text": "вулиця Вишнева", "category": "Центральний старостинський округ", "district_id": 1 }]
 */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type pg from "pg";
import type { Queryable } from "../database/database.ts";
import { joined, literal, name, row, rows, sql, type Fragment } from "../database/sql.ts";
import { readValues } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { guardChanges, needRole } from "../session/guard.ts";
import { writeOnce } from "../session/idempotency.ts";

/** Each word is one more condition for every row, and a visitor without a session may search. */
const mostWords = 8;
const mostKeyLength = 200;

/** The searched queries; all have the columns id and text. */
const sources: Record<string, { from: Fragment; parent?: string; parent2?: string }> = {
  address: {
    from: sql`select address.id, address.text, district.name as category, x, y, street.district_id, street_id
      from land.address join land.street on street.id = street_id left join land.district on district.id = street.district_id`,
    parent: "district_id",
    parent2: "street_id",
  },
  street: {
    from: sql`select street.id, street.name as text, district.name as category, district_id
      from land.street left join land.district on district.id = district_id`,
    parent: "district_id",
  },
  contractor: {
    from: sql`select id, name as text, case when active then 'primary' else 'warning' end as color, edrpou
      from works.contractor`,
  },
  person: { from: sql`select id, name as text, title as category from app.person where id > 0` },
  applicant: {
    from: sql`select distinct on (applicant) applicant as id, applicant as text, phone, email
      from works.request where applicant <> '' order by applicant, id desc`,
  },
};

export function suggestRoutes(server: Server): Hono<Env> {
  const { pool } = server.database;
  const routes = new Hono<Env>();
  routes.get("/suggest/:data", async (c) => {
    const { smart, ...query } = c.req.query();
    return c.json(smart ? await recent(server, smart) : await suggested(pool, c.req.param("data"), query));
  });
  routes.get("/select-add", guardChanges, (c) => addOnce(server, c, c.req.query()));
  routes.post("/select-add", guardChanges, async (c) => addOnce(server, c, await readValues(c)));
  return routes;
}

async function suggested(pool: pg.Pool, data: string, query: Record<string, string>): Promise<unknown[]> {
  const { from, parent, parent2 } = Object.hasOwn(sources, data) ? sources[data]! : await classifier(pool, data);
  const limit = Math.min(Math.max(Number(query["limit"]) || 30, 1), 100);
  const key = query["key"] ?? "";
  if (key.length > mostKeyLength) throw new Refusal(422, `Шукати можна не більше ніж за ${mostKeyLength} знаками.`);
  const words = [...new Set(key.split(/\s+/).filter(Boolean))].slice(0, mostWords);
  const wanted = [
    ...words.map((word) => sql`text ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
    ...under(parent, query["parent"]),
    ...under(parent2, query["parent2"]),
    ...(query["val"] ? [sql`id::text = ${query["val"]}`] : []),
  ];
  const where = wanted.length ? joined(wanted, " and ") : literal("true");
  return rows(pool, sql`select * from (${from}) as offered where ${where} order by text limit ${limit}`);
}

const under = (column: string | undefined, value: string | undefined): Fragment[] =>
  column && value ? [sql`${name(column)}::text = ${value}`] : [];

async function classifier(pool: pg.Pool, list: string): Promise<(typeof sources)[string]> {
  if (!(await hasList(pool, list))) throw new Refusal(404, `Довідника «${list}» немає.`);
  return {
    from: sql`select code as id, ua as text, color, parent from dict.cls where list = ${list} and enabled and not hidden`,
    parent: "parent",
  };
}

async function hasList(pool: Queryable, list: string): Promise<boolean> {
  return (await row(pool, sql`select 1 from dict.cls where list = ${list} limit 1`)) !== undefined;
}

/** The latest stored values of a column, without repeats. */
async function recent({ database, catalogue }: Server, smart: string): Promise<unknown[]> {
  const at = smart.lastIndexOf(".");
  const table = catalogue.table(smart.slice(0, at));
  const column = table?.columns.get(smart.slice(at + 1));
  const isOffered = table && column && (await smartColumns(database.pool)).has(`${table.name}.${column.name}`);
  if (!isOffered) throw new Refusal(404, `Поля «${smart}» немає.`);
  const found = await rows(
    database.pool,
    sql`select ${name(column.name)} as value from ${name(table.name)} where ${name(column.name)} is not null
        group by 1 order by max(${name(table.key)}) desc limit 10`,
  );
  return found.map(({ value }) => value);
}

/** The columns that a form of the office offers, as `schema.table.column`; a visitor's form has none. */
async function smartColumns(pool: pg.Pool): Promise<Set<string>> {
  const forms = await rows<{ body: string }>(
    pool,
    sql`select body from app.template where kind = 'form' and body like '%"smart"%'`,
  );
  return new Set(forms.flatMap(({ body }) => smartOf(body)));
}

/** The values of `smart` in a form, in its sub-forms too; none in a text that is no JSON. */
function smartOf(body: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(body, (key, value: unknown) => {
      if (key === "smart" && typeof value === "string") found.push(value);
      return value;
    });
  } catch {
    // A broken form offers nothing.
  }
  return found;
}

function addOnce(server: Server, c: Call, given: Record<string, unknown>): Promise<Response> {
  needRole(c, "editor");
  return writeOnce(server, c, { selectAdd: given }, async (client) => ({
    status: 200,
    headers: {},
    body: await addEntry(client, given),
  }));
}

async function addEntry(pool: Queryable, given: Record<string, unknown>): Promise<{ id: string }> {
  const [list, text, parent] = ["group", "name", "key"].map((key) => String(given[key] ?? "").trim()) as [
    string,
    string,
    string,
  ];
  if (!text) throw new Refusal(422, "Нова позиція не має назви.");
  if (!(await hasList(pool, list))) throw new Refusal(404, `Довідника «${list}» немає.`);
  const same = await row(pool, sql`select 1 from dict.cls where list = ${list} and lower(ua) = lower(${text})`);
  if (same) throw new Refusal(409, `У довіднику вже є «${text}».`);
  const code = `own-${randomUUID().slice(0, 8)}`;
  await rows(
    pool,
    sql`insert into dict.cls (list, code, parent, ua, ord)
        select ${list}, ${code}, ${parent || null}, ${text}, coalesce(max(ord), 0) + 1 from dict.cls where list = ${list}`,
  );
  return { id: code };
}
