import { expect } from "@open-wc/testing";
import { readDate, spellDate } from "./dates.ts";
import { showDate } from "./shown-days.ts";

const year = new Date().getFullYear();
/** Epoch seconds of local 14:05:06 on a day, whatever the zone of this machine. */
const epoch = (iso: string) => new Date(`${iso}T14:05:06`).getTime() / 1000;

describe("dates", () => {
  const readings: [given: unknown, iso: string | null | undefined][] = [
    ["", null],
    [null, null],
    ["0000-00-00", null],
    ["0000-00-00 00:00:00", null],
    ["2026-03-05", "2026-03-05"],
    ["2026-3-5", "2026-03-05"],
    ["2026/03/05", "2026-03-05"],
    ["1970-01-01", "1970-01-01"],
    ["2026-03-05T23:59:59", "2026-03-05"],
    ["2026-03-05 23:59:59.123", "2026-03-05"],
    ["05.03.2026", "2026-03-05"],
    ["5/3/2026", "2026-03-05"],
    ["05.03.26", "2026-03-05"],
    ["05.03.99", "1999-03-05"],
    ["05-03-2026", "2026-03-05"],
    ["05.03.2026 14:05", "2026-03-05"],
    ["29.02.2024", "2024-02-29"],
    ["29.02.2026", undefined],
    ["31.04.2026", undefined],
    ["2026-13-01", undefined],
    ["2026-00-10", undefined],
    ["05.03-2026", undefined],
    ["5.3", undefined],
    ["05.03.2026x", undefined],
    ["завтра", undefined],
    ["12345", undefined],
    [epoch("2026-03-05"), "2026-03-05"],
    [epoch("2026-03-05") * 1000, "2026-03-05"],
    [String(epoch("2026-03-05")), "2026-03-05"],
    [new Date("2026-03-05T14:05:06").toISOString(), "2026-03-05"],
    ["2026-03-05T9:05:00Z", "2026-03-05"],
    ["2026-3-5T09:05:00Z", "2026-03-05"],
    [20260305, "2026-03-05"],
    ["20260305235959", "2026-03-05"],
    ["20260305", "2026-03-05"],
    [20261305, "1970-08-23"],
    [`/Date(${epoch("2026-03-05") * 1000})/`, "2026-03-05"],
    [`/Date(${epoch("2026-03-05") * 1000}+0200)/`, "2026-03-05"],
    [`/Date(${epoch("1971-03-05") * 1000})/`, "1971-03-05"],
    ["/Date(99999999999999999999)/", undefined],
    ["/Date(x)/", undefined],
  ];
  for (const [given, iso] of readings)
    it(`[R2.4-07] reads ${JSON.stringify(given)} as ${iso}`, () => {
      expect(readDate(given)).to.equal(iso);
    });

  it("reads two digits as a year up to 25 years ahead (R5.2-24)", () => {
    const ahead = String((year + 25) % 100).padStart(2, "0");
    const past = String((year + 26) % 100).padStart(2, "0");
    expect(readDate(`01.01.${ahead}`)).to.equal(`${year + 25}-01-01`);
    expect(readDate(`01.01.${past}`)).to.equal(`${year - 74}-01-01`);
  });

  it("shows day, month, year", () => {
    expect(showDate("2026-03-05")).to.equal("05.03.2026");
    expect(showDate(null)).to.equal("");
  });

  const spellings: [raw: unknown, written: unknown][] = [
    [undefined, "2026-07-09"],
    ["2026-03-05", "2026-07-09"],
    ["2026/03/05", "2026/07/09"],
    ["05.03.2026", "09.07.2026"],
    ["05-03-2026", "09-07-2026"],
    ["05.03.26", "09.07.26"],
    ["05.03.2026 14:05", "09.07.2026 14:05"],
    ["2026-03-05T10:20:30", "2026-07-09T10:20:30"],
    ["2026-03-05 10:20:30.5", "2026-07-09 10:20:30.5"],
    [epoch("2026-03-05"), epoch("2026-07-09")],
    [epoch("2026-03-05") * 1000, epoch("2026-07-09") * 1000],
    [String(epoch("2026-03-05")), String(epoch("2026-07-09"))],
    [new Date("2026-03-05T14:05:06").toISOString(), new Date("2026-07-09T14:05:06").toISOString()],
    ["не дата", "2026-07-09"],
    [20260305, 20260709],
    ["20260305140533", "20260709140533"],
    ["20260305", "20260709"],
    [`/Date(${epoch("2026-03-05") * 1000}+0200)/`, `/Date(${epoch("2026-07-09") * 1000}+0200)/`],
    [`/Date(${epoch("1971-03-05") * 1000})/`, `/Date(${epoch("2026-07-09") * 1000})/`],
  ];
  for (const [raw, written] of spellings)
    it(`writes 9 July in the spelling of ${JSON.stringify(raw)}`, () => {
      expect(spellDate("2026-07-09", raw)).to.equal(written);
    });

  it("keeps the format of a time zone, and an unchanged value as it was", () => {
    for (const raw of [
      "2026-03-05T12:00:00+02:00",
      "2026-03-05 12:00:00+00",
      "2026-03-05T12:00Z",
      "2026-03-05T12:00:00.000-0500",
      "2026-03-05T09:05:00Z",
    ]) {
      expect(spellDate(readDate(raw)!, raw)).to.equal(raw);
      const moved = String(spellDate("2026-07-09", raw));
      expect(moved).to.have.length(raw.length);
      expect(readDate(moved)).to.equal("2026-07-09");
    }
  });

  it("an hour of one digit in a moment with a zone is written with two on another day", () => {
    const moved = String(spellDate("2026-07-09", "2026-03-05T9:05:00Z"));
    expect([moved.length, readDate(moved)]).to.eql(["2026-03-05T09:05:00Z".length, "2026-07-09"]);
  });

  it("a moment with microseconds and a zone, as PostgreSQL writes it, keeps its digits on another day", () => {
    for (const raw of ["2026-03-05 12:00:00.123456+00", "2026-03-05T12:00:00.1234567Z"]) {
      const moved = String(spellDate("2026-07-09", raw));
      expect(moved).to.equal(raw.replace("-03-05", "-07-09").replace("12:00", moved.slice(11, 16)));
      expect(readDate(moved)).to.equal("2026-07-09");
    }
  });

  it("a year that two digits cannot mean is written with four", () => {
    expect(spellDate("1940-07-09", "05.03.52")).to.equal("09.07.1940");
    expect(spellDate(`${year + 30}-07-09`, "05.03.26 14:05")).to.equal(`09.07.${year + 30} 14:05`);
  });

  it("clears to null, to an empty text where one was loaded", () => {
    expect(spellDate(null, "05.03.2026")).to.equal(null);
    expect(spellDate(null, "")).to.equal("");
  });
});
