/** Changes of a geometry, each as a new geometry: what undo takes back. */
import type { Position } from "geojson";
import { kindOf, type Shape } from "../geometry/shape-kind.ts";
import { middleOf } from "./heights.ts";

/** Where a vertex stands in the coordinates: `[]` of a point, `[1]` of a line, `[0, 0, 3]` of several polygons. */
export type Path = readonly number[];
export interface Vertex {
  path: Path;
  position: Position;
}

const isRing = ({ type }: Shape): boolean => kindOf(type) === "Polygon";

/** All vertices in their order; the closing one of a ring is the first one and not told again. */
export function verticesOf(shape: Shape): Vertex[] {
  const found: Vertex[] = [];
  visit(shape, (position, path) => void found.push({ path: [...path], position }));
  return found;
}

/** Tells all vertices until `see` returns true; the path is the same array each time. @returns whether it did */
export function visit(shape: Shape, see: (position: Position, path: Path) => boolean | void): boolean {
  const path: number[] = [];
  const walk = (value: unknown): boolean => {
    const list = value as unknown[];
    if (typeof list[0] === "number") return see(list as Position, path) === true;
    const isLine = typeof (list[0] as unknown[] | undefined)?.[0] === "number";
    const count = isLine && isRing(shape) ? list.length - 1 : list.length;
    for (let at = 0; at < count; at++) {
      path.push(at);
      if (walk(list[at])) return true;
      path.pop();
    }
    return false;
  };
  return walk(shape.coordinates);
}

/** The middle of the side that begins at a vertex; undefined at the end of a line, and for points. */
export function middleAfter(shape: Shape, path: Path): Position | undefined {
  if (kindOf(shape.type) === "Point") return undefined;
  const line = listAt(shape, path.slice(0, -1));
  const [from, to] = [line[path.at(-1)!]!, line[path.at(-1)! + 1]];
  return to && middleOf(from, to);
}

/** All vertices that stand where the one at `path` stands, itself among them: corners of a shared border. */
export function sharedWith(shape: Shape, path: Path): Path[] {
  if (kindOf(shape.type) === "Point") return [path];
  const own = listAt(shape, path.slice(0, -1))[path.at(-1)!];
  if (!own) return [path];
  const found: Path[] = [];
  visit(shape, (position, one) => void (isAt(position, own) && found.push([...one])));
  return found;
}

export const isAt = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];

/** A vertex at another place, and with it those that stood at the same one: a shared border stays shared. */
export function moveVertex(shape: Shape, path: Path, position: Position, isAlone = false): Shape {
  if (isAlone) return moveOne(shape, path, position);
  return sharedWith(shape, path).reduce((moved, one) => moveOne(moved, one, position), shape);
}

/** The closing vertex of its ring follows. */
function moveOne(shape: Shape, path: Path, position: Position): Shape {
  return withLine(shape, path, (line, at) => {
    const moved = line.with(at, position);
    return isRing(shape) && at === 0 ? moved.with(moved.length - 1, position) : moved;
  });
}

/** A new vertex behind the one at `path`, also in other parts that have the same side. */
export function insertVertex(shape: Shape, path: Path, position: Position): Shape {
  const next = (one: Path) => listAt(shape, one.slice(0, -1))[one.at(-1)! + 1];
  const [start, end] = [listAt(shape, path.slice(0, -1))[path.at(-1)!]!, next(path)!];
  const found: Path[] = [];
  visit(shape, (from, one) => {
    if (!isAt(from, start) && !isAt(from, end)) return;
    const to = next(one);
    const isShared = to && ((isAt(from, start) && isAt(to, end)) || (isAt(from, end) && isAt(to, start)));
    if (isShared) found.push([...one]);
  });
  return found
    .toReversed()
    .reduce((made, one) => withLine(made, one, (line, at) => line.toSpliced(at + 1, 0, position)), shape);
}

/**
 * Without a vertex, also where other parts share it; a line or ring that would be too short goes as a whole, the other
 * parts then keep theirs. Null when nothing is left.
 */
export function removeVertex(shape: Shape, path: Path): Shape | null {
  const shared = sharedWith(shape, path);
  const least = isRing(shape) ? 4 : 2;
  const lines = new Set(shared.map((one) => one.slice(0, -1).join()));
  const isLong = shared.every((one) => one.length > 1 && listAt(shape, one.slice(0, -1)).length > least);
  if (lines.size < 2 || lines.size < shared.length || !isLong) return removeOne(shape, path);
  return shared.toReversed().reduce<Shape>((made, one) => removeOne(made, one)!, shape);
}

function removeOne(shape: Shape, path: Path): Shape | null {
  if (shape.type === "Point") return null;
  if (shape.type === "MultiPoint") return removePart(shape, path[0]!);
  const line = listAt(shape, path.slice(0, -1));
  if (line.length <= (isRing(shape) ? 4 : 2)) return removeLine(shape, path.slice(0, -1));
  return withLine(shape, path, (positions, at) => {
    const rest = positions.toSpliced(at, 1);
    return isRing(shape) && at === 0 ? rest.with(rest.length - 1, rest[0]!) : rest;
  });
}

/** Without a line or ring; with its outer ring a polygon goes too. */
function removeLine(shape: Shape, path: Path): Shape | null {
  if (shape.type === "LineString") return null;
  if (shape.type === "MultiLineString") return removePart(shape, path[0]!);
  const ring = path.at(-1)!;
  if (ring === 0) return shape.type === "Polygon" ? null : removePart(shape, path[0]!);
  if (shape.type === "Polygon") return { ...shape, coordinates: shape.coordinates.toSpliced(ring, 1) };
  const polygons = shape.coordinates as Position[][][];
  const part = path[0]!;
  return { type: "MultiPolygon", coordinates: polygons.with(part, polygons[part]!.toSpliced(ring, 1)) };
}

/** How many points, lines or polygons a geometry has. */
export const countParts = (shape: Shape | null): number =>
  !shape ? 0 : shape.type.startsWith("Multi") ? shape.coordinates.length : 1;

/** Without one of its parts; a Multi geometry of one part becomes a single one. Null when nothing is left. */
export function removePart(shape: Shape, part: number): Shape | null {
  if (!shape.type.startsWith("Multi")) return null;
  const rest = (shape.coordinates as unknown[]).toSpliced(part, 1);
  if (!rest.length) return null;
  return (rest.length === 1
    ? { type: kindOf(shape.type), coordinates: rest[0] }
    : { type: shape.type, coordinates: rest }) as unknown as Shape;
}

export interface Added {
  shape: Shape;
  /** The parts of another type that were there are gone (R4-11). */
  isCleared: boolean;
}

/** With one part more. Another type, or a geometry that may have one part only (R4-12), replaces what was there. */
export function addPart(shape: Shape | null, part: Shape, isMulti: boolean): Added {
  const isOther = shape !== null && kindOf(shape.type) !== kindOf(part.type);
  if (!shape || isOther || !isMulti) return { shape: part, isCleared: isOther };
  const before = shape.type.startsWith("Multi") ? (shape.coordinates as unknown[]) : [shape.coordinates];
  const more = part.type.startsWith("Multi") ? (part.coordinates as unknown[]) : [part.coordinates];
  const coordinates = [...before, ...more];
  return { shape: { type: `Multi${kindOf(shape.type)}`, coordinates } as unknown as Shape, isCleared: false };
}

/** The list of positions at a path. */
function listAt(shape: Shape, path: Path): Position[] {
  let list: unknown = shape.coordinates;
  for (const at of path) list = (list as unknown[])[at];
  return list as Position[];
}

/** The geometry with another list of positions around the vertex at `path`. */
function withLine(shape: Shape, path: Path, change: (line: Position[], at: number) => Position[]): Shape {
  const put = (value: unknown, [at, ...rest]: Path): unknown => {
    if (at === undefined) return change([value as Position], 0)[0];
    const list = value as unknown[];
    if (typeof (list[0] as unknown[])[0] === "number") return change(list as Position[], at);
    return list.with(at, put(list[at], rest));
  };
  return { type: shape.type, coordinates: put(shape.coordinates, path) } as unknown as Shape;
}
