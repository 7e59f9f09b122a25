import { expect } from "@open-wc/testing";
import { readTypedDay, readTypedDays, readTypedRange } from "./typed-days.ts";

/** A Tuesday. */
const today = "2026-11-24";

describe("days as people type them", () => {
  const typed: [text: string, day: string | null | undefined][] = [
    ["051226", "2026-12-05"],
    ["05122026", "2026-12-05"],
    ["0512", "2026-12-05"],
    ["5 12", "2026-12-05"],
    ["5.12", "2026-12-05"],
    ["5/12", "2026-12-05"],
    ["5.12.26", "2026-12-05"],
    ["5 12 2026", "2026-12-05"],
    ["10.01", "2027-01-10"],
    ["завтра", "2026-11-25"],
    ["вчора", "2026-11-23"],
    ["Сьогодні", "2026-11-24"],
    ["послезавтра", "2026-11-26"],
    ["tomorrow", "2026-11-25"],
    ["+3", "2026-11-27"],
    ["-1", "2026-11-23"],
    ["пн", "2026-11-30"],
    ["вт", "2026-12-01"],
    ["пт", "2026-11-27"],
    ["середа", "2026-11-25"],
    ["fri", "2026-11-27"],
    ["05.12.2026", "2026-12-05"],
    ["2026-12-05", "2026-12-05"],
    ["29 2", undefined],
    ["31.02", undefined],
    ["991226", undefined],
    ["колись", undefined],
    ["", null],
  ];
  for (const [text, day] of typed)
    it(`"${text}" is ${day}`, () => {
      expect(readTypedDay(text, today)).to.equal(day);
    });
});

describe("several days as people type them", () => {
  const ranges: [text: string, range: readonly string[] | null | undefined][] = [
    ["5.12 - 10.12", ["2026-12-05", "2026-12-10"]],
    ["5.12-10.12", ["2026-12-05", "2026-12-10"]],
    ["05.12.26-10.12.26", ["2026-12-05", "2026-12-10"]],
    ["051226 101226", ["2026-12-05", "2026-12-10"]],
    ["5 12 – 10 12", ["2026-12-05", "2026-12-10"]],
    ["пн–пт", ["2026-11-27", "2026-11-30"]],
    ["вчора - завтра", ["2026-11-23", "2026-11-25"]],
    ["завтра", ["2026-11-25", "2026-11-25"]],
    ["+3", ["2026-11-27", "2026-11-27"]],
    ["5-12", ["2026-12-05", "2026-12-05"]],
    ["5.12 - колись", undefined],
    ["5 - 10.12", undefined],
    ["5.12 - 6.12 - 7.12", undefined],
    ["", null],
  ];
  for (const [text, range] of ranges)
    it(`"${text}" is the range ${range}`, () => {
      expect(readTypedRange(text, today)).to.eql(range);
    });

  it("a list has commas or semicolons between its days", () => {
    expect(readTypedDays("7.12, завтра; 071226", today)).to.eql(["2026-11-25", "2026-12-07"]);
    expect(readTypedDays("7.12, колись", today)).to.equal(undefined);
  });
});
