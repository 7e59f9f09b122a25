import { expect } from "@open-wc/testing";
import { bodyPx, isScaled, rowsInView, scrollTopOf, topOf, topToShow, type Heights } from "./row-places.ts";

const usual: Heights = { count: 100_000, rowPx: 32, viewPx: 640 };
const huge: Heights = { count: 5_000_000, rowPx: 32, viewPx: 640 };

describe("the places of rows", () => {
  it("are not scaled for 100,000 rows", () => {
    expect([bodyPx(usual), isScaled(usual), topOf(1234, usual)]).to.eql([3_200_000, false, 1234]);
  });

  it("of five million rows fit into the height that browsers draw, and each can be reached", () => {
    expect([bodyPx(huge), isScaled(huge)]).to.eql([15_000_000, true]);
    const end = bodyPx(huge) - huge.viewPx;
    expect([topOf(0, huge), Math.round(topOf(end, huge))]).to.eql([0, 5_000_000 * 32 - 640]);
    for (const row of [0, 1, 2_345_678, 4_999_000]) {
      const top = topOf(scrollTopOf(row * 32, huge), huge);
      expect(rowsInView(top + 0.5, huge, 0).first).to.equal(row);
    }
  });

  it("say which rows are drawn", () => {
    expect(rowsInView(0, usual, 0)).to.eql({ first: 0, last: 19 });
    expect(rowsInView(3210, usual, 4)).to.eql({ first: 96, last: 124 });
    expect(rowsInView(0, { ...usual, count: 3 }, 4)).to.eql({ first: 0, last: 2 });
    expect(rowsInView(0, { ...usual, count: 0 }, 4)).to.eql({ first: 0, last: -1 });
    expect(rowsInView(99_999, { ...usual, count: 3 }, 0)).to.eql({ first: 2, last: 2 });
  });

  it("scroll only as far as needed to show a row", () => {
    expect([topToShow(0, 64, usual), topToShow(5, 64, usual), topToShow(30, 64, usual)]).to.eql([0, undefined, 352]);
  });
});
