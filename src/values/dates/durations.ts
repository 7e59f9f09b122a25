import { isDayOnly, readMoment } from "./date-patterns.ts";
import { readDecimal, roundDecimal } from "../decimals.ts";
import type { Language } from "../../base/language/language.ts";

/** Units of a duration in seconds, the longest first (R9.2-09). */
export const durationUnits: readonly { seconds: number; names: Record<Language, string> }[] = [
  { seconds: 86400, names: { ua: "дн", ru: "дн", en: "d" } },
  { seconds: 3600, names: { ua: "год", ru: "ч", en: "h" } },
  { seconds: 60, names: { ua: "хв", ru: "мин", en: "min" } },
  { seconds: 1, names: { ua: "с", ru: "с", en: "s" } },
];

/** Seconds as "1 дн 2 год 3 хв 4 с", without zero units; "" when empty, other texts unchanged. */
export function durationText(given: unknown, language: Language = "ua"): string {
  const value = readDecimal(given);
  if (!value) return value === null ? "" : String(given);
  const { units } = roundDecimal(value, 0);
  let rest = units < 0n ? -units : units;
  const parts: string[] = [];
  for (const { seconds, names } of durationUnits) {
    const count = rest / BigInt(seconds);
    rest %= BigInt(seconds);
    if (count > 0n || (seconds === 1 && parts.length === 0)) parts.push(`${count} ${names[language]}`);
  }
  return (units < 0n ? "-" : "") + parts.join(" ");
}

/** Units of an age in seconds (R9.2-08). */
export const ageUnits = {
  year: 365 * 86400,
  month: 30 * 86400,
  week: 7 * 86400,
  day: 86400,
  hour: 3600,
  minute: 60,
  second: 1,
} as const;

/** The result of `age` for an invalid date or unit (R8-42). */
export const unknownAge = 1000;

/** Whole units since a date, negative for a date in the future; 1000 for an invalid date or unit (R8-42). */
export function age(given: unknown, unit = "year", now = Date.now()): number {
  const at = readMoment(given);
  const name = unit.toLowerCase().replace(/s$/, "");
  const seconds = Object.hasOwn(ageUnits, name) ? ageUnits[name as keyof typeof ageUnits] : undefined;
  return at && seconds ? Math.trunc((now - Number(at)) / 1000 / seconds) + 0 : unknownAge;
}

const soonMs = 172_800_000;

/**
 * The class name of an expiry date (R9.3-01): "danger" when it is past, "warning" within the next 2 days, else "". A day
 * without a time is past when the day is over.
 */
export function expiry(given: unknown, now = Date.now()): "danger" | "warning" | "" {
  const at = readMoment(given);
  if (!at) return "";
  const end = isDayOnly(given) ? new Date(at).setHours(24, 0, 0, 0) : Number(at);
  if (end <= now) return "danger";
  return Number(at) - now <= soonMs ? "warning" : "";
}
