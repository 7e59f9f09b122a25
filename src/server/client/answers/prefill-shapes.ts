/** Answers with values for the fields of a form. */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import { isEmpty, mayRefuse } from "./row-shapes.ts";
import type { Shape } from "./shape.ts";

/** An object or a one-row array; {} when nothing was found. */
export const values: Shape<Data> = {
  body: "json",
  mayRefuse,
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

export const autofill: Shape<Data> = { ...values, kind: "write" };
