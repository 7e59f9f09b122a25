import type { Geometry } from "geojson";

/** The geometries that a record can have. */
export type Shape = Exclude<Geometry, { type: "GeometryCollection" }>;
export type ShapeKind = "Point" | "LineString" | "Polygon";
/** `MultiPolygon` → `Polygon`. */
export const kindOf = (type: Shape["type"]): ShapeKind => type.replace("Multi", "") as ShapeKind;
/** One part without its list: a MultiPolygon of one area is that Polygon. Other geometries stay as they are. */
export function asSingle(shape: Shape): Shape {
  if (!shape.type.startsWith("Multi") || shape.coordinates.length !== 1) return shape;
  return { type: kindOf(shape.type), coordinates: shape.coordinates[0] } as Shape;
}
