// layer 5: values
/** Days as they are shown and typed: by the setting `date_format`. What is read from and sent to a server is dates.ts. */
import { settings } from "../../base/settings.ts";

const parts = /YYYY|YY|MM?|DD?/g;

/** The setting, where it names day, month and year; else undefined: DD.MM.YYYY. */
function format(): string | undefined {
  const { date_format } = settings;
  if (typeof date_format !== "string") return undefined;
  const given = date_format.toUpperCase();
  const found = (given.match(parts) ?? []).map((part) => part[0]!);
  const isWhole = found.length === 3 && ["D", "M", "Y"].every((part) => found.includes(part));
  return isWhole ? given : undefined;
}

/** '2026-03-05' → '05.03.2026', or as `date_format` says; "" for null, other texts unchanged. */
export function showDate(iso: string | null): string {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? "") ?? [];
  if (!iso || !year) return iso ?? "";
  const texts: Record<string, string> = { YYYY: year, YY: year.slice(2), MM: month, DD: day };
  return (format() ?? "DD.MM.YYYY").replace(parts, (part) => texts[part] ?? String(Number(texts[part + part])));
}

/** The format in the letters of a phrase such as ДД.ММ.РРРР, for placeholders; what stands behind them stays. */
export const formatInWords = (phrase: string): string => {
  const letters: Record<string, string> = { D: phrase[0]!, M: phrase[3]!, Y: phrase[6]! };
  return (format() ?? phrase.slice(0, 10)).replace(/[DMY]/g, (letter) => letters[letter]!) + phrase.slice(10);
};

/** A typed text with the days that `date_format` reads otherwise as DD.MM.YYYY, for the readers of dates.ts. */
export function dayFirst(typed: string): string {
  const given = format();
  if (!given) return typed;
  const order = given.replace(/[^DMY]/g, "").replace(/(.)\1+/g, "$1");
  const whole = typed.replace(wholeDay(given), (text, ...groups: string[]) => {
    const [day, month, year] = ["D", "M", "Y"].map((part) => groups[order.indexOf(part)]!) as [string, string, string];
    return Number(month) > 12 ? text : `${day}.${month}.${year}`;
  });
  return whole === typed && order.indexOf("M") < order.indexOf("D") ? monthLast(typed, order) : whole;
}

/** The format as an expression, with any spaces between its parts. */
function wholeDay(given: string): RegExp {
  const source = given
    .replace(/\s+/g, "")
    .replace(/[^DMY]+/g, (signs) => signs.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"));
  const spaced = source.replace(parts, (part) => `\\s*(${part.startsWith("Y") ? "\\d{4}|\\d\\d" : "\\d\\d?"})`);
  return new RegExp(`(?<![\\d.:/-])${spaced.slice(3)}(?!\\d)`, "g");
}

/** "3/5", "3 5", "0305", and with other signs between: the day before the month. A number above 12 cannot be a month. */
function monthLast(typed: string, order: string): string {
  const swap = (whole: string, month: string, mark: string, day: string) =>
    Number(month) > 12 ? whole : `${day}${mark}${month}`;
  // with the year first only days without a year have the month before the day
  const isYearFirst = order.startsWith("Y");
  const short = isYearFirst ? /^(\d\d?)([./-]|\s+)(\d\d?)$/ : /^(\d\d?)([./-]|\s+)(\d\d?)(?=\2\d|$)/;
  const digits = isYearFirst ? /^(\d\d)()(\d\d)$/ : /^(\d\d)()(\d\d)(?=$|\d\d$|\d{4}$)/;
  return typed.trim().replace(short, swap).replace(digits, swap);
}
