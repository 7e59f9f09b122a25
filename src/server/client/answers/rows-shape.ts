import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import type { Shape } from "./shape.ts";

/** A page of a table's records. */
export interface Rows {
  rows: Data[];
  /** All records that the filter matches; null when the answer does not say, so these are all. */
  total: number | null;
}

/**
 * An array of records, or an object that holds it under `rows` or any other name, with `total` or `count`; also as JSON
 * text or in `{ data }`.
 */
export const records: Shape<Rows> = { kind: "read", body: "json", read: (data) => rowsIn(data) };

function rowsIn(data: unknown): Rows | undefined {
  if (data === "" || data === null) return { rows: [], total: null };
  if (typeof data === "string") return innerRows(parseJson(data));
  if (Array.isArray(data)) return { rows: data.filter(isData), total: null };
  if (!isData(data)) return undefined;
  const usual = ["rows", "data", "items", "results", "records", "list"].map((name) => data[name]);
  const list = [...usual, ...Object.values(data)].find(Array.isArray);
  const totals = ["total", "count", "recordsFiltered", "totalCount"].map((name) => Number(data[name] ?? Number.NaN));
  const total = totals.find((one) => Number.isInteger(one) && one >= 0);
  if (!list) return innerRows(data["data"]);
  const rows = list.filter(isData);
  // what is no record is not counted either
  return { rows, total: total === undefined ? null : total - list.length + rows.length };
}

/** Rows inside JSON text or an envelope. */
const innerRows = (data: unknown): Rows | undefined =>
  Object(data) === data || (typeof data === "string" && data) ? rowsIn(data) : undefined;
