import { expect } from "@open-wc/testing";
import type { Position } from "geojson";
import type { Shape } from "../geometry/shape-kind.ts";
import { faultsOf } from "../geometry/validity.ts";
import { parseWkt } from "../geometry/wkt.ts";
import { toWkt } from "../geometry/write-wkt.ts";
import { cutOut, join } from "./clip.ts";
import { withHeights } from "./heights.ts";
import { split } from "./split.ts";

const shape = (wkt: string) => parseWkt(wkt)!.geometry!;
const line = (wkt: string) => shape(wkt).coordinates as Position[];
const areas = (of: Shape | null | undefined): Position[][][] =>
  !of ? [] : ((of.type === "MultiPolygon" ? of.coordinates : [of.coordinates]) as Position[][][]);
/** Counted from the first corner, so that no digits are lost. */
const ringArea = (ring: Position[]) => {
  const near = ring.map(([x, y]) => [x! - ring[0]![0]!, y! - ring[0]![1]!]);
  return Math.abs(near.slice(1).reduce((sum, [x, y], at) => sum + near[at]![0]! * y! - x! * near[at]![1]!, 0)) / 2;
};
const area = (of: Shape | null | undefined) =>
  areas(of).reduce(
    (sum, [outer, ...holes]) => sum + ringArea(outer!) - holes.reduce((one, hole) => one + ringArea(hole), 0),
    0,
  );
const parts = (of: Shape | undefined) =>
  areas(of)
    .map((polygon) => area({ type: "Polygon", coordinates: polygon }))
    .toSorted((one, other) => one - other);

const square = shape("POLYGON((0 0,10 0,10 10,0 10,0 0))");
let seed = 11;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

/** A star-shaped area with a hole in its middle. */
function star(corners: number, x = 30, y = 50): Shape {
  const ring = (radius: number): Position[] => {
    const made = Array.from({ length: corners }, (_, at): Position => {
      const far = radius * (0.6 + 0.4 * random());
      const angle = (at / corners) * 2 * Math.PI;
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    });
    return [...made, made[0]!];
  };
  return { type: "Polygon", coordinates: [ring(0.01), ring(0.004).toReversed()] };
}

describe("splitting", () => {
  it("divides an area along a line; the line's inner corners become corners of both", () => {
    const made = split(square, line("LINESTRING(-1 5,5 5,5 11)"));
    expect(parts(made)).to.eql([25, 75]);
    for (const polygon of areas(made)) expect(polygon[0]!.map(String)).to.include("5,5");
  });

  it("divides from corner to corner and from a corner that was snapped to a side", () => {
    expect(parts(split(square, line("LINESTRING(0 0,10 10)")))).to.eql([50, 50]);
    expect(parts(split(square, line(`LINESTRING(1e-10 5,${10 - 1e-10} 5)`)))[0]).to.be.closeTo(50, 1e-6);
  });

  it("divides between slanting sides, whose snapped corners are rounded to seven digits", () => {
    const slope = shape("POLYGON((30 50,30.001 50.0003,30.001 50.002,30 50.0017,30 50))");
    for (const x of [30.0003333, 30.0004567, 30.0007891]) {
      const y = (from: number) => (from + (x - 30) * 0.3).toFixed(7);
      expect(areas(split(slope, line(`LINESTRING(${x} ${y(50)},${x} ${y(50.0017)})`))), String(x)).to.have.length(2);
    }
  });

  it("leaves an area alone that the line does not divide: beside it, ending inside, a loop back", () => {
    for (const cut of ["(-1 -1,20 -1)", "(-1 5,5 5)", "(2 2,8 8)", "(0 0,10 0)"])
      expect(split(square, line(`LINESTRING${cut}`)), cut).to.equal(undefined);
  });

  it("cuts out the loop of a line that crosses itself", () => {
    expect(parts(split(square, line("LINESTRING(2 2,8 2,8 8,2 8,2 1)")))).to.have.length(2);
  });

  it("gives holes to the part around them, and opens a hole that the line meets", () => {
    const ring = shape("POLYGON((0 0,10 0,10 10,0 10,0 0),(1 1,1 3,3 3,3 1,1 1),(6 4,6 6,8 6,8 4,6 4))");
    const beside = areas(split(ring, line("LINESTRING(5 -1,5 11)")));
    expect(beside.map((polygon) => polygon.length)).to.eql([2, 2]);
    const through = split(ring, line("LINESTRING(-1 5,11 5)"));
    expect(area(through)).to.equal(area(ring));
    expect(
      areas(through)
        .map((polygon) => polygon.length)
        .toSorted((one, other) => one - other),
    ).to.eql([1, 2]);
    expect(split(ring, line("LINESTRING(-1 5,7 5)")), "only to the hole").to.equal(undefined);
  });

  it("divides lines, and each part of a Multi geometry that the line meets", () => {
    expect(toWkt(split(shape("LINESTRING(0 0,10 0,10 10)"), line("LINESTRING(5 -1,5 1)"))!)).to.equal(
      "MULTILINESTRING ((0 0, 5 0), (5 0, 10 0, 10 10))",
    );
    const both = shape("MULTIPOLYGON(((0 0,1 0,1 1,0 1,0 0)),((3 0,4 0,4 1,3 1,3 0)),((0 5,1 5,1 6,0 5)))");
    expect(areas(split(both, line("LINESTRING(-1 0.5,5 0.5)")))).to.have.length(5);
  });

  it("300 random cuts: parts add up to the whole, are valid, and leave neither gap nor overlap", () => {
    let divided = 0;
    for (let round = 0; round < 300; round++) {
      const whole = star(5 + (round % 40));
      const at = (): Position => [30 + 0.024 * (random() - 0.5), 50 + 0.024 * (random() - 0.5)];
      const made = split(whole, [
        [29.98, 50 + 0.01 * (random() - 0.5)],
        at(),
        at(),
        [30.02, 50 + 0.01 * (random() - 0.5)],
      ]);
      if (!made) continue;
      divided++;
      expect(area(made) / area(whole)).to.be.closeTo(1, 1e-9);
      for (const polygon of areas(made)) expect(faultsOf({ type: "Polygon", coordinates: polygon })).to.eql([]);
      const again = join(made);
      expect(areas(again), `joined again, ${round}`).to.have.length(1);
      expect(area(again) / area(whole)).to.be.closeTo(1, 1e-9);
      expect(areas(again)[0]!).to.have.length.at.most(2);
    }
    expect(divided).to.be.above(150);
  });
});

describe("cutting out and joining", () => {
  it("makes a hole, takes a bite, parts an area, or leaves nothing", () => {
    expect(areas(cutOut(square, shape("POLYGON((2 2,4 2,4 4,2 4,2 2))")))[0]).to.have.length(2);
    expect(area(cutOut(square, shape("POLYGON((5 5,15 5,15 15,5 15,5 5))")))).to.equal(75);
    expect(areas(cutOut(square, shape("POLYGON((4 -1,6 -1,6 11,4 11,4 -1))")))).to.have.length(2);
    expect(cutOut(square, shape("POLYGON((-1 -1,11 -1,11 11,-1 11,-1 -1))"))).to.equal(null);
  });

  it("cuts parts that touch each by itself, and gives back the same shape when nothing is cut", () => {
    const two = shape("MULTIPOLYGON(((0 0,1 0,1 1,0 1,0 0)),((1 0,2 0,2 1,1 1,1 0)))");
    const made = cutOut(two, shape("POLYGON((0.2 0.2,0.4 0.2,0.4 0.4,0.2 0.4,0.2 0.2))"));
    expect(areas(made).map((polygon) => polygon.length)).to.eql([2, 1]);
    expect(cutOut(two, shape("POLYGON((5 5,6 5,6 6,5 5))"))).to.equal(two);
  });

  it("joins areas that touch, keeps those apart, and keeps heights", () => {
    const joined = join(shape("MULTIPOLYGON(((0 0,1 0,1 1,0 1,0 0)),((1 0,2 0,2 1,1 1,1 0)),((5 5,6 5,6 6,5 5)))"));
    expect(areas(joined)).to.have.length(2);
    const high = join(shape("MULTIPOLYGON Z(((0 0 7,1 0 7,1 1 7,0 1 7,0 0 7)),((1 0 7,2 0 7,2 1 7,1 1 7,1 0 7)))"));
    expect(areas(high)[0]![0]!.every((at) => at[2] === 7)).to.equal(true);
  });

  it("gives new corners heights between those that were there", () => {
    const slope = shape("POLYGON Z((0 0 0,2 0 20,2 2 20,0 2 0,0 0 0))");
    const atHeight = (made: Shape | null) =>
      made &&
      areas(made)
        .flat(2)
        .every(([x, , z]) => z === x! * 10);
    const bent = line("LINESTRING(1 -1,1 0.8,1 1.2,1 3)");
    const halves = split(slope, bent)!;
    expect(areas(halves)).to.have.length(2);
    expect(atHeight(halves), toWkt(halves)).to.equal(true);
    const cut = cutOut(slope, shape("POLYGON((1 -1,3 -1,3 1,1 1,1 -1))"))!;
    expect(toWkt(cut)).to.equal("POLYGON Z ((0 0 0, 1 0 10, 1 1 15, 2 1 20, 2 2 20, 0 2 0, 0 0 0))");
    const cutLine = split(shape("LINESTRING Z(0 0 0,2 0 20)"), line("LINESTRING(1 -1,1 1)"))!;
    expect(toWkt(cutLine)).to.equal("MULTILINESTRING Z ((0 0 0, 1 0 10), (1 0 10, 2 0 20))");
    const open = withHeights(shape("LINESTRING(0 0,1 0,2 0)"), [shape("LINESTRING Z(0 0 5,9 9 5)")]);
    expect(open.coordinates, "an end that is not known stays without").to.eql([
      [0, 0, 5],
      [1, 0],
      [2, 0],
    ]);
  });

  it("gives back the same shape when no parts of it touch", () => {
    const two = shape("MULTIPOLYGON(((0 0,1 0,1 1,0 1,0 0)),((5 5,6 5,6 6,5 5)))");
    expect(join(two)).to.equal(two);
    const lines = shape("MULTILINESTRING((0 0,1 0),(2 0,3 0))");
    expect(join(lines)).to.equal(lines);
  });

  it("joins lines at their ends, whichever way they run", () => {
    expect(toWkt(join(shape("MULTILINESTRING((0 0,1 0),(2 0,1 0),(2 0,3 1),(9 9,8 8))"))!)).to.equal(
      "MULTILINESTRING ((0 0, 1 0, 2 0, 3 1), (9 9, 8 8))",
    );
  });
});
