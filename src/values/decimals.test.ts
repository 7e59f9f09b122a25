import { expect } from "@open-wc/testing";
import { formatNumber, readDecimal, roundNumber, spellDecimal, sumOf } from "./decimals.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("decimals", () => {
  const formats: [given: unknown, decimals: number, text: string][] = [
    [1234567.5, 2, "1 234 567,50"],
    [0, 2, "0,00"],
    [null, 2, "-"],
    [undefined, 2, "-"],
    ["", 2, "-"],
    ["  ", 2, "-"],
    ["1 234,5", 2, "1 234,50"],
    ["1'234.5", 0, "1 235"],
    [-1234.567, 2, "-1 234,57"],
    ["−5", 1, "-5,0"],
    [999, 0, "999"],
    [1000, 0, "1 000"],
    [100000, 3, "100 000,000"],
    ["12345678901234567890.125", 2, "12 345 678 901 234 567 890,13"],
    [1e21, 0, "1 000 000 000 000 000 000 000"],
    [1.5e-7, 8, "0,00000015"],
    [-0.004, 2, "0,00"],
    ["немає", 2, "немає"],
    ["1,234.50", 2, "1,234.50"],
    [Number.NaN, 2, "NaN"],
    ["1e999", 0, `1${" 000".repeat(333)}`],
    ["1e9999", 2, "1e9999"],
  ];
  for (const [given, decimals, text] of formats)
    it(`[R9.2-01] formats ${JSON.stringify(given)} with ${decimals} decimals as ${text.slice(0, 40)}`, () => {
      expect(plain(formatNumber(given, decimals))).to.equal(text);
    });

  it("[R9.2-01] joins thousands with a no-break space", () => {
    expect(formatNumber(1234)).to.equal("1\u00a0234,00");
  });

  const roundings: [given: unknown, decimals: number | undefined, value: unknown][] = [
    [1.005, undefined, 1.01],
    [-1.005, undefined, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    ["7,125", undefined, 7.13],
    [7, undefined, 7],
    ["90071992547409929.015", 2, "90071992547409929.02"],
    ["", undefined, null],
    ["ні", undefined, "ні"],
  ];
  for (const [given, decimals, value] of roundings)
    it(`[R9.2-04] rounds ${given} to ${value}`, () => {
      expect(roundNumber(given, decimals)).to.equal(value);
    });

  it("[R9.2-03] sums with 2 decimals", () => {
    expect(sumOf([])).to.equal("0.00");
    expect(sumOf([0.1, 0.2])).to.equal("0.30");
    expect(sumOf(["1 000,005", null, "", 1n])).to.equal("1001.01");
    expect(sumOf([-5, 2.5])).to.equal("-2.50");
    expect(sumOf([0.004, 0.004])).to.equal("0.01");
    expect(() => sumOf([1, "два"])).to.throw(RangeError, '"два" is no number');
  });

  it("reads only numbers", () => {
    for (const given of [
      {},
      [],
      [5],
      true,
      () => 5,
      "5-",
      "--5",
      ".",
      "e5",
      "0x10",
      "5e",
      "Infinity",
      "١٢",
      new Date(0),
    ])
      expect(readDecimal(given), String(given)).to.equal(undefined);
    expect(spellDecimal(readDecimal("-,5")!)).to.equal("-0.5");
    expect(spellDecimal(readDecimal("+5.")!)).to.equal("5");
  });

  it("refuses a text of a megabyte at once", () => {
    const before = performance.now();
    expect(readDecimal(" ".repeat(1_000_000))).to.equal(undefined);
    expect(readDecimal("9".repeat(1_000_000))).to.equal(undefined);
    expect(performance.now() - before).to.be.below(100);
  });
});
