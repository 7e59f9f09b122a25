/**
 * Widget actions (R7.4-…): actions of buttons in widgets and cards, under /api-user/.
 *
 * - POST (or the element's own method) /api-user/request/{action}?… with a JSON body → the method `request.{action}` of
 *   routes/methods.ts with the values of the body and of the query, which wins; 200 with `message`, `tag`, `redirect`, `reload`,
 *   `error` or `download`. A path without a leading slash gets the prefix /api-user/, so
 *   `vs-action="request/take?id=7"`.
 * - GET or POST /api-user/letter/{id} → a letter to the applicant as a file: `Content-Disposition: attachment` with the
 *   name in UTF-8.
 * - POST /api-user/export/requests?status= → 200 `{ "download": address }`; that address by GET → the list as CSV, up
 *   to 2,000 rows, for spreadsheets: UTF-8 with a byte order mark, semicolons, no cell that could be a formula.
 *
 * GETs of an action change data as well, so they need `X-Requested-With: XMLHttpRequest`; files don't.
 *
 *     POST /api-user/request/remind?id=7      { "text": "Перевірити асфальт" }
 *     200                                     { "message": "Нагадаємо завтра.", "tag": "#request-reminders" }
 */
import { Hono } from "hono";
import { sendAttachment } from "../attachment.ts";
import { rows, sql } from "../database/sql.ts";
import { runMethod } from "../methods/run-method.ts";
import { readShownRequest } from "../pages/one-request.ts";
import { readValues } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { guardChanges, sessionOf } from "../session/guard.ts";

export function actionRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.on(["GET", "POST", "PUT", "DELETE"], "/request/:action", guardChanges, async (c) =>
    runMethod(server, c, { name: `request.${c.req.param("action")}`, obj: await readValues(c) }),
  );
  routes.on(["GET", "POST"], "/letter/:id", (c) => sendLetter(server, c));
  routes.post("/export/requests", (c) => {
    const status = c.req.query("status");
    const query = status ? `?status=${encodeURIComponent(status)}` : "";
    return c.json({ download: `/api-user/export/requests.csv${query}` });
  });
  routes.get("/export/requests.csv", (c) => sendList(server, c));
  return routes;
}

async function sendLetter(server: Server, c: Call): Promise<Response> {
  const id = c.req.param("id");
  const request = await readShownRequest(server, id);
  if (!request) throw new Refusal(404, `Звернення з ідентифікатором "${id}" немає.`);
  const { num, applicant, topic, answer } = request;
  const lines = [
    `Шановний заявнику, ${applicant}!`,
    `Ваше звернення ${num} (${topic}) розглянуто.`,
    answer ?? "Роботи ще тривають, про їх завершення повідомимо.",
    sessionOf(c).person.name,
  ];
  const name = `Лист ${num.replaceAll("/", "-")}.txt`;
  return sendAttachment(c, { name, type: "text/plain", text: `${lines.join("\n\n")}\n` });
}

async function sendList({ database }: Server, c: Call): Promise<Response> {
  const status = c.req.query("status") ?? "";
  const found = await rows(
    database.pool,
    sql`select num, topic, applicant, status, to_char(due, 'DD.MM.YYYY') as due from works.request
        where ${status} = '' or status = ${status} order by id desc limit 2000`,
  );
  const table = [
    ["Номер", "Тема", "Заявник", "Статус", "Термін"],
    ...found.map(({ num, topic, applicant, status: code, due }) => [num, topic, applicant, code, due]),
  ];
  const text = `\ufeff${table.map((cells) => cells.map(csvCell).join(";")).join("\r\n")}\r\n`;
  return sendAttachment(c, { name: "Звернення громадян.csv", type: "text/csv", text });
}

/** A cell that begins like a formula gets an apostrophe, so that a spreadsheet reads it as text. */
function csvCell(value: unknown): string {
  const text = String(value ?? "").replace(/^[=+\-@\t\r]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
}
