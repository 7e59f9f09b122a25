/** Days as people type them: "051226", "5 12", "5.12", "завтра", "+3", "пн". */
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
  "неділя воскресенье вс нд sunday",
  "понеділок понедельник пн monday",
  "вівторок вторник вт tuesday",
  "середа среда ср wednesday",
  "четвер четверг чт thursday",
  "п'ятниця пʼятниця п’ятниця пятница пт friday",
  "субота суббота сб saturday",
];

/** Like `readDate`, and the shorter ways of people; `today` as "YYYY-MM-DD". A weekday is the next one after today. */
export function readTypedDay(typed: string, today = currentDay()): string | null | undefined {
  const text = typed.trim().toLowerCase();
  const inWords = fromWords(text, today);
  if (inWords) return inWords;
  const [, short, whole] = /^(?:(\d{4})|(\d{6}|\d{8}))$/.exec(text) ?? [];
  if (short) return nearest(short.slice(0, 2), short.slice(2), today);
  if (whole) return readDate(`${whole.slice(0, 2)}.${whole.slice(2, 4)}.${whole.slice(4)}`);
  const [, day, month, year] = /^(\d{1,2})[ .,/-]+(\d{1,2})(?:[ .,/-]+(\d{2}|\d{4}))?\.?$/.exec(text) ?? [];
  if (day && month && !year) return nearest(day, month, today);
  if (day && month && year) return readDate(`${day}.${month}.${year}`);
  return readDate(typed);
}

/** Several days with commas between them: sorted, without duplicates; `undefined` when one of them is not a day. */
export function readTypedDays(typed: string, today = currentDay()): string[] | undefined {
  const days = typed.split(/[,;]/).map((part) => readTypedDay(dayFirst(part), today));
  if (!days.every((day) => day !== undefined)) return undefined;
  return [...new Set(days.filter((day) => day !== null))].toSorted();
}

/** One day, or two of them: "5.12 - 10.12", "051226 101226", "пн–пт". The earlier one is first. */
export function readTypedRange(typed: string, today = currentDay()): DateRange | null | undefined {
  const text = typed.trim();
  if (!text) return null;
  // in "5 - 10.12" the dash stands between two days, not between the parts of one
  const whole = /\s[-−]\s|[–—]/.test(text) ? undefined : readTypedDay(dayFirst(text), today);
  if (whole) return [whole, whole];
  for (const { 0: between, index } of text.matchAll(/\s*[,;–—]\s*|\s+[-−]\s+|(?<=[\p{L}\d])[-−]|\s+/gu)) {
    const days = [text.slice(0, index), text.slice(index + between.length)].map((part) =>
      readTypedDay(dayFirst(part), today),
    );
    const [one, other] = days;
    if (one && other) return one <= other ? [one, other] : [other, one];
  }
  return undefined;
}

function fromWords(text: string, today: string): string | undefined {
  const [, sign, count] = /^([+−-])\s*(\d{1,4})$/.exec(text) ?? [];
  if (count) return addDays(today, (sign === "+" ? 1 : -1) * Number(count));
  const word = words.find(([names]) => names.split(" ").includes(text));
  if (word) return addDays(today, word[1]);
  if (text.length < 2) return undefined;
  const named = weekdays.findIndex((names) => names.split(" ").some((name) => name.startsWith(text)));
  if (named < 0) return undefined;
  const ahead = (named - weekday(today) + 7) % 7;
  return addDays(today, ahead || 7);
}

/** A day without a year: the one of this year, unless another year has it within half a year. */
function nearest(day: string, month: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const [days, now] = [[year - 1, year, year + 1], Date.parse(today)];
  const found = days.flatMap((one) => readDate(`${day}.${month}.${one}`) ?? []);
  return found.toSorted((one, other) => Math.abs(Date.parse(one) - now) - Math.abs(Date.parse(other) - now))[0];
}
