/** Old servers put a record into an envelope. A table may have columns of the same names: these files tell them apart. */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";

const words = /^(error|errors|success|ok|message|status|code|total)$/;

/**
 * An object that speaks about the call and is no row: all its keys are words about calls, or `data` that holds an object,
 * a list or null. A row that holds its id, by the name of `idName`, is never one.
 */
export const isAboutCall = (data: Data, idName = "id"): boolean =>
  !(idName in data) &&
  Object.keys(data).every((key) => words.test(key) || (key === "data" && typeof data["data"] === "object"));

/**
 * The row in an answer: itself, in a list of one, in `{ data }`, or as JSON text. An envelope is opened once: what lies
 * in it, or in a list, is a row whatever its columns are called.
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
