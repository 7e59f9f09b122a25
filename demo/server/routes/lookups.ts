/**
 * Lookups of a form while it is filled in (R7.2-…, R7.3-…).
 *
 * - GET /api-user/form-proxy?form=&value=&field= → 200, the data of an external register for a value: an object of
 *   field → value, or `{}` when nothing was found. Forms: `contractor` (by `edrpou`, the default field: `name`, `site`,
 *   `email`, `phone`, `iban`), `address` (by `text`: `address_id`, `district_id`, `place`). The code 00000000 simulates
 *   a register that doesn't answer: 502 `{ "error" }`.
 * - GET /api/unique/{schema}/{table}/{field} → 200, the taken values, at most 10,000. With `value` in the query
 *   (and `id`, whose own value isn't taken): `true` when it is free, else `false`.
 * - GET /api/rel_extend_view → 200, `[{ "aname", "description" }]`: the kinds of relations between records.
 * - GET /table_info/columns/{table}?json=true → 200, `[{ "name", "typecategory", "nspname", "title" }]`: the columns of a
 *   table; `typecategory` is PostgreSQL's: N numbers, S texts, D dates, B booleans.
 * - GET /api/wizard/{id} → 200 `{ "wiz_content": { … } }`, the initial values of a new request about this topic.
 *
 * 404 `{ "error": … }` for an unknown form, for a field without a unique constraint, for a topic that doesn't exist.
 *
 *     GET /api-user/form-proxy?form=contractor&value=30000000&field=edrpou
 *     200   { "name": "ТОВ «Каштан-1»", "site": "https://c1.example/", "iban": null, … }
 *     GET /api/unique/works/contractor/edrpou?value=30000000&id=1
 *     200   true
 */
import { Hono } from "hono";
import type pg from "pg";
import type { Table } from "../database/catalogue.ts";
import { literal, name, row, rows, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";

type Lookup = (pool: pg.Pool, field: string, value: string) => Promise<Record<string, unknown> | undefined>;

const lookups: Record<string, { field: string; find: Lookup }> = {
  contractor: { field: "edrpou", find: findContractor },
  address: { field: "text", find: findAddress },
};

export function lookupRoutes(server: Server): Hono<Env> {
  const { pool } = server.database;
  const routes = new Hono<Env>();
  routes.get("/api-user/form-proxy", async (c) => {
    const { form = "", value = "", field } = c.req.query();
    const lookup = Object.hasOwn(lookups, form) ? lookups[form] : undefined;
    if (!lookup) throw new Refusal(404, `Пошуку для форми «${form}» немає.`);
    if (field && field !== lookup.field) throw new Refusal(404, `Пошуку за полем «${field}» немає.`);
    return c.json((await lookup.find(pool, lookup.field, value.trim())) ?? {});
  });
  routes.get("/api/unique/:schema/:table/:field", (c) => answerUnique(server, c));
  routes.get("/api/rel_extend_view", async (c) =>
    c.json(await rows(pool, sql`select aname, description from app.rel_extend_view order by aname`)),
  );
  routes.get("/table_info/columns/:table", async (c) => {
    const table = server.catalogue.table(c.req.param("table"));
    if (!table) throw new Refusal(404, `Таблиці «${c.req.param("table")}» немає.`);
    return c.json(await columnsOf(pool, table));
  });
  routes.get("/api/wizard/:id", async (c) => {
    const topic = await row(
      pool,
      sql`select code, ua from dict.cls where list = 'topic' and code = ${c.req.param("id")}`,
    );
    if (!topic) throw new Refusal(404, `Майстра «${c.req.param("id")}» немає.`);
    return c.json({ wiz_content: { topic: topic["code"], channel: "web", body: `${String(topic["ua"])}: ` } });
  });
  return routes;
}

/** The columns that people may see, with the category of each type. */
async function columnsOf(pool: pg.Pool, table: Table) {
  const types = [...table.columns.values()].map(({ type }) => type);
  const categories = await rows<{ typname: string; typcategory: string }>(
    pool,
    sql`select typname, typcategory from pg_type where typname = any(${types})`,
  );
  const byType = new Map(categories.map(({ typname, typcategory }) => [typname, typcategory]));
  const [nspname] = table.name.split(".");
  return [...table.columns.values()].map((column) => ({
    name: column.name,
    typecategory: byType.get(column.type) ?? "",
    nspname,
    title: column.title,
  }));
}

async function answerUnique({ database, catalogue }: Server, c: Call): Promise<Response> {
  const { schema, table: ownName, field } = c.req.param() as Record<"schema" | "table" | "field", string>;
  const table = catalogue.table(`${schema}.${ownName}`);
  const column = table?.columns.get(field);
  if (!table || !column?.isUnique) throw new Refusal(404, `Поля «${schema}.${ownName}.${field}» без повторень немає.`);
  const { value, id } = c.req.query();
  if (value === undefined) {
    const taken = await rows<{ value: unknown }>(
      database.pool,
      sql`select ${name(field)} as value from ${name(table.name)} where ${name(field)} is not null
          order by 1 limit 10000`,
    );
    return c.json(taken.map((found) => found.value));
  }
  const isOther = id ? sql`${name(table.key)}::text <> ${id}` : literal("true");
  const other = await row(
    database.pool,
    sql`select 1 from ${name(table.name)} where ${name(field)}::text = ${value} and ${isOther} limit 1`,
  );
  return c.json(!other);
}

async function findContractor(pool: pg.Pool, field: string, value: string): ReturnType<Lookup> {
  if (value === "00000000") throw new Refusal(502, "Державний реєстр не відповідає.");
  return row(pool, sql`select name, site, email, phone, iban from works.contractor where ${name(field)} = ${value}`);
}

async function findAddress(pool: pg.Pool, field: string, value: string): ReturnType<Lookup> {
  return row(
    pool,
    sql`select address.id as address_id, district_id,
          jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(x, y)) as place
        from land.address join land.street on street.id = address.street_id where address.${name(field)} = ${value} limit 1`,
  );
}
