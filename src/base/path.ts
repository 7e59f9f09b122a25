/** Reads and writes values by path (`a.b.c`) in data from outside. */
import { newData } from "./copy.ts";
import { forbidden, isData, type Data } from "./data.ts";

/** The value at `a.b.c`, or undefined. An own key that contains dots wins over the path. */
export function get(data: unknown, path: string): unknown {
  if (isData(data) && Object.hasOwn(data, path)) return data[path];
  return path
    .split(".")
    .reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? (at as Data)[key] : undefined), data);
}

/** Sets the value at `a.b.c` and creates missing objects. Paths that would reach a prototype are ignored. */
export function set(data: Data, path: string, value: unknown): void {
  if (path.split(".").some((key) => forbidden.has(key))) return;
  const keys = Object.hasOwn(data, path) ? [path] : path.split(".");
  const last = keys.pop()!;
  let at = data;
  for (const key of keys) at = (isObject(at[key]) ? at[key] : (at[key] = newData())) as Data;
  at[last] = value;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
