/** The scale of a map on paper, where a px is 1/96 inch. */
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "../map-model.ts";
import { metresOf } from "../scale.ts";

const metresOfPx = 0.0254 / 96;
const testPx = 100;

/** n of 1 : n in the middle of the map. */
export const scaleOf = (map: LeafletMap): number => metresOf(map, testPx) / (testPx * metresOfPx);

/** Shows the middle of another map: all that is seen there, or 1 : `scale`. */
export function zoomFor(paper: MapModel, screen: MapModel, scale: number): void {
  const [map, seen] = [paper.map!, screen.map!];
  const middle = seen.getCenter();
  const whole = map.getBoundsZoom(seen.getBounds());
  map.setView(middle, whole, { animate: false });
  if (scale <= 0) return;
  const zoom = map.getZoom() + Math.log2(scaleOf(map) / scale);
  map.setView(middle, Math.min(map.getMaxZoom(), zoom), { animate: false });
}

/** Three digits are as exact as paper is. */
export function readableScale(scale: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(scale)) - 2);
  return Math.round(scale / power) * power;
}
