import { forbidden } from "../base/data.ts";

/** An own property that is neither function nor getter; a text has only `length`. Never reads a prototype. */
export function own(value: unknown, key: string): unknown {
  if (typeof value === "string") return key === "length" ? value.length : undefined;
  if (typeof value !== "object" || value === null || forbidden.has(key)) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof found === "function" ? undefined : found;
}

/** Own keys in order, without forbidden ones. */
export const keysOf = (value: object): string[] => Object.keys(value).filter((key) => !forbidden.has(key));

/** Whether `if` and `each` treat a value as empty: a falsy value or an empty list. */
export const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** A value as text: a date as ISO, a list with commas; "" for null, undefined, false and objects. */
export function toText(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint" || value === true) return String(value);
  if (value instanceof Date) return Number.isNaN(+value) ? "" : value.toISOString();
  if (!Array.isArray(value) || depth > 3) return "";
  return value.map((_, index) => toText(own(value, String(index)), depth + 1)).join(", ");
}

/** The message of a thrown value, at most 200 characters. */
export const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : toText(thrown)).slice(0, 200);
