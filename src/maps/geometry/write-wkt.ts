// layer 16: drawing
import type { Position } from "geojson";
import { placesIn } from "./places.ts";
import type { Shape } from "./shape-kind.ts";

/**
 * GeoJSON → well-known text. It has heights for all positions or for none: where only some have one, the others get that
 * of the nearest of them, so that none is lost.
 */
export function toWkt({ type, coordinates }: Shape): string {
  const high = placesIn(coordinates).filter((at) => at.length > 2);
  const place = (at: Position) =>
    (high.length ? [at[0], at[1], at[2] ?? nearestOf(high, at)[2]] : at.slice(0, 2)).join(" ");
  const list = (value: unknown): string => {
    const all = value as unknown[];
    return typeof all[0] === "number" ? place(all as Position) : `(${all.map(list).join(", ")})`;
  };
  const body = type === "Point" ? `(${place(coordinates)})` : list(coordinates);
  return `${type.toUpperCase()}${high.length ? " Z" : ""} ${body}`;
}

function nearestOf(places: readonly Position[], [x, y]: Position): Position {
  const far = (at: Position) => Math.hypot(at[0]! - x!, at[1]! - y!);
  return places.reduce((best, one) => (far(one) < far(best) ? one : best));
}
