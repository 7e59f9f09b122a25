/* oxlint-disable no-underscore-dangle -- Leaflet's own flag */
import type { LeafletMap } from "./leaflet.ts";

/** Removes a map; a zoom that is being animated would go on without its panes and throw. */
export function removeMap(map: LeafletMap): void {
  (map as { _animatingZoom?: boolean })._animatingZoom = false;
  map.remove();
}
