/** Data from outside (docs/safety.md, §2). Take it in by `copy` (copy.ts). */
export type Data = Record<string, unknown>;

/** Keys by which data would reach a prototype. */
export const forbidden = new Set(["__proto__", "constructor", "prototype"]);

export const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const deepest = 32;

/** A deep copy of own keys, in objects without a prototype or with the given one; values nested deeper than 32 levels become undefined. */
export function bareCopy<T>(value: T, prototype: object | null = null, depth = 0): T {
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return undefined as T;
  if (Array.isArray(value)) return value.map((one) => bareCopy(one, prototype, depth + 1)) as T;
  const made: Data = Object.create(prototype);
  for (const key of Object.keys(value))
    if (!forbidden.has(key)) made[key] = bareCopy((value as Data)[key], prototype, depth + 1);
  return made as T;
}
