import { Refusal } from "../refusal.ts";
import type { Table } from "./catalogue.ts";
import { readColumnValue } from "./column-value.ts";

/**
 * The values of a body for a table's columns; keys that are not columns are left out. The primary key is taken
 * only where people choose it (a code); a numbered one is assigned by the database and never changed.
 *
 * @throws Refusal 422 naming the field whose value its column cannot hold
 */
export function valuesFor(
  table: Table,
  body: Record<string, unknown>,
  purpose: "create" | "update",
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [key, raw] of Object.entries(body)) {
    const column = table.columns.get(key);
    if (!column || isSignature(table, key)) continue;
    if (key === table.key && (column.hasDefault || purpose === "update")) continue;
    const read = readColumnValue(column, raw);
    if ("problem" in read) throw new Refusal(422, `Поле «${column.title}» ${read.problem}.`);
    values.set(key, read.value);
  }
  return values;
}

function isSignature(table: Table, column: string): boolean {
  return (table.signature ?? []).some((own) => own === column);
}
