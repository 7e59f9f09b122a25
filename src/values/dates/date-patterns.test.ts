import { expect } from "@open-wc/testing";
import { formatDate, isDayOnly, months, readMoment } from "./date-patterns.ts";
import type { Language } from "../../base/language/language.ts";

describe("date patterns", () => {
  const formats: [given: unknown, pattern: string | undefined, language: Language, text: string][] = [
    ["2026-03-05", undefined, "ua", "05.03.26"],
    ["05.03.2026", "yyyy-MM-dd", "ua", "2026-03-05"],
    ["2026-03-05", "d.M.yy", "ua", "5.3.26"],
    ["2026-03-05", "d MMMM yyyy", "ua", "5 березня 2026"],
    ["2026-03-05", "d MMMM yyyy", "ru", "5 марта 2026"],
    ["2026-03-05", "d MMMM yyyy", "en", "5 March 2026"],
    ["2026-11-05", "LLLL yyyy", "ua", "листопад 2026"],
    ["2026-08-05", "d MMM", "ua", "5 серп."],
    ["2026-05-05", "d MMM", "ru", "5 мая"],
    ["2026-05-05", "dd MMM", "en", "05 May"],
    ["2026-03-05T07:08:09", "dd.MM.yyyy HH:mm:ss", "ua", "05.03.2026 07:08:09"],
    ["05.03.26 7:08", "H:mm", "ua", "7:08"],
    ["2026-03-05", "d MMMM yyyy р.", "ua", "5 березня 2026 р."],
    ["2026-03-05", "'d of' MMMM", "en", "d of March"],
    [new Date(2026, 2, 5, 23, 59), "dd.MM.yy HH:mm", "ua", "05.03.26 23:59"],
    [new Date(2026, 2, 5).getTime() / 1000, undefined, "ua", "05.03.26"],
    [new Date(2026, 2, 5).getTime(), undefined, "ua", "05.03.26"],
    [null, undefined, "ua", ""],
    ["", undefined, "ua", ""],
    ["0000-00-00", undefined, "ua", ""],
    ["завтра", undefined, "ua", "завтра"],
    ["31.02.2026", undefined, "ua", "31.02.2026"],
    ["2026-03-05 25:00", "HH:mm", "ua", "2026-03-05 25:00"],
  ];
  for (const [given, pattern, language, text] of formats)
    it(`[R9.2-07] writes ${JSON.stringify(given)} by ${pattern} in ${language} as ${text}`, () => {
      expect(formatDate(given, pattern, language)).to.equal(text);
    });

  it("[R9.2-07] has twelve names of each kind in each language", () => {
    for (const language of ["ua", "ru", "en"] as const)
      for (const kind of ["short", "genitive", "alone"] as const) {
        const names = months[language][kind];
        expect(new Set(names).size, `${language} ${kind}`).to.equal(12);
        const shown = names.map((_, at) =>
          formatDate(new Date(2026, at, 1), { short: "MMM", genitive: "MMMM", alone: "LLLL" }[kind], language),
        );
        expect(shown).to.deep.equal(names);
      }
  });

  it("reads a moment with a time zone as that moment", () => {
    for (const text of [
      "2026-03-05T12:00:00Z",
      "2026-03-05 14:00:00+02",
      "2026-03-05T06:30-0530",
      "2026-03-06T01:00:00.000+13:00",
    ])
      expect(readMoment(text)?.toISOString(), text).to.equal("2026-03-05T12:00:00.000Z");
    expect(readMoment("2026-03-05T12:00:00.250Z")?.getMilliseconds()).to.equal(250);
    for (const text of ["/Date(1741170000000)/", "/Date(1741170000000+0200)/"])
      expect(readMoment(text)?.getTime(), text).to.equal(1741170000000);
  });

  it("distinguishes a day from a moment", () => {
    expect(isDayOnly("2026-03-05")).to.equal(true);
    expect(isDayOnly("05.03.2026")).to.equal(true);
    expect(isDayOnly("2026-03-05 00:00")).to.equal(false);
    expect(isDayOnly("1772668800")).to.equal(false);
    expect(isDayOnly(1772668800)).to.equal(false);
    expect(isDayOnly(new Date())).to.equal(false);
    expect(isDayOnly("/Date(1741170000000)/")).to.equal(false);
  });

  it("treats hostile values as no date", () => {
    const odd: unknown[] = [
      {},
      [],
      true,
      () => 1,
      new Date(Number.NaN),
      { toString: () => expect.fail("ran") },
      "5".repeat(1_000_000),
    ];
    for (const given of odd) expect(readMoment(given)).to.equal(undefined);
  });
});
