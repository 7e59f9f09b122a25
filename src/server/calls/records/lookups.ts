/** Values from the server for the fields of a form (R7.2-07, R7.2-08, R7.3-05, R7.3-06, R7.3-08, R7.3-09). */
import type { Data } from "../../../base/data.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { request } from "../../client/client.ts";
// What reads the answer comes with the call.
import "../../client/whole-client.ts";

/** GET {obj url}, or another method: initial values of a new record. @throws ServerError */
export const readPrefill = async (path: string, method = ""): Promise<Data> =>
  (await request({ name: "prefill", path, method: method || "GET" })).data;

/** GET /api/wizard/{id}: the values of its `wiz_content`. @throws ServerError */
export const readWizard = async (id: string): Promise<Data> => (await request({ name: "wizard", values: { id } })).data;

/**
 * GET /api/method/admin._autofill with the table and the values known so far; returns default values. Counts as a
 * write. @throws ServerError
 */
export const readAutofill = async (table: string, data: Data): Promise<Data> =>
  (await request({ name: "autofill", query: { table, data: natives.json(data) } })).data;

/**
 * GET /api/method/admin._get_id: the id reserved for a new record; "" when the answer has none. Counts as a write.
 * @throws ServerError
 */
export const readNewId = async (table: string): Promise<string> =>
  (await request({ name: "getId", query: { table } })).data;

/** Parameters of a lookup (R7.2-07, R7.2-08). */
interface Asked {
  field: string;
  value: unknown;
  /** Fill the placeholders `{name}` of the address. */
  values: Data;
}

/**
 * GET of a rule's address. Placeholders are filled with the fields of the form; an address without placeholders gets the
 * query `value`, and form-proxy also `field`. Undefined when nothing was found. @throws ServerError
 */
export async function readLookup(
  path: string,
  { field, value, values }: Asked,
  signal?: AbortSignal,
): Promise<Data | undefined> {
  const hasPlaces = /\{\w+\}/.test(path);
  const query = hasPlaces ? {} : { value, ...(path.includes("form-proxy") && { field }) };
  const { data } = await request({ name: "lookup", path, values: { ...values, value }, query, signal });
  return Object.keys(data).length ? data : undefined;
}
