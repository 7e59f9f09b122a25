/** Latitude written before longitude. */
import type { Position } from "geojson";
import type { Shape } from "./shape-kind.ts";

/** Degrees from the map's middle within which its data is expected. */
const nearDegrees = 8;

/** Whether all shapes are far from the map's middle, and near it with their axes swapped. */
export function areSwapped(shapes: readonly Shape[], [x, y]: Position): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - x!) < nearDegrees && Math.abs(other - y!) < nearDegrees;
  const corners = shapes.slice(0, 50).map(({ coordinates }) => firstPosition(coordinates));
  return corners.length > 0 && corners.every(([lng, lat]) => !isNear(lng!, lat!) && isNear(lat!, lng!));
}

function firstPosition(coordinates: unknown): Position {
  let at = coordinates as unknown[];
  while (Array.isArray(at[0])) at = at[0] as unknown[];
  return at as Position;
}

/** The shape with its axes swapped; heights stay. */
export function swapAxes({ type, coordinates }: Shape): Shape {
  const swap = (value: unknown[]): unknown[] =>
    Array.isArray(value[0]) ? value.map((inner) => swap(inner as unknown[])) : [value[1], value[0], ...value.slice(2)];
  return { type, coordinates: swap(coordinates) } as Shape;
}
