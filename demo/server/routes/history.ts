/**
 * History of the status (R7.2-…).
 *
 * GET /api/crm_status_view?model_name={table}&object_id={id} → 200, the changes, oldest first: `change_from`,
 * `change_to`, `cdate` (ISO), `cdate_txt` (DD.MM.YYYY HH:MM), `user_name`. Both parameters are needed, else 400.
 *
 *     GET /api/crm_status_view?model_name=works.request&object_id=7
 *     200   [{ "change_from": "new", "change_to": "done", "cdate_txt": "01.10.2026 12:30", "user_name": "Коваль Тарас", … }]
 */
import { Hono } from "hono";
import { rows, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";

export function historyRoutes({ database }: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/", async (c) => {
    const { model_name: table, object_id: id } = c.req.query();
    if (!table || !id) throw new Refusal(400, "Потрібні параметри model_name та object_id.");
    const changes = await rows(
      database.pool,
      sql`select change_from, change_to, cdate, cdate_txt, user_name from app.crm_status_view
          where model_name = ${table} and object_id = ${id} order by cdate, id`,
    );
    return c.json(changes);
  });
  return routes;
}
