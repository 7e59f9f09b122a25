/** What the value of a cell is: how it is shown, compared and found. */
import { isData } from "../base/data.ts";
import { natives } from "../base/runtime/runtime.ts";
import { formatDate, isDayOnly, readMoment } from "../values/dates/date-patterns.ts";
import { showDate } from "../values/dates/shown-days.ts";
import { flagOf } from "../values/yes-no.ts";
import { showNumber } from "../values/numbers.ts";
import { readPhone, showPhone } from "../values/phones.ts";

export type ColumnKind = "text" | "number" | "date" | "moment" | "flag" | "choice" | "phone";

/** The words that cells need. */
export interface CellWords {
  yes: string;
  no: string;
  /** The text of an option; the id itself when it is not known. */
  label?(id: string): string;
}
type Shown = { kind: ColumnKind; decimals: number };

/** The text of a cell. A value that does not fit its column's kind is shown as it is. */
export function cellText(value: unknown, { kind, decimals }: Shown, words: CellWords): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map((one) => cellText(one, { kind, decimals }, words)).join(", ");
  if (kind === "number") {
    const number = amountOf(value);
    return number === null ? plain(value).replace("\u2060", "") : showNumber(number, decimals);
  }
  if ((kind === "date" || kind === "moment") && !isData(value)) return dateText(value, kind);
  if (kind === "flag") return flagOf(value) === null ? plain(value) : flagOf(value) ? words.yes : words.no;
  if (kind === "phone") return showPhone(readPhone(plain(value)) ?? plain(value));
  return kind === "choice" && words.label ? words.label(plain(value)) : plain(value);
}

function dateText(value: unknown, kind: "date" | "moment"): string {
  const hasTime = kind === "moment" && !isDayOnly(value);
  const day = formatDate(value, "yyyy-MM-dd");
  const shown = showDate(day);
  return hasTime && shown !== day ? `${shown} ${formatDate(value, "HH:mm")}` : shown;
}

const plain = (value: unknown): string => (isData(value) ? natives.json(value) : String(value));

/** What a value is sorted by: a number for numbers, dates and flags, else its text; null for an empty one. */
export function sortKey(value: unknown, shown: Shown, words: CellWords): number | string | null {
  if (value === null || value === undefined || value === "") return null;
  const { kind } = shown;
  if (kind === "number") return amountOf(value);
  if (kind === "date" || kind === "moment") return readMoment(value)?.getTime() ?? null;
  if (kind === "flag") return Number(flagOf(value) ?? 0);
  return cellText(value, shown, words).trim() || null;
}

/**
 * A number in the spellings of people and servers: spaces or apostrophes between thousands, comma or dot before the
 * decimals, a unit after it ("1 234,50 грн"). Null for anything else, also for a text that is marked as doubtful
 * (src/view/controls/number-problem.ts).
 */
export function amountOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  const text = String(value ?? "").trim();
  if (text.length > 60) return null;
  const [, number = ""] = /^([-−+]?\d[\d\s'’.,]*)[^\d\u2060]{0,20}$/u.exec(text) ?? [];
  const bare = number
    .replace(/[\s'’]/g, "")
    .replace("−", "-")
    .replace(/[.,]$/, "");
  const made = bare.includes(",") && bare.includes(".") ? bare.replace(/[.,](?=.*[.,])/g, "") : bare;
  const found = made.replace(",", ".");
  return /^[-+]?\d+(\.\d+)?$/.test(found) ? Number(found) : null;
}

/** What stands behind the number: "грн" of "1 234,50 грн". */
export const unitOf = (text: string): string => text.replace(/^[-−+\d\s'’.,]+/, "").trim();

/** The kind that all these values have; text when they have none in common, or when all are empty. */
export function guessKind(values: readonly unknown[]): ColumnKind {
  const given = values.filter((value) => value !== null && value !== undefined && String(value).trim() !== "");
  if (!given.length) return "text";
  if (given.every((value) => typeof value === "boolean")) return "flag";
  if (given.every(isNumber)) return "number";
  if (!given.every(isDate)) return "text";
  return given.every(isDayOnly) ? "date" : "moment";
}

/** Codes with a leading zero ("007") and long codes (phones, identifiers) are texts; phones also with plus and spaces. */
const isNumber = (value: unknown): boolean =>
  typeof value === "number" || (amountOf(value) !== null && !/^\s*(0\d|\d{10}|\+(\s*\d){10})/.test(String(value)));
const isDate = (value: unknown): boolean =>
  typeof value === "string" && /^\s*\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.test(value) && !!readMoment(value);
