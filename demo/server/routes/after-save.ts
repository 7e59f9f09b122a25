/**
 * Hooks that a page calls after a save, a call of the code editor, and a named action (R7.7-01, R7.3-17, R7.5-09).
 *
 * - GET /api-user/after-save/{hook}?… → 200 `{ "ok": true }`; the call is logged for the caller.
 * - GET /api-user/after-save → 200, the caller's last 50 calls, the oldest first: `[{ "hook", "query", "at" }]`.
 * - GET /helper/reload → 200 `{ "ok": true }`, logged as the hook `helper.reload`: helpers would be read again.
 * - POST /upload_image_to_ftp, without a body → 200 `sent` (text), logged as `images.ftp`: pictures would be sent to the
 *   site's file server.
 *
 * Calls that are logged are for pages of this site only (`X-Requested-With: XMLHttpRequest`, else 403).
 *
 *     GET /api-user/after-save/notify?id=7       (after="/api-user/after-save/notify?id={id}#/api-user/after-save/log")
 *     200   { "ok": true }
 */
import { Hono } from "hono";
import { rows, sql } from "../database/sql.ts";
import type { Call, Env, Server } from "../server.ts";
import { guardChanges, sessionOf } from "../session/guard.ts";

const kind = "after-save";

export function afterSaveRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/api-user/after-save", async (c) => {
    const calls = await rows<{ hook: string; query: string; at: Date }>(
      server.database.pool,
      sql`select message as hook, url as query, created as at from app.notice
          where person_id = ${sessionOf(c).person.id} and title = ${kind} order by id desc limit 50`,
    );
    return c.json(calls.toReversed());
  });
  routes.get("/api-user/after-save/:hook", guardChanges, (c) => writeDown(server, c, c.req.param("hook")));
  routes.get("/helper/reload", guardChanges, (c) => writeDown(server, c, "helper.reload"));
  routes.post("/upload_image_to_ftp", async (c) => {
    const body = await c.req.text();
    if (body) return c.json({ error: "an empty body is expected" }, 422);
    await writeDown(server, c, "images.ftp");
    return c.text("sent");
  });
  return routes;
}

async function writeDown({ database }: Server, c: Call, hook: string): Promise<Response> {
  await rows(
    database.pool,
    sql`insert into app.notice (person_id, title, message, url)
        values (${sessionOf(c).person.id}, ${kind}, ${hook}, ${new URL(c.req.url).search})`,
  );
  return c.json({ ok: true });
}
