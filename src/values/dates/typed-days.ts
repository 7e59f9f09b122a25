/** Days as people type them: "051226", "5 12", "5.12", "5 грудня", "завтра", "+3", "через тиждень", "пн", "у пт". */
import type { DateRange } from "./date-ranges.ts";
import { readDate } from "./dates.ts";
import { addDays, today as currentDay, weekday } from "./days.ts";
import { dayFirst } from "./shown-days.ts";

/** Words for days from today, in the languages of the interface; the beginning of a word is enough when it is its own. */
const words: [names: string, shift: number][] = [
  ["сьогодні сегодня today", 0],
  ["завтра tomorrow", 1],
  ["вчора вчера yesterday", -1],
  ["позавтра післязавтра послезавтра", 2],
  ["позавчора позавчера", -2],
];
/** Names of weekdays from Sunday; any beginning of at least two letters. */
const weekdays = [
  "неділя неділю воскресенье вс нд sunday",
  "понеділок понедельник пн monday",
  "вівторок вторник вт tuesday",
  "середа середу среда среду ср wednesday",
  "четвер четверг чт thursday",
  "п'ятниця п'ятницю пятница пятницу пт friday",
  "субота суботу суббота субботу сб saturday",
];
/** Names of months, after a day and alone; any beginning of at least three letters. */
const months = [
  "січня січень января январь january",
  "лютого лютий февраля февраль february",
  "березня березень марта март march",
  "квітня квітень апреля апрель april",
  "травня травень мая май may",
  "червня червень июня июнь june",
  "липня липень июля июль july",
  "серпня серпень августа август august",
  "вересня вересень сентября сентябрь september",
  "жовтня жовтень октября октябрь october",
  "листопада листопад ноября ноябрь november",
  "грудня грудень декабря декабрь december",
];
/** Units of "через 2 тижні", each with the beginnings of its names. */
const units: [names: RegExp, days: number][] = [
  [/^(д(ень|н)|day)/, 1],
  [/^(тиж|недел|week)/, 7],
];

/** Chooses one of the days, in order, that a day without a year may be. */
type Choice = (days: readonly string[]) => string | undefined;

/**
 * Like `readDate`, and the shorter ways of people; `today` as "YYYY-MM-DD". A weekday is the next one after today, a
 * day without a year the nearest one.
 */
export const readTypedDay = (typed: string, today = currentDay()): string | null | undefined =>
  readDay(typed, today, (days) => nearest(days, today));

/** @param around the day from whose year, the one before and the one after a day without a year is chosen */
function readDay(typed: string, today: string, choose: Choice, around = today): string | null | undefined {
  const without = (day: string, month: string) => choose(inYears(day, month, around));
  const text = typed.trim().toLowerCase().replace(/[ʼ’`]/g, "'").replace(/\s+/g, " ");
  const inWords = fromWords(text, today);
  if (inWords) return inWords;
  const inMonth = fromMonth(text, without);
  if (inMonth) return inMonth;
  const [, short, whole] = /^(?:(\d{4})|(\d{6}|\d{8}))$/.exec(text) ?? [];
  if (short) return without(short.slice(0, 2), short.slice(2));
  if (whole) return readDate(`${whole.slice(0, 2)}.${whole.slice(2, 4)}.${whole.slice(4)}`);
  const [, day, month, year] = /^(\d{1,2})[ .,/-]+(\d{1,2})(?:[ .,/-]+(\d{2}|\d{4}))?\.?$/.exec(text) ?? [];
  if (day && month && !year) return without(day, month);
  if (day && month && year) return readDate(`${day}.${month}.${year}`);
  return readDate(typed);
}

/** Several days with commas between them: sorted, without duplicates; `undefined` when one of them is not a day. */
export function readTypedDays(typed: string, today = currentDay()): string[] | undefined {
  const days = typed.split(/[,;]/).map((part) => readTypedDay(dayFirst(part), today));
  if (!days.every((day) => day !== undefined)) return undefined;
  return [...new Set(days.filter((day) => day !== null))].toSorted();
}

/**
 * One day, or two of them: "5.12 - 10.12", "051226 101226", "пн–пт". The earlier one is first; without a year the second
 * follows the first.
 */
export function readTypedRange(typed: string, today = currentDay()): DateRange | null | undefined {
  const text = typed.trim();
  if (!text) return null;
  // in "5 - 10.12" and "5-10.12" the dash stands between two days, not between the parts of one
  const whole = /\s[-−]\s|[–—]|^\d\d?[-−]\d\d?[./ ]/.test(text) ? undefined : readTypedDay(dayFirst(text), today);
  if (whole) return [whole, whole];
  for (const { 0: between, index } of text.matchAll(/\s*[,;–—]\s*|\s+[-−]\s+|(?<=[\p{L}\d])[-−]|\s+/gu)) {
    const range = rangeOf(dayFirst(text.slice(0, index)), dayFirst(text.slice(index + between.length)), today);
    if (range) return range;
  }
  return undefined;
}

/** A day without a year is the first one after the beginning, or the last one before the end: "25.12 - 10.01". */
function rangeOf(first: string, last: string, today: string): DateRange | undefined {
  const [one, other] = [first, last].map((part) => readDay(part, today, () => undefined));
  if (one && other) return one <= other ? [one, other] : [other, one];
  const start = other
    ? readDay(first, today, (days) => days.findLast((day) => day <= other), other)
    : (one ?? readTypedDay(first, today));
  const end = other ?? (start && readDay(last, today, (days) => days.find((day) => day >= start), start));
  return start && end ? [start, end] : undefined;
}

function fromWords(text: string, today: string): string | undefined {
  const [, sign, count] = /^([+−-])\s*(\d{1,4})$/.exec(text) ?? [];
  if (count) return addDays(today, (sign === "+" ? 1 : -1) * Number(count));
  const word = words.find(([names]) => names.split(" ").includes(text));
  if (word) return addDays(today, word[1]);
  const [, many = "1", unit] = /^(?:через|за|in) (?:(\d{1,3}|a) )?(\p{L}+)$/u.exec(text) ?? [];
  const [, days] = units.find(([names]) => unit && names.test(unit)) ?? [];
  if (days) return addDays(today, days * (Number(many) || 1));
  const plain = text.replace(/^(у|в|во|на|on) /, "").replace(/\.$/, "");
  if (plain.length < 2) return undefined;
  const named = placeOf(plain, weekdays);
  if (named < 0) return undefined;
  const ahead = (named - weekday(today) + 7) % 7;
  return addDays(today, ahead || 7);
}

/** The index of the names of which one begins with this text, or -1. */
const placeOf = (text: string, names: readonly string[]): number =>
  names.findIndex((all) => all.split(" ").some((name) => name.startsWith(text)));

/** "5 грудня", "5 груд. 2026 р.", "5 декабря", "Dec 5, 2026": the day, three letters of the month or more, the year. */
function fromMonth(text: string, without: (day: string, month: string) => string | undefined): string | undefined {
  const fromDay =
    /^(\d{1,2})(?:-?(?:го|ге|е|st|nd|rd|th))? ?(?:of )?(\p{L}{3,})\.?(?:,? (\d{4}|\d\d))?(?: ?(?:р|г|року|года))?\.?$/u;
  const fromName = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u;
  const [, first = "", second = "", year] = fromDay.exec(text) ?? fromName.exec(text) ?? [];
  const [day, name] = /\d/.test(first) ? [first, second] : [second, first];
  const month = name ? placeOf(name, months) + 1 : 0;
  if (!month) return undefined;
  return year ? (readDate(`${day}.${month}.${year}`) ?? undefined) : without(day, String(month));
}

function inYears(day: string, month: string, around: string): string[] {
  const year = Number(around.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((one) => readDate(`${day}.${month}.${one}`) ?? []);
}

/** The one of this year, unless another year has it within half a year. */
function nearest(days: readonly string[], today: string): string | undefined {
  const now = Date.parse(today);
  return days.toSorted((one, other) => Math.abs(Date.parse(one) - now) - Math.abs(Date.parse(other) - now))[0];
}
