/**
 * Templates (R7.1-…).
 *
 * GET /api/template/form/{name} → 200, the form's schema as JSON : the text as it is stored, so a
 * template that is broken arrives broken. 404 `{ "error": … }` when there is no such form. Of a form that is `dynamic`
 * a field with `asked_with` is included only if the query has those values of the record (R3.6-48).
 *
 * GET /api/template/interface/{page}?… → 200 text/html, a page of the shell (/admin.html); its state (filters, page of
 * a list) comes as the query: the parameters of the address, `data`, `url_part`. 401 with the text `user unauthorized`
 * without a session, 404 `{ "error": … }` for a page that doesn't exist: the page `404` can be loaded then. Pages:
 * `requests` (status, district, text, page), `request` (id), `contractors` (active), `profile`, `404`.
 *
 * GET /api/doc_template/{templateName}?pk=title&fields=body → 200 `{ "body": { "body": html } }`, a document's template
 * by its title (pk=title, the default) or its name (pk=name), with places such as `{{num}}` to be filled from the row.
 * A template without a body, or none at all: `{ "body": {} }`. 400 for another `pk` or other fields than `body`,
 * `title`, `name` (with commas).
 *
 *     GET /api/template/form/contractor
 *     200   { "title": { "ua": "Підрядник" }, "schema": { "edrpou": { "type": "Text", … } } }
 *     GET /api/doc_template/Відповідь%20заявнику?pk=title&fields=body
 *     200   { "body": { "body": "<h1>Відповідь на звернення {{num}}</h1>…" } }
 */
import { Hono } from "hono";
import { name as identifier, row, sql } from "../database/sql.ts";
import { isGuest } from "../session/guest.ts";
import { sessionOf } from "../session/guard.ts";
import { isAtLeast, roleTitles } from "../session/roles.ts";
import type { Session } from "../session/session.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";
import { shellPages } from "../shell/shell-pages.ts";

const documentFields = ["name", "title", "body"];

export function templateRoutes(server: Server): Hono<Env> {
  const { database } = server;
  const routes = new Hono<Env>();
  routes.get("/template/form/:name", async (c) => {
    const name = c.req.param("name");
    const form = await row<{ body: string }>(
      database.pool,
      sql`select body from app.template where kind = 'form' and name = ${name}`,
    );
    if (!form) throw new Refusal(404, `Форму "${name}" не знайдено`);
    const body = readOnlyFor(sessionOf(c), askedWith(form.body, c.req.query()));
    return c.body(body, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  routes.get("/template/interface/:page", async (c) => {
    const name = c.req.param("page");
    const page = Object.hasOwn(shellPages, name) ? shellPages[name] : undefined;
    if (!page) throw new Refusal(404, `Сторінки «${name}» немає.`);
    return c.html(await page(server, c));
  });
  routes.get("/doc_template/:name", async (c) => {
    const { pk = "title", fields = "body" } = c.req.query();
    const wanted = fields.split(",");
    if (!["title", "name"].includes(pk)) throw new Refusal(400, "Параметр pk має бути title або name.");
    if (!wanted.every((field) => documentFields.includes(field))) {
      throw new Refusal(400, `Параметр fields: лише ${documentFields.join(", ")}.`);
    }
    const found = await row(
      database.pool,
      sql`select name, title, body from app.template
          where kind = 'doc' and ${identifier(pk)} = ${c.req.param("name")} order by name limit 1`,
    );
    // An empty body counts as missing: the caller then shows the template's name.
    const kept = wanted.filter((field) => found?.[field]).map((field) => [field, found?.[field]]);
    return c.json({ body: Object.fromEntries(kept) });
  });
  return routes;
}

/** Who may not save sees that before typing: the form is marked `readonly`, and its footer says why. */
function readOnlyFor(session: Session, text: string): string {
  if (isGuest(session) || isAtLeast(session.person.role, "editor") || !text.trimStart().startsWith("{")) return text;
  const title = roleTitles[session.person.role];
  const footer = `<p>Ваша роль «${title}» дозволяє лише переглядати.</p>`;
  return text.replace("{", `{"readonly":true,"footer":${JSON.stringify(footer)},`);
}

/** A dynamic form's text with the fields for these values; any other text unchanged. */
function askedWith(text: string, values: Record<string, string>): string {
  if (!text.includes('"asked_with"')) return text;
  const form = JSON.parse(text) as { schema: Record<string, { asked_with?: Record<string, string> }> };
  const fields = Object.entries(form.schema).filter(([, { asked_with: wanted = {} }]) =>
    Object.entries(wanted).every(([name, value]) => values[name] === value),
  );
  return JSON.stringify({ ...form, schema: Object.fromEntries(fields) });
}
