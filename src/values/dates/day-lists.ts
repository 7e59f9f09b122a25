/** Several days in one field (R3.9-10): a list, or a text with commas when it was loaded as such. */
import { readDate, spellDate } from "./dates.ts";
import { showDate } from "./shown-days.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";

/** The days, sorted, without duplicates. `undefined` when one of them is not a date. */
export function readDays(given: unknown): string[] | undefined {
  const days = partsOf(given).map(readDate);
  if (!days.every((day) => day !== undefined)) return undefined;
  return [...new Set(days.filter((day) => day !== null))].toSorted();
}

/** '05.03.2026, 09.07.2026'. */
export const showDays = (days: string[]): string => days.map(showDate).join(", ");

/**
 * Writes days as a list in the spelling of the first loaded day; as a text with the same separators when a text was
 * loaded. Returns `raw` itself when it means the same days.
 */
export function spellDays(days: string[], raw: unknown): unknown {
  if (!days.length && (raw === null || raw === "")) return raw;
  if (raw !== undefined && readDays(raw)?.join() === days.join()) return raw;
  const [first] = partsOf(raw);
  const spelt = days.map((day) => spellDate(day, first));
  if (typeof raw !== "string" || raw === "") return spelt;
  if (raw.trim().startsWith("[")) return natives.json(spelt);
  const text = spelt.join(/,\s*/.exec(raw)?.[0] ?? ",");
  return raw.trim().startsWith("{") ? `{${text}}` : text;
}

function partsOf(given: unknown): unknown[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== "string") return given === null || given === undefined ? [] : [given];
  const list = given.trim().startsWith("[") ? parseJson(given) : undefined;
  if (Array.isArray(list)) return list;
  const text = given.trim().replace(/^\{(.*)\}$/s, "$1");
  // A comma before a time belongs to a timestamp and does not separate days.
  return text.split(/[,;](?!\s*\d\d?:\d\d)/).map((one) => one.trim().replace(/^"(.*)"$/s, "$1"));
}
