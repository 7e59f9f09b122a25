/** Calls that do something by a name or a path (R7.3-03, R7.3-04, R7.3-07, R7.3-15, R7.4-07); all count as writes. */
import type { Data } from "../../../base/data.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { settings } from "../../../base/settings.ts";
import { request, type Answer, type Call } from "../../client/client.ts";
import { plain } from "../../client/query.ts";

interface Doing {
  /** The element that began it: the CSRF field nearest to it is sent. */
  opener?: Element;
  key?: string;
}

/**
 * GET /api/method/{method} without `obj`, POST /api/method/ with `method` and `obj`; a `file`, or setting
 * method_transport "ajax.php", sends both as a form to tpl/ajax.php. @throws ServerError
 */
export function callMethod(
  method: string,
  { obj, file, ...doing }: Doing & { obj?: Data | undefined; file?: string | undefined },
): Promise<Answer> {
  if (file || settings.method_transport === "ajax.php") {
    const fields = { q: "call_method", method, file, obj: obj && natives.json(obj) };
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    return write({ name: "ajax", method: "POST", body: new URLSearchParams(given as [string, string][]), ...doing });
  }
  if (!obj) return write({ name: "method", values: { method }, ...doing });
  return write({ name: "methods", method: "POST", body: { method, obj }, ...doing });
}

/** A call of a path: GET puts the fields into the query, every other method sends them. @throws ServerError */
export function callPath(
  path: string,
  {
    method = "POST",
    fields,
    ...doing
  }: Doing & { method?: string; fields?: Data | FormData | URLSearchParams | undefined },
): Promise<Answer> {
  const isGet = /^get$/i.test(method);
  const isForm = fields instanceof FormData || fields instanceof URLSearchParams;
  const query = isForm ? Object.fromEntries([...fields].map(([name, value]) => [name, plain(value)])) : fields;
  return write({ path, method, ...(isGet ? { query } : { body: fields }), ...doing });
}

/** GET admin._copy with id and table: the copy's id. @throws ServerError */
export async function copyRecord(table: string, id: string, doing: Doing): Promise<Answer> {
  return write({ name: "copy", query: { id, table }, ...doing });
}

const write = (call: Call): Promise<Answer> => request({ ...call, kind: "write" });
