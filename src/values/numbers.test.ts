import { expect } from "@open-wc/testing";
import { readNumber, showNumber, spellNumber } from "./numbers.ts";

describe("numbers", () => {
  const readings: [text: string, decimals: number, value: number | null | undefined][] = [
    ["", 2, null],
    ["   ", 2, null],
    ["1234,5", 2, 1234.5],
    ["1 234.50", 2, 1234.5],
    ["1\u00a0234,50", 2, 1234.5],
    ["1\u202f234\u2009567", 2, 1234567],
    ["1'234", 2, 1234],
    ["−5", 2, -5],
    ["- 5", 2, -5],
    [",5", 2, 0.5],
    ["5,", 2, 5],
    ["-0", 2, 0],
    ["123456789,12", 2, 123456789.12],
    ["1234567890", 2, undefined],
    ["1,234", 2, undefined],
    ["1,2345", 4, 1.2345],
    ["1,5", 0, undefined],
    ["1.234.50", 2, undefined],
    ["1,234.50", 2, 1234.5],
    ["1.234,50", 2, 1234.5],
    ["1.234.567", 2, 1234567],
    ["-1,234,567.8", 2, -1234567.8],
    ["1.234", 2, undefined],
    ["1,234", 3, 1.234],
    ["1.23.4", 2, undefined],
    ["1.234,567,8", 2, undefined],
    ["١٢", 2, undefined],
    ["-", 2, undefined],
    ["1e5", 2, undefined],
    ["0x10", 2, undefined],
    ["Infinity", 2, undefined],
    ["12a", 2, undefined],
    ["5-", 2, undefined],
  ];
  for (const [text, decimals, value] of readings)
    it(`[R5.2-01] reads "${text}" with ${decimals} decimals as ${value}`, () => {
      expect(readNumber(text, decimals)).to.equal(value);
    });

  it("[R5.2-02] shows no-break spaces, a comma and no zeros beyond the value", () => {
    expect(showNumber(1234567.5)).to.equal("1\u00a0234\u00a0567,5");
    expect(showNumber(-1234, 2)).to.equal("-1\u00a0234");
    expect(showNumber(1.005, 2)).to.equal("1,01");
    expect(showNumber(0.1, 15)).to.equal("0,1");
    expect(showNumber(12, 2, 2)).to.equal("12,00");
    expect(showNumber(null)).to.equal("");
  });

  it("zero has no minus, also when it was rounded", () => {
    expect([-0, -0.001, -0.004].map((value) => showNumber(value, 2))).to.eql(["0", "0", "0"]);
    expect([showNumber(-0.001, 2, 2), showNumber(-0.006, 2), showNumber(-1234.567)]).to.eql([
      "0,00",
      "-0,01",
      "-1\u00a0234,57",
    ]);
  });

  it("writes the spelling that was loaded", () => {
    expect(spellNumber(2.5, 1)).to.equal(2.5);
    expect(spellNumber(2.5, null)).to.equal(2.5);
    expect(spellNumber(1234.5, "1234.50")).to.equal("1234.50");
    expect(spellNumber(7, "1234.50")).to.equal("7.00");
    expect(spellNumber(0.125, "1234.50")).to.equal("0.125");
    expect(spellNumber(9876543.25, "1 234,5")).to.equal("9 876 543,25");
    expect(spellNumber(-5, "12")).to.equal("-5");
    expect(spellNumber(1234.5, "12,5")).to.equal("1234,5");
    expect(spellNumber(1234568, "1.234.567"), "points between thousands are no decimals").to.equal("1234568");
    expect(spellNumber(3, "багато")).to.equal(3);
    expect(spellNumber(null, "12")).to.equal(null);
    expect(spellNumber(null, "")).to.equal("");
    expect(spellNumber(3, "")).to.equal(3);
  });
});
