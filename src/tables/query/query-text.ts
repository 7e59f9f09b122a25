/**
 * The text of a query in PostgreSQL's SQL (R3.9-05). It is for people to read; a server builds its own query with
 * parameters from the conditions. All the same it is quoted, so that running it does what it says.
 */
import { readDate } from "../../values/dates/dates.ts";
import { needsOf, type Condition } from "./query-conditions.ts";

/** The query of these conditions; conditions without a complete value are left out. */
export function queryText(table: string, conditions: readonly Condition[]): string {
  const columns = conditions.filter(({ show }) => show).map(({ column }) => quotedName(column));
  const from = table.includes(".") || !conditions[0]?.schema ? table : `${conditions[0].schema}.${table}`;
  const where = conditions.filter(isComplete).map(conditionText);
  return [
    `SELECT ${columns.join(", ") || "*"}`,
    `FROM ${from.split(".").map(quotedName).join(".")}`,
    ...(where.length ? [`WHERE ${where.join("\n  AND ")}`] : []),
  ].join("\n");
}

/** Whether the value is one that the operator can compare with the column's type. */
export function isComplete({ operator, value, typecategory }: Condition): boolean {
  const needs = needsOf(operator);
  if (needs === "nothing") return true;
  if (needs === "list")
    return Array.isArray(value) && value.length > 0 && value.every((one) => fits(one, typecategory));
  return fits(value, typecategory);
}

const numeric = /^-?\d{1,40}(\.\d{1,40})?$/;
const clock = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d\d(:?\d\d)?)?`;
const day = new RegExp(String.raw`^\d{4}-\d\d-\d\d([T ]${clock})?$`);

function fits(value: unknown, typecategory: string): boolean {
  const text = String(value ?? "");
  if (typecategory === "N") return numeric.test(text);
  if (typecategory === "D") return day.test(text) && Boolean(readDate(text.slice(0, 10)));
  if (typecategory === "B") return /^(true|false)$/.test(text);
  return value !== null && value !== undefined && typeof value !== "object" && (typecategory === "S" || text !== "");
}

function conditionText({ column, operator, value, typecategory }: Condition): string {
  const needs = needsOf(operator);
  const name = quotedName(column);
  if (needs === "nothing") return `${name} ${operator}`;
  if (needs === "one") return `${name} ${operator} ${literal(value, typecategory)}`;
  return `${name} ${operator} (${(value as unknown[]).map((one) => literal(one, typecategory)).join(", ")})`;
}

function literal(value: unknown, typecategory: string): string {
  if (typecategory === "N") return String(value);
  if (typecategory === "B") return String(value).toUpperCase();
  return quotedText(String(value));
}

/**
 * A text as a literal. With a backslash it is written as E'…' with doubled backslashes, which means the same whatever
 * `standard_conforming_strings` is; the space before E keeps it a word of its own.
 */
export function quotedText(text: string): string {
  const quoted = stored(text).replaceAll("'", "''");
  return quoted.includes("\\") ? ` E'${quoted.replaceAll("\\", "\\\\")}'` : `'${quoted}'`;
}

export const quotedName = (name: string): string => `"${stored(name).replaceAll('"', '""')}"`;

/** What PostgreSQL can store: no null characters, no halves of surrogate pairs. */
export const stored = (text: string): string => text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
