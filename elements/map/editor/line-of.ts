import type { Position } from "geojson";
import { kindOf, type Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { Polygon, Polyline } from "../../../src/vendors/leaflet/leaflet.ts";

type Line = Pick<Polygon, "addTo" | "remove">;

/** A geometry as a line of Leaflet: latitudes first, rings without the closing vertex. Undefined for points. */
export function lineOf(shape: Shape, color: string, dashArray: string): Line | undefined {
  const kind = kindOf(shape.type);
  if (kind === "Point") return undefined;
  const flip = (value: unknown): unknown => {
    const list = value as unknown[];
    if (typeof list[0] === "number") return (list as Position).slice(0, 2).toReversed();
    const isRing = kind === "Polygon" && typeof (list[0] as unknown[])[0] === "number";
    return (isRing ? list.slice(0, -1) : list).map(flip);
  };
  const look = { color, weight: 3, fillOpacity: 0.2, interactive: false, dashArray };
  const coordinates = flip(shape.coordinates) as never;
  return (kind === "Polygon" ? new Polygon(coordinates, look) : new Polyline(coordinates, look)) as Line;
}
