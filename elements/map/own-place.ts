/** The mark at the place where the person is. */
import { DivIcon, Marker, type LatLng, type LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { showNumber } from "../../src/values/numbers.ts";
import { words } from "./phrases.ts";

const marks = new WeakMap<LeafletMap, Marker>();

/** Marks the place on this map, in place of an earlier mark. @param accuracy of the reading, in metres */
export function markOwnPlace(map: LeafletMap, place: LatLng, accuracy: number): void {
  marks.get(map)?.remove();
  const icon = new DivIcon({ className: "map-here", iconSize: [0, 0] });
  const mark = new Marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
  const element = mark.getElement()!;
  element.role = "img";
  element.ariaLabel = element.title = words("mapHere", { metres: showNumber(Math.ceil(accuracy)) });
  marks.set(map, mark);
}
