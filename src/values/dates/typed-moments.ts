/** Days with a time as people type them: "051226 930", "завтра 9 30", "5.12 10:00", "+3". */
import { today as currentDay } from "./days.ts";
import { readInstant } from "./moments.ts";
import { dayFirst } from "./shown-days.ts";
import { readTime } from "./times.ts";
import { readTypedDay } from "./typed-days.ts";

/** A longer text is no moment. */
const longest = 60;

/** Like `readInstant`, and the shorter ways of people; a day without a time means midnight. */
export function readTypedMoment(typed: string, today = currentDay()): string | null | undefined {
  const whole = readInstant(dayFirst(typed));
  const text = typed.trim();
  if (whole !== undefined || text.length > longest) return whole;
  for (const { 0: between, index } of text.matchAll(/\s*,\s*|\s+/g)) {
    const [before, after] = [text.slice(0, index), text.slice(index + between.length)];
    if (isYear(after) && /\s/.test(before)) continue; // "5 12 2026"
    const [day, time] = [readTypedDay(dayFirst(before), today), readTime(after)];
    if (day && time) return readInstant(`${day} ${time}`);
  }
  const day = text.includes(":") ? undefined : readTypedDay(dayFirst(text), today);
  return day ? readInstant(day) : undefined;
}

const isYear = (text: string) => /^((19|20)\d\d|\d\d)$/.test(text);
