/** What a new record begins with, from the server (R7.3-05, R7.3-06, R7.3-08, R7.3-09). */
import { parseJson } from "../../../base/json.ts";
import { isData, type Data } from "../../../base/data.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { request } from "../../client/client.ts";

/** GET {obj url}: an object, a one-row array, or a wizard's answer. @throws ServerError */
export const readPrefill = async (path: string): Promise<Data> => objectOf((await request({ path })).data);

/** GET /api/wizard/{id}: the values of its `wiz_content`. @throws ServerError */
export const readWizard = async (id: string): Promise<Data> =>
  objectOf((await request({ name: "wizard", values: { id } })).data);

/** GET /api/method/admin._autofill with the table and what is known already: default values. Counts as a write. */
export const readAutofill = async (table: string, data: Data): Promise<Data> =>
  objectOf((await request({ name: "autofill", query: { table, data: natives.json(data) }, kind: "write" })).data);

/** GET /api/method/admin._get_id: the id that a new record will have, "" when the answer holds none. Counts as a write. */
export async function readNewId(table: string): Promise<string> {
  const { data } = await request({ name: "getId", query: { table }, kind: "write" });
  const id = isData(data) ? (data["id"] ?? Object.values(data)[0]) : data;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}

function objectOf(data: unknown): Data {
  const row: unknown = Array.isArray(data) ? data[0] : data;
  if (!isData(row)) return {};
  const content = row["wiz_content"];
  return content === undefined ? row : objectOf(typeof content === "string" ? parseJson(content) : content);
}

/** What a lookup asks for (R7.2-07, R7.2-08). */
interface Asked {
  field: string;
  value: unknown;
  /** For the places `{name}` of the address. */
  values: Data;
}

/**
 * GET of a rule's address: places are filled with the model's fields; one without places gets `value`, form-proxy
 * `field` too. The answer is an object or a one-row array; undefined when nothing was found. @throws ServerError
 */
export async function readLookup(
  path: string,
  { field, value, values }: Asked,
  signal?: AbortSignal,
): Promise<Data | undefined> {
  const hasPlaces = /\{\w+\}/.test(path);
  const query = hasPlaces ? {} : { value, ...(path.includes("form-proxy") && { field }) };
  const { data } = await request({ path, values: { ...values, value }, query, signal });
  const found = objectOf(data);
  return Object.keys(found).length ? found : undefined;
}
