import { expect } from "@open-wc/testing";
import { measuresText } from "./measures-text.ts";

describe("the measures of a drawn geometry", () => {
  it("are in square metres below a tenth of a hectare, in hectares up to 100 km², then in square kilometres", () => {
    for (const [area, text] of [
      [0, "Площа 0,0 м²"],
      [999.94, "Площа 999,9 м²"],
      [1000, "Площа 0,1000 га"],
      [6000, "Площа 0,6000 га"],
      [99_000_000, "Площа 9 900,0000 га"],
      [100_000_000, "Площа 100,00 км²"],
    ] as const)
      expect(measuresText({ area }).replace(/\u00a0/g, " "), String(area)).to.equal(text);
  });

  it("are in metres below a kilometre, then in kilometres", () => {
    expect(measuresText({ length: 999.9 })).to.equal("Довжина 999,9 м");
    expect(measuresText({ length: 1000 })).to.equal("Довжина 1,000 км");
    expect(measuresText({ area: 600, perimeter: 100 })).to.equal("Площа 600,0 м² · периметр 100,0 м");
    expect(measuresText({}), "a point").to.equal("");
  });
});
