import { natives } from "../../base/runtime/runtime.ts";

/**
 * Adds a query: lists as repeated names, objects as JSON, nothing for null and undefined. What the address itself says
 * wins over it.
 */
export function addQuery(url: URL, query: Record<string, unknown> = {}): void {
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of Object.entries(query))
    if (!own.has(name))
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== null && one !== undefined) url.searchParams.append(name, plain(one));
}

/** A value as text for a query or a form body. */
export const plain = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? natives.json(value) : String(value);
