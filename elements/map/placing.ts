/** Places on a map in its plane: px at zoom 0. */
import type { Position } from "geojson";
import { settings } from "../../src/base/settings.ts";
import type { Box } from "../../src/maps/features/placed-feature.ts";
import { CRS, LatLngBounds, type LatLng, type LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";

/** R3.4-04 */
const usual = { x: 30.52, y: 50.525 };
/** How near a feature must be to a pointer, in px. */
const reachPx = 7;
/** A small thing is not shown closer than this. */
const closestZoom = 17;

/** How features are placed on a map. */
export function placingOn(map: LeafletMap | undefined) {
  const crs = map?.options.crs ?? CRS.EPSG3857;
  const isImage = crs === CRS.Simple;
  return {
    isImage,
    around: usualPlace(),
    project: isImage ? plain : mercator,
  };
}

/** Where the site's data is expected, in degrees. */
export function usualPlace(): Position {
  const { x, y } = settings.map ?? {};
  return [x ?? usual.x, y ?? usual.y];
}

/** Y points up on pictures. */
const plain = ([x, y]: Position): readonly [x: number, y: number] => [x!, -y!];

/** As Leaflet projects, without its objects: 300,000 of them would make the garbage collector stop the page. */
function mercator([lng, lat]: Position): readonly [x: number, y: number] {
  const sine = Math.sin((Math.min(mostLatitude, Math.max(-mostLatitude, lat!)) * Math.PI) / 180);
  return [128 + (lng! * 128) / 180, 128 - (Math.log((1 + sine) / (1 - sine)) * 64) / Math.PI];
}
/** Where the square of Web Mercator ends. */
const mostLatitude = 85.0511287798;

/** A place in the plane, and how far around it a feature counts as hit. */
export function reachAt(map: LeafletMap, at: LatLng): { x: number; y: number; reach: number } {
  const { x, y } = map.options.crs!.latLngToPoint(at, 0);
  return { x, y, reach: reachPx / map.getZoomScale(map.getZoom(), 0) };
}

/** Zooms so that boxes in the plane are seen. */
export function fitBoxes(map: LeafletMap, boxes: readonly Box[]): void {
  const bounds = new LatLngBounds([]);
  for (const [left, top, right, bottom] of boxes)
    for (const [x, y] of [
      [left, top],
      [right, bottom],
    ] as const)
      bounds.extend(map.options.crs!.pointToLatLng({ x, y } as never, 0));
  if (bounds.isValid()) map.fitBounds(bounds, { maxZoom: Math.min(closestZoom, map.getMaxZoom()), padding: [24, 24] });
}
