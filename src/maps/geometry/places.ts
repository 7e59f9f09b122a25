// layer 16: drawing
/** The positions of a geometry, whatever its kind. */
import type { Position } from "geojson";
import type { Shape } from "./shape-kind.ts";

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
