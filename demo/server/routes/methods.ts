/**
 * Methods: server functions besides storing records, called by name (R7.3-…).
 *
 * | request                            | parameters                                                                   |
 * |------------------------------------|------------------------------------------------------------------------------|
 * | GET /api/method/{method}?…         | the query                                                                    |
 * | POST /api/method/                  | JSON `{ "method": name, "obj": { … } }`                                      |
 * | POST /api/method/{method}?…        | the JSON object itself; a value of the query wins                            |
 * | POST /tpl/ajax.php                 | a form: `q=call_method`, `method`, `file` (not used here), `obj` (JSON text) |
 * | GET /admin._copy?id=&table=        | the same as /api/method/admin._copy                                          |
 *
 * | method           | parameters       | answer (200)                                                                 |
 * |------------------|------------------|------------------------------------------------------------------------------|
 * | request.take     | id               | `{ "message", "tag" }`; in work already: `{ "error" }`                       |
 * | request.close    | id, answer?      | `{ "message" }`; without an answer to the applicant: `{ "error" }`           |
 * | request.renew    | id               | `{ "message", "reload": true }`                                              |
 * | request.remind   | id, text?        | `{ "message", "tag" }`                                                       |
 * | request.card     | id               | `{ "redirect" }`                                                             |
 * | request.letter   | id               | `{ "download" }`                                                             |
 * | request.archive  |                  | `{ "error" }`, always                                                        |
 * | request.register |                  | status 500 `{ "error" }`, always                                             |
 * | admin._get_id    | table?           | `{ "id" }`: a record that is created with this id gets it                    |
 * | admin._autofill  | table, data?     | an object of column → value for a new record; what `data` has is left out    |
 * | admin.cls_order | order, table, attr | `{ "message" }`; the places of all items of a tree, `[{ "id", "children"? }]`   |
 * | admin.cls_import | data, id, parent | `{ "message" }`; new items of a classifier, one a line; under 4 characters: 422 |
 * | admin.cls_delete | id               | `{ "message" }`; an item of a classifier with all below it                     |
 * | admin._copy      | table, id        | `{ "id" }` of the copy                                                       |
 *
 * `message` is shown, `tag` is a selector of the regions to refresh, `redirect` and `download` are addresses, `error`
 * is a refusal although the status is 200. Further refusals: 403 role, 404 no such method, table or record, 422 no id.
 *
 * All of these may change data, the GETs too: they are for pages of this site only (header `X-Requested-With:
 * XMLHttpRequest`, else 403), and an `Idempotency-Key` makes repeated calls one call.
 *
 *     POST /api/method/       { "method": "request.take", "obj": { "id": 7 } }
 *     200                     { "message": "Звернення ЗВ-2026/00007 взято в роботу.", "tag": "#request-status" }
 */
import { Hono } from "hono";
import { readObj, runMethod } from "../methods/run-method.ts";
import { readBody, readValues } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";
import { guardChanges } from "../session/guard.ts";

export function methodRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.use("/api/method/*", guardChanges);
  routes.get("/api/method/:name", (c) => runMethod(server, c, { name: c.req.param("name"), obj: c.req.query() }));
  routes.post("/api/method/", async (c) => {
    const { method, obj } = await readBody(c);
    return runMethod(server, c, { name: String(method ?? ""), obj: readObj(obj) });
  });
  routes.post("/api/method/:name", async (c) =>
    runMethod(server, c, { name: c.req.param("name"), obj: await readValues(c) }),
  );
  routes.get("/admin._copy", guardChanges, (c) => runMethod(server, c, { name: "admin._copy", obj: c.req.query() }));
  routes.post("/tpl/ajax.php", guardChanges, async (c) => {
    const { q, method, obj } = await readBody(c);
    if (q !== "call_method") throw new Refusal(400, `Невідома дія «${String(q ?? "")}».`);
    return runMethod(server, c, { name: String(method ?? ""), obj: readObj(obj) });
  });
  return routes;
}
