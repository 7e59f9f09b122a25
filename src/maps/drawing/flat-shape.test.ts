import { expect } from "@open-wc/testing";
import type { Position } from "geojson";
import type { Shape } from "../geometry/shape-kind.ts";
import { cornerAt, cornersIn, countAll, flatShape, numberOf, pathOf, putCorner, tracksIn } from "./flat-shape.ts";
import { insertVertex, moveVertex, verticesOf } from "./vertices.ts";

const project = ([x, y]: Position) => [x!, y!] as const;
const ring: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const hole: Position[] = [
  [2, 2],
  [4, 2],
  [4, 4],
  [2, 2],
];
const shapes: Shape[] = [
  { type: "Point", coordinates: [1, 2] },
  { type: "MultiPoint", coordinates: ring },
  { type: "LineString", coordinates: ring },
  { type: "MultiLineString", coordinates: [ring, hole] },
  { type: "Polygon", coordinates: [ring, hole] },
  { type: "MultiPolygon", coordinates: [[ring, hole], [hole], [ring]] },
];
const everywhere = [-100, -100, 100, 100] as const;

describe("a geometry in the plane of a map", () => {
  it("has the same vertices, numbers and paths as its coordinates", () => {
    for (const shape of shapes) {
      const flat = flatShape(shape, project);
      const corners = cornersIn(flat, everywhere, Infinity);
      const vertices = verticesOf(shape);
      expect(corners.map((corner) => pathOf(shape, corner))).to.deep.equal(vertices.map(({ path }) => path));
      expect(corners.map((corner) => numberOf(flat, corner))).to.deep.equal(vertices.map((_, at) => at));
      expect(countAll(flat)).to.equal(vertices.length);
      for (const { part, at } of corners) expect(cornerAt(shape, pathOf(shape, { part, at }))).to.eql({ part, at });
    }
  });

  it("is made of the one before: only vertices that are others are placed again", () => {
    const placed: Position[] = [];
    const noting = (position: Position) => {
      placed.push(position);
      return project(position);
    };
    for (const shape of shapes.slice(2)) {
      const before = flatShape(shape, project);
      const [first] = verticesOf(shape);
      const moved = moveVertex(shape, first!.path, [-7, 3]);
      placed.length = 0;
      expect(flatShape(moved, noting, before)).to.eql(flatShape(moved, project));
      expect(
        placed.every((position) => position[0] === -7),
        shape.type,
      ).to.equal(true);
      const longer = insertVertex(shape, first!.path, [5, 0]);
      expect(flatShape(longer, project, before)).to.eql(flatShape(longer, project));
      expect(before, "stays").to.eql(flatShape(shape, project));
    }
    const line = shapes[2]!;
    expect(flatShape(line, project, flatShape(shapes[5]!, project))).to.eql(flatShape(line, project));
  });

  it("gives the nearest vertices of a box, in their order", () => {
    const flat = flatShape(shapes[4]!, project);
    expect(cornersIn(flat, [-1, -1, 5, 5], 9).map(({ part, at }) => [part, at])).to.eql([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    // the middle of the box is 3, 3
    expect(cornersIn(flat, [1, 1, 5, 5], 2).map(({ part, at }) => [part, at])).to.eql([
      [1, 0],
      [1, 1],
    ]);
  });

  it("leaves out vertices that move and the sides at them, and what is far", () => {
    const flat = flatShape(shapes[4]!, project);
    const still = tracksIn(flat, everywhere, () => false);
    expect(still.filter(({ length }) => length === 4)).to.have.length(7);
    const first = tracksIn(flat, everywhere, ({ part, at }) => part === 0 && at % 4 === 0);
    expect(first.filter(({ length }) => length === 4)).to.have.length(5);
    expect(first.some(({ 0: x, 1: y, length }) => length === 2 && x === 0 && y === 0)).to.equal(false);
    expect(tracksIn(flat, [8, 8, 12, 12], () => false)).to.eql([
      [10, 0, 10, 10],
      [10, 10, 0, 10],
    ]);
  });

  it("moves the first vertex of a line alone, also when the line is closed", () => {
    const flat = flatShape(shapes[2]!, project);
    putCorner(flat, { part: 0, at: 0 }, -5, -6);
    expect([flat.parts[0]!.slice(0, 2), flat.parts[0]!.slice(-2)]).to.eql([
      [-5, -6],
      [0, 0],
    ]);
  });

  it("moves the closing vertex of a ring with its first, and grows its box", () => {
    const flat = flatShape(shapes[4]!, project);
    putCorner(flat, { part: 0, at: 0 }, -5, -6);
    expect([flat.parts[0]!.slice(0, 2), flat.parts[0]!.slice(-2), flat.box]).to.eql([
      [-5, -6],
      [-5, -6],
      [-5, -6, 10, 10],
    ]);
  });
});
