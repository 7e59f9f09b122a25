import { parseJson } from "../base/json.ts";
import { natives } from "../base/runtime/runtime.ts";

/** Reads a list of texts: an array, its JSON text, PostgreSQL's '{a,"b c"}', or 'a,b'. */
export function readTexts(raw: unknown): string[] {
  const whole = typeof raw === "string" ? (parseJson(raw) ?? raw) : raw;
  if (Array.isArray(whole)) return whole.map(String);
  if (whole === null || whole === undefined || whole === "") return [];
  const text = String(raw);
  const inner = /^\{([^]*)\}$/.exec(text)?.[1];
  return inner === undefined ? text.split(",").map((one) => one.trim()) : quoted(inner);
}

/**
 * Writes a list in the spelling of the loaded value; an array for a new one. 'a,b' becomes JSON when an item contains a
 * comma.
 */
export function spellTexts(list: string[], raw: unknown): unknown {
  if (Array.isArray(raw))
    return raw.length && raw.every((one) => typeof one === "number") ? list.map(numberOr) : [...list];
  if (list.length === 0 && (raw === null || raw === "")) return raw;
  if (typeof raw !== "string" || raw === "") return [...list];
  if (Array.isArray(parseJson(raw))) return natives.json(list);
  if (/^\{[^]*\}$/.test(raw)) return `{${list.map(quote).join(",")}}`;
  return list.some((one) => one.includes(",") || one !== one.trim()) ? natives.json(list) : list.join(",");
}

/** The items inside the braces of '{a,"b, c"}'. */
function quoted(inner: string): string[] {
  const items = inner.match(/"(?:[^"\\]|\\[^])*"|[^,]+/g) ?? [];
  return items.map((item) =>
    item.startsWith('"') && item.endsWith('"') ? item.slice(1, -1).replace(/\\([^])/g, "$1") : item.trim(),
  );
}
const quote = (item: string): string =>
  /^[^\s,{}"\\]+$/.test(item) && item.toLowerCase() !== "null" ? item : `"${item.replace(/["\\]/g, "\\$&")}"`;
const numberOr = (item: string): string | number => (String(Number(item)) === item ? Number(item) : item);

/** The list with one item moved; the same list when an index is out of range. */
export function moved<Item>(list: Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The lines of a text, trimmed, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
