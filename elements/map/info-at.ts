import type { PictureLayer } from "../../src/maps/layers/layer.ts";
import { readServiceInfo } from "../../src/server/calls/maps/service-info.ts";
import type { LatLng, LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { oneAddress } from "./picture-layers.ts";

/** What a map service says about a place (GetFeatureInfo), as markup of the level server; "" when it says nothing. */
export function infoOf(layer: PictureLayer, map: LeafletMap, at: LatLng, signal: AbortSignal): Promise<string> {
  const crs = map.options.crs!;
  const size = map.getSize();
  const bounds = map.getBounds();
  const corners = [bounds.getSouthWest(), bounds.getNorthEast()].map((corner) => crs.project(corner));
  const { x, y } = map.latLngToContainerPoint(at).round();
  return readServiceInfo(
    oneAddress(layer),
    {
      SERVICE: "WMS",
      REQUEST: "GetFeatureInfo",
      VERSION: layer.version,
      LAYERS: layer.parts,
      QUERY_LAYERS: layer.parts,
      STYLES: "",
      SRS: crs.code ?? "",
      BBOX: corners.map((corner) => `${corner.x},${corner.y}`).join(","),
      WIDTH: size.x,
      HEIGHT: size.y,
      X: x,
      Y: y,
      FEATURE_COUNT: 10,
      INFO_FORMAT: "text/html",
    },
    signal,
  );
}
