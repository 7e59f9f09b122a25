import { expect } from "@open-wc/testing";
import { placeOf, typedPlace } from "./typed-place.ts";

describe("a place that is typed into the search", () => {
  it("is read from decimal degrees and from degrees with minutes, latitude first", () => {
    for (const text of ["50.525, 30.52", "50.525 30.52", "50,525 30,52", "50.525;30.52", "50°31'30\"N 30°31'12\"E"]) {
      const found = typedPlace(text);
      expect(
        [found?.y, found?.x].map((one) => one?.toFixed(4)),
        text,
      ).to.deep.equal(["50.5250", "30.5200"]);
    }
    expect(typedPlace("33°30'S 70°40'W")!.y).to.equal(-33.5);
    for (const text of ["50.525° N, 30.52° E", "50.525N 30.52E", " 50°31′30″ пн. ш., 30°31′12″ сх. д."]) {
      const found = typedPlace(text);
      expect(
        [found?.y, found?.x].map((one) => one?.toFixed(4)),
        text,
      ).to.deep.equal(["50.5250", "30.5200"]);
    }
  });

  it("is no place when it is a name, a house number or lies outside the world", () => {
    for (const text of ["вулиця Садова, 5", "17", "91, 30", "50, 181", "", "50 30 20"])
      expect(typedPlace(text), text).to.equal(undefined);
  });

  it("of a suggestion comes from x and y, numbers or texts", () => {
    expect(placeOf({ x: "30.52", y: 50.5 })).to.deep.equal({ x: 30.52, y: 50.5 });
    expect(placeOf({ x: null, y: 50 })).to.equal(undefined);
  });
});
