/** Several days in one field (R3.9-10): a list, or texts joined by commas when they were read so. */
import { readDate, showDate, spellDate } from "./dates.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";

/** The days in their order, each once. `undefined` when one of them is no date. */
export function readDays(given: unknown): string[] | undefined {
  const days = partsOf(given).map(readDate);
  if (!days.every((day) => day !== undefined)) return undefined;
  return [...new Set(days.filter((day) => day !== null))].toSorted();
}

/** '05.03.2026, 09.07.2026'. */
export const showDays = (days: string[]): string => days.map(showDate).join(", ");

/** A list in the spelling of its first day; a text where one was loaded, its marks kept. What reads the same is `raw`. */
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
  // a timestamp's own comma stands before its time
  return text.split(/[,;](?!\s*\d\d?:\d\d)/).map((one) => one.trim().replace(/^"(.*)"$/s, "$1"));
}
