/** Periods (R3.9-13): a day, a week from Monday, a month, quarter, half-year, year, all time, or any two days. */
import { isData } from "../../base/data.ts";
import { months } from "./date-patterns.ts";
import { readDate, spellDate } from "./dates.ts";
import { showDate } from "./shown-days.ts";
import { addDays, monthStart, today, weekday } from "./days.ts";
import { parseJson } from "../../base/json.ts";
import type { Language } from "../../base/language/language.ts";
import { natives } from "../../base/runtime/runtime.ts";

export const periodKinds = ["d", "w", "m", "3m", "6m", "y", "∞", "-"] as const;
export type PeriodKind = (typeof periodKinds)[number];
/** A period with its first day `d1` and last day `d2`, "YYYY-MM-DD". */
export interface Period {
  period: PeriodKind;
  d1: string;
  d2: string;
}

const monthsOf: Partial<Record<PeriodKind, number>> = { m: 1, "3m": 3, "6m": 6, y: 12 };

/**
 * The period of a kind that contains a day; all time is 1900 to 2099 (R9.7-01). For the kind "any two days" both are
 * `day`.
 */
export function periodOf(period: PeriodKind, day: string): Period {
  const made = (d1: string, d2: string): Period => ({ period, d1, d2 });
  const monday = addDays(day, 1 - weekday(day));
  if (period === "∞") return made("1900-01-01", "2099-12-31");
  if (period === "w") return made(monday, addDays(monday, 6));
  const size = monthsOf[period];
  if (!size) return made(day, day);
  const month = Number(day.slice(5, 7)) - 1;
  const d1 = monthStart(day, -(month % size));
  return made(d1, addDays(monthStart(d1, size), -1));
}

/**
 * The previous or next period; unchanged for all time and any two days. A start before 1950 resets to today (R5.2-22).
 */
export function nextPeriod({ period, d1, d2 }: Period, by: 1 | -1): Period {
  if (period === "∞" || period === "-") return { period, d1, d2 };
  const days = period === "w" ? 7 : 1;
  const size = monthsOf[period];
  return sinceLate(periodOf(period, size ? monthStart(d1, by * size) : addDays(d1, by * days)));
}

/** R5.2-22: a start year before 1950 resets to today, except for all time. */
export function sinceLate(given: Period): Period {
  return given.period !== "∞" && given.d1 < "1950" ? periodOf(given.period, today()) : given;
}

/**
 * Reads a period: an object or its JSON text; missing days are computed from today. `null` when empty, `undefined` when
 * it is not a period.
 */
export function readPeriod(given: unknown): Period | null | undefined {
  const read = typeof given === "string" ? (parseJson(given) ?? given) : given;
  if (read === null || read === undefined || read === "") return null;
  if (!isData(read)) return undefined;
  const period = periodKinds.find((kind) => kind === read["period"]);
  const [d1, d2] = [readDate(read["d1"]), readDate(read["d2"])];
  if (!period || d1 === undefined || d2 === undefined) return undefined;
  return { ...periodOf(period, d1 ?? today()), ...(d1 && { d1 }), ...(d2 && { d2 }) };
}

/**
 * Writes a period in the form of the loaded value: an object or JSON text, with its other keys and the spelling of its
 * days.
 */
export function spellPeriod(value: Period | null, raw: unknown): unknown {
  if (!value) return raw === "" ? "" : null;
  const before = readPeriod(raw);
  if (before && natives.json(before) === natives.json(value)) return raw;
  const loaded = typeof raw === "string" ? parseJson(raw) : raw;
  const kept = isData(loaded) ? loaded : {};
  const { period, d1, d2 } = value;
  const made = { ...kept, period, d1: spellDate(d1, kept["d1"]), d2: spellDate(d2, kept["d2"]) };
  return typeof raw === "string" && raw !== "" ? natives.json(made) : made;
}

const halves = ["I", "II", "III", "IV"];
const parts: Record<Language, Partial<Record<PeriodKind, string>>> = {
  ua: { "3m": "квартал", "6m": "півріччя", y: "рік", "∞": "весь час" },
  ru: { "3m": "квартал", "6m": "полугодие", y: "год", "∞": "всё время" },
  en: { "3m": "quarter", "6m": "half-year", y: "", "∞": "all time" },
};

/** 'березень 2026', 'II квартал 2026', '02.03 – 08.03.2026'; both dates when they do not match a whole period. */
export function periodText(given: Period, language: Language = "ua"): string {
  const { period, d1, d2 } = given;
  const [year, month] = [d1.slice(0, 4), Number(d1.slice(5, 7)) - 1];
  const whole = periodOf(period, d1);
  const word = parts[language][period];
  if (d1 !== whole.d1 || d2 !== whole.d2) return betweenText(d1, d2);
  if (period === "m") return `${months[language].alone[month]!} ${year}`;
  if (period === "3m" || period === "6m") return `${halves[month / monthsOf[period]!]!} ${word} ${year}`;
  if (period === "y") return `${year} ${word}`.trim();
  return period === "∞" ? word! : betweenText(d1, d2);
}

function betweenText(d1: string, d2: string): string {
  const first = showDate(d1);
  if (d1 === d2) return first;
  return `${d1.slice(0, 4) === d2.slice(0, 4) ? first.replace(new RegExp(`[^\\d]?${d1.slice(0, 4)}$`), "") : first} – ${showDate(d2)}`;
}
