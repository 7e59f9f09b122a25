import type { Geometry } from "geojson";

/** The geometries that a record can have. */
export type Shape = Exclude<Geometry, { type: "GeometryCollection" }>;
export type ShapeKind = "Point" | "LineString" | "Polygon";
/** `MultiPolygon` → `Polygon`. */
export const kindOf = (type: Shape["type"]): ShapeKind => type.replace("Multi", "") as ShapeKind;
