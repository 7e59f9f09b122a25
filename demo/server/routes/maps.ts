/**
 * Layers of maps and their features (R7.6-…).
 *
 * - GET /api-user/raster_layers?ids=1,10 → 200, descriptions of layers in this order; without ids all that are painted
 *   or cut. Fields: docs/protocol.md.
 * - GET /map/get_layer?id=20 → 200 `{ "layer_name_ua", "layer_name_ru", "layer_name_en", "layer_name", "layer_table",
 *   "setting": { "pk", "tiles"? } }`; `tiles` is the address of its vector tiles. 404 for an unknown layer.
 * - GET /map/json_layer/{id}.json → 200, a GeoJSON FeatureCollection; the id of a feature is its primary key, which is a
 *   property too. 404 for a layer without features.
 * - GET /map/vector_tiles/{id}/{z}/{x}/{y}.pbf → 200 application/vnd.mapbox-vector-tile (MVT 2), the features of the same
 *   layer in one tile; 204 for a tile without any. 404 for a layer without features and for a tile outside the world.
 * - POST /api-user/transform_geom `{ "geom": "…GeoJSON as text…", "transform_to": "local" }` → 200, the geometry in the
 *   other system: `wgs` in degrees, `local` in metres of UCS-2000, zone with meridian 30. 400 for anything else.
 * - GET /api/format?view={layer_table}&doct_id={template}&id={key} → 200 `{ "html" }` for a popup. Templates: `hover`.
 * - GET /api/format/testtemp/{table}/{template}/{id} → 200 text/html for an info panel: routes/formats.ts.
 *
 *     GET /api-user/raster_layers?ids=10
 *     200   [{ "layer_id": 10, "layer_name": "parcels", "layer_url": "/map/tilecache/?map=town.qgs", "ver": "1", … }]
 */
import { Hono } from "hono";
import { rows, row, sql } from "../database/sql.ts";
import { hoverOf } from "../maps/hover.ts";
import { planLayer } from "../maps/plan-layers.ts";
import { readDrawn, readFeatures } from "../maps/read-features.ts";
import { vectorTile } from "../maps/vector-tile.ts";
import { systems, transform, type System } from "../maps/transform.ts";
import { readValues } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";

interface LayerRow {
  layer_id: number;
  setting: { pk?: string; source?: string; cluster?: number; tiles?: string };
}

export function mapRoutes(server: Server): Hono<Env> {
  const { pool } = server.database;
  const routes = new Hono<Env>();
  routes.get("/api-user/raster_layers", async (c) => {
    const ids = (c.req.query("ids") ?? "")
      .split(",")
      .filter((id) => /^\d{1,6}$/.test(id))
      .map(Number);
    const found = await rows<LayerRow & Record<string, unknown>>(
      pool,
      sql`select * from app.layer where geom_service_type < 2 order by ord`,
    );
    const asked = [...new Set(ids)].flatMap((id) => found.find((one) => one.layer_id === id) ?? []);
    return c.json(c.req.query("ids") === undefined ? found : asked);
  });
  routes.get("/map/get_layer", async (c) => {
    const layer = await layerOf(server, c.req.query("id"));
    const { layer_name, layer_name_ua, layer_name_ru, layer_name_en, layer_table, legend } = layer;
    const names = { layer_name_ua, layer_name_ru, layer_name_en, layer_name, layer_table, legend };
    const { source: _, pk = "id", ...setting } = layer.setting;
    return c.json({ ...names, setting: { ...setting, pk, template: "hover" } });
  });
  routes.get("/map/json_layer/:file{\\d+\\.json}", async (c) => {
    const { setting } = await layerOf(server, c.req.param("file").replace(".json", ""));
    const source = planLayer(setting.source ?? "");
    if (!source) throw new Refusal(404, "Цей шар не має об'єктів.");
    return c.json({ type: "FeatureCollection", features: await readFeatures(pool, source) });
  });
  routes.get("/map/vector_tiles/:layer{\\d+}/:z{\\d{1,2}}/:x{\\d{1,8}}/:y{\\d{1,8}\\.pbf}", async (c) => {
    const { layer, ...numbers } = c.req.param();
    const { setting } = await layerOf(server, layer);
    const [z, x, y] = [numbers.z, numbers.x, numbers.y].map((one) => Number.parseInt(one, 10)) as [
      number,
      number,
      number,
    ];
    const source = planLayer(setting.source ?? "");
    if (!source || z > 22 || x >= 2 ** z || y >= 2 ** z) throw new Refusal(404, "Такої плитки немає.");
    const bytes = vectorTile(source.name, await readDrawn(pool, source), { z, x, y });
    if (!bytes.length) return c.body(null, 204);
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": "application/vnd.mapbox-vector-tile" });
  });
  routes.post("/api-user/transform_geom", async (c) => {
    const { geom, transform_to: to } = await readValues(c);
    if (!systems.includes(to as System)) throw new Refusal(400, "transform_to має бути wgs або local.");
    return c.json(transform(typeof geom === "string" ? parsed(geom) : geom, to as System));
  });
  routes.get("/api/format", async (c) => {
    const { view = "", doct_id: template = "", id = "" } = c.req.query();
    return c.json({ html: await hoverOf(server, { view, template, id }) });
  });
  return routes;
}

async function layerOf({ database }: Server, id: string | undefined): Promise<LayerRow & Record<string, unknown>> {
  const isId = /^\d{1,6}$/.test(id ?? "");
  const found = isId
    ? await row(database.pool, sql`select * from app.layer where layer_id = ${Number(id)}`)
    : undefined;
  if (!found) throw new Refusal(404, `Шару «${id ?? ""}» немає.`);
  return found as LayerRow & Record<string, unknown>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "geom має бути текстом JSON.");
  }
}
