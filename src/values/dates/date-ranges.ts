/** A range of days as one value (R3.9-11): a pair of UTC strings, or DD-MM-YYYY,DD-MM-YYYY. */
import { readDate, spellDate } from "./dates.ts";
import { showDate } from "./shown-days.ts";
import { addDays, monthStart } from "./days.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";

/** The first and the last day, "YYYY-MM-DD". */
export type DateRange = readonly [start: string, end: string];

/**
 * Reads a range: a pair, its JSON text, or two dates joined by a comma, a dash or a space. A single date is start and end.
 * Returns the earlier day first; `null` when empty, `undefined` when it is not a range.
 */
export function readRange(given: unknown): DateRange | null | undefined {
  const [first = null, last = first, ...more] = partsOf(given).map((part) => readDate(part) ?? String(part ?? ""));
  if (!first && !last) return null;
  if (more.length || !isDay(first) || !isDay(last)) return undefined;
  return first <= last ? [first, last] : [last, first];
}
const isDay = (text: string | null): text is string => text !== null && readDate(text) === text;

/** '01.03.2026 – 31.03.2026'; only one date when start and end are the same day. */
export function showRange(range: DateRange | null): string {
  if (!range) return "";
  return range[0] === range[1] ? showDate(range[0]) : range.map(showDate).join(" – ");
}

/**
 * Writes a range in the spelling of `raw`, separately for start and end. A new range is DD-MM-YYYY,DD-MM-YYYY, or with
 * `isUtc` the UTC moments at which the first day begins and the last day ends.
 */
export function spellRange(range: DateRange | null, raw: unknown, isUtc = false): unknown {
  if (!range) return raw === "" ? "" : null;
  const before = readRange(raw);
  if (!before) return isUtc ? utcPair(range) : range.map((day) => day.split("-").toReversed().join("-")).join(",");
  if (before.join() === range.join()) return raw;
  const [first, last = first] = partsOf(raw);
  const spelt = [spellDate(range[0], first), spellDate(range[1], last)];
  if (Array.isArray(raw)) return spelt;
  const text = String(raw);
  return text.trim().startsWith("[") ? natives.json(spelt) : spelt.join(separator.exec(text)?.[0] ?? ",");
}

export type RangePreset = "today" | "yesterday" | "lastWeek" | "lastThirty" | "thisMonth" | "lastMonth" | "lastYear";

/**
 * R2.4-55: today, yesterday, the last 7 and 30 days including today, the whole current month, the whole previous month,
 * the last 12 months up to today.
 */
export function rangePresets(day: string): Record<RangePreset, DateRange> {
  const yesterday = addDays(day, -1);
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return {
    today: [day, day],
    yesterday: [yesterday, yesterday],
    lastWeek: [addDays(day, -6), day],
    lastThirty: [addDays(day, -29), day],
    thisMonth: [monthStart(day), addDays(monthStart(day, 1), -1)],
    lastMonth: [monthStart(day, -1), addDays(monthStart(day), -1)],
    lastYear: [addDays(yearAgo.endsWith("02-29") ? yearAgo.replace(/29$/, "28") : yearAgo, 1), day],
  };
}

const separator = /\s*[,;]\s*(?!\s*\d\d?:\d\d)|\s+[-–—]\s+|\s*[–—]\s*|(?<=\d{4})\s+(?=\d\d?[./-])/;

function partsOf(given: unknown): unknown[] {
  if (Array.isArray(given)) return given;
  // One space for many: the separator would try each of them again.
  const text = String(given ?? "")
    .trim()
    .replace(/\s+/g, " ");
  const list = text.startsWith("[") ? parseJson(text) : undefined;
  return Array.isArray(list) ? list : text.split(separator);
}

const utcPair = ([start, end]: DateRange) => [
  new Date(`${start}T00:00:00`).toISOString(),
  new Date(`${end}T23:59:59.999`).toISOString(),
];
