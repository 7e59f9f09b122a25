import { expect } from "@open-wc/testing";
import { readableScale } from "./paper-scale.ts";

describe("the scale that is printed under a map", () => {
  it("has three digits, as exact as paper is", () => {
    for (const [scale, printed] of [
      [87.4, 87],
      [999.4, 999],
      [5000, 5000],
      [1234.5, 1230],
      [25_678, 25_700],
      [1_236_000, 1_240_000],
    ] as const)
      expect(readableScale(scale), String(scale)).to.equal(printed);
  });
});
