import { expect } from "@open-wc/testing";
import { addDays, monthStart, weekday } from "./days.ts";
import { dayRules } from "./offered-days.ts";

describe("days that can be chosen", () => {
  const cases: [entry: Record<string, unknown>, offered: string[], refused: string[]][] = [
    [{}, ["1900-01-01", "2026-03-05"], []],
    [{ start: "2026-03-05" }, ["2026-03-05"], ["2026-03-04"]],
    [{ start: "05.03.2026", end: "2026-03-07" }, ["2026-03-07"], ["2026-03-08", "2026-03-04"]],
    [{ disabled_weekdays: [6, 0] }, ["2026-03-06", "2026-03-09"], ["2026-03-07", "2026-03-08"]],
    [{ disabled_weekdays: "7" }, ["2026-03-07"], ["2026-03-08"]],
    [{ disabled_weekdays: "[1]" }, ["2026-03-08"], ["2026-03-09"]],
    [{ disabled_dates: ["05.03.2026"] }, ["2026-03-06"], ["2026-03-05"]],
    [{ disabled_dates: "2026-03-05, 2026-03-06" }, ["2026-03-07"], ["2026-03-05", "2026-03-06"]],
  ];
  for (const [entry, offered, refused] of cases)
    it(`[R5.2-23] by ${JSON.stringify(entry)}`, () => {
      const { isOffered } = dayRules(entry);
      expect([offered.filter(isOffered), refused.filter(isOffered)]).to.eql([offered, []]);
    });

  it("an invalid date limits nothing", () => {
    const { start, isOffered } = dayRules({ start: "завтра", disabled_dates: "x", disabled_weekdays: "y" });
    expect([start, isOffered("2026-03-05")]).to.eql([null, true]);
  });
});

describe("arithmetic of days", () => {
  it("crosses months, years and changes to summer time", () => {
    expect(addDays("2026-03-28", 1)).to.equal("2026-03-29");
    expect(addDays("2026-03-29", 1)).to.equal("2026-03-30");
    expect(addDays("2026-01-01", -1)).to.equal("2025-12-31");
    expect([monthStart("2026-03-31", -1), monthStart("2026-12-05", 1)]).to.eql(["2026-02-01", "2027-01-01"]);
    expect([weekday("2026-03-08"), weekday("2026-03-09")]).to.eql([7, 1]);
  });
});
