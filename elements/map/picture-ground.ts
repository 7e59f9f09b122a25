import { safeUrl } from "../../src/base/url.ts";
import { ImageOverlay, LatLngBounds } from "../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "./map-model.ts";

/** R9.1-07 */
const mostWidth = 960;

/** The picture of an image map, at most 960 px wide; positions count from its lower left corner. @throws without it */
export async function showPicture(model: MapModel, address: string): Promise<void> {
  const allowed = safeUrl(address);
  if (!allowed) throw new Error("image: another site");
  const { map } = model;
  const picture = new Image();
  picture.src = allowed;
  await picture.decode();
  const scale = Math.min(1, mostWidth / picture.naturalWidth);
  const bounds = new LatLngBounds([0, 0], [picture.naturalHeight * scale, picture.naturalWidth * scale]);
  // another map or another picture has taken its place
  if (!map || map !== model.map) return;
  new ImageOverlay(allowed, bounds, { pane: "base" }).addTo(map);
  map.setMaxBounds(bounds.pad(0.5));
  if (!model.isAtKeptPlace) map.fitBounds(bounds, { animate: false });
  model.whole = bounds;
}
