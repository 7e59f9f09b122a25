/** The calls of maps (R7.6-01 to R7.6-03, R7.6-06, R7.4-01, R7.4-03). Failures are logged where the map goes on without. */
import type { Geometry } from "geojson";
import type { Data } from "../../../base/data.ts";
import { logMistake } from "../../../base/mistakes.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { request } from "../../client/client.ts";

/** GET /api-user/raster_layers (R7.6-01): descriptions of picture layers; [] when the call fails (R8-37). */
export async function readPictureLayers(ids: readonly string[], signal?: AbortSignal): Promise<Data[]> {
  if (!ids.length) return [];
  try {
    return (await request({ name: "rasterLayers", query: { ids: ids.join(",") }, signal })).data;
  } catch (error) {
    missing("layers", error, signal);
    return [];
  }
}

/** GET /map/get_layer (R7.6-02): name, table and key of a layer of features; {} when the call fails (R8-38). */
export async function readLayerSpec(id: string, signal?: AbortSignal): Promise<Data> {
  try {
    return (await request({ name: "mapLayer", query: { id }, signal })).data;
  } catch (error) {
    missing(`layer ${id}`, error, signal);
    return {};
  }
}

/** GET /map/json_layer/{id}.json (R7.6-03): a GeoJSON FeatureCollection; null when the call fails (R8-39). */
export async function readFeatures(id: string, signal?: AbortSignal): Promise<Data | null> {
  try {
    return (await request({ name: "mapFeatures", values: { id }, cache: "no-cache", signal })).data;
  } catch (error) {
    missing(`features of layer ${id}`, error, signal);
    return null;
  }
}

/** GET /api/format?view=&doct_id=&id= (R7.4-01): markup of a popup, level server; "" when the call fails (R8-40). */
export async function readHover(
  about: { view: string; template: string; id: string },
  signal: AbortSignal,
): Promise<string> {
  const query = { view: about.view, doct_id: about.template, id: about.id };
  try {
    return (await request({ name: "hover", query, signal })).data;
  } catch (error) {
    missing(`popup of ${about.view}/${about.id}`, error, signal);
    return "";
  }
}

/** POST /api-user/transform_geom (R7.6-06): a geometry in the other coordinates. @throws ServerError */
export async function transformGeometry(geometry: Geometry, to: "wgs" | "local", signal?: AbortSignal): Promise<Data> {
  const body = { geom: natives.json(geometry), transform_to: to };
  return (await request({ name: "transformGeom", method: "POST", body, signal })).data;
}

/** Logs what the map goes on without; nothing when the map itself is gone. */
export function missing(what: string, error: unknown, signal?: AbortSignal): void {
  if (!signal?.aborted) logMistake(`vs-map: not loaded: ${what}.`, error);
}
