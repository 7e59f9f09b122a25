import { DivIcon, Marker, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";

/** R4-13 */
const pulseMs = 6000;

/** A ring that grows and fades around a place for 6 s. */
export function pulse(map: LeafletMap, at: [lat: number, lng: number]): void {
  const icon = new DivIcon({ className: "map-pulse", iconSize: [0, 0] });
  const ring = new Marker(at, { icon, interactive: false, keyboard: false }).addTo(map);
  natives.after(pulseMs, () => ring.remove());
}
