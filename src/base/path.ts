/** Data from outside: own keys only, none that reaches a prototype, at most 32 deep (SAFETY.md §2). */
export type Data = Record<string, unknown>;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);
const deepest = 32;

export const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy in objects without prototype; what lies deeper than 32 levels is left out. */
export function copy<T>(value: T, depth = 0): T {
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return undefined as T;
  if (Array.isArray(value)) return value.map((one) => copy(one, depth + 1)) as T;
  const made: Data = Object.create(null);
  for (const key of Object.keys(value)) if (!forbidden.has(key)) made[key] = copy((value as Data)[key], depth + 1);
  return made as T;
}

/** The value at `a.b.c`; undefined where there is none. A key with dots of its own wins over the path. */
export function get(data: unknown, path: string): unknown {
  if (isData(data) && Object.hasOwn(data, path)) return data[path];
  return path
    .split(".")
    .reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? (at as Data)[key] : undefined), data);
}

/** Writes at `a.b.c`, making the objects on the way. */
export function set(data: Data, path: string, value: unknown): void {
  if (path.split(".").some((key) => forbidden.has(key))) return;
  const keys = Object.hasOwn(data, path) ? [path] : path.split(".");
  const last = keys.pop()!;
  let at = data;
  for (const key of keys) at = (isObject(at[key]) ? at[key] : (at[key] = Object.create(null))) as Data;
  at[last] = value;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
