/**
 * Phrases (R7.1-01): a municipality has its own words for some things.
 *
 * GET /localejs/{lang}.js → 200 text/javascript, one object literal of phrase → own words. It is parsed as data and
 * never run, though it is a script as in 2012. It needs no session, because the sign-in dialog has phrases too. GET
 * /localejs/{lang}.json, which newer pages ask for first, is 404 here.
 *
 *     GET /localejs/ua.js
 *     200   { "datePattern": "день.місяць.рік" }
 */
import { Hono } from "hono";
import { Refusal } from "../refusal.ts";
import type { Env } from "../server.ts";

const dictionaries: Record<string, string> = {
  ua: '{ "datePattern": "день.місяць.рік" }\n',
  ru: '{ "datePattern": "день.месяц.год" }\n',
  en: '{ "datePattern": "day.month.year" }\n',
};

export function localeRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/:file{(ua|ru|en)\\.js}", (c) => {
    const language = c.req.param("file").slice(0, 2);
    return c.body(dictionaries[language] ?? "", 200, { "Content-Type": "text/javascript; charset=utf-8" });
  });
  routes.get("/:file", (c) => {
    throw new Refusal(404, `Словника «${c.req.param("file")}» немає.`);
  });
  return routes;
}
