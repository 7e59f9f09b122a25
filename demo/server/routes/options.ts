/**
 * Option lists (R7.2-…, R3.5-…).
 *
 * GET /api-user/select/{names} → 200, an object keyed by list. {names} is one name or several with commas; a last `,1`
 * as old pages send it is ignored. Query: `lang` (`ua`, `ru`, `en`); everything else is the state of the page and is
 * ignored here (`reload=true` too: lists are read from the database each time). 404 `{ "error": … }` names the lists
 * that don't exist; 422 for more than 20 lists.
 *
 * Two kinds of list, in the two spellings that pages know:
 * - a classifier, key `{name}json`: rows `[code, text, parent or group, badge colour or hidden, enabled]`
 * - a table, key `{name}`: objects `{ "id", "text", "category"?, "color"?, "parent"?, "enabled"? }`
 *
 *     GET /api-user/select/channel,district
 *     200   { "channeljson": [["phone", "Телефон", null, false, true], …, ["old", "Застаріле значення", null, false, false]],
 *             "district": [{ "id": 1, "text": "Центральний старостинський округ" }, …] }
 */
import { Hono } from "hono";
import type pg from "pg";
import { literal, rows, sql, type Fragment } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";

/** Each list is a query. */
const mostLists = 20;

/** Lists that are separate tables. */
const tableLists: Record<string, Fragment> = {
  address: sql`select id, text, street_id as parent from land.address order by text`,
  street: sql`select id, name as text, district_id as parent from land.street order by name`,
  district: sql`select id, name as text from land.district order by name`,
  person: sql`select id, name as text, title as category, enabled from app.person where id > 0 order by name`,
  contractor: sql`select id, name as text, active as enabled from works.contractor order by id`,
  purpose: sql`select code as id, name as text, section as category from dict.purpose order by code`,
  unit_system: sql`select id, text, parent, color from dict.unit_system order by id`,
};

export function optionRoutes({ database }: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/select/:names", async (c) => {
    const names = [...new Set(c.req.param("names").replace(/,1$/, "").split(",").filter(Boolean))];
    if (names.length > mostLists) throw new Refusal(422, `За один раз — не більше ${mostLists} списків.`);
    const language = readLanguage(c.req.query("lang"));
    const lists = await Promise.all(names.map((name) => readList(database.pool, name, language)));
    const unknown = names.filter((_, index) => !lists[index]);
    if (unknown.length || !names.length) throw new Refusal(404, `Списку «${unknown.join(", ")}» немає.`);
    return c.json(Object.fromEntries(lists.filter((list) => list !== undefined)));
  });
  return routes;
}

type List = [key: string, choices: unknown[]];

async function readList(pool: pg.Pool, name: string, language: string): Promise<List | undefined> {
  const query = Object.hasOwn(tableLists, name) ? tableLists[name] : undefined;
  return query ? [name, await rows(pool, query)] : readClassifier(pool, name, language);
}

async function readClassifier(pool: pg.Pool, name: string, language: string): Promise<List | undefined> {
  const text = literal(`coalesce(${language}, ua)`);
  const found = await rows(
    pool,
    sql`select code, ${text} as text, coalesce(parent, grp) as parent, color, hidden, enabled
        from dict.cls where list = ${name} order by ord, id`,
  );
  if (!found.length) return undefined;
  const choices = found.map((choice) => [
    choice["code"],
    choice["text"],
    choice["parent"],
    choice["hidden"] ? true : (choice["color"] ?? false),
    choice["enabled"],
  ]);
  return [`${name}json`, choices];
}

/** The column of dict.cls that holds the language. */
function readLanguage(asked: string | undefined): "ua" | "ru" | "en" {
  return asked === "ru" || asked === "en" ? asked : "ua";
}
