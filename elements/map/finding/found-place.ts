import { DivIcon, Marker, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { FoundAt } from "./typed-place.ts";

/** A place is shown from this zoom on, as far as the map goes. */
const placeZoom = 17;

/** The mark of the place that was found last. */
export class FoundPlace {
  readonly #map: LeafletMap;
  #mark: Marker | undefined;

  constructor(map: LeafletMap) {
    this.#map = map;
  }

  show({ x, y }: FoundAt, title: string): void {
    this.remove();
    const icon = new DivIcon({ className: "map-found", iconSize: [0, 0] });
    this.#mark = new Marker([y, x], { icon, title, interactive: false, keyboard: false }).addTo(this.#map);
    const map = this.#map;
    map.setView([y, x], Math.min(map.getMaxZoom(), Math.max(placeZoom, map.getZoom())));
  }

  remove(): void {
    this.#mark?.remove();
    this.#mark = undefined;
  }
}
