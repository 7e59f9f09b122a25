/** A geometry in the plane of a map, as lists of numbers: what is searched and drawn while a vertex is moved. */
import type { Position } from "geojson";
import { boxOf, flat, partsOf, type Box, type Project } from "../features/placed-feature.ts";
import { kindOf, type Shape } from "../geometry/shape-kind.ts";
import type { Track } from "./snap.ts";
import type { Path } from "./vertices.ts";

export interface FlatShape {
  shape: Shape;
  /** The points, lines or rings: x, y, x, y, …; a ring ends with its first vertex. */
  parts: number[][];
  box: Box;
}
/** A vertex: the number of its part, and its number in it. */
export interface Corner {
  part: number;
  at: number;
}

/** @param before one of the same plane: vertices that it has too are taken from it */
export function flatShape(shape: Shape, project: Project, before?: FlatShape): FlatShape {
  const known = before ? partsOf(before.shape) : [];
  const parts = partsOf(shape).map((positions, part) => {
    const list = before?.parts[part];
    return list ? reflat(list, known[part]!, positions, project) : flat(positions, project);
  });
  return { shape, parts, box: boxOf(parts) };
}

/** A step of editing moves vertices, or adds or removes some at one place; the others are the same positions. */
function reflat(list: readonly number[], before: Position[], positions: Position[], project: Project): number[] {
  const added = positions.length - before.length;
  const made: number[] = [];
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at]!;
    const from = before[at] === position ? at : at - added;
    if (before[from] === position) made.push(list[from * 2]!, list[from * 2 + 1]!);
    else made.push(...project(position));
  }
  return made;
}

/** How many vertices a part has; the closing one of a ring is the first one. */
export const countIn = ({ shape, parts }: FlatShape, part: number): number =>
  parts[part]!.length / 2 - (kindOf(shape.type) === "Polygon" ? 1 : 0);

export const countAll = (flatOne: FlatShape): number =>
  flatOne.parts.reduce((sum, _, part) => sum + countIn(flatOne, part), 0);

/** The vertices in a box, or the nearest ones to its middle when there are more than `most`; in their order. */
export function cornersIn(flatOne: FlatShape, box: Box, most: number): Corner[] {
  const { parts } = flatOne;
  const [middleX, middleY] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const found: (Corner & { far: number })[] = [];
  for (let part = 0; part < parts.length; part++) {
    const list = parts[part]!;
    const end = countIn(flatOne, part);
    for (let at = 0; at < end; at++) {
      const [x, y] = [list[at * 2]!, list[at * 2 + 1]!];
      if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) continue;
      found.push({ part, at, far: Math.hypot(x - middleX, y - middleY) });
    }
  }
  if (found.length <= most) return found;
  const nearest = found.toSorted((one, other) => one.far - other.far).slice(0, most);
  return nearest.toSorted((one, other) => one.part - other.part || one.at - other.at);
}

/** The vertices and sides that meet a box, without vertices that move and the sides at them. */
export function tracksIn({ parts }: FlatShape, box: Box, isMoving: (corner: Corner) => boolean): Track[] {
  const tracks: Track[] = [];
  parts.forEach((list, part) => {
    let wasStill = false;
    for (let at = 0; at < list.length; at += 2) {
      const [x, y] = [list[at]!, list[at + 1]!];
      const [fromX, fromY] = at ? [list[at - 2]!, list[at - 1]!] : [x, y];
      const isFar =
        Math.max(x, fromX) < box[0] ||
        Math.min(x, fromX) > box[2] ||
        Math.max(y, fromY) < box[1] ||
        Math.min(y, fromY) > box[3];
      const isStill = !isMoving({ part, at: at / 2 });
      if (isStill && !isFar) tracks.push(wasStill ? [fromX, fromY, x, y] : [x, y]);
      wasStill = isStill;
    }
  });
  return tracks;
}

/** The path of a vertex in the coordinates. */
export function pathOf({ type, coordinates }: Shape, { part, at }: Corner): Path {
  if (type === "Point") return [];
  if (type === "MultiPoint") return [part];
  if (type === "LineString") return [at];
  if (type !== "MultiPolygon") return [part, at];
  let ring = part;
  for (let polygon = 0; polygon < coordinates.length; polygon++) {
    const { length } = coordinates[polygon]!;
    if (ring < length) return [polygon, ring, at];
    ring -= length;
  }
  return [];
}

/** The vertex at a path. */
export function cornerAt({ type, coordinates }: Shape, path: Path): Corner {
  const [first = 0, second = 0, third = 0] = path;
  if (type === "Point") return { part: 0, at: 0 };
  if (type === "MultiPoint") return { part: first, at: 0 };
  if (type === "LineString") return { part: 0, at: first };
  if (type !== "MultiPolygon") return { part: first, at: second };
  const before = coordinates.slice(0, first).reduce((sum, rings) => sum + rings.length, 0);
  return { part: before + second, at: third };
}

/** The number of a vertex among all, from 0. */
export function numberOf(flatOne: FlatShape, { part, at }: Corner): number {
  let before = 0;
  for (let one = 0; one < part; one++) before += countIn(flatOne, one);
  return before + at;
}

/** Puts a vertex elsewhere; the closing one of its ring follows. */
export function putCorner(flatOne: FlatShape, { part, at }: Corner, x: number, y: number): void {
  const list = flatOne.parts[part]!;
  [list[at * 2], list[at * 2 + 1]] = [x, y];
  if (at === 0 && countIn(flatOne, part) < list.length / 2) [list[list.length - 2], list[list.length - 1]] = [x, y];
  const [left, top, right, bottom] = flatOne.box;
  flatOne.box = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
}
