import { expect } from "@open-wc/testing";
import type { Position } from "geojson";
import { measure } from "../geometry/measure.ts";
import { parseWkt } from "../geometry/wkt.ts";
import { snap } from "./snap.ts";
import { middleOf, shifted, transform } from "./transform.ts";

const parcel = parseWkt("POLYGON Z((30 50 1,30.002 50 2,30.002 50.001 3,30 50.001 4,30 50 1))")!.geometry!;
const ring = (shape: typeof parcel) => (shape.coordinates as Position[][])[0]!;

describe("moving, turning and scaling", () => {
  it("back again gives the same place to a tenth of a millimetre; heights stay", () => {
    const middle = middleOf(parcel);
    for (const [there, back] of [
      [{ turn: 37 }, { turn: -37 }],
      [{ scale: 3 }, { scale: 1 / 3 }],
      [{ to: [31, 49] }, { to: middle }],
    ] as const) {
      const again = ring(transform(transform(parcel, there as never), back));
      again.forEach((at, index) => {
        const [lng, lat, height] = ring(parcel)[index]!;
        expect(at[0]).to.be.closeTo(lng!, 5e-9);
        expect(at[1]).to.be.closeTo(lat!, 5e-9);
        expect(at[2]).to.equal(height);
      });
    }
  });

  it("a turned area keeps its measures, a doubled one has four times the ground", () => {
    const { area, perimeter } = measure(parcel);
    const turned = measure(transform(parcel, { turn: 45 }));
    expect(turned.area! / area!).to.be.closeTo(1, 1e-4);
    expect(turned.perimeter! / perimeter!).to.be.closeTo(1, 1e-4);
    expect(measure(transform(parcel, { scale: 2 })).area! / area!).to.be.closeTo(4, 1e-3);
  });

  it("turns counter-clockwise around the middle, which stays", () => {
    const made = transform(parcel, { turn: 90 });
    expect(middleOf(made)[0]).to.be.closeTo(30.001, 1e-9);
    expect(ring(made)[0]![0]).to.be.above(30.001);
    expect(ring(made)[0]![1]).to.be.below(50);
  });
});

describe("a place so many metres away", () => {
  it("lies there on the ellipsoid, to the east and to the north", () => {
    const from = [30, 50];
    for (const [east, north] of [
      [100, 0],
      [0, 100],
      [-300, 400],
    ] as const) {
      const to = shifted(from, east, north);
      expect(measure({ type: "LineString", coordinates: [from, to] }).length).to.be.closeTo(
        Math.hypot(east, north),
        0.1,
      );
      expect([Math.sign(to[0]! - 30), Math.sign(to[1]! - 50)]).to.eql([Math.sign(east), Math.sign(north)]);
    }
  });
});

describe("snapping", () => {
  const track = [0, 0, 100, 0, 100, 100];
  it("prefers a vertex to a side, and the nearest of them", () => {
    expect(snap(96, 3, [track], 10)).to.eql({ x: 100, y: 0, isVertex: true });
    expect(snap(50, 6, [track], 10)).to.eql({ x: 50, y: 0, isVertex: false });
    expect(snap(50, 6, [track, [52, 5]], 10)).to.eql({ x: 52, y: 5, isVertex: true });
    expect(
      snap(
        50,
        6,
        [
          [51, 6],
          [55, 6],
        ],
        10,
      ),
      "the nearest comes first",
    ).to.eql({ x: 51, y: 6, isVertex: true });
    expect(
      snap(
        50,
        6,
        [
          [55, 6],
          [51, 6],
        ],
        10,
      ),
      "the nearest comes last",
    ).to.eql({ x: 51, y: 6, isVertex: true });
    expect(snap(50, 20, [track], 10)).to.equal(undefined);
    expect(snap(50, 6, [], 10)).to.equal(undefined);
  });
});
