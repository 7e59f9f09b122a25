/** Which way rings turn. */
import type { Position } from "geojson";
import { kindOf, type Shape } from "./shape-kind.ts";

/** Twice the area in the plane of the coordinates, positive counter-clockwise. Counted from its first corner, so that no digits are lost. */
export function turnOf(ring: readonly Position[]): number {
  const [x0, y0] = ring[0]! as [number, number];
  let area = 0;
  for (let at = 1; at < ring.length; at++) {
    const [[x, y], [nextX, nextY]] = [ring[at - 1]!, ring[at]!];
    area += (x! - x0) * (nextY! - y0) - (nextX! - x0) * (y! - y0);
  }
  return area;
}

/** Counter-clockwise; a hole clockwise. */
export const turned = (ring: Position[], isHole: boolean): Position[] =>
  turnOf(ring) > 0 === isHole ? ring.toReversed() : ring;

/** RFC 7946, §3.1.6: outer rings counter-clockwise, holes clockwise. */
export function rightHanded(shape: Shape): Shape {
  if (kindOf(shape.type) !== "Polygon") return shape;
  const polygon = (rings: Position[][]) => rings.map((ring, at) => turned(ring, at > 0));
  return shape.type === "MultiPolygon"
    ? { type: "MultiPolygon", coordinates: shape.coordinates.map(polygon) }
    : { type: "Polygon", coordinates: polygon(shape.coordinates as Position[][]) };
}
