/**
 * Our own pages, sent with our own policy (docs/safety.md §3: scripts and styles of this site only, nothing inline).
 *
 * - GET /admin.html, /admin, /admin/… → the shell: a menu and a `<vs-outlet>` (routes/templates.ts has its pages).
 * - GET /request/{id} → the card of a request. POST /request/{id}/answer with the form field `answer`: the card's own
 *   form → 303 back to the card, or 200 `{ "message", "redirect" }` when a page's script asks (X-Requested-With);
 *   `If-Match` and `Idempotency-Key` as in routes/records.ts.
 * - GET /forms → the forms of the demo.
 * - GET /errors → a button for each row R8-…; GET /rare → behaviour that no other page shows (with `?vue_form=1` or
 *   `?method_override=1`: with that setting on).
 * - GET /tables → tables of records; GET /tables/10000, /tables/100000 → as many rows, made by a script of the page;
 *   GET /tables/handsontable → cells drawn by Handsontable.
 * - GET /classifiers → trees of records; GET /classifiers/5000 → a tree of 5,000 items that is a value.
 * - GET /map.html → maps; GET /park → a map on a picture; GET /street-view → the frame of its street view.
 * - GET /public/new → a citizen's request, which needs no session but a captcha.
 * - GET /help/{id} → a page of the knowledge base (`requests`, `signing`); needs no session.
 *
 * Without a session: 303 to /login?back=…; 404 `{ "error": … }` for a request or a help page that doesn't exist.
 *
 *     POST /request/7/answer      answer=Роботи виконано
 *     200                         { "message": "Відповідь записано.", "redirect": "/request/7?saved=answer" }
 */
import { Hono } from "hono";
import { etagOf, readRecord } from "../database/record.ts";
import { updateRecord } from "../database/write-record.ts";
import { rows, sql, type Fragment } from "../database/sql.ts";
import { adminPage } from "../pages/admin.ts";
import { classifiersPage, largeTreePage } from "../pages/classifiers.ts";
import { errorsPage } from "../pages/errors.ts";
import { formsPage } from "../pages/forms.ts";
import { mapPage, parkPage, streetViewPage, type ListedRequest } from "../pages/map.ts";
import { helpPage } from "../pages/help.ts";
import { readShownRequest } from "../pages/one-request.ts";
import { sendOwnPolicy, sendTablesPolicy } from "../pages/policy.ts";
import { publicRequestPage } from "../pages/public-request.ts";
import { rarePage, rareSettings } from "../pages/rare.ts";
import { requestPage } from "../pages/request.ts";
import { handsontablePage, manyRowsPage, tablesPage } from "../pages/tables.ts";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { guardPages, needRole, sessionOf } from "../session/guard.ts";
import { writeOnce } from "../session/idempotency.ts";
import { needUnchanged } from "./records.ts";

export function officePageRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  for (const path of ["/admin.html", "/admin", "/admin/*"]) {
    routes.get(path, guardPages, (c) => {
      sendTablesPolicy(c);
      return c.html(adminPage(sessionOf(c)));
    });
  }
  routes.get("/request/:id", guardPages, (c) => sendRequestPage(server, c));
  // the address that `_href` makes (R2.2-15)
  routes.get("/request/:id/view=0", guardPages, (c) => sendRequestPage(server, c));
  routes.post("/request/:id/answer", guardPages, (c) => storeAnswer(server, c));
  routes.get("/forms", guardPages, (c) => {
    sendOwnPolicy(c);
    return c.html(formsPage(sessionOf(c)));
  });
  routes.get("/errors", guardPages, (c) => {
    sendOwnPolicy(c);
    return c.html(errorsPage(sessionOf(c)));
  });
  routes.get("/map.html", guardPages, async (c) => {
    sendOwnPolicy(c);
    return c.html(mapPage(sessionOf(c), await readListed(server)));
  });
  routes.get("/park", guardPages, (c) => {
    sendOwnPolicy(c);
    return c.html(parkPage(sessionOf(c)));
  });
  routes.get("/street-view", guardPages, (c) => c.html(streetViewPage(c.req.query("place") ?? "")));
  routes.get("/rare", guardPages, (c) => {
    sendOwnPolicy(c);
    const on = rareSettings.filter((name) => c.req.query(name) === "1");
    return c.html(rarePage(sessionOf(c), on));
  });
  routes.get("/tables/:rows{100000|10000}", guardPages, (c) => {
    sendOwnPolicy(c);
    return c.html(manyRowsPage(sessionOf(c), c.req.param("rows")));
  });
  for (const [path, page] of [
    ["/tables", tablesPage],
    ["/tables/handsontable", handsontablePage],
    ["/classifiers", classifiersPage],
    ["/classifiers/5000", largeTreePage],
  ] as const) {
    routes.get(path, guardPages, (c) => {
      sendOwnPolicy(c);
      return c.html(page(sessionOf(c)));
    });
  }
  routes.get("/public/new", (c) => {
    sendOwnPolicy(c);
    return c.html(publicRequestPage());
  });
  routes.get("/help/:id", (c) => {
    const page = helpPage(c.req.param("id"));
    if (!page) throw new Refusal(404, `Сторінки довідки «${c.req.param("id")}» немає.`);
    sendOwnPolicy(c);
    return c.html(page);
  });
  return routes;
}

async function sendRequestPage(server: Server, c: Call): Promise<Response> {
  const request = await readShownRequest(server, c.req.param("id"));
  if (!request) throw missing(c);
  sendOwnPolicy(c);
  const message = c.req.query("saved") === "answer" ? "Відповідь записано." : undefined;
  return c.html(
    await requestPage({ server, session: sessionOf(c), request, isBench: c.req.query("bench") !== undefined, message }),
  );
}

async function storeAnswer(server: Server, c: Call): Promise<Response> {
  const table = server.catalogue.table("works.request");
  if (!table) throw new Error("works.request is not in the catalogue");
  needRole(c, table.write);
  const { answer } = await readBody(c);
  const stored = await writeOnce(server, c, { answer }, async (client) => {
    const before = await readRecord(client, table, c.req.param("id") ?? "", "for update");
    if (!before) throw missing(c);
    needUnchanged(c, before);
    const values = new Map([["answer", String(answer ?? "") || null]]);
    const after = await updateRecord(client, table, { before, values, personId: sessionOf(c).person.id });
    // the record's own id: that of the address may be spelled otherwise
    const id = after[table.key] as number;
    const body = { message: "Відповідь записано.", redirect: `/request/${id}?saved=answer` };
    return { status: 200, headers: { ETag: etagOf(after) }, body, changed: [{ table: table.name, id }] };
  });
  if (c.req.header("X-Requested-With") === "XMLHttpRequest") return stored;
  const { redirect } = (await stored.json()) as { redirect: string };
  return c.redirect(redirect, 303);
}

function missing(c: Call): Refusal {
  return new Refusal(404, `Звернення з ідентифікатором "${c.req.param("id") ?? ""}" немає.`);
}

/** Coordinates are checked before the cast, which no WHERE does for sure: one wrong row would break the page. */
const readListed = ({ database }: Server): Promise<ListedRequest[]> =>
  rows<ListedRequest & Record<string, unknown>>(
    database.pool,
    sql`select * from (
          select id, num, applicant, ${degrees(0)} as x, ${degrees(1)} as y from works.request
        ) as placed where x is not null and y is not null order by id limit 8`,
  );

const degrees = (at: 0 | 1): Fragment => {
  const found = sql`place -> 'coordinates' -> ${at}::int`;
  return sql`case when jsonb_typeof(${found}) = 'number' then (${found})::float end`;
};
