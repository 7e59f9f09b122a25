/** Calls of server methods by name or path (R7.3-03, R7.3-04, R7.3-07, R7.3-15, R7.4-07); all count as writes. */
import type { Data } from "../../../base/data.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { settings } from "../../../base/settings.ts";
import type { Saved } from "../../client/answers/saved.ts";
import { request, type Answer } from "../../client/client.ts";
import { queryOf } from "./query-of.ts";
// What reads the answer comes with the call.
import "../../client/whole-client.ts";

interface Doing {
  /** The element that started the call: the CSRF field nearest to it is sent. */
  opener?: Element;
  key?: string;
  signal?: AbortSignal | undefined;
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
    return request({ name: "ajax", method: "POST", body: new URLSearchParams(given as [string, string][]), ...doing });
  }
  if (!obj) return request({ name: "method", values: { method }, ...doing });
  return request({ name: "methods", method: "POST", body: { method, obj }, ...doing });
}

/**
 * A call of a path: GET puts the fields into the query, every other method sends them, data without
 * those that the path's own query holds: the address wins. @throws ServerError
 */
export function callPath(
  path: string,
  {
    method = "POST",
    fields,
    ...doing
  }: Doing & { method?: string; fields?: Data | FormData | URLSearchParams | undefined },
): Promise<Answer> {
  const sent = /^get$/i.test(method)
    ? { query: fields && queryOf(fields) }
    : { body: fields && without(fields, namesIn(path)) };
  return request({ name: "action", path, method, ...sent, ...doing });
}

const namesIn = (path: string): string[] => [...new URLSearchParams(path.split("?")[1]?.split("#")[0]).keys()];

/** A form of the page is sent as the browser would send it. */
function without<Fields extends Data | FormData | URLSearchParams>(fields: Fields, names: string[]): Fields | Data {
  if (fields instanceof FormData || fields instanceof URLSearchParams) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** GET admin._copy with id and table: what it says of the copy. @throws ServerError */
export async function copyRecord(table: string, id: string, doing: Doing): Promise<Saved> {
  const { data, etag } = await request({ name: "copy", query: { id, table }, ...doing });
  return { ...data, etag };
}

/** POST /upload_image_to_ftp without a body; any 2xx is a success (R7.5-09). @throws ServerError */
export const sendImagesToFtp = (doing: Doing): Promise<Answer> =>
  request({ name: "imagesToFtp", method: "POST", ...doing });

/** GET /helper/reload (R7.3-17): the server reads its helpers again. @throws ServerError */
export const reloadHelpers = async (opener?: Element): Promise<void> =>
  void (await request({ name: "reload", opener }));
