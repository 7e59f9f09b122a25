import { createServer } from "node:http";
import process from "node:process";
import type { Polygon } from "geojson";
import sharp from "sharp";
import { boxOf } from "../../../src/maps/tiles/tile-grid.ts";
import { readTile } from "../../../src/vendors/vector-tiles/read-tile.ts";
import { openStore } from "../database/store.ts";
import { startServer } from "../main.ts";
import { answerWms } from "../maps/wms.ts";
import { call, signIn, type Client } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

const point = { type: "Point", coordinates: [30.52, 50.525] };

test("layers are described in the order of the ids; a layer of features tells its table and key", async ({ demo }) => {
  const { json } = await demo.get("/api-user/raster_layers?ids=10,1,999");
  expect(json.map((one: { layer_id: number }) => one.layer_id)).toEqual([10, 1]);
  expect(json[0]).toMatchObject({ layer_url: "/map/tilecache/?map=town.qgs", ver: "1", sub_layers: "parcels" });
  expect(json[1]).toMatchObject({ geom_service_type: 1, enabled: true, layer_type: 0 });
  const all = (await demo.get("/api-user/raster_layers")).json as { layer_id: number }[];
  expect(all.map((one) => one.layer_id)).toEqual([1, 2, 3, 4, 10, 11, 12, 13, 40]);
  const lamps = await demo.get("/map/get_layer?id=22");
  expect(lamps.json).toMatchObject({
    layer_name_ua: "Ліхтарі (точки)",
    layer_table: "land.lamp",
    setting: { pk: "gid" },
  });
  expect((await demo.get("/map/get_layer?id=1 or 1=1")).status).toBe(404);
});

test("features are keyed by the primary key of their table", async ({ demo }) => {
  const { json } = await demo.get("/map/json_layer/22.json");
  const [lamp] = json.features;
  expect(lamp).toMatchObject({ type: "Feature", id: lamp.properties.gid, geometry: { type: "Point" } });
  expect(json.features.length).toBeGreaterThan(700);
  expect((await demo.get("/map/json_layer/1.json")).status).toBe(404);
});

test("the features of a layer come in vector tiles too, each with its key", async ({ demo, server }) => {
  const { setting } = (await demo.get("/map/get_layer?id=30")).json;
  const address = setting.tiles.replace("{z}/{x}/{y}", "14/9580/5519");
  const answer = await fetch(server.url + address, { headers: { Cookie: demo.cookie } });
  expect(answer.headers.get("Content-Type")).toBe("application/vnd.mapbox-vector-tile");
  const tile = { zoom: 14, column: 9580, row: 5519 };
  const found = readTile(await answer.arrayBuffer(), tile, { key: "id", parts: ["buildings"] });
  expect(found.length).toBeGreaterThan(100);
  const all = (await demo.get("/map/json_layer/30.json")).json.features as { id: number; geometry: Polygon }[];
  for (const { id, kind, parts } of found) {
    const { geometry } = all.find((one) => String(one.id) === id)!;
    const [x, y] = [parts[0]![0]!, parts[0]![1]!];
    const corners = geometry.coordinates[0]!.map(([lng, lat]) => [
      ((lng! + 180) / 360) * 256,
      128 - (Math.asinh(Math.tan((lat! * Math.PI) / 180)) / Math.PI) * 128,
    ]);
    const near = Math.min(...corners.map((corner) => Math.hypot(corner[0]! - x, corner[1]! - y)));
    expect([kind, near < boxOf(tile)[2] - boxOf(tile)[0]]).toEqual(["area", true]);
    expect(near, "within one unit of the tile").toBeLessThan(256 / 2 ** 14 / 4096);
  }
  for (const missing of ["1/14/9581/5525", "30/14/99999/0", "30/23/0/0"])
    expect((await demo.get(`/map/vector_tiles/${missing}.pbf`)).status).toBe(404);
  expect((await demo.get("/map/vector_tiles/30/14/0/0.pbf")).status).toBe(204);
});

test("a geometry is moved between WGS 84 and the local system and back", async ({ demo }) => {
  const moved = async (geom: unknown, to: string) =>
    demo.send("POST", "/api-user/transform_geom", { geom: JSON.stringify(geom), transform_to: to });
  const local = (await moved(point, "local")).json;
  // the figures of PROJ (cs2cs) for the same parameters
  expect(local.coordinates[0]).toBeCloseTo(336991.073, 2);
  expect(local.coordinates[1]).toBeCloseTo(5599487.543, 2);
  const back = (await moved(local, "wgs")).json;
  expect(back.coordinates[0]).toBeCloseTo(30.52, 7);
  const area = {
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [30.5, 50.5],
          [30.6, 50.5],
          [30.6, 50.6],
          [30.5, 50.5],
        ],
      ],
    ],
  };
  expect((await moved(area, "local")).json.coordinates[0][0]).toHaveLength(4);
  for (const wrong of [null, 7, {}, { type: "Circle", coordinates: [1, 2] }, { type: "Point", coordinates: ["a", 2] }])
    expect((await moved(wrong, "local")).status).toBe(400);
  expect((await moved(point, "mars")).status).toBe(400);
});

const sizeOf = async (url: string, { cookie }: Client) => {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  return `${format} ${width}×${height}`;
};

test("tiles are painted, also 512 px with rows from the south", async ({ demo, server }) => {
  expect(await sizeOf(server.url + "/map/tile_cutting/1/14/9581/5525.png", demo)).toBe("png 256×256");
  expect(await sizeOf(server.url + "/map/tile_cutting/2/13/4790/5429.png", demo)).toBe("png 512×512");
  const both = await Promise.all([1, 2].map(() => sizeOf(`${server.url}/map/tile_cutting/1/16/38327/22110.png`, demo)));
  expect(both, "two requests for a tile that is being painted").toEqual(["png 256×256", "png 256×256"]);
  for (const missing of ["7/1/0/0", "1/1/2/0", "1/21/0/0", "toString/1/0/0"])
    expect((await demo.get(`/map/tile_cutting/${missing}.png`)).status).toBe(404);
});

const service = "/map/tilecache/?map=town.qgs&SERVICE=WMS";
const sheet = "BBOX=3396600,6537600,3398200,6538800&WIDTH=400&HEIGHT=300";

test("the map service answers both versions and tells its faults", async ({ demo, server }) => {
  const map = `${server.url}${service}&REQUEST=GetMap&LAYERS=parcels,streets&STYLES=&FORMAT=image/png`;
  expect(await sizeOf(`${map}&VERSION=1.1.1&SRS=EPSG:3857&${sheet}`, demo)).toBe("png 400×300");
  const degrees = "WIDTH=100&HEIGHT=100&BBOX=";
  expect(await sizeOf(`${map}&VERSION=1.3.0&CRS=EPSG:4326&${degrees}50.52,30.51,50.53,30.53`, demo)).toBe(
    "png 100×100",
  );
  expect(await sizeOf(`${map}&VERSION=1.1.1&SRS=EPSG:4326&${degrees}30.51,50.52,30.53,50.53`, demo)).toBe(
    "png 100×100",
  );
  expect(await sizeOf(`${server.url}${service}&REQUEST=GetLegendGraphic&LAYER=parcels`, demo)).toContain("png 240×");
  expect((await demo.get(`${service}&REQUEST=GetCapabilities&VERSION=1.1.1`)).text).toContain("WMT_MS_Capabilities");
  for (const [wrong, code] of [
    ["LAYERS=nothing&SRS=EPSG:3857", "LayerNotDefined"],
    ["LAYERS=parcels&SRS=EPSG:9999", "InvalidCRS"],
    ["LAYERS=parcels&SRS=EPSG:3857&WIDTH=99999", "InvalidParameterValue"],
  ])
    expect((await demo.get(`${service}&REQUEST=GetMap&${wrong}&${sheet}`)).text).toContain(code);
  expect((await demo.get("/map/tilecache/?map=/etc/passwd&REQUEST=GetCapabilities")).status).toBe(404);
});

test("the map service finds the parcel below a point", async ({ demo }) => {
  const parcel = (await demo.get("/api/land.parcel/17")).json;
  const corner = parcel.geom.coordinates[0];
  const [x, y] = [0, 1].map((at) => (corner[0][at] + corner[2][at]) / 2) as [number, number];
  const box = `BBOX=${x - 0.001},${y - 0.001},${x + 0.001},${y + 0.001}&WIDTH=101&HEIGHT=101&I=50&J=50&X=50&Y=50`;
  const info = `${service}&REQUEST=GetFeatureInfo&VERSION=1.1.1&SRS=EPSG:4326&LAYERS=parcels&QUERY_LAYERS=parcels&${box}`;
  expect((await demo.get(info)).json.features[0].id).toBe("parcels.17");
  expect((await demo.get(`${info}&INFO_FORMAT=text/html`)).text).toContain(parcel.cad_num);
});

test("a layer that is asked for many times is painted and described once", async ({ demo }) => {
  const ids = Array(500).fill("1").join(",");
  expect((await demo.get(`/api-user/raster_layers?ids=${ids}`)).json).toHaveLength(1);
  const html = (await demo.get(`/api/format/map-functions-pt?show_panel=${Array(50).fill("layer").join(",")}`)).text;
  expect(html.split("Шари вмикаються")).toHaveLength(2);
  const painted: string[] = [];
  const query = { SERVICE: "WMS", REQUEST: "GetMap", VERSION: "1.1.1", SRS: "EPSG:3857", LAYERS: "town,town,parcels" };
  const area = { BBOX: "3396600,6537600,3398200,6538800", WIDTH: "10", HEIGHT: "10" };
  await answerWms({ ...query, ...area }, async ({ name }) => {
    painted.push(name);
    return [];
  });
  expect(painted).toEqual([...new Set(painted)]);
});
test("a geometry that no map can show is refused", async ({ demo }) => {
  const refused = async (path: string, values: object) => {
    const { status, json } = await demo.send("PUT", path, values);
    return [status, json.error];
  };
  const ring = [
    [30, 50],
    [31, 50],
    [31, 51],
    [30, 50],
  ];
  for (const wrong of [
    { type: "Point", coordinates: ["x", "y"] },
    { type: "Point", coordinates: [[30, 50]] },
    { type: "Polygon", coordinates: ring },
    { type: "Polygon", coordinates: [[...ring, ["31", 50]]] },
    { type: "Polygon", coordinates: [] },
    { type: "Polygon", coordinates: null },
    { type: "constructor", coordinates: [30, 50] },
    { type: "Blob" },
    "текст",
    '"текст"',
    "POINT(30)",
    [30, 50],
    7,
  ])
    expect(await refused("/api/works.request/1", { place: wrong }), JSON.stringify(wrong)).toEqual([
      422,
      "Поле «Місце на карті» має бути точкою, лінією або полігоном на карті.",
    ]);
  for (const far of [{ type: "Point", coordinates: [30, 91] }, "POINT(1e9 50)", "POINT(1e999 50)"])
    expect((await refused("/api/works.request/1", { place: far }))[0], JSON.stringify(far)).toBe(422);
  for (const place of ["POINT(30.5 50.5)", { type: "Point", coordinates: [30.5, 50.5, 120] }])
    expect((await demo.send("PUT", "/api/works.request/1", { place })).status).toBe(200);
  const picture = { type: "Polygon", coordinates: [ring.map(([x, y]) => [x! * 20, y! * 20])] };
  expect((await demo.send("PUT", "/api/app.image_region/1", { geom: picture })).status).toBe(200);
});

test("a wrong geometry that an older version stored breaks no page and no layer", async ({}, info) => {
  const dataDir = info.outputPath("data");
  const { pool, close } = await openStore({ dataDir });
  const old = ['"текст"', '{"type":"Point","coordinates":["x","y"]}', '{"type":"Polygon","coordinates":null}'];
  for (const [index, place] of old.entries())
    await pool.query("update works.request set place = $1 where id = $2", [place, index + 1]);
  await close();
  const server = await startServer({ dataDir });
  try {
    const demo = await signIn(server.url, "demo");
    for (const path of ["/map.html", "/map/json_layer/20.json", "/map/vector_tiles/20/14/9580/5500.pbf"])
      expect((await demo.get(path)).status, path).toBeLessThan(300);
    expect((await demo.get("/map.html")).text.match(/data-point="[\d.]+,[\d.]+"/g)).toHaveLength(8);
  } finally {
    await server.close();
  }
});
test("a popup gets the record's markup, escaped", async ({ demo }) => {
  const { id } = (await demo.send("POST", "/api/works.request/", { topic: "lamp", applicant: "<b>x", body: "a" })).json;
  const { json } = await demo.get(`/api/format?view=works.request&doct_id=hover&id=${id}`);
  expect(json.html).toContain("&lt;b&gt;x");
  const card = await demo.get("/api/format/testtemp/land.district/id/1");
  expect(card.text).toContain("Центральний старостинський округ");
  expect((await demo.get("/api/format/testtemp/app.person/password_hash/x")).status).toBe(404);
  expect((await demo.get("/api/format?view=app.session&doct_id=hover&id=1")).status).toBe(404);
});

test("with QGIS_SERVER_URL the service is passed on, with the server's own project", async ({ demo, server }) => {
  const asked: string[] = [];
  const qgis = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("Content-Type", "text/xml").end("<qgis/>");
  });
  await new Promise<void>((ready) => qgis.listen(0, "127.0.0.1", ready));
  const { port } = qgis.address() as { port: number };
  process.env["QGIS_SERVER_URL"] = `http://127.0.0.1:${port}/ows/`;
  process.env["QGIS_PROJECT"] = "/srv/town.qgs";
  try {
    expect((await demo.get(`${service}&REQUEST=GetCapabilities&MAP=/etc/passwd`)).text).toBe("<qgis/>");
    expect(asked).toEqual(["/ows/?MAP=%2Fsrv%2Ftown.qgs&SERVICE=WMS&REQUEST=GetCapabilities"]);
  } finally {
    delete process.env["QGIS_SERVER_URL"];
    delete process.env["QGIS_PROJECT"];
    await new Promise((closed) => qgis.close(closed));
  }
  expect((await call(server.url, `${service}&REQUEST=GetCapabilities`)).status).toBe(401);
});
