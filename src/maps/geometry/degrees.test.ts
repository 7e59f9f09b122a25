import { expect } from "@open-wc/testing";
import { readCoordinate, showCoordinate } from "./degrees.ts";

describe("typed coordinates", () => {
  it("are read as decimals with a point or a comma, and as degrees, minutes and seconds", () => {
    expect(readCoordinate("50.525")).to.equal(50.525);
    expect(readCoordinate(" -50,525 ")).to.equal(-50.525);
    expect(readCoordinate("50°31'30\"N")).to.be.closeTo(50.525, 1e-9);
    expect(readCoordinate("30° 31.2′ E")).to.be.closeTo(30.52, 1e-9);
    expect(readCoordinate("30°30'W")).to.equal(-30.5);
    expect(readCoordinate("336998,508")).to.equal(336998.508);
  });

  it("that are anything else are refused", () => {
    for (const text of ["", "abc", "50.5.5", "50°70'N", "50°60'N", "50°10'60\"N", "1e5", "50 31 30", "NaN", "Infinity"])
      expect(readCoordinate(text), text).to.equal(undefined);
  });

  it("are shown without a long tail", () => {
    expect([showCoordinate(30.123456789, false), showCoordinate(336998.50849, true)]).to.eql([
      "30.1234568",
      "336998.508",
    ]);
  });
});
