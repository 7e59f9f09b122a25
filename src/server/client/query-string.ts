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

/** A value as text for a query or a form body; of a file its name, as in the browser. */
export function plain(value: unknown): string {
  if (value instanceof File) return value.name;
  return Object(value) === value ? natives.json(value) : String(value ?? "");
}
