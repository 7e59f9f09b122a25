import { expect } from "@open-wc/testing";
import type { Position } from "geojson";
import { parseWkt } from "./wkt.ts";
import { faultsOf, sideOf } from "./validity.ts";

const kinds = (wkt: string) => faultsOf(parseWkt(wkt)!.geometry!).map(({ kind }) => kind);

describe("validity of areas", () => {
  const square = "(0 0,10 0,10 10,0 10,0 0)";
  for (const [what, wkt] of Object.entries({
    "a square": `POLYGON(${square})`,
    "a hole": `POLYGON(${square},(2 2,2 4,4 4,4 2,2 2))`,
    "a hole that touches the border at one corner": `POLYGON(${square},(0 0,2 4,4 2,0 0))`,
    "a hole that touches a side at one corner": `POLYGON(${square},(0 5,2 6,2 4,0 5))`,
    "holes that touch at one corner": `POLYGON(${square},(2 2,2 4,4 4,4 2,2 2),(4 4,4 6,6 6,6 4,4 4))`,
    "areas that touch at one corner": `MULTIPOLYGON((${square}),((10 10,20 10,20 20,10 10)))`,
    "an area in a hole of another": `MULTIPOLYGON((${square},(2 2,2 8,8 8,8 2,2 2)),((3 3,7 3,7 7,3 3)))`,
    "a corner on a straight side": "POLYGON((0 0,5 0,10 0,10 10,0 10,0 0))",
  }))
    it(`${what} is valid`, () => expect(kinds(wkt)).to.eql([]));

  for (const [what, [wkt, kind]] of Object.entries({
    "a bow tie": ["POLYGON((0 0,10 10,10 0,0 10,0 0))", "crossing"],
    "a spike": ["POLYGON((0 0,10 0,15 0,10 0,10 10,0 10,0 0))", "crossing"],
    "a ring that touches itself at a corner": ["POLYGON((0 0,5 5,10 0,10 10,5 5,0 10,0 0))", "touching"],
    "a ring that touches its side": ["POLYGON((0 0,10 0,10 10,5 0,0 10,0 0))", "touching"],
    "a hole across the border": [`POLYGON(${square},(5 5,15 5,15 6,5 5))`, "crossing"],
    "a hole outside": [`POLYGON(${square},(12 2,14 2,14 4,12 2))`, "outside"],
    "a hole in a hole": [`POLYGON(${square},(2 2,2 8,8 8,8 2,2 2),(3 3,3 5,5 5,3 3))`, "nested"],
    "a hole that parts the area": [`POLYGON(${square},(0 5,5 4,10 5,5 6,0 5))`, "touching"],
    "a hole along the border": [`POLYGON(${square},(0 2,0 4,2 4,0 2))`, "crossing"],
    "the same hole twice": [`POLYGON(${square},(2 2,2 4,4 4,2 2),(2 2,2 4,4 4,2 2))`, "crossing"],
    "areas that overlap": [`MULTIPOLYGON((${square}),((5 5,15 5,15 15,5 5)))`, "overlap"],
    "areas that share a side": [`MULTIPOLYGON((${square}),((10 0,20 0,20 10,10 10,10 0)))`, "overlap"],
    "an area in another": [`MULTIPOLYGON((${square}),((2 2,4 2,4 4,2 2)))`, "overlap"],
    "a hole through the corners of the border": [
      "POLYGON((0 0,10 0,10 10,5 5,0 10,0 0),(5 5,2 2,8 2,5 5),(5 5,4 9,6 9,5 5))",
      "outside",
    ],
  } as Record<string, [string, string]>))
    it(`${what} is not: ${kind}`, () => expect(kinds(wkt)).to.include(kind));

  it("names the place", () => {
    const [fault] = faultsOf(parseWkt("POLYGON((0 0,10 10,10 0,0 10,0 0))")!.geometry!);
    expect(fault!.at).to.eql([5, 5]);
  });

  it("takes 20,000 corners in a blink", () => {
    const ring: Position[] = Array.from({ length: 20_000 }, (_, at) => {
      const angle = (at / 20_000) * 2 * Math.PI;
      const radius = 1 + 0.1 * Math.sin(angle * 300);
      return [30 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
    });
    const started = performance.now();
    expect(faultsOf({ type: "Polygon", coordinates: [[...ring, ring[0]!]] })).to.eql([]);
    expect(performance.now() - started).to.be.below(2000);
  });

  it("knows inside, border and outside", () => {
    const ring = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ];
    expect(
      [
        [3, 1],
        [2, 2],
        [4, 4],
        [1, 3],
        [5, 0],
        [-1, 0],
      ].map((at) => sideOf(at, ring)),
    ).to.eql([1, 0, 0, -1, -1, -1]);
  });
});
