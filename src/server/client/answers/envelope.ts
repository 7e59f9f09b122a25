/**
 * Old servers wrap a record in an envelope (`{ data, success … }`). A table may have columns of these names: the
 * functions here tell the two apart.
 */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";

const words = /^(error|errors|success|ok|message|msg|status|code|total)$/;

/**
 * Whether an object describes the call and is not a row: each key is a word about calls, or is `data` with an object, a
 * list or null. An object with the key `idName` is always a row.
 */
export const isAboutCall = (data: Data, idName = "id"): boolean =>
  !(idName in data) &&
  Object.keys(data).every((key) => words.test(key) || (key === "data" && typeof data["data"] === "object"));

/**
 * The row in an answer: the answer itself, or in a list of one, in `{ data }`, or as JSON text. Only one envelope is
 * opened: an object inside an envelope or list is a row, whatever its columns are called.
 */
export function rowIn(data: unknown, idName?: string): unknown {
  if (typeof data === "string") {
    const parsed = parseJson(data);
    return typeof parsed === "object" ? rowIn(parsed, idName) : data;
  }
  if (Array.isArray(data)) return onlyOne(data);
  if (!isData(data) || !("data" in data) || !isAboutCall(data, idName)) return data;
  return Array.isArray(data["data"]) ? onlyOne(data["data"]) : data["data"];
}

const onlyOne = (rows: unknown[]): unknown => (rows.length === 1 ? rows[0] : undefined);
