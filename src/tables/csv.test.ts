import { expect } from "@open-wc/testing";
import { csvCell, csvOf } from "./csv.ts";

describe("the .csv of a table", () => {
  for (const evil of ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", " =1", "\r=1", "＝1+1", "\u0000=1"])
    it(`[R1-06] ${JSON.stringify(evil)} stays text, and no program runs it`, () => {
      expect(csvCell(evil).replace(/^"/, "")).to.match(/^'/);
    });

  it("negative and positive numbers stay numbers", () => {
    for (const number of ["-5", "-1 234,50", "+7", "-1\u00a0000"]) expect(csvCell(number)).to.equal(number);
  });

  it("separates by semicolons and quotes what would break a cell", () => {
    const rows = [
      ["№", "Зміст"],
      ["1", 'Двір "А"; яма\nвелика'],
    ];
    expect(csvOf(rows)).to.equal('№;Зміст\r\n1;"Двір ""А""; яма\nвелика"\r\n');
    expect(csvCell("a\rb"), "a lone CR").to.equal('"a\rb"');
  });
});
