import { expect } from "@open-wc/testing";
import { partsAt, thinned } from "./level-of-detail.ts";
import type { Placed } from "./placed-feature.ts";

const circle = (count: number, radius: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => (at % count) * ((2 * Math.PI) / count)).flatMap((angle) => [
    100 + Math.cos(angle) * radius,
    100 + Math.sin(angle) * radius,
  ]);
const area = (part: number[]): Placed => ({
  id: "1",
  properties: {},
  geometry: { type: "Polygon", coordinates: [] },
  kind: "area",
  parts: [part],
  box: [0, 0, 200, 200],
});

describe("as many vertices as can be seen", () => {
  it("keeps the form within a px, the ends and few vertices when everything is small", () => {
    const part = circle(6000, 50);
    const made = thinned(part, 0.8);
    expect(made.length).to.be.lessThan(1000);
    expect([made.slice(0, 2), made.slice(-2)]).to.deep.equal([part.slice(0, 2), part.slice(-2)]);
    for (let at = 0; at < made.length; at += 2)
      expect(Math.hypot(made[at]! - 100, made[at + 1]! - 100)).to.be.closeTo(50, 1e-9);
    expect(thinned(part, 1e-9)).to.equal(part);
  });

  it("makes the vertices of a zoom once, and all of them for a close look", () => {
    const one = area(circle(6000, 50));
    expect(partsAt(one, 2)).to.equal(partsAt(one, 2));
    expect(partsAt(one, 2)[0]!.length).to.be.greaterThan(partsAt(one, 1)[0]!.length);
    expect(partsAt(one, 2 ** 21)).to.equal(one.parts);
    const small = area(circle(8, 50));
    expect(partsAt(small, 1)).to.equal(small.parts);
  });
});
