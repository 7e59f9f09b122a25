import { toMetres, type Box, type Point } from "./mercator.ts";

/** What the painter needs of a GeoJSON geometry: its points or rings in metres of the map. */
export interface Shape {
  kind: "point" | "line" | "area";
  parts: Point[][];
  box: Box;
}

interface Geometry {
  type: string;
  coordinates: unknown;
}

const kinds: Record<string, Shape["kind"]> = {
  Point: "point",
  MultiPoint: "point",
  LineString: "line",
  MultiLineString: "line",
  Polygon: "area",
  MultiPolygon: "area",
};

/** Undefined for a geometry of another type. */
export function shapeOf(geometry: Geometry): Shape | undefined {
  const kind = kinds[geometry.type];
  if (!kind) return undefined;
  const parts = partsOf(geometry.coordinates).map((part) => part.map(toMetres));
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of parts.flat()) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return { kind, parts, box };
}

/** Coordinates of any depth → lists of positions. */
function partsOf(coordinates: unknown): Point[][] {
  const list = coordinates as unknown[];
  if (typeof list[0] === "number") return [[list as Point]];
  if (typeof (list[0] as unknown[] | undefined)?.[0] === "number") return [list as Point[]];
  return list.flatMap(partsOf);
}

export const meets = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** True for a point inside the rings of an area (holes excluded), or within `reach` metres of a point or line. */
export function isHit({ kind, parts }: Shape, at: Point, reach: number): boolean {
  if (kind === "area") return isInside(at, parts);
  if (kind === "point") return parts.some(([one]) => Math.hypot(one![0] - at[0], one![1] - at[1]) <= reach);
  return parts.some((line) => line.slice(1).some((end, index) => distance(at, line[index]!, end) <= reach));
}

function isInside([x, y]: Point, rings: Point[][]): boolean {
  const sides = rings.flatMap((ring) => ring.slice(1).map((end, index) => [ring[index]!, end] as const));
  const crossings = sides.filter(
    ([[startX, startY], [endX, endY]]) =>
      startY > y !== endY > y && x < ((endX - startX) * (y - startY)) / (endY - startY) + startX,
  );
  return crossings.length % 2 === 1;
}

function distance([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [wide, high] = [endX - startX, endY - startY];
  const along = ((x - startX) * wide + (y - startY) * high) / (wide ** 2 + high ** 2 || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(startX + share * wide - x, startY + share * high - y);
}
