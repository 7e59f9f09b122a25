/**
 * Saves to an address that the page gives (R7.3-02).
 *
 * - GET /api/get/{table}?… and POST /api/get/{table} (when the fields are longer than 1000 characters): a new record
 *   → 201 `{ "id" }`
 * - GET /api/get/{table}/{id}?… and POST /api/get/{table}/{id}: changes a record → 200 `{ "id" }`
 *
 * The fields are the query or the JSON body; headers and refusals are those of routes/records.ts. A GET that changes
 * data is for pages of this site only (`X-Requested-With: XMLHttpRequest`, else 403).
 *
 *     GET /api/get/works.request/7?priority=5
 *     200   { "id": 7 }
 */
import { Hono } from "hono";
import { readValues } from "../read-body.ts";
import type { Env, Server } from "../server.ts";
import { guardChanges } from "../session/guard.ts";
import { createFrom, updateFrom } from "./records.ts";

export function saveRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  const table = "/:table{[^/]+\\.[^/]+}";
  routes.use(guardChanges);
  routes.on(["GET", "POST"], table, async (c) => createFrom(server, c, await readValues(c)));
  routes.on(["GET", "POST"], `${table}/:id`, async (c) => updateFrom(server, c, await readValues(c)));
  return routes;
}
