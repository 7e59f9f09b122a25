/**
 * Widgets (R7.4-…): parts of a page that are refreshed when records change.
 *
 * GET /widget/{name}?… → 200 text/html, a fragment. POST /widget/{name} with the same parameters as a JSON object, when
 * they are longer than 1000 characters; it only reads, so every role may call it. 404 `{ "error": … }` for an unknown
 * name.
 *
 * | name              | parameters | shows                                                          |
 * |-------------------|------------|----------------------------------------------------------------|
 * | newest_requests   | limit?     | the newest requests                                    |
 * | request_status    | id         | status of a request, with widget actions (routes/actions.ts)   |
 * | request_reminders | id         | the caller's reminders about it                                |
 * | counters          | district?  | requests by status, and the time (to show `interval`)  |
 *
 *     GET /widget/newest_requests?limit=5
 *     200   <ul class="newest"><li><a href="#" edit="works.request/1801/request">ЗВ-2026/01801</a> …</li></ul>
 */
import { Hono } from "hono";
import { readValues } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { sessionOf } from "../session/guard.ts";
import { widgets } from "../widgets/widgets.ts";
import type { WidgetCall } from "../widgets/widget-call.ts";

export function widgetRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/:name", (c) => answer(server, c, c.req.query()));
  routes.post("/:name", async (c) => answer(server, c, await readValues(c)));
  return routes;
}

async function answer(server: Server, c: Call, parameters: WidgetCall["parameters"]): Promise<Response> {
  const name = c.req.param("name") ?? "";
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (!widget) throw new Refusal(404, `Віджета «${name}» немає.`);
  return c.html(await widget({ server, person: sessionOf(c).person, parameters }));
}
