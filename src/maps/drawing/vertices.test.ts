import { expect } from "@open-wc/testing";
import type { Shape } from "../geometry/shape-kind.ts";
import { cleanGeometry } from "../geometry/clean.ts";
import {
  addPart,
  countParts,
  insertVertex,
  middleAfter,
  moveVertex,
  removePart,
  removeVertex,
  sharedWith,
  verticesOf,
} from "./vertices.ts";

const square = [
  [0, 0],
  [0, 2],
  [2, 2],
  [2, 0],
  [0, 0],
];
const far = square.map(([lng, lat]) => [lng! + 3, lat! + 3]);
const hole = [
  [0.5, 0.5],
  [0.5, 1],
  [1, 1],
  [0.5, 0.5],
];
const polygon: Shape = { type: "Polygon", coordinates: [square, hole] };
const point: Shape = { type: "Point", coordinates: [5, 6] };
const line: Shape = {
  type: "LineString",
  coordinates: [
    [0, 0],
    [1, 1],
    [2, 0],
  ],
};
const shapes: Shape[] = [
  point,
  line,
  polygon,
  {
    type: "MultiPoint",
    coordinates: [
      [0, 0],
      [1, 1],
    ],
  },
  {
    type: "MultiLineString",
    coordinates: [
      line.coordinates,
      [
        [5, 5],
        [6, 6],
      ],
    ],
  },
  { type: "MultiPolygon", coordinates: [polygon.coordinates, [far]] },
];

const middlesOf = (shape: Shape) =>
  verticesOf(shape).flatMap(({ path }) => {
    const position = middleAfter(shape, path);
    return position ? [{ path, position }] : [];
  });

describe("vertices of a geometry", () => {
  it("that are new have a height between those of the ends of their side", () => {
    const high: Shape = {
      type: "LineString",
      coordinates: [
        [0, 0, 10],
        [2, 0, 20],
        [4, 0],
      ],
    };
    expect(middlesOf(high).map(({ position }) => position)).to.deep.equal([
      [1, 0, 15],
      [3, 0],
    ]);
  });

  it("are told once, with their place; rings not twice", () => {
    expect(shapes.map((shape) => verticesOf(shape).length)).to.deep.equal([1, 3, 7, 2, 5, 11]);
    expect(verticesOf(polygon)[4]).to.deep.equal({ path: [1, 0], position: [0.5, 0.5] });
    expect(middlesOf(line).map(({ position }) => position)).to.deep.equal([
      [0.5, 0.5],
      [1.5, 0.5],
    ]);
    expect(middlesOf(polygon)).to.have.length(7);
  });

  it("move, come and go; every geometry stays valid, and the one before is unchanged", () => {
    for (const shape of shapes) {
      const before = JSON.stringify(shape);
      for (const { path, position } of verticesOf(shape)) {
        const moved = moveVertex(shape, path, [9, 9]);
        expect(verticesOf(moved).find((one) => one.path.join() === path.join())!.position).to.deep.equal([9, 9]);
        expect(cleanGeometry(moved).geometry).to.deep.equal(moved);
        expect(moveVertex(moved, path, position), "moved back").to.deep.equal(shape);
        const removed = removeVertex(shape, path);
        if (removed) expect(cleanGeometry(removed)).to.deep.equal({ geometry: removed, dropped: {} });
      }
      for (const { path, position } of middlesOf(shape)) {
        const more = insertVertex(shape, path, position);
        expect(verticesOf(more).length).to.equal(verticesOf(shape).length + 1);
        expect(cleanGeometry(more).geometry).to.deep.equal(more);
        expect(removeVertex(more, [...path.slice(0, -1), path.at(-1)! + 1]), "taken out again").to.deep.equal(shape);
      }
      expect(JSON.stringify(shape)).to.equal(before);
    }
  });

  it("a part that would be too short goes as a whole", () => {
    expect(
      removeVertex(
        {
          type: "LineString",
          coordinates: [
            [0, 0],
            [1, 1],
          ],
        },
        [0],
      ),
    ).to.equal(null);
    expect(removeVertex(polygon, [1, 0])).to.deep.equal({ type: "Polygon", coordinates: [square] });
    expect(removeVertex(point, [])).to.equal(null);
    expect(removeVertex(shapes[4]!, [1, 0])).to.deep.equal(line);
    expect(removePart(shapes[5]!, 0)).to.deep.equal({ type: "Polygon", coordinates: [far] });
  });

  it("a shared border is moved, divided and shortened once, for both sides of it", () => {
    const left = [
      [0, 0],
      [0, 2],
      [1, 2],
      [1, 0],
      [0, 0],
    ];
    const right = [
      [1, 2],
      [2, 2],
      [2, 0],
      [1, 0],
      [1, 2],
    ];
    const both: Shape = { type: "MultiPolygon", coordinates: [[left], [right]] };
    expect(sharedWith(both, [0, 0, 2])).to.deep.equal([
      [0, 0, 2],
      [1, 0, 0],
    ]);
    const ringsOf = (shape: Shape | null) => (shape!.coordinates as number[][][][]).map(([ring]) => ring!);
    const [one, other] = ringsOf(moveVertex(both, [0, 0, 2], [1, 3]));
    expect([one![2], other![0], other!.at(-1)]).to.deep.equal([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(ringsOf(moveVertex(both, [0, 0, 2], [1, 3], true))[1], "alone").to.deep.equal(right);

    const divided = insertVertex(both, [0, 0, 2], [1.1, 1]);
    expect(ringsOf(divided).map((ring) => ring.filter(([x]) => x === 1.1).length)).to.deep.equal([1, 1]);
    expect(ringsOf(insertVertex(both, [0, 0, 0], [0, 1])).map(({ length }) => length)).to.deep.equal([6, 5]);
    expect(removeVertex(divided, [0, 0, 3])).to.deep.equal(both);
    const [moved, kept] = ringsOf(divided);
    expect(moveVertex(divided, [0, 0, 0], [-1, -1]), "alone by its place").to.deep.equal({
      ...divided,
      coordinates: [[[[-1, -1], ...moved!.slice(1, -1), [-1, -1]]], [kept!]],
    });
  });

  it("[R4-11] [R4-12] a part of another type clears the others; without multi only the last stays", () => {
    expect(addPart(polygon, point, true)).to.deep.equal({ shape: point, isCleared: true });
    expect(addPart(point, { type: "Point", coordinates: [1, 1] }, false)).to.deep.equal({
      shape: { type: "Point", coordinates: [1, 1] },
      isCleared: false,
    });
    const several = addPart(point, { type: "Point", coordinates: [1, 1] }, true).shape;
    expect(several).to.deep.equal({
      type: "MultiPoint",
      coordinates: [
        [5, 6],
        [1, 1],
      ],
    });
    expect(countParts(addPart(several, point, true).shape)).to.equal(3);
    expect([countParts(null), countParts(polygon)]).to.deep.equal([0, 1]);
  });

  it("a vertex that two lines share goes from both when each keeps two, else only the short line goes", () => {
    const lines = (...coordinates: number[][][]): Shape => ({ type: "MultiLineString", coordinates });
    const long = [
      [0, 0],
      [1, 1],
      [2, 0],
    ];
    const other = [
      [1, 1],
      [5, 5],
      [6, 6],
    ];
    expect(removeVertex(lines(long, other), [0, 1])).to.eql(
      lines(
        [
          [0, 0],
          [2, 0],
        ],
        [
          [5, 5],
          [6, 6],
        ],
      ),
    );
    const short = [
      [1, 1],
      [5, 5],
    ];
    expect(removeVertex(lines(long, short), [1, 0])).to.eql({ type: "LineString", coordinates: long });
  });
});
