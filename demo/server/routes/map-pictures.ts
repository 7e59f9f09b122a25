/**
 * Pictures of maps, painted by the server (R7.6-04, R7.6-05).
 *
 * - GET /map/tile_cutting/{layer}/{z}/{x}/{y}.png → 200 image/png, kept for a day and, painted, on the disk. Layers 1 and
 *   4 have tiles of 256 px; 2 counts rows from the south (TMS) and has 512 px; 3 is a grid. 404 for others and outside.
 * - GET /map/tilecache/?map=town.qgs&SERVICE=WMS&… → a Web Map Service 1.1.1 and 1.3.0: GetCapabilities, GetMap,
 *   GetFeatureInfo (JSON, HTML), GetLegendGraphic; faults as its XML with status 200. 404 for another project.
 *
 * With QGIS_SERVER_URL in the environment the second is passed on to that QGIS Server, with the path of the project in
 * QGIS_PROJECT; a caller can't choose another one. 502 when it does not answer.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { Hono } from "hono";
import { boxOfTile } from "../maps/mercator.ts";
import { paint, toPng, type Sheet } from "../maps/painter.ts";
import { groundLayers } from "../maps/plan-layers.ts";
import { readDrawn } from "../maps/read-features.ts";
import { meets } from "../maps/shapes.ts";
import { answerWms, townBox } from "../maps/wms.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";

const deepest = 20;
interface Cut {
  size: number;
  /** Rows count from the south. */
  isTms?: boolean;
  ground: string;
  /** Streets and houses; a grid without. */
  isPlan: boolean;
}
const cuts: Record<string, Cut> = {
  1: { size: 256, ground: "#f2efe9", isPlan: true },
  2: { size: 512, isTms: true, ground: "#f2efe9", isPlan: true },
  3: { size: 256, ground: "#f7f7f7", isPlan: false },
  4: { size: 256, ground: "#7d8f63", isPlan: true },
};

export function mapPictureRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/map/tile_cutting/:layer/:z{\\d{1,2}}/:x{\\d{1,8}}/:y{\\d{1,8}\\.png}", (c) => sendTile(server, c));
  routes.get("/map/tilecache/", async (c) => {
    const { map, ...query } = c.req.query();
    if (map !== "town.qgs") throw new Refusal(404, `Проєкту «${map ?? ""}» немає.`);
    if (process.env["QGIS_SERVER_URL"]) return passOn(query);
    const { type, body } = await answerWms(query, (layer) => readDrawn(server.database.pool, layer));
    return c.body(typeof body === "string" ? body : new Uint8Array(body), 200, { "Content-Type": type });
  });
  return routes;
}

async function sendTile(server: Server, c: Call): Promise<Response> {
  const { layer = "", z = "", x = "", y = "" } = c.req.param() as Record<string, string>;
  const cut = Object.hasOwn(cuts, layer) ? cuts[layer] : undefined;
  const [zoom, column, row] = [Number(z), Number(x), Number.parseInt(y, 10)];
  if (!cut || zoom > deepest || column >= 2 ** zoom || row >= 2 ** zoom) throw new Refusal(404, "Такої плитки немає.");
  const folder = path.join(path.dirname(server.filesFolder), "tiles", layer, z, x);
  const file = path.join(folder, `${row}.png`);
  const box = boxOfTile(zoom, column, cut.isTms ? 2 ** zoom - 1 - row : row);
  // Tiles without the town are painted anew each time: nobody can fill the disk with the whole world.
  const isStored = cut.isPlan && meets(box, townBox);
  const kept = isStored ? await readFile(file).catch(() => undefined) : undefined;
  const picture = kept ?? (await paintTile(server, cut, box));
  if (!kept && isStored) {
    await mkdir(folder, { recursive: true });
    // under another name first: a second request must not read half a picture
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, picture);
    await rename(part, file);
  }
  return c.body(new Uint8Array(picture), 200, {
    "Content-Type": "image/png",
    "Cache-Control": "private, max-age=86400",
  });
}

async function paintTile({ database }: Server, { size, ground, isPlan }: Cut, box: Sheet["box"]): Promise<Buffer> {
  const sheet = { box, width: size, height: size, ground };
  if (!isPlan) return toPng(grid(size, ground));
  const painted = await Promise.all(
    groundLayers.map(async (layer) => ({ layer, drawn: await readDrawn(database.pool, layer) })),
  );
  return toPng(paint(painted, sheet));
}

const grid = (size: number, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/>` +
  `<path d="M0 0H${size}M0 0V${size}" stroke="#d5d5d5" stroke-width="2"/></svg>`;

async function passOn(query: Record<string, string>): Promise<Response> {
  const address = new URL(process.env["QGIS_SERVER_URL"]!);
  const own = Object.entries(query).filter(([name]) => name.toLowerCase() !== "map");
  address.search = new URLSearchParams([["MAP", process.env["QGIS_PROJECT"] ?? "town.qgs"], ...own]).toString();
  const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(30_000) }).catch(
    () => undefined,
  );
  if (!answer) throw new Refusal(502, "Сервер карт не відповідає.");
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(answer.body, { status: answer.status, headers: { "Content-Type": type } });
}
