/** Lengths and areas on the WGS 84 ellipsoid, by geographiclib-geodesic (Karney, Journal of Geodesy 87, 2013). */
import type { Position } from "geojson";
import { atOnce } from "../../base/in-steps.ts";
import geographic from "geographiclib-geodesic";
import { kindOf, type Shape } from "./shape-kind.ts";

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
export const measure = (shape: Shape): Measures => atOnce(measuring(shape));

/** The same in steps, for thousands of vertices. */
export function* measuring(shape: Shape): Generator<void, Measures> {
  const kind = kindOf(shape.type);
  if (kind === "Point") return {};
  const isMulti = shape.type.startsWith("Multi");
  if (kind === "LineString") {
    const lines = (isMulti ? shape.coordinates : [shape.coordinates]) as Position[][];
    let length = 0;
    for (const line of lines) length += (yield* around(line, true)).perimeter;
    return { length };
  }
  const polygons = (isMulti ? shape.coordinates : [shape.coordinates]) as Position[][][];
  let [area, perimeter] = [0, 0];
  for (const rings of polygons)
    for (let at = 0; at < rings.length; at++) {
      const found = yield* around(rings[at]!, false);
      area += at ? -found.area : found.area;
      perimeter += found.perimeter;
    }
  return { area, perimeter };
}

/** Positions between two steps. */
const stepCount = 100;

function* around(
  positions: readonly Position[],
  isLine: boolean,
): Generator<void, { area: number; perimeter: number }> {
  const sums = earth.Polygon(isLine);
  const end = isLine ? positions.length : positions.length - 1;
  for (let at = 0; at < end; at++) {
    const [lng, lat] = positions[at]!;
    sums.AddPoint(lat!, lng!);
    if (at % stepCount === 0) yield;
  }
  const { area = 0, perimeter } = sums.Compute(false, true);
  return { area: Math.abs(area), perimeter };
}
