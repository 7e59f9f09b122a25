// layer 5: values
import { unread, type Unread } from "./unread.ts";

/**
 * Reads a number (R2.4-02): up to 9 digits, or `digits`, before the decimal mark, spaces or apostrophes between
 * thousands, comma or dot before at most `decimals` decimals, '-' or '−'. `null` when empty, `undefined` when it is not
 * a number.
 */
export function readNumber(text: string, decimals: number, digits = 9): number | null | undefined {
  const plain = ungrouped(text.replace(/\s|(?<=\d)['’](?=\d)/g, "").replace("−", "-")).replace(",", ".");
  if (plain === "") return null;
  const isNumber = new RegExp(`^-?(\\d{1,${digits}}(\\.\\d{0,${decimals}})?|\\.\\d{1,${decimals || 1}})$`).test(plain);
  return isNumber ? Number(plain) + 0 : undefined;
}

/** Digits before the decimal mark of a stored number, which may be longer than a typed one, as far as it is exact. */
const mostStored = 15;

/** "1.234,50" and "1,234.50" → "1234,50" and "1234.50"; "1.234.567" → "1234567": the last mark is the decimal one. */
const ungrouped = (text: string): string =>
  /^-?\d{1,3}([.,]\d{3})+$/.test(text) &&
  new Set(text.replace(/[^.,]/g, "")).size === 1 &&
  text.split(/[.,]/).length > 2
    ? text.replace(/[.,]/g, "")
    : text.replace(/^(-?\d{1,3})(?:([.,])(\d{3}))+(?=(?!\2)[.,]\d*$)/, (whole) => whole.replace(/[.,]/g, ""));

/**
 * Formats a number for people: no-break spaces between thousands, a decimal comma, `least` to `decimals` decimals; ""
 * for null.
 */
export function showNumber(value: number | null, decimals = 2, least = 0): string {
  if (value === null || !Number.isFinite(value)) return "";
  const [, whole = "", rest = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  const isPlain = whole && rest.length <= decimals && rest.length >= least;
  if (isPlain) return whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0") + (rest && `,${rest}`);
  return format(decimals, least)
    .format(value)
    .replace(/[.,]/g, (mark) => (mark === "." ? "," : "\u00a0"));
}

/**
 * Writes a number in the spelling of the loaded value: a number for 1234.5, a text with a dot and two decimals for
 * "1234.50", with spaces and comma for "1 234,5". Returns `raw` itself when it means the same number.
 */
export function spellNumber(value: number | null, raw: unknown, digits = mostStored): unknown {
  if (value === null) return raw === "" ? "" : null;
  const spelling = typeof raw === "string" && /\d/.test(raw) ? raw.trim() : undefined;
  if (spelling === undefined) return value;
  const known = readNumber(spelling, 20, digits);
  if (known === undefined || known === value) return known === value ? raw : value;
  const [, point = ".", decimals = ""] = /([.,])(\d*)$/.exec(ungrouped(spelling)) ?? [];
  const space = /\d([\s'’])(?=\d)/.exec(spelling)?.[1] ?? "";
  return showNumber(value, 15, decimals.length).replace(/[\u00a0,]/g, (mark) => (mark === "," ? point : space));
}

/** Reading and writing of number fields: `null` when empty; written in the spelling of the loaded value. */
export const numberCodec = {
  empty: null,
  read: (raw: unknown): number | null | Unread => {
    const read = Number.isFinite(raw) ? (raw as number) : readNumber(String(raw ?? ""), 20, mostStored);
    return read === undefined ? unread(raw) : read;
  },
  write: (value: number | null, raw: unknown): unknown => spellNumber(value, raw),
};

const formats: Record<string, Intl.NumberFormat> = {};
const format = (most: number, least: number) =>
  (formats[`${most} ${least}`] ??= new Intl.NumberFormat("en-US", {
    maximumFractionDigits: Math.max(most, least),
    minimumFractionDigits: least,
    signDisplay: "negative", // no "-0"
  }));
