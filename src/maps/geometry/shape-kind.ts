import type { Geometry, Position } from "geojson";

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

const isPlace = (value: readonly unknown[]): value is Position => typeof value[0] === "number";

/** All positions, in their order. @param coordinates those of a geometry or of a part of it */
export const placesIn = (coordinates: readonly unknown[]): Position[] =>
  isPlace(coordinates) ? [coordinates] : coordinates.flatMap((one) => placesIn(one as unknown[]));

/** The geometry with other positions. @param change receives a position and its number in the order of `placesIn` */
export function withPlaces({ type, coordinates }: Shape, change: (at: Position, index: number) => Position): Shape {
  let index = 0;
  const all = (value: readonly unknown[]): unknown =>
    isPlace(value) ? change(value, index++) : value.map((one) => all(one as unknown[]));
  return { type, coordinates: all(coordinates) } as Shape;
}
