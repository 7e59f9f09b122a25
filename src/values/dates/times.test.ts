import { expect } from "@open-wc/testing";
import { maskTime, readTime, showTime, spellTime } from "./times.ts";

describe("times of a day", () => {
  const readings: [given: unknown, time: string | null | undefined, allows24?: boolean][] = [
    ["", null],
    [null, null],
    ["14:05", "14:05"],
    ["14 : 05", "14:05"],
    ["9:5", "09:05"],
    ["9.05", "09:05"],
    ["1405", "14:05"],
    ["930", "09:30"],
    ["9 30", "09:30"],
    ["14", "14:00"],
    ["00:00", "00:00"],
    ["23:59", "23:59"],
    ["14:05:33", "14:05"],
    ["14:05:33.250+02", "14:05"],
    ["24:00", undefined],
    ["24:00", "24:00", true],
    ["24:01", undefined, true],
    ["25:00", undefined, true],
    ["12:60", undefined],
    ["12:00:60", undefined],
    ["12:", undefined],
    ["-1:00", undefined],
    ["опівдні", undefined],
    ["2026-03-05", undefined],
  ];
  for (const [given, time, allows24] of readings)
    it(`[R5.2-06] [R9.9-04] reads ${JSON.stringify(given)}${allows24 ? " up to 24" : ""} as ${time}`, () => {
      expect(readTime(given, allows24)).to.equal(time);
    });

  it("[R5.2-06] shows two digits, a colon and two digits", () => {
    expect([showTime("14:05"), showTime("24:00"), showTime(null)]).to.eql(["14 : 05", "24 : 00", ""]);
  });

  const masks: [typed: string, masked: string][] = [
    ["1", "1"],
    ["14", "14"],
    ["140", "14 : 0"],
    ["14 : 05", "14 : 05"],
    ["14 : 059", "14 : 05"],
    ["14 : ", "14 : "],
    ["9", "9"],
    ["90", "9 : 0"],
    ["9:", "9 : "],
    ["9:3", "9 : 3"],
    ["2570", "25 : 70"],
    ["a", ""],
    ["", ""],
  ];
  for (const [typed, masked] of masks)
    it(`[R5.2-06] the mask makes "${masked}" of "${typed}"`, () => expect(maskTime(typed)).to.equal(masked));

  const spellings: [raw: unknown, written: unknown][] = [
    [undefined, "16:40"],
    [null, "16:40"],
    ["", "16:40"],
    ["14:05", "16:40"],
    ["14:05:33", "16:40:00"],
    ["14:05:33.250+02", "16:40:00.000+02"],
    ["14.05", "16.40"],
    ["1405", "1640"],
    ["16:40:12", "16:40:12"],
    ["опівдні", "16:40"],
  ];
  for (const [raw, written] of spellings)
    it(`writes 16:40 in the spelling of ${JSON.stringify(raw)}`, () => {
      expect(spellTime("16:40", raw)).to.equal(written);
    });

  it("clears to null, to an empty text where one was loaded", () => {
    expect([spellTime(null, "14:05"), spellTime(null, "")]).to.eql([null, ""]);
  });
});
