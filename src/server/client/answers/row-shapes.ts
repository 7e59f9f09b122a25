/** Answers that a form needs to open: its schema and a row of a table. */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import type { CallParts } from "../call-parts.ts";
import { idKey } from "../id-key.ts";
import { isAboutCall, rowIn } from "./envelope.ts";
import type { Shape } from "./shape.ts";

/** Columns may be called `error`, `ok` or `success`: an answer that is a row is never a refusal. */
export function mayRefuse(data: unknown, call: CallParts): unknown {
  return isData(data) && !isAboutCall(data, idOf(call)) ? undefined : data;
}
const idOf = ({ values }: CallParts): string => idKey(String(values?.["table"] ?? ""));

/** The record, also in a one-row array, in `{ data }` or as JSON text; null when the record does not exist. */
export const record: Shape<Data | null> = {
  body: "json",
  mayRefuse,
  read(data, call) {
    if (isEmpty(data)) return null;
    const row = rowIn(data, idOf(call));
    if (isData(row)) return Object.keys(row).length ? row : null;
    return typeof data === "object" ? null : undefined;
  },
};

/** An object, a list of entries, or the JSON text of one of them; null when the form does not exist. */
export const schema: Shape<object | string | null> = {
  body: "json",
  mayRefuse,
  read(data) {
    if (isEmpty(data)) return null;
    if (typeof data === "string") return typeof parseJson(data) === "object" ? data : undefined;
    if (typeof data !== "object" || data === null) return undefined;
    return Object.keys(data).length ? data : null;
  },
};

export const isEmpty = (data: unknown): boolean => data === "" || data === null;
