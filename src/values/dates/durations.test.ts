import { expect } from "@open-wc/testing";
import { age, durationText, expiry } from "./durations.ts";
import type { Language } from "../../base/language/language.ts";

const now = new Date(2026, 2, 5, 12, 0).getTime();
const [hour, day] = [3_600_000, 86_400_000];

describe("durations", () => {
  const texts: [seconds: unknown, language: Language, text: string][] = [
    [0, "ua", "0 с"],
    [59, "ua", "59 с"],
    [60, "ua", "1 хв"],
    [3600, "ua", "1 год"],
    [86400, "ua", "1 дн"],
    [93784, "ua", "1 дн 2 год 3 хв 4 с"],
    [90000, "ua", "1 дн 1 год"],
    [86401, "ru", "1 дн 1 с"],
    [93784, "ru", "1 дн 2 ч 3 мин 4 с"],
    [93784, "en", "1 d 2 h 3 min 4 s"],
    [-90, "ua", "-1 хв 30 с"],
    [59.6, "ua", "1 хв"],
    ["3661", "ua", "1 год 1 хв 1 с"],
    [86400 * 4000, "ua", "4000 дн"],
    [null, "ua", ""],
    ["довго", "ua", "довго"],
  ];
  for (const [seconds, language, text] of texts)
    it(`[R9.2-09] says ${seconds} s in ${language}: ${text}`, () => {
      expect(durationText(seconds, language)).to.equal(text);
    });

  const ages: [ago: number, unit: string | undefined, value: number][] = [
    [365 * day, undefined, 1],
    [365 * day - 1, "year", 0],
    [730 * day, "years", 2],
    [60 * day, "month", 2],
    [59 * day, "month", 1],
    [13 * day, "week", 1],
    [14 * day, "weeks", 2],
    [25 * hour, "day", 1],
    [90 * 60_000, "hour", 1],
    [90_000, "minute", 1],
    [1500, "Second", 1],
    [-25 * hour, "day", -1],
    [-hour, "day", 0],
  ];
  for (const [ago, unit, value] of ages)
    it(`[R9.2-08] counts ${ago} ms as ${value} ${unit ?? "year"}`, () => {
      expect(age(new Date(now - ago), unit, now)).to.equal(value);
    });

  it("[R8-42] gives 1000 for an unreadable value", () => {
    for (const given of ["", null, undefined, "вчора", {}, "2026-02-30"]) expect(age(given, "day", now)).to.equal(1000);
    for (const unit of ["", "century", "__proto__", "constructor"]) expect(age(new Date(0), unit, now)).to.equal(1000);
  });

  const expiries: [what: string, given: unknown, name: string][] = [
    ["a second ago", new Date(now - 1000), "danger"],
    ["now", new Date(now), "danger"],
    ["in a second", new Date(now + 1000), "warning"],
    ["in 2 days", new Date(now + 172_800_000), "warning"],
    ["in 2 days and 1 ms", new Date(now + 172_800_001), ""],
    ["yesterday", "2026-03-04", "danger"],
    ["today, without a time", "05.03.2026", "warning"],
    ["today before noon", "05.03.2026 11:59", "danger"],
    ["in two days, without a time", "2026-03-07", "warning"],
    ["in three days, without a time", "2026-03-08", ""],
    ["never", null, ""],
    ["no date", "колись", ""],
  ];
  for (const [what, given, name] of expiries)
    it(`[R9.3-01] colours ${what} with "${name}"`, () => {
      expect(expiry(given, now)).to.equal(name);
    });
});
