import { expect } from "@open-wc/testing";
import { readDays, showDays, spellDays } from "./day-lists.ts";

describe("several days", () => {
  const readings: [given: unknown, days: string[] | undefined][] = [
    [null, []],
    ["", []],
    [[], []],
    [
      ["2026-03-05", "2026-03-01", "2026-03-05"],
      ["2026-03-01", "2026-03-05"],
    ],
    ["2026-03-05,2026-03-01", ["2026-03-01", "2026-03-05"]],
    ["05.03.2026, 07.03.26", ["2026-03-05", "2026-03-07"]],
    ["05.03.2026, ", ["2026-03-05"]],
    ['["2026-03-05"]', ["2026-03-05"]],
    ['{2026-03-05,"2026-03-07"}', ["2026-03-05", "2026-03-07"]],
    ["05.03.2026, 14:05", ["2026-03-05"]],
    ["05.03.2026, 30.02.2026", undefined],
    ["завтра", undefined],
  ];
  for (const [given, days] of readings)
    it(`[R3.9-10] reads ${JSON.stringify(given)} as ${String(days)}`, () => expect(readDays(given)).to.eql(days));

  it("shows them in a row", () => {
    expect(showDays(["2026-03-05", "2026-07-09"])).to.equal("05.03.2026, 09.07.2026");
  });

  const spellings: [raw: unknown, written: unknown][] = [
    [undefined, ["2026-07-09", "2026-07-10"]],
    [null, ["2026-07-09", "2026-07-10"]],
    [["05.03.2026"], ["09.07.2026", "10.07.2026"]],
    ["2026-03-05", "2026-07-09,2026-07-10"],
    ["05.03.2026, 06.03.2026", "09.07.2026, 10.07.2026"],
    ["{2026-03-05}", "{2026-07-09,2026-07-10}"],
    ['["2026-03-05"]', '["2026-07-09","2026-07-10"]'],
    ["2026-07-10, 2026-07-09", "2026-07-10, 2026-07-09"],
  ];
  for (const [raw, written] of spellings)
    it(`[R3.9-10] writes two days in the spelling of ${JSON.stringify(raw)}`, () => {
      expect(spellDays(["2026-07-09", "2026-07-10"], raw)).to.eql(written);
    });

  it("an empty list is written as it was loaded", () => {
    expect([spellDays([], null), spellDays([], ""), spellDays([], "2026-03-05"), spellDays([], ["2026-03-05"])]).to.eql(
      [null, "", "", []],
    );
  });
});
