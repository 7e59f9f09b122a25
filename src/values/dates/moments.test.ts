import { expect } from "@open-wc/testing";
import { onDay, readInstant, showInstant, spellInstant } from "./moments.ts";

/** The moment of a local time, whatever the zone of this machine. */
const local = (text: string) => new Date(text).toISOString();
const noon = local("2026-03-05T12:05");

describe("moments", () => {
  const readings: [given: unknown, iso: string | null | undefined][] = [
    ["", null],
    [null, null],
    ["0000-00-00 00:00:00", null],
    ["2026-03-05T12:05:00.000Z", "2026-03-05T12:05:00.000Z"],
    ["2026-03-05T12:05:33.25Z", "2026-03-05T12:05:33.250Z"],
    ["2026-03-05 14:05:00+02", "2026-03-05T12:05:00.000Z"],
    ["2026-03-05T14:05+0230", "2026-03-05T11:35:00.000Z"],
    ["2026-03-05 12:05", noon],
    ["05.03.2026 12:05", noon],
    ["5/3/26 12:05", noon],
    ["05.03.2026, 12 : 05", noon],
    ["2026-03-05", local("2026-03-05T00:00")],
    [Date.parse(noon) / 1000, noon],
    [String(Date.parse(noon)), noon],
    ["2026-03-05T9:05:00Z", "2026-03-05T09:05:00.000Z"],
    [20260305, local("2026-03-05T00:00")],
    ["20260305120500", noon],
    [20260305120500, noon],
    ["20261305120500", undefined],
    ["20260305240000", undefined],
    ["19700101000000", local("1970-01-01T00:00")],
    ["18500101120000", local("1850-01-01T12:00")],
    [`/Date(${Date.parse(noon)})/`, noon],
    [`/Date(${Date.parse(noon)}+0200)/`, noon],
    ["/Date(86400000)/", "1970-01-02T00:00:00.000Z"],
    ["2026-03-05T24:00", undefined],
    ["2026-03-05T12:60", undefined],
    ["2026-02-30T12:00", undefined],
    ["12:05", undefined],
    ["завтра", undefined],
  ];
  for (const [given, iso] of readings)
    it(`[R3.9-12] reads ${JSON.stringify(given)} as ${iso}`, () => expect(readInstant(given)).to.equal(iso));

  it("shows day and time as a person writes them", () => {
    expect([showInstant(noon), showInstant(null)]).to.eql(["05.03.2026 12:05", ""]);
  });

  const spellings: [raw: unknown, written: unknown][] = [
    [undefined, local("2026-07-09T16:40")],
    ["2026-03-05", local("2026-07-09T16:40")],
    ["2026-03-05T12:05", "2026-07-09T16:40"],
    ["2026-03-05 12:05:33.25", "2026-07-09 16:40:00.00"],
    ["05.03.2026 12:05", "09.07.2026 16:40"],
    ["05.03.26, 12:05:10", "09.07.26, 16:40:00"],
    [Date.parse(noon), Date.parse("2026-07-09T16:40")],
    [String(Date.parse(noon) / 1000), String(Date.parse("2026-07-09T16:40") / 1000)],
    [`/Date(${Date.parse(noon)}-0500)/`, `/Date(${Date.parse("2026-07-09T16:40")}-0500)/`],
    ["20260305120533", "20260709164000"],
    [20260305120533, 20260709164000],
    ["не час", local("2026-07-09T16:40")],
  ];
  for (const [raw, written] of spellings)
    it(`[R3.9-12] writes 9 July in the spelling of ${JSON.stringify(raw)}`, () => {
      expect(spellInstant(local("2026-07-09T16:40"), raw)).to.equal(written);
    });

  it("[R3.9-12] keeps a time zone as it was written", () => {
    const iso = "2026-07-09T13:40:00.000Z";
    expect(spellInstant(iso, "2026-03-05T12:05:00.000Z")).to.equal(iso);
    expect(spellInstant(iso, "2026-03-05 12:05+00")).to.equal("2026-07-09 13:40+00");
    expect(spellInstant(iso, "2026-03-05T12:05:00+05:45")).to.equal("2026-07-09T19:25:00+05:45");
  });

  it("an equal value is written letter by letter as loaded; no value is null, or empty where it was empty", () => {
    for (const raw of ["2026-03-05T14:05+0200", "2026-03-05 12:05", 1_772_712_300, "05.03.26 1:05"])
      expect(spellInstant(readInstant(raw)!, raw)).to.equal(raw);
    expect([spellInstant(null, noon), spellInstant(null, "")]).to.eql([null, ""]);
  });

  it("a day whose midnight the summer time skips, as in Kyiv in 1981, begins with its first moment", () => {
    const { setHours } = Date.prototype;
    const skipMidnight = function (this: Date, hours: number, ...rest: number[]) {
      return setHours.apply(this, [hours || 1, ...rest] as [number]);
    };
    Object.assign(Date.prototype, { setHours: skipMidnight });
    try {
      const first = new Date(1981, 3, 1, 1).toISOString();
      for (const given of ["1981-04-01", "01.04.1981", "1981-04-01T00:00"]) expect(readInstant(given)).to.equal(first);
      expect(onDay("1981-04-01", null)).to.equal(first);
      expect(readInstant("1981-04-01T00:30")).to.equal(undefined);
      expect(spellInstant(first, "1981-04-01")).to.equal("1981-04-01");
    } finally {
      Object.assign(Date.prototype, { setHours });
    }
  });

  it("another day keeps the local time", () => {
    expect(onDay("2026-07-09", noon)).to.equal(local("2026-07-09T12:05"));
    expect(onDay("2026-07-09", null)).to.equal(local("2026-07-09T00:00"));
  });
});
