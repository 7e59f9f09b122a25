import { expect } from "@open-wc/testing";
import type { Position } from "geojson";
import { measure } from "./measure.ts";

const square = (lng: number, lat: number, side: number): Position[] => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
];

describe("measures on the ellipsoid", () => {
  it("are those of WGS 84: from the equator to the pole 10,001,965.729 m", () => {
    const meridian: Position[] = [
      [30, 0],
      [30, 90],
    ];
    expect(measure({ type: "LineString", coordinates: meridian }).length).to.be.closeTo(10_001_965.729, 1e-3);
  });

  it("count holes out of the area and into the perimeter, and all parts", () => {
    const whole = measure({ type: "Polygon", coordinates: [square(30, 50, 0.01)] });
    const hole = measure({ type: "Polygon", coordinates: [square(30.002, 50.002, 0.002)] });
    const both = measure({
      type: "Polygon",
      coordinates: [square(30, 50, 0.01), square(30.002, 50.002, 0.002).toReversed()],
    });
    expect(both.area).to.be.closeTo(whole.area! - hole.area!, 1e-3);
    expect(both.perimeter).to.be.closeTo(whole.perimeter! + hole.perimeter!, 1e-6);
    const twice = measure({ type: "MultiPolygon", coordinates: [[square(30, 50, 0.01)], [square(31, 50, 0.01)]] });
    expect(twice.area).to.be.closeTo(2 * whole.area!, 1e-3);
  });

  it("are the same whichever way a ring turns, and across the 180th meridian", () => {
    const one = measure({ type: "Polygon", coordinates: [square(179.995, 50, 0.01)] });
    const other = measure({ type: "Polygon", coordinates: [square(30, 50, 0.01).toReversed()] });
    expect(one.area).to.be.closeTo(other.area!, 1e-3);
  });

  it("do not exist for points", () => expect(measure({ type: "Point", coordinates: [30, 50] })).to.eql({}));
});
