// layer 5: fields
import { unread, type Unread } from "./unread.ts";

/**
 * What a text means as a number (§5.2): up to 9 digits, spaces or apostrophes between thousands, comma or dot before at
 * most `decimals` decimals, '-' or '−'. `null` when nothing is typed, `undefined` when it is no number.
 */
export function readNumber(text: string, decimals: number): number | null | undefined {
  const plain = text
    .replace(/\s|(?<=\d)['’](?=\d)/g, "")
    .replace("−", "-")
    .replace(",", ".");
  if (plain === "") return null;
  const isNumber = new RegExp(`^-?(\\d{1,9}(\\.\\d{0,${decimals}})?|\\.\\d{1,${decimals || 1}})$`).test(plain);
  return isNumber ? Number(plain) + 0 : undefined;
}

/** A number as it is shown: no-break spaces between thousands, a comma, `least` to `decimals` decimals; "" for null. */
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
 * The spelling in which a number was loaded (CONTRACT, Tags): 1234.5 stays a number, "1234.50" a text with a dot and
 * two decimals, "1 234,5" one with its spaces and comma. What reads the same as `raw` is `raw`.
 */
export function spellNumber(value: number | null, raw: unknown): unknown {
  if (value === null) return raw === "" ? "" : null;
  const spelling = typeof raw === "string" && /\d/.test(raw) ? raw.trim() : undefined;
  if (spelling === undefined) return value;
  const known = readNumber(spelling, 20);
  if (known === undefined || known === value) return known === value ? raw : value;
  const [, point = ".", decimals = ""] = /([.,])(\d*)$/.exec(spelling) ?? [];
  const space = /\d([\s'’])(?=\d)/.exec(spelling)?.[1] ?? "";
  return showNumber(value, 15, decimals.length).replace(/[\u00a0,]/g, (mark) => (mark === "," ? point : space));
}

/** How fields of kind number read and write: `null` for nothing, in the spelling that was loaded (CONTRACT, Tags). */
export const numberCodec = {
  empty: null,
  read: (raw: unknown): number | null | Unread =>
    raw === null || raw === undefined || raw === "" ? null : (readNumber(String(raw), 20) ?? unread(raw)),
  write: (value: number | null, raw: unknown): unknown => spellNumber(value, raw),
};

const formats: Record<string, Intl.NumberFormat> = {};
const format = (most: number, least: number) =>
  (formats[`${most} ${least}`] ??= new Intl.NumberFormat("en-US", {
    maximumFractionDigits: Math.max(most, least),
    minimumFractionDigits: least,
  }));
