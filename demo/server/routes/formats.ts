/**
 * Formats: markup that the server makes for one place (R7.4-…), for `format`, `modal-info`, `vs-modal`, `vs-load`.
 *
 * - GET /api/format/{name}?… → 200 text/html, a fragment. POST /api/format/{name} with the same parameters as a JSON
 *   object, when they are longer than 1000 characters; it only reads, so every role may call it.
 * - GET /api/format/{template}/{table}/{field}/{id} → 200 text/html: one field of a record. Templates: `value` (the
 *   value alone), `titled` (with its title), `paragraphs` (a heading and the text). With the template `testtemp` the
 *   field is a key and the answer a card of the record.
 *
 * | name            | parameters | gives                                            |
 * |-----------------|------------|--------------------------------------------------|
 * | request_card    | id         | a request to read                                |
 * | request_brief   | id?        | one line about it                                |
 * | request_order   | id         | a form that calls a method, for a modal          |
 * | contractor_card | id         | a contractor to read                             |
 * | letterhead      | title, kind | the head of a document                           |
 * | rules           |            | a text                                           |
 * | map-functions-pt, map-search-pt | map_id, show_panel | panels beside a map              |
 * | broken          |            | 500 `{ "error" }`, always                        |
 *
 * 404 `{ "error": … }` for an unknown name, template, table, field or record.
 *
 *     GET /api/format/titled/works.request/applicant/7
 *     200   <p><b>Заявник:</b> Ткачук Ірина</p>
 */
import { Hono } from "hono";
import { fieldFormats, readField } from "../formats/field.ts";
import { formats } from "../formats/formats.ts";
import { recordCard } from "../formats/record-card.ts";
import { readValues } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";

export function formatRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/:template/:table/:field/:id", async (c) => {
    const { template, ...asked } = c.req.param();
    if (template === "testtemp") return c.html(await recordCard(server, asked));
    const format = Object.hasOwn(fieldFormats, template) ? fieldFormats[template] : undefined;
    if (!format) throw new Refusal(404, `Шаблону «${template}» немає.`);
    return c.html(await format(await readField(server, asked)));
  });
  routes.get("/:name", (c) => answer(server, c, c.req.query()));
  routes.post("/:name", async (c) => answer(server, c, await readValues(c)));
  return routes;
}

async function answer(server: Server, c: Call, parameters: Record<string, unknown>): Promise<Response> {
  const name = c.req.param("name") ?? "";
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new Refusal(404, `Шаблону «${name}» немає.`);
  return c.html(await format({ server, parameters }));
}
