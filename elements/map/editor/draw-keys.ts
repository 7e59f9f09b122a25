import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";

/** A step of the map in px, and the one with Shift. */
const stepPx = { far: 80, near: 4 };

/**
 * The keys of a drawing: Space under the cross, Backspace, Enter, Escape, arrows. Leaflet's own arrows are animated, and
 * those that are pressed meanwhile are lost.
 */
export const drawKeys = (
  drawing: Drawing,
  map: LeafletMap | undefined,
  isFine: boolean,
): Partial<Record<string, () => void>> => ({
  ArrowLeft: () => pan(map, isFine, [-1, 0]),
  ArrowRight: () => pan(map, isFine, [1, 0]),
  ArrowUp: () => pan(map, isFine, [0, -1]),
  ArrowDown: () => pan(map, isFine, [0, 1]),
  " ": () => map && drawing.add(map.getCenter()),
  Enter: () => drawing.finish(),
  Escape: () => drawing.cancel(),
  Backspace: () => drawing.removeLast(),
});

function pan(map: LeafletMap | undefined, isFine: boolean, [x, y]: [x: number, y: number]): void {
  const step = isFine ? stepPx.near : stepPx.far;
  map?.panBy([x * step, y * step], { animate: false });
}
