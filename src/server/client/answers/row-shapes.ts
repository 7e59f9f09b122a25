/** Answers that are a row of a table, or values for the fields of a form. */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import type { Call } from "../call.ts";
import { idKey } from "../urls.ts";
import { isAboutCall, rowIn } from "./envelope.ts";
import { refusalOf } from "./refusal.ts";
import type { Shape } from "./shape.ts";

/** Columns may be called `error`, `ok` or `success`: an answer that is a row is never a refusal. */
function refusal(data: unknown, call: Call): string | undefined {
  return isData(data) && !isAboutCall(data, idOf(call)) ? undefined : refusalOf(data);
}
const idOf = ({ values }: Call): string => idKey(String(values?.["table"] ?? ""));

/** The record, also in a one-row array, in `{ data }` or as JSON text; null when the record does not exist. */
export const record: Shape<Data | null> = {
  body: "json",
  refusal,
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
  refusal,
  read(data) {
    if (isEmpty(data)) return null;
    if (typeof data === "string") return typeof parseJson(data) === "object" ? data : undefined;
    if (typeof data !== "object" || data === null) return undefined;
    return Object.keys(data).length ? data : null;
  },
};

/** An object or a one-row array; {} when nothing was found. */
export const values: Shape<Data> = {
  body: "json",
  refusal,
  read(data) {
    if (isEmpty(data)) return {};
    const row: unknown = Array.isArray(data) ? (data[0] ?? {}) : data;
    return isData(row) ? row : undefined;
  },
  fits: (data) => isData(Array.isArray(data) ? data[0] : data),
};

/** Like `values`, or `wiz_content` with an object or its JSON text. */
export const wizard: Shape<Data> = {
  ...values,
  read(data, call, text) {
    const row = values.read(data, call, text);
    const content = row?.["wiz_content"];
    const inner: unknown = typeof content === "string" ? parseJson(content) : content;
    return inner === undefined || inner === null ? row : (values.read(inner, call, text) ?? row);
  },
};

const isEmpty = (data: unknown): boolean => data === "" || data === null;
