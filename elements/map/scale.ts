/** Lengths on the ground and on the map. */
import type { LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { words } from "./phrases.ts";

/** Metres that so many px in the middle of a map stand for. */
export function metresOf(map: LeafletMap, px: number): number {
  const y = map.getSize().y / 2;
  return map.containerPointToLatLng([0, y]).distanceTo(map.containerPointToLatLng([px, y]));
}

/** The largest of 1, 2, 3, 5 × 10ⁿ metres that fits into `mostPx`, with its width and its text. */
export function scaleBar(map: LeafletMap, mostPx: number): { widthPx: number; text: string } {
  const metres = metresOf(map, mostPx);
  const round = roundLength(metres);
  const text = round < 1000 ? words("mapScaleM", { count: round }) : words("mapScaleKm", { count: round / 1000 });
  return { widthPx: (mostPx * round) / metres, text };
}

function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * [5, 3, 2, 1].find((one) => one * power <= metres)!;
}
