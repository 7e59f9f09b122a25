/** Features in the units of a map's plane, ready to be drawn and found. */
import type { Position } from "geojson";
import type { Data } from "../../base/data.ts";
import type { Shape } from "../geometry/shape-kind.ts";

/** x and y of a position in the plane: for Web Mercator px at zoom 0, for image maps px of the image. */
export type Project = (position: Position) => readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Placed {
  id: string;
  properties: Data;
  geometry: Shape;
  kind: "point" | "line" | "area";
  /** The points, lines or rings: x, y, x, y, … */
  parts: number[][];
  /** What is left of them at a zoom, once it was drawn (level-of-detail.ts). */
  levels?: Map<number, number[][]>;
  box: Box;
  color?: string | undefined;
}

const kinds: Record<Shape["type"], Placed["kind"]> = {
  Point: "point",
  MultiPoint: "point",
  LineString: "line",
  MultiLineString: "line",
  Polygon: "area",
  MultiPolygon: "area",
};

/** The parts of a geometry as lists of positions. */
export function partsOf({ type, coordinates }: Shape): Position[][] {
  if (type === "Point") return [[coordinates]];
  if (type === "MultiPoint") return coordinates.map((one) => [one]);
  if (type === "LineString") return [coordinates];
  if (type === "MultiPolygon") return coordinates.flat();
  return coordinates;
}

export function place(feature: Pick<Placed, "id" | "properties" | "geometry" | "color">, project: Project): Placed {
  const { geometry } = feature;
  const kind = kinds[geometry.type];
  const parts = partsOf(geometry).map((positions) => flat(positions, project));
  if (kind === "area") turnAlike(geometry, parts);
  return { ...feature, kind, parts, box: boxOf(parts) };
}

/** Plain arrays: a typed one for each of 50,000 rings would make the garbage collector stop the page. */
export function flat(positions: readonly Position[], project: Project): number[] {
  const made: number[] = [];
  for (const position of positions) {
    const [x, y] = project(position);
    made.push(x, y);
  }
  return made;
}

/** The box around lists of x, y, x, y, … */
export function boxOf(parts: readonly number[][]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts)
    for (let at = 0; at < part.length; at += 2) {
      left = Math.min(left, part[at]!);
      right = Math.max(right, part[at]!);
      top = Math.min(top, part[at + 1]!);
      bottom = Math.max(bottom, part[at + 1]!);
    }
  return [left, top, right, bottom];
}

/** Outer rings of all features turn one way and holes the other, so that many can be filled as one path. */
function turnAlike(geometry: Shape, rings: number[][]): void {
  const polygons = geometry.type === "MultiPolygon" ? geometry.coordinates : [geometry.coordinates];
  const isHole = polygons.flatMap((polygon) => polygon.map((_, at) => at > 0));
  rings.forEach((ring, at) => {
    if (areaOf(ring) > 0 === isHole[at]) reverse(ring);
  });
}

/** Twice the signed area. */
function areaOf(ring: number[]): number {
  let area = 0;
  for (let at = 2; at < ring.length; at += 2) area += ring[at - 2]! * ring[at + 1]! - ring[at]! * ring[at - 1]!;
  return area;
}

function reverse(ring: number[]): void {
  for (let at = 0, end = ring.length - 2; at < end; at += 2, end -= 2) {
    [ring[at], ring[end]] = [ring[end]!, ring[at]!];
    [ring[at + 1], ring[end + 1]] = [ring[end + 1]!, ring[at + 1]!];
  }
}

export const meets = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** The box around all boxes; undefined without any. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (!boxes.length) return undefined;
  const made: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [left, top, right, bottom] of boxes) {
    made[0] = Math.min(made[0], left);
    made[1] = Math.min(made[1], top);
    made[2] = Math.max(made[2], right);
    made[3] = Math.max(made[3], bottom);
  }
  return made;
}

/** True for a point inside an area (not in its holes), or within `reach` of a point or a line. */
export function isHit({ kind, parts, box }: Placed, x: number, y: number, reach: number): boolean {
  if (!meets(box, [x - reach, y - reach, x + reach, y + reach])) return false;
  if (kind === "point") return parts.some((part) => Math.hypot(part[0]! - x, part[1]! - y) <= reach);
  if (kind === "line") return parts.some((part) => isNear(part, x, y, reach));
  return isInside(parts, x, y);
}

/** Counts how many sides a ray to the right crosses: an odd number means inside. */
function isInside(rings: number[][], x: number, y: number): boolean {
  let isIn = false;
  for (const ring of rings)
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      const [endX, endY, startX, startY] = [ring[at]!, ring[at + 1]!, ring[before]!, ring[before + 1]!];
      if (startY > y !== endY > y && x < ((endX - startX) * (y - startY)) / (endY - startY) + startX) isIn = !isIn;
    }
  return isIn;
}

function isNear(line: number[], x: number, y: number, reach: number): boolean {
  for (let at = 2; at < line.length; at += 2)
    if (distance(x, y, line[at - 2]!, line[at - 1]!, line[at]!, line[at + 1]!) <= reach) return true;
  return false;
}

/** From a point to a side. */
export function distance(x: number, y: number, startX: number, startY: number, endX: number, endY: number): number {
  const [wide, high] = [endX - startX, endY - startY];
  const along = ((x - startX) * wide + (y - startY) * high) / (wide * wide + high * high || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(startX + share * wide - x, startY + share * high - y);
}
