import { readDate } from "./dates.ts";
import { weekday } from "./days.ts";
import { parseJson } from "../../base/json.ts";

/**
 * Which days may be chosen (R5.2-23): from `start` to `end`, except disabled weekdays (0 or 7 Sunday, 1 Monday …) and
 * dates.
 */
export interface DayRules {
  start: string | null;
  end: string | null;
  isOffered(day: string): boolean;
}

/** Reads the rules from a field's schema entry; weekdays and dates are a list or a text with commas. */
export function dayRules(entry: Readonly<Record<string, unknown>>): DayRules {
  const start = readDate(entry["start"]) ?? null;
  const end = readDate(entry["end"]) ?? null;
  const weekdays = new Set(listOf(entry["disabled_weekdays"]).map((one) => Number(one) || 7));
  const dates = new Set(listOf(entry["disabled_dates"]).map(readDate));
  const isInside = (day: string) => (!start || day >= start) && (!end || day <= end);
  return { start, end, isOffered: (day) => isInside(day) && !weekdays.has(weekday(day)) && !dates.has(day) };
}

function listOf(given: unknown): unknown[] {
  const list = typeof given === "string" ? (parseJson(given) ?? given) : given;
  if (Array.isArray(list)) return list;
  return String(list ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
