/** Filters by column: read from foreign data, applied to rows, and sent with a list call (protocol.md, lists). */
import { isData, type Data } from "../base/data.ts";
import { readDate } from "../values/dates/dates.ts";
import { betweenDigits } from "../values/phones.ts";
import { flagOf } from "../values/yes-no.ts";
import { amountOf, type ColumnKind } from "./cell-kinds.ts";

/** What a person asks of one column; all given parts must hold. */
export interface Filter {
  /** The cell's text contains it; case and kinds of apostrophes are ignored. */
  text?: string;
  /** Number or day, both ends included. */
  from?: string;
  to?: string;
  /** One of these values: ids of options, or "true" and "false". */
  any?: string[];
  isEmpty?: boolean;
}
export type Filters = Readonly<Record<string, Filter>>;

/** The most characters and choices of a stored filter. */
const mostText = 200;
const mostChoices = 200;

/** Reads a filter that was stored or shared; undefined when it asks for nothing. */
export function readFilter(given: unknown): Filter | undefined {
  if (!isData(given)) return undefined;
  const made: Filter = {};
  for (const name of ["text", "from", "to"] as const) {
    const value = given[name];
    if (typeof value === "string" && value.trim() && value.length <= mostText) made[name] = value.trim();
  }
  const { any, isEmpty } = given;
  if (Array.isArray(any) && any.length && any.length <= mostChoices) made.any = any.map(String);
  if (isEmpty === true) made.isEmpty = true;
  return Object.keys(made).length ? made : undefined;
}

/** Lower case, one kind of apostrophe and space, so that what looks the same is found. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’ʼ`´‘]/g, "'")
    .replace(/\s+/g, " ");

/** A test of one cell: its value and its text. */
export function matcher(filter: Filter, kind: ColumnKind): (value: unknown, text: string) => boolean {
  const tests: ((value: unknown, text: string) => boolean)[] = [];
  const { text, from, to, any, isEmpty } = filter;
  if (isEmpty) tests.push((_, shown) => shown === "");
  if (text) {
    const bare = (one: string) => folded(kind === "phone" ? one.replace(betweenDigits, "") : one);
    const wanted = bare(text);
    tests.push((_, shown) => bare(shown).includes(wanted));
  }
  if (any) {
    const wanted = new Set(any);
    const flag = (value: unknown) => String(flagOf(value) ?? false);
    tests.push((value) => listOf(value).some((one) => wanted.has(kind === "flag" ? flag(one) : String(one ?? ""))));
  }
  const read = scaleOf(kind);
  const [least, most] = [from && read(from), to && read(to)];
  if (least || least === 0) tests.push((value) => compared(read(value), least) >= 0);
  if (most || most === 0) tests.push((value) => compared(most, read(value)) >= 0);
  return (value, shown) => tests.every((test) => test(value, shown));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Numbers are compared as numbers, days as their ISO text. */
const scaleOf = (kind: ColumnKind): ((value: unknown) => number | string | null) =>
  kind === "number" ? amountOf : (value) => readDate(value) ?? null;

function compared(one: number | string | null, other: number | string | null): number {
  if (one === null || other === null) return -1;
  return one === other ? 0 : one > other ? 1 : -1;
}

/** The `filter` of a list call: column → value, list, null or `{ operator, value }`. */
export function serverFilter(filters: Filters, kindOf: (key: string) => ColumnKind): Data {
  const made: Data = {};
  for (const [key, filter] of Object.entries(filters)) {
    const condition = conditionOf(filter, kindOf(key));
    if (condition !== undefined) made[key] = condition;
  }
  return made;
}

function conditionOf({ text, from, to, any, isEmpty }: Filter, kind: ColumnKind): unknown {
  if (isEmpty) return null;
  if (any) return kind === "flag" ? any.map((one) => one === "true") : any;
  if (text) {
    const escaped = text.replace(/[\\%_]/g, "\\$&");
    return { operator: "ILIKE", value: `%${kind === "phone" ? escaped.replace(betweenDigits, "%") : escaped}%` };
  }
  const read = scaleOf(kind);
  const [least, most] = [from ? read(from) : null, to ? read(to) : null];
  const last = kind === "moment" && most !== null ? `${String(most)}T23:59:59.999` : most;
  if (least !== null && last !== null) return { operator: "BETWEEN", value: [least, last] };
  if (least !== null) return { operator: ">=", value: least };
  return last === null ? undefined : { operator: "<=", value: last };
}
