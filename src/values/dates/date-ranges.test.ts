import { expect } from "@open-wc/testing";
import { rangePresets, readRange, showRange, spellRange, type DateRange } from "./date-ranges.ts";

const march: DateRange = ["2026-03-01", "2026-03-31"];
const july: DateRange = ["2026-07-09", "2026-07-10"];
/** A UTC string of a local moment, whatever the zone of this machine. */
const utc = (text: string) => new Date(text).toISOString();

describe("ranges of days", () => {
  const readings: [given: unknown, range: DateRange | null | undefined][] = [
    ["", null],
    [null, null],
    [[], null],
    ["01-03-2026,31-03-2026", march],
    ["01-03-2026, 31-03-2026", march],
    [["2026-03-01", "2026-03-31"], march],
    [[utc("2026-03-01T00:00"), utc("2026-03-31T23:59:59.999")], march],
    [`["${utc("2026-03-01T00:00")}","${utc("2026-03-31T12:00")}"]`, march],
    ["01.03.2026 – 31.03.2026", march],
    ["1.3.26-31.3.26", undefined],
    ["1.3.26 - 31.3.26", march],
    ["1.3.2026 31.3.2026", march],
    ["31.03.2026 – 01.03.2026", march],
    ["05.03.2026", ["2026-03-05", "2026-03-05"]],
    ["01.03.2026 – ", undefined],
    ["01.03.2026 – 32.03.2026", undefined],
    ["1.3.2026, 2.3.2026, 3.3.2026", undefined],
    ["березень", undefined],
  ];
  for (const [given, range] of readings)
    it(`[R3.9-11] reads ${JSON.stringify(given)} as ${String(range)}`, () => expect(readRange(given)).to.eql(range));

  it("shows the first and the last day, one day alone", () => {
    expect([showRange(march), showRange(["2026-03-05", "2026-03-05"]), showRange(null)]).to.eql([
      "01.03.2026 – 31.03.2026",
      "05.03.2026",
      "",
    ]);
  });

  const spellings: [raw: unknown, written: unknown][] = [
    [undefined, "09-07-2026,10-07-2026"],
    [null, "09-07-2026,10-07-2026"],
    ["01-03-2026,31-03-2026", "09-07-2026,10-07-2026"],
    ["2026-03-01, 2026-03-31", "2026-07-09, 2026-07-10"],
    [
      ["2026-03-01", "2026-03-31"],
      ["2026-07-09", "2026-07-10"],
    ],
    [
      [utc("2026-03-01T00:00"), utc("2026-03-31T23:59:59.999")],
      [utc("2026-07-09T00:00"), utc("2026-07-10T23:59:59.999")],
    ],
    ['["2026-03-01","2026-03-31"]', '["2026-07-09","2026-07-10"]'],
    ["10-07-2026,09-07-2026", "10-07-2026,09-07-2026"],
    ["не дати", "09-07-2026,10-07-2026"],
  ];
  for (const [raw, written] of spellings)
    it(`[R3.9-11] writes two days of July in the spelling of ${JSON.stringify(raw)}`, () => {
      expect(spellRange(july, raw)).to.eql(written);
    });

  it("[R3.9-11] a new one is a pair of UTC strings where the field asks for it", () => {
    expect(spellRange(july, null, true)).to.eql([utc("2026-07-09T00:00"), utc("2026-07-10T23:59:59.999")]);
    expect([spellRange(null, "01-03-2026,31-03-2026"), spellRange(null, "")]).to.eql([null, ""]);
  });

  it("[R2.4-55] presets, from today on", () => {
    expect(rangePresets("2026-03-05")).to.eql({
      today: ["2026-03-05", "2026-03-05"],
      yesterday: ["2026-03-04", "2026-03-04"],
      lastWeek: ["2026-02-27", "2026-03-05"],
      lastThirty: ["2026-02-04", "2026-03-05"],
      thisMonth: ["2026-03-01", "2026-03-31"],
      lastMonth: ["2026-02-01", "2026-02-28"],
      lastYear: ["2025-03-06", "2026-03-05"],
    });
    expect(rangePresets("2028-02-29").lastYear).to.eql(["2027-03-01", "2028-02-29"]);
  });
});
