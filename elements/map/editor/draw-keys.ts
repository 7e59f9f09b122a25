import type { Drawing } from "../../../src/vendors/leaflet/leaflet-draw.ts";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";

/** The keys of a drawing: Space under the cross, Backspace, Enter, Escape. */
export const drawKeys = (drawing: Drawing, map: LeafletMap | undefined): Partial<Record<string, () => void>> => ({
  " ": () => map && drawing.add(map.getCenter()),
  Enter: () => drawing.finish(),
  Escape: () => drawing.cancel(),
  Backspace: () => drawing.removeLast(),
});
