import type { MapLayer } from "../../../src/maps/layers/layer.ts";
import { MapModel } from "../map-model.ts";

/** On paper one may look closer than on the screen. */
const closest = 22;
/** Dots on paper for each px. */
const density = 2;

/** The same layers and features in another place, for paper. */
export function copyOf(model: MapModel, place: HTMLElement): MapModel {
  const copy = new MapModel(model.host);
  copy.base.list = model.base.list;
  copy.base.index = model.base.index;
  copy.overlays.list = model.overlays.list.map((overlay) => ({
    ...overlay,
    layer: onPaper(overlay.layer),
    state: "idle",
  }));
  copy.overlays.density = density;
  copy.own.density = density;
  copy.own.clusterPx = model.own.clusterPx;
  const { map } = model;
  const { lat, lng } = map!.getCenter();
  const isImage = map!.options.crs?.code === undefined;
  copy.begin(place, { x: lng, y: lat, zoom: map!.getZoom() }, isImage, 0);
  copy.map!.setMaxZoom(isImage ? copy.map!.getMaxZoom() : closest);
  copy.own.take(model.own.index);
  return copy;
}

/** A map service draws one picture at the exact scale, without the seams of tiles. */
const onPaper = (layer: MapLayer): MapLayer => (layer.kind === "wms" ? { ...layer, isTiled: false } : layer);
