/** Lengths and areas on the WGS 84 ellipsoid, by geographiclib-geodesic (Karney, Journal of Geodesy 87, 2013). */
import type { Position } from "geojson";
import geographic from "geographiclib-geodesic";
import { kindOf, type Shape } from "./clean.ts";

export interface Measures {
  /** Of areas without their holes, in m². */
  area?: number;
  /** Of lines, in m. */
  length?: number;
  /** Of areas, holes included, in m. */
  perimeter?: number;
}

const earth = geographic.Geodesic.WGS84;

/** Of all parts together; `{}` for points. */
export function measure(shape: Shape): Measures {
  const kind = kindOf(shape.type);
  if (kind === "Point") return {};
  const isMulti = shape.type.startsWith("Multi");
  if (kind === "LineString") {
    const lines = (isMulti ? shape.coordinates : [shape.coordinates]) as Position[][];
    return { length: sum(lines.map((line) => around(line, true).perimeter)) };
  }
  const polygons = (isMulti ? shape.coordinates : [shape.coordinates]) as Position[][][];
  const rings = polygons.map((polygon) => polygon.map((ring) => around(ring, false)));
  return {
    area: sum(rings.map(([outer, ...holes]) => outer!.area - sum(holes.map(({ area }) => area)))),
    perimeter: sum(rings.flat().map(({ perimeter }) => perimeter)),
  };
}

function around(positions: readonly Position[], isLine: boolean): { area: number; perimeter: number } {
  const sums = earth.Polygon(isLine);
  for (const [lng, lat] of isLine ? positions : positions.slice(0, -1)) sums.AddPoint(lat!, lng!);
  const { area = 0, perimeter } = sums.Compute(false, true);
  return { area: Math.abs(area), perimeter };
}

const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);
