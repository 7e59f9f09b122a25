import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import type { Column, Table } from "./catalogue.ts";
import { readColumnValue } from "./column-value.ts";
import { joined, literal, name, sql, type Fragment } from "./sql.ts";

/** The operators of R3.9-… that compare with one value. They are inserted into SQL unchanged, so no others are allowed. */
const comparisons = new Set(
  "=, !=, <, >, <=, >=, LIKE, NOT LIKE, ILIKE, NOT ILIKE, SIMILAR TO, NOT SIMILAR TO, ~, ~*, !~, !~*".split(", "),
);

/** The bounds of what one query of a list may name. */
const mostOrdered = 20;
const mostWanted = 1000;

/** The order of a list, such as `-due,num`. The key is added last, so that pages of a list never overlap. */
export function orderOf(table: Table, text: string | undefined): Fragment {
  const asked = (text ?? "").split(",").filter(Boolean);
  if (asked.length > mostOrdered) throw new Refusal(400, `Сортувати можна не більше ніж за ${mostOrdered} колонками.`);
  const parts = asked.map((part) => {
    const isDown = part.startsWith("-");
    const column = columnOf(table, part.replace(/^-/, ""));
    return sql`${name(column.name)} ${literal(isDown ? "desc nulls last" : "asc nulls last")}`;
  });
  return joined([...parts, name(table.key)]);
}

/** The condition of a list, from the JSON text of `filter`. */
export function filterOf(table: Table, text: string | undefined): Fragment {
  if (!text) return literal("true");
  const conditions = Object.entries(parseFilter(text)).map(([key, wanted]) => condition(columnOf(table, key), wanted));
  return conditions.length ? joined(conditions, " and ") : literal("true");
}

function condition(column: Column, wanted: unknown): Fragment {
  const target = name(column.name);
  if (wanted === null) return sql`${target} is null`;
  if (Array.isArray(wanted)) return inList(column, wanted);
  if (typeof wanted !== "object") return sql`${target} = ${valueOf(column, wanted)}`;
  const { operator, value } = wanted as { operator?: unknown; value?: unknown };
  if (operator === "IS NULL" || operator === "IS NOT NULL") return sql`${target} ${literal(operator)}`;
  if (operator === "IN") return inList(column, listOf(value));
  if (operator === "BETWEEN") return between(column, listOf(value));
  if (operator === "NOT IN") return sql`not ${inList(column, listOf(value))}`;
  if (typeof operator !== "string" || !comparisons.has(operator)) {
    throw new Refusal(400, `Невідомий оператор «${String(operator)}».`);
  }
  const isAboutText = /LIKE|SIMILAR|~/.test(operator);
  return isAboutText
    ? sql`${target}::text ${literal(operator)} ${String(value)}`
    : sql`${target} ${literal(operator)} ${valueOf(column, value)}`;
}

function inList(column: Column, wanted: unknown[]): Fragment {
  if (wanted.length === 0) return literal("false");
  if (wanted.length > mostWanted) throw new Refusal(400, `Фільтр «${column.title}»: не більше ${mostWanted} значень.`);
  return sql`(${name(column.name)} in (${joined(wanted.map((value) => valueOf(column, value)))}))`;
}

function between(column: Column, [from, to]: unknown[]): Fragment {
  return sql`${name(column.name)} between ${valueOf(column, from)} and ${valueOf(column, to)}`;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function valueOf(column: Column, raw: unknown): unknown {
  const read = readColumnValue(column, raw);
  if ("problem" in read) throw new Refusal(400, `Фільтр «${column.title}»: значення ${read.problem}.`);
  return read.value;
}

function columnOf(table: Table, key: string): Column {
  const column = table.columns.get(key);
  if (!column) throw new Refusal(400, `Колонки «${key}» у таблиці «${table.name}» немає.`);
  return column;
}

function parseFilter(text: string): object {
  const filter = readJson(text);
  if (filter && typeof filter === "object" && !Array.isArray(filter)) return filter;
  throw new Refusal(400, "Параметр filter має бути об'єктом JSON.");
}
