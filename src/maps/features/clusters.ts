/** Points that stand close together at a zoom, drawn as one with their number. */
import { around, type Box, type Placed } from "./placed-feature.ts";

/** Several points; `box` is around its middle only, so that it is found there. */
export interface Cluster extends Placed {
  count: number;
  /** The box around all of its points. */
  whole: Box;
}
/** Features between two steps. */
const stepCount = 2000;
export const isCluster = (feature: Placed): feature is Cluster => "count" in feature;

/**
 * The features with their points gathered in cells of `side` (px at zoom 0); a cell with one point keeps the feature.
 * Yields often. The cells stand fast on the map, so that clusters do not change while it is moved.
 */
export function* gathering(features: readonly Placed[], side: number): Generator<void, Placed[]> {
  const cells = new Map<string, Placed[]>();
  const made: Placed[] = [];
  let seen = 0;
  for (const feature of features) {
    if (++seen % stepCount === 0) yield;
    if (feature.kind !== "point") {
      made.push(feature);
      continue;
    }
    const key = `${Math.floor(feature.box[0] / side)} ${Math.floor(feature.box[1] / side)}`;
    const cell = cells.get(key);
    if (cell) cell.push(feature);
    else cells.set(key, [feature]);
  }
  for (const cell of cells.values()) made.push(cell.length === 1 ? cell[0]! : together(cell));
  return made;
}

function together(points: readonly Placed[]): Cluster {
  const middle = (from: 0 | 1, to: 2 | 3) =>
    points.reduce((sum, { box }) => sum + box[from] + box[to], 0) / points.length / 2;
  const [x, y] = [middle(0, 2), middle(1, 3)];
  return {
    id: "",
    properties: {},
    geometry: points[0]!.geometry,
    kind: "point",
    parts: [[x, y]],
    box: [x, y, x, y],
    count: points.length,
    whole: around(points.map(({ box }) => box))!,
  };
}
