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

  it("are read as other programs and Ukrainian maps write them", () => {
    for (const [text, value] of [
      ["50.4501° N", 50.4501],
      ["30,5234 E", 30.5234],
      ["−70.5", -70.5],
      ["33.45° S", -33.45],
      ["50°27′00″ пн. ш.", 50.45],
      ["30°30′ сх.д.", 30.5],
      ["70°30' зх. д.", -70.5],
      ["33° ю. ш.", -33],
      ["30° в. д.", 30],
    ] as const)
      expect(readCoordinate(text), text).to.be.closeTo(value, 1e-9);
  });

  it("of the other axis are refused", () => {
    for (const text of ["50°27'N", "50.45 S", "50° пн. ш.", "33° ю. ш."]) {
      expect(readCoordinate(text, 1), text).to.not.equal(undefined);
      expect(readCoordinate(text, 0), text).to.equal(undefined);
    }
    for (const text of ["30°31'E", "70 W", "30° сх. д.", "30° в. д."]) {
      expect(readCoordinate(text, 0), text).to.not.equal(undefined);
      expect(readCoordinate(text, 1), text).to.equal(undefined);
    }
    expect([readCoordinate("30.5", 0), readCoordinate("30.5", 1)]).to.eql([30.5, 30.5]);
  });

  it("that are anything else are refused", () => {
    for (const text of [
      "",
      "abc",
      "50.5.5",
      "50°70'N",
      "50°60'N",
      "50°10'60\"N",
      "1e5",
      "50 31 30",
      "50.5°30'N",
      "NaN",
      "Infinity",
    ])
      expect(readCoordinate(text), text).to.equal(undefined);
  });

  it("are shown without a long tail", () => {
    expect([showCoordinate(30.123456789, false), showCoordinate(336998.50849, true)]).to.eql([
      "30.1234568",
      "336998.508",
    ]);
  });
});
