/**
 * The pages that the server renders: plain HTML, the bundle is one script tag in it.
 *
 * - GET /legacy.html?status=&district=&text=&page= → the list of requests as an old page. POST /legacy/old-form: the
 *   page's own form → 303 back with a message, or the page again (422) with the error and what was typed.
 * - GET /strict.html → the same list under the strictest policy.
 *
 * Without a session: 303 to /login?back=…, which returns here.
 */
import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { refusalOf } from "../database/refusals.ts";
import { valuesFor } from "../database/values-for.ts";
import { insertRecord } from "../database/write-record.ts";
import { legacyPage } from "../pages/legacy.ts";
import type { OldFormState } from "../pages/legacy-old-form.ts";
import { sendOldPolicy, sendPolicy } from "../pages/policy.ts";
import { readRequestList } from "../pages/request-list.ts";
import { strictPage } from "../pages/strict.ts";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { guardPages, needRole, sessionOf } from "../session/guard.ts";

export function pageRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/legacy.html", guardPages, (c) => sendLegacyPage(server, c, { values: {} }));
  routes.post("/legacy/old-form", guardPages, (c) => registerByOldForm(server, c));
  routes.get("/strict.html", guardPages, async (c) => {
    const nonce = randomBytes(16).toString("base64");
    sendPolicy(c, { scripts: `'nonce-${nonce}'`, styles: "'none'" });
    return c.html(strictPage({ session: sessionOf(c), list: await readRequestList(server, c), nonce }));
  });
  return routes;
}

async function sendLegacyPage(server: Server, c: Call, form: OldFormState): Promise<Response> {
  sendOldPolicy(c);
  const saved = c.req.query("saved");
  return c.html(
    legacyPage({
      session: sessionOf(c),
      list: await readRequestList(server, c),
      form,
      message: saved && `Звернення ${saved} зареєстровано.`,
      isAnnouncementHidden: c.req.query("announcement") === "hidden",
    }),
  );
}

async function registerByOldForm(server: Server, c: Call): Promise<Response> {
  const body = await readBody(c);
  try {
    const { id, num } = await insertRequest(server, c, body);
    await server.pushes.tell([{ table: "works.request", id }]);
    return c.redirect(`/legacy.html?saved=${encodeURIComponent(num)}`, 303);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOf(error, server.catalogue);
    if (!refusal) throw error;
    c.status(refusal.status === 403 ? 403 : 422);
    const values = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));
    return sendLegacyPage(server, c, { values, error: refusal.message });
  }
}

async function insertRequest(
  { catalogue, database }: Server,
  c: Call,
  body: Record<string, unknown>,
): Promise<{ id: number; num: string }> {
  const table = catalogue.table("works.request");
  if (!table) throw new Error("works.request is not in the catalogue");
  needRole(c, table.write);
  // A switch that is off is not posted.
  const values = valuesFor(table, { ...body, anonymous: body["anonymous"] ?? false }, "create");
  const { id, num } = await insertRecord(database.pool, table, values);
  return { id: id as number, num: num as string };
}
