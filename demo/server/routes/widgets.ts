/**
 * Widgets (SPEC §7.4): pieces of a page that are fetched again when records change.
 *
 * GET /widget/{name}?… → 200 text/html, a fragment. POST /widget/{name} with the same parameters as a JSON object, when
 * they are longer than 1000 characters; it only reads, so every role may. 404 `{ "error": … }` for an unknown name.
 *
 *     GET /widget/newest_requests?limit=5
 *     200   <ul class="newest"><li><a href="#" edit="works.request/1801/request">ЗВ-2026/01801</a> …</li></ul>
 */
import { Hono } from "hono";
import type { HtmlEscapedString } from "hono/utils/html";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { newestRequests } from "../pages/newest-requests.ts";

export type WidgetParameters = Record<string, unknown>;
type Widget = (server: Server, parameters: WidgetParameters) => Promise<HtmlEscapedString>;

const widgets: Record<string, Widget> = {
  newest_requests: newestRequests,
};

export function widgetRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/:name", (c) => answer(server, c, c.req.query()));
  routes.post("/:name", async (c) => answer(server, c, await readBody(c)));
  return routes;
}

async function answer(server: Server, c: Call, parameters: WidgetParameters): Promise<Response> {
  const name = c.req.param("name") ?? "";
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (!widget) throw new Refusal(404, `Віджета «${name}» немає.`);
  return c.html(await widget(server, parameters));
}
