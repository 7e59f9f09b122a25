/** A Web Map Service of the town: GetCapabilities, GetMap, GetFeatureInfo, GetLegendGraphic of WMS 1.1.1 and 1.3.0. */
import { toDegrees, toMetres, type Box, type Point } from "./mercator.ts";
import { paint, paintLegend, toPng, type Painted } from "./painter.ts";
import { planLayers, type PlanLayer } from "./plan-layers.ts";
import type { Drawn } from "./read-features.ts";
import { isHit } from "./shapes.ts";

export interface WmsAnswer {
  type: string;
  body: string | Buffer;
}
type Read = (layer: PlanLayer) => Promise<Drawn[]>;
/** Parameters by their names in upper case. */
type Asked = Record<string, string | undefined>;

const mostPixels = 4096;
/** The distance in px at which GetFeatureInfo finds points and lines. */
const reachPx = 6;

/** A fault of the request, sent as the service's own XML with status 200, as WMS servers do. */
class ServiceException extends Error {
  readonly code: string;
  constructor(text: string, code = "InvalidParameterValue") {
    super(text);
    this.code = code;
  }
}

/** Answers one request. `read` gives the features of a layer. */
export async function answerWms(query: Record<string, string>, read: Read): Promise<WmsAnswer> {
  const asked: Asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toUpperCase(), value]));
  try {
    switch (asked["REQUEST"]?.toLowerCase()) {
      case "getcapabilities":
        return { type: "text/xml; charset=utf-8", body: capabilities(asked) };
      case "getmap":
        return await map(asked, read);
      case "getfeatureinfo":
        return await featureInfo(asked, read);
      case "getlegendgraphic":
        return { type: "image/png", body: await toPng(paintLegend(layersOf(asked["LAYER"] ?? asked["LAYERS"]))) };
      default:
        throw new ServiceException(`REQUEST=${asked["REQUEST"] ?? ""}`, "OperationNotSupported");
    }
  } catch (error) {
    if (!(error instanceof ServiceException)) throw error;
    const text = `<ServiceException code="${error.code}">${escaped(error.message)}</ServiceException>`;
    return {
      type: "application/vnd.ogc.se_xml",
      body: `${head}<ServiceExceptionReport version="1.1.1">${text}</ServiceExceptionReport>`,
    };
  }
}

async function map(asked: Asked, read: Read): Promise<WmsAnswer> {
  const sheet = sheetOf(asked);
  const painted = await Promise.all(
    layersOf(asked["LAYERS"]).map(async (layer) => ({ layer, drawn: await read(layer) })),
  );
  const ground = /^true$/i.test(asked["TRANSPARENT"] ?? "") ? undefined : "#f2efe9";
  return { type: "image/png", body: await toPng(paint(painted, { ...sheet, ground })) };
}

async function featureInfo(asked: Asked, read: Read): Promise<WmsAnswer> {
  const { box, width, height } = sheetOf(asked);
  const [x, y] = [Number(asked["I"] ?? asked["X"]), Number(asked["J"] ?? asked["Y"])];
  if (!(x >= 0 && x < width && y >= 0 && y < height)) throw new ServiceException("I, J", "InvalidPoint");
  const metres = (box[2] - box[0]) / width;
  const at: Point = [box[0] + (x + 0.5) * metres, box[3] - ((y + 0.5) * (box[3] - box[1])) / height];
  const layers = layersOf(asked["QUERY_LAYERS"]);
  const found = await Promise.all(
    layers.map(async (layer) => ({
      layer,
      drawn: (await read(layer)).filter((shape) => isHit(shape, at, reachPx * metres)),
    })),
  );
  const most = Math.min(50, Math.max(1, Number(asked["FEATURE_COUNT"]) || 1));
  if ((asked["INFO_FORMAT"] ?? "").includes("html"))
    return { type: "text/html; charset=utf-8", body: htmlOf(found, most) };
  const features = found.flatMap(({ layer, drawn }) =>
    drawn.map(({ feature }) => ({ ...feature, id: `${layer.name}.${feature.id}` })),
  );
  return {
    type: "application/json; charset=utf-8",
    body: JSON.stringify({ type: "FeatureCollection", features: features.slice(0, most) }),
  };
}

function htmlOf(found: Painted[], most: number): string {
  const all = found.flatMap(({ layer, drawn }) => drawn.map(({ feature }) => ({ layer, feature }))).slice(0, most);
  const tables = all.map(({ layer, feature }) => {
    const { color: _, ...shown } = feature.properties;
    const rows = Object.entries(shown).map(
      ([key, value]) => `<tr><th>${escaped(key)}</th><td>${escaped(value)}</td></tr>`,
    );
    return `<table><caption>${escaped(layer.title)}</caption>${rows.join("")}</table>`;
  });
  return tables.join("");
}

/** Each layer once; all layers for the name of the project. @throws ServiceException for an unknown name */
function layersOf(names: string | undefined): PlanLayer[] {
  const asked = (names ?? "").split(",").filter(Boolean);
  if (asked.length === 0) throw new ServiceException("LAYERS", "MissingParameterValue");
  const layers = asked.flatMap((name) => {
    if (name === "town") return planLayers;
    const layer = planLayers.find((one) => one.name === name);
    if (!layer) throw new ServiceException(`LAYERS: ${name}`, "LayerNotDefined");
    return [layer];
  });
  return [...new Set(layers)];
}

function sheetOf(asked: Asked): { box: Box; width: number; height: number } {
  const [width, height] = [Number(asked["WIDTH"]), Number(asked["HEIGHT"])];
  const fits = (size: number) => Number.isInteger(size) && size > 0 && size <= mostPixels;
  if (!fits(width) || !fits(height)) throw new ServiceException("WIDTH, HEIGHT");
  const numbers = (asked["BBOX"] ?? "").split(",").map(Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) throw new ServiceException("BBOX");
  const box = inMetres(numbers as Box, asked);
  if (!(box[2] > box[0] && box[3] > box[1])) throw new ServiceException("BBOX");
  return { box, width, height };
}

/** WMS 1.3.0 gives EPSG:4326 as latitude, longitude; 1.1.1 and CRS:84 as longitude, latitude. */
function inMetres([a, b, c, d]: Box, asked: Asked): Box {
  const system = (asked["CRS"] ?? asked["SRS"] ?? "").toUpperCase();
  if (system === "EPSG:3857" || system === "EPSG:900913") return [a, b, c, d];
  if (system === "CRS:84" || (system === "EPSG:4326" && asked["VERSION"] !== "1.3.0"))
    return [...toMetres([a, b]), ...toMetres([c, d])];
  if (system === "EPSG:4326") return [...toMetres([b, a]), ...toMetres([d, c])];
  throw new ServiceException(`CRS: ${system}`, "InvalidCRS");
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const escaped = (text: unknown) => String(text).replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The town, with some space around. */
export const townBox: Box = [...toMetres([30.478, 50.505]), ...toMetres([30.562, 50.545])];

function capabilities(asked: Asked): string {
  const isNew = asked["VERSION"] !== "1.1.1";
  const [west, south] = toDegrees([townBox[0], townBox[1]]);
  const [east, north] = toDegrees([townBox[2], townBox[3]]);
  const crs = isNew ? "CRS" : "SRS";
  const degrees = isNew
    ? `<EX_GeographicBoundingBox><westBoundLongitude>${west}</westBoundLongitude><eastBoundLongitude>${east}</eastBoundLongitude>` +
      `<southBoundLatitude>${south}</southBoundLatitude><northBoundLatitude>${north}</northBoundLatitude></EX_GeographicBoundingBox>`
    : `<LatLonBoundingBox minx="${west}" miny="${south}" maxx="${east}" maxy="${north}"/>`;
  const box = `<BoundingBox ${crs}="EPSG:3857" minx="${townBox[0]}" miny="${townBox[1]}" maxx="${townBox[2]}" maxy="${townBox[3]}"/>`;
  const systems = ["EPSG:3857", "EPSG:4326", ...(isNew ? ["CRS:84"] : [])]
    .map((one) => `<${crs}>${one}</${crs}>`)
    .join("");
  const layers = planLayers
    .map(
      ({ name, title }) =>
        `<Layer queryable="1"><Name>${name}</Name><Title>${escaped(title)}</Title>` +
        `<Style><Name>default</Name><Title>default</Title></Style></Layer>`,
    )
    .join("");
  const requests = Object.entries({
    GetCapabilities: ["text/xml"],
    GetMap: ["image/png"],
    GetFeatureInfo: ["application/json", "text/html"],
    ...(isNew ? {} : { GetLegendGraphic: ["image/png"] }),
  })
    .map(([name, formats]) => `<${name}>${formats.map((one) => `<Format>${one}</Format>`).join("")}</${name}>`)
    .join("");
  const root = isNew
    ? ['<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms">', "</WMS_Capabilities>"]
    : ['<WMT_MS_Capabilities version="1.1.1">', "</WMT_MS_Capabilities>"];
  return (
    `${head}${root[0]}<Service><Name>${isNew ? "WMS" : "OGC:WMS"}</Name><Title>Зарічна громада</Title>` +
    `<MaxWidth>${mostPixels}</MaxWidth><MaxHeight>${mostPixels}</MaxHeight></Service>` +
    `<Capability><Request>${requests}</Request><Exception><Format>XML</Format></Exception>` +
    `<Layer><Name>town</Name><Title>Зарічна громада</Title>${systems}${degrees}${box}${layers}</Layer></Capability>${root[1]}`
  );
}
