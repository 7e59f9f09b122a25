import { expect } from "@open-wc/testing";
import type { Shape } from "../geometry/shape-kind.ts";
import { FeatureIndex } from "./feature-index.ts";
import { place } from "./placed-feature.ts";

const flat = ([x, y]: number[]) => [x!, y!] as const;
const placed = (id: string, geometry: Shape) => place({ id, properties: {}, geometry }, flat);
const square = (x: number, y: number, side: number): number[][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

describe("finding features by their place", () => {
  it("finds the same as looking at each of them", () => {
    let seed = 7;
    const random = (most: number) => ((seed = (seed * 16807) % 2147483647) / 2147483647) * most;
    const all = Array.from({ length: 3000 }, (_, at) =>
      placed(String(at), {
        type: "Polygon",
        coordinates: [square(random(100), random(100), at % 500 ? random(2) : 90)],
      }),
    );
    const index = FeatureIndex.of(all);
    for (let round = 0; round < 200; round++) {
      const [x, y, side] = [random(110) - 5, random(110) - 5, random(round % 2 ? 1 : 40)];
      const box = [x, y, x + side, y + side] as const;
      const expected = all.filter(
        ({ box: [left, top, right, bottom] }) => left <= box[2] && right >= box[0] && top <= box[3] && bottom >= box[1],
      );
      expect(index.within(box).map(({ id }) => id)).to.deep.equal(expected.map(({ id }) => id));
    }
  });

  it("a box that holds the whole on some sides only is no box for all", () => {
    const points = [
      [0, 0],
      [0, 9],
      [9, 0],
      [9, 9],
    ].map((coordinates, at) => placed(String(at), { type: "Point", coordinates }));
    const index = FeatureIndex.of(points);
    const ids = (...box: [number, number, number, number]) => index.within(box).map(({ id }) => id);
    expect(ids(-1, -1, 10, 10)).to.eql(["0", "1", "2", "3"]);
    expect(ids(5, -1, 10, 10)).to.eql(["2", "3"]);
    expect(ids(-1, 5, 10, 10)).to.eql(["1", "3"]);
    expect(ids(-1, -1, 5, 10)).to.eql(["0", "1"]);
    expect(ids(-1, -1, 10, 5)).to.eql(["0", "2"]);
  });

  it("takes a point before a line before an area, and nothing in a hole", () => {
    const index = FeatureIndex.of([
      placed("point", { type: "Point", coordinates: [5, 5] }),
      placed("line", { type: "LineString", coordinates: square(0, 5, 10) }),
      placed("area", { type: "Polygon", coordinates: [square(0, 0, 10), square(1, 1, 2)] }),
    ]);
    expect(index.at(5.2, 5.2, 0.5)?.id).to.equal("point");
    expect(index.at(8, 5.2, 0.5)?.id).to.equal("line");
    expect(index.at(8, 3, 0.5)?.id).to.equal("area");
    expect(index.at(2, 2, 0.5)).to.equal(undefined);
    expect(FeatureIndex.of([]).at(0, 0, 1)).to.equal(undefined);
  });
});
