import { expect } from "@open-wc/testing";
import { today } from "./days.ts";
import { nextPeriod, periodOf, periodText, readPeriod, sinceLate, spellPeriod, type PeriodKind } from "./periods.ts";

const march = { period: "m", d1: "2026-03-01", d2: "2026-03-31" } as const;

describe("periods", () => {
  const cases: [kind: PeriodKind, d1: string, d2: string, text: string, after: string][] = [
    ["d", "2026-08-20", "2026-08-20", "20.08.2026", "2026-08-21"],
    ["w", "2026-08-17", "2026-08-23", "17.08 – 23.08.2026", "2026-08-24"],
    ["m", "2026-08-01", "2026-08-31", "серпень 2026", "2026-09-01"],
    ["3m", "2026-07-01", "2026-09-30", "III квартал 2026", "2026-10-01"],
    ["6m", "2026-07-01", "2026-12-31", "II півріччя 2026", "2027-01-01"],
    ["y", "2026-01-01", "2026-12-31", "2026 рік", "2027-01-01"],
    ["∞", "1900-01-01", "2099-12-31", "весь час", "1900-01-01"],
    ["-", "2026-08-20", "2026-08-20", "20.08.2026", "2026-08-20"],
  ];
  for (const [kind, d1, d2, text, after] of cases)
    it(`[R2.4-56] [R3.9-13] [R9.7-01] ${kind} around 20 August 2026 is ${text}`, () => {
      const period = periodOf(kind, "2026-08-20");
      expect([period.d1, period.d2, periodText(period)]).to.eql([d1, d2, text]);
      expect(nextPeriod(period, 1).d1).to.equal(after);
      expect(nextPeriod(nextPeriod(period, 1), -1)).to.eql(period);
    });

  it("[R9.7-01] a week begins on Monday, over the end of a year too", () => {
    expect(periodOf("w", "2027-01-03")).to.eql({ period: "w", d1: "2026-12-28", d2: "2027-01-03" });
    expect(periodText(periodOf("w", "2027-01-03"))).to.equal("28.12.2026 – 03.01.2027");
  });

  it("[R5.2-22] a start before 1950 becomes today, except for all time", () => {
    expect(sinceLate(periodOf("y", "1949-05-05"))).to.eql(periodOf("y", today()));
    expect(nextPeriod(periodOf("y", "1950-05-05"), -1)).to.eql(periodOf("y", today()));
    expect(sinceLate(periodOf("y", "1950-05-05")).d1).to.equal("1950-01-01");
    expect(sinceLate(periodOf("∞", "2026-01-01")).d1).to.equal("1900-01-01");
  });

  it("[R3.9-13] reads an object or its text; missing days become today", () => {
    expect(readPeriod(march)).to.eql(march);
    expect(readPeriod('{"period":"-","d1":"05.03.2026","d2":"2026-03-09"}')).to.eql({
      period: "-",
      d1: "2026-03-05",
      d2: "2026-03-09",
    });
    expect(readPeriod({ period: "y" })).to.eql(periodOf("y", today()));
    expect([readPeriod(null), readPeriod(""), readPeriod("m"), readPeriod({ period: "2m" }), readPeriod([])]).to.eql([
      null,
      null,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readPeriod({ ...march, d1: "31.02.2026" })).to.equal(undefined);
  });

  it("[R3.9-13] writes it as it was loaded, with its other properties", () => {
    const april = periodOf("m", "2026-04-05");
    expect(spellPeriod(april, undefined)).to.eql({ period: "m", d1: "2026-04-01", d2: "2026-04-30" });
    expect(spellPeriod(april, { period: "m", d1: "01.03.2026", d2: "31.03.2026", note: 1 })).to.eql({
      period: "m",
      d1: "01.04.2026",
      d2: "30.04.2026",
      note: 1,
    });
    const text = ' {"period":"m","d1":"2026-03-01","d2":"2026-03-31"}';
    expect(spellPeriod(april, text)).to.equal('{"period":"m","d1":"2026-04-01","d2":"2026-04-30"}');
    expect(spellPeriod(readPeriod(text)!, text)).to.equal(text);
    expect([spellPeriod(null, text), spellPeriod(null, "")]).to.eql([null, ""]);
  });

  it("days that are not a whole month are shown as they are", () => {
    expect(periodText({ period: "m", d1: "2026-03-05", d2: "2026-04-04" })).to.equal("05.03 – 04.04.2026");
  });
});
