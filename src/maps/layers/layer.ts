/** Layers of maps as servers describe them (R3.2-01 to R3.2-15, R3.3-01 to R3.3-03). */
import { isData, type Data } from "../../base/data.ts";
import { settings } from "../../base/settings.ts";
import { safeUrl } from "../../base/url.ts";
import { logMistake } from "../../base/mistakes.ts";
import { plainColor } from "./plain-color.ts";

export interface LegendEntry {
  text: string;
  /** Absent: the entry has no sign of its own. */
  color?: string;
  kind: "area" | "line" | "point";
}
/** A layer of pictures: tiles cut in advance, or a map service. */
export interface PictureLayer {
  kind: "tiles" | "wms";
  id: string;
  name: string;
  /** Tiles: with {z}, {x}, {y}, {s}. A map service: without its parameters. */
  address: string;
  /** Names of the service's layers. */
  parts: string;
  /** `1.1.1` */
  version: string;
  isBase: boolean;
  /** One request for each tile; otherwise one picture of all that is seen. */
  isTiled: boolean;
  isTms: boolean;
  /** Width of a tile in px. */
  size: number;
  subdomains: string;
  /** The largest zoom that the server has; beyond it its tiles are enlarged. */
  maxZoom: number;
  isFresh: boolean;
  /** A click asks the map service what is there. */
  hasInfo: boolean;
  /** Who made the data, shown on the map; "" when the server does not say. */
  attribution: string;
  legend: LegendEntry[];
}
/** Where the vector tiles of a layer are. */
export interface TileSource {
  /** With {z}, {x}, {y}; of this site. */
  address: string;
  /** Names of the layers in the tiles; all when empty. */
  parts: string[];
  /** Nothing is shown below it. */
  minZoom: number;
  /** The largest zoom that the server has. */
  maxZoom: number;
}
/** A layer of features, loaded as GeoJSON or from vector tiles. */
export interface FeatureLayer {
  kind: "features";
  id: string;
  name: string;
  isBase: false;
  /** The table of its records; "" when it has none. */
  table: string;
  /** The property that holds the primary key. */
  key: string;
  /** The template of the popup; "" without one. */
  template: string;
  /** Absent: all features come as GeoJSON. */
  tiles?: TileSource;
  /** The reference system of GeoJSON that does not name one itself: `EPSG:5564`; absent: degrees. */
  system?: string;
  /** Points within this many px are drawn as one; 0: none. */
  clusterPx: number;
  attribution: string;
  legend: LegendEntry[];
}
export type MapLayer = PictureLayer | FeatureLayer;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
/** Flags of old servers: 't', 1, "1", "true". */
const isOn = (value: unknown): boolean => value === true || /^(t|1|true|on|yes)$/i.test(text(value));
const isOff = (value: unknown): boolean => value === false || /^(f|0|false|off|no)$/i.test(text(value));
const positive = (value: unknown, other: number): number => {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : other;
};

/** The name in the language, else in Ukrainian, else any. */
export const nameOf = (given: Data, language: string): string =>
  text(given[`layer_name_${language}`]) || text(given["layer_name_ua"]) || text(given["layer_name"]);

const entryOf = (data: unknown): Data => (isData(data) ? data : {});

/**
 * A layer from its description; undefined when it is switched off, or when its address is not one of this site or of
 * the hosts in the setting `tile_hosts`. @param refuse gets an address that is refused
 */
export function readLayer(
  given: Data,
  { language, refuse }: { language: string; refuse(address: string): void },
): PictureLayer | undefined {
  const id = text(given["layer_id"] ?? given["id"]);
  const setting = entryOf(given["setting"]);
  if (isOff(given["enabled"])) return undefined;
  const isCut = text(given["geom_service_type"]) === "1";
  const address = addressOf(given, setting, isCut);
  const isTiles = isCut || /\{[zxy]\}/.test(address);
  const own = text(setting["subdomains"]);
  const subdomains = /^[a-z\d]{1,36}$/i.test(own) ? own : "abcd";
  if (!isAllowed(address, subdomains)) {
    refuse(address || "none");
    return undefined;
  }
  return {
    kind: isTiles ? "tiles" : "wms",
    id,
    name: nameOf(given, language) || id,
    address,
    parts: Array.isArray(given["sub_layers"]) ? given["sub_layers"].map(text).join(",") : text(given["sub_layers"]),
    version: `1.1.${text(given["ver"]) || "1"}`,
    isBase: text(given["layer_type"]) === "1",
    isTiled: isTiles || setting["tiled"] === undefined || isOn(setting["tiled"]),
    isTms: isOn(setting["is_tms"]),
    size: sizeOf(id, setting["tile_size"]),
    subdomains,
    maxZoom: positive(setting["maxZoom"], 18),
    isFresh: isOn(given["is_nocacheable"]),
    hasInfo: !isTiles && isOn(setting["info"]),
    attribution: attributionOf(given, setting),
    legend: legendOf(given["legend"], language),
  };
}

/** 256 px unless given; tiles of a few px would be millions on a map, and the tab would hang. */
function sizeOf(id: string, given: unknown): number {
  const size = positive(given, 256);
  if (size >= 64 && size <= 4096) return size;
  logMistake(`layer ${id}: tile_size needs 64 to 4096 px; found ${size}.`);
  return 256;
}

/** Addresses of tiles and map services; `urls` replaces them like those of calls. */
export const mapAddresses = {
  tileCut: "/map/tile_cutting/{layer_id}/{z}/{x}/{y}.png",
  tileCache: "/map/tilecache/?map={project}",
};

function addressOf(given: Data, setting: Data, isCut: boolean): string {
  const own = text(given["layer_url"]) || (isCut ? "" : text(setting["wms"]).replace(/^(t|1|true)$/, ""));
  if (own) return own;
  const template = (name: keyof typeof mapAddresses) => settings.urls[name] || mapAddresses[name];
  if (isCut) return template("tileCut").replace("{layer_id}", encodeURIComponent(text(given["layer_id"])));
  const project = text(setting["project_file"]);
  const file = project && !/\.\w+$/.test(project) ? `${project}.qgs` : project;
  return file ? template("tileCache").replace("{project}", encodeURIComponent(file)) : "";
}

/**
 * Each subdomain leads to a host of its own. Only the places that we know may stand in an address: Leaflet would fill
 * others from its options, and the filled address would be another one than the one that was checked.
 */
function isAllowed(address: string, subdomains: string, allowed = settings.tile_hosts ?? []): boolean {
  const filled = (sign: string) => address.replaceAll("{s}", sign).replace(/\{(?:[xyz]|-y)\}/g, "0");
  const names = address.includes("{s}") ? subdomains.split("") : [""];
  return names.every((sign) => {
    const hosts = allowed.map((host) => host.replace("{s}", sign));
    return !/[{}]/.test(filled(sign)) && safeUrl(filled(sign), { hosts }) !== null;
  });
}

const attributionOf = (given: Data, setting: Data): string => text(given["attribution"] ?? setting["attribution"]);

/** The names in the language, else in Ukrainian, else those of QGIS. */
function legendOf(given: unknown, language: string): LegendEntry[] {
  return (Array.isArray(given) ? given : []).filter(isData).flatMap((entry) => {
    const name = text(entry[language]) || text(entry["ua"]) || text(entry["qgis"]) || text(entry["name"]);
    const kind = entry["kind"] === "point" || entry["kind"] === "line" ? entry["kind"] : "area";
    const color = plainColor(entry["color"]);
    return name ? [{ text: name, kind, ...(color && { color }) }] : [];
  });
}

/** Vector tiles are told by the ending of their address, as those of features are. */
export const hasVectorTiles = (given: Data): boolean =>
  /\.(pbf|mvt)(\?|$)/.test(text(given["layer_url"])) || text(entryOf(given["setting"])["tiles"]) !== "";

/** The usual distance of clusters in px. */
const usualClusterPx = 60;

/**
 * A layer of features from the answer of map/get_layer; the id is known by the caller. @param refuse gets an address of
 * vector tiles that is refused
 */
export function readFeatureLayer(
  id: string,
  given: Data,
  { language, refuse }: { language: string; refuse(address: string): void },
): FeatureLayer {
  const setting = entryOf(given["setting"]);
  const tiles = tilesOf(given, setting);
  if (tiles && !isAllowed(tiles.address, "", [])) refuse(tiles.address);
  const { cluster } = setting;
  const system = text(setting["crs"]);
  return {
    kind: "features",
    id,
    name: nameOf(given, language) || id,
    isBase: false,
    table: text(given["layer_table"]),
    key: text(setting["pk"]) || "id",
    template: text(setting["template"] ?? given["template"]),
    ...(tiles && isAllowed(tiles.address, "", []) && { tiles }),
    ...(system && { system }),
    clusterPx: isOn(cluster) ? usualClusterPx : isOff(cluster ?? false) ? 0 : positive(cluster, usualClusterPx),
    attribution: attributionOf(given, setting),
    legend: legendOf(given["legend"], language),
  };
}

function tilesOf(given: Data, setting: Data): TileSource | undefined {
  const address = text(setting["tiles"]) || (hasVectorTiles(given) ? text(given["layer_url"]) : "");
  if (!address) return undefined;
  const parts = text(given["sub_layers"]) || (Array.isArray(given["sub_layers"]) ? given["sub_layers"].join(",") : "");
  const { minZoom, maxZoom } = setting;
  return {
    address,
    parts: parts.split(",").filter(Boolean),
    minZoom: positive(minZoom, 0),
    maxZoom: positive(maxZoom, 18),
  };
}

/** Base layers first in their own order, those of layer_type 1 behind them (R4-05); the others are overlays. */
export function sorted(
  base: readonly PictureLayer[],
  layers: readonly MapLayer[],
): { base: PictureLayer[]; overlays: MapLayer[] } {
  const isPicture = (layer: MapLayer): layer is PictureLayer => layer.kind !== "features" && layer.isBase;
  return { base: [...base, ...layers.filter(isPicture)], overlays: layers.filter((layer) => !isPicture(layer)) };
}
