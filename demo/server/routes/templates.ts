/**
 * Templates (SPEC §7.1).
 *
 * GET /api/template/form/{name} → 200, the form's schema as JSON (CONTRACT, Form schema): the text as it is kept, so a
 * template that is broken arrives broken. 404 `{ "error": … }` when there is no such form.
 *
 *     GET /api/template/form/contractor
 *     200   { "title": { "ua": "Підрядник" }, "schema": { "edrpou": { "type": "Text", … } } }
 */
import { Hono } from "hono";
import { row, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";

export function templateRoutes({ database }: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/form/:name", async (c) => {
    const name = c.req.param("name");
    const form = await row<{ body: string }>(
      database.pool,
      sql`select body from app.template where kind = 'form' and name = ${name}`,
    );
    if (!form) throw new Refusal(404, `Форму "${name}" не знайдено`);
    return c.body(form.body, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  return routes;
}
