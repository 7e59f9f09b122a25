/** Cutting out and joining of areas, by polyclip-ts; joining of lines. */
import type { Position } from "geojson";
import { difference, intersection, union, type Geom } from "polyclip-ts";
import { partsOf } from "../features/placed-feature.ts";
import { kindOf, type Shape } from "../geometry/shape-kind.ts";
import { withHeights } from "./heights.ts";

const polygonsOf = (shape: Shape): Position[][][] =>
  (shape.type === "MultiPolygon" ? shape.coordinates : [shape.coordinates]) as Position[][][];

/**
 * Without the ground of another area: a hole, or a piece of the border. Parts are cut one by one, since the library joins
 * those of one shape that touch. Null when nothing is left, the same object when nothing is cut.
 */
export function cutOut(shape: Shape, hole: Shape): Shape | null {
  const cutter = polygonsOf(hole) as Geom;
  const polygons = polygonsOf(shape);
  const touched = polygons.filter((polygon) => intersection([polygon] as Geom, cutter).length > 0);
  if (!touched.length) return shape;
  const left = polygons.flatMap((polygon) =>
    touched.includes(polygon) ? difference([polygon] as Geom, cutter) : [polygon],
  );
  return areas(left, [shape, hole]);
}

/** Parts of areas that touch or overlap become one; lines are joined at their ends. The same object when none do. */
export function join(shape: Shape): Shape | null {
  if (kindOf(shape.type) === "LineString") return joinLines(shape);
  const all = polygonsOf(shape);
  const [first, ...more] = all.map((polygon) => [polygon] as Geom);
  const made = union(first!, ...more);
  return made.length === all.length ? shape : areas(made, [shape]);
}

/** The library knows two numbers of a position. */
function areas(polygons: Position[][][], from: readonly Shape[]): Shape | null {
  const [first, ...more] = polygons;
  if (!first) return null;
  return withHeights(
    more.length ? { type: "MultiPolygon", coordinates: polygons } : { type: "Polygon", coordinates: first },
    from,
  );
}

function joinLines(shape: Shape): Shape {
  const lines = partsOf(shape).map((line) => [...line]);
  const before = lines.length;
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const other = lines.findIndex((one, index) => index !== at && joined(line, one));
    if (other < 0) at++;
    else {
      lines[at] = joined(line, lines[other]!)!;
      lines.splice(other, 1);
      if (other < at) at--;
    }
  }
  if (lines.length === before) return shape;
  return lines.length === 1
    ? { type: "LineString", coordinates: lines[0]! }
    : { type: "MultiLineString", coordinates: lines };
}

/** Two lines that meet at an end as one; undefined when they do not. A closed line stays as it is. */
function joined(one: Position[], other: Position[]): Position[] | undefined {
  if (isSame(one[0]!, one.at(-1)!) || isSame(other[0]!, other.at(-1)!)) return undefined;
  for (const first of [one, one.toReversed()])
    for (const next of [other, other.toReversed()])
      if (isSame(first.at(-1)!, next[0]!)) return [...first, ...next.slice(1)];
  return undefined;
}

const isSame = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];
