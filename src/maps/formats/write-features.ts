/** One geometry as a file of a format that other programs read. */
import { strToU8, zipSync } from "fflate";
import type { Position } from "geojson";
import { natives } from "../../base/runtime/runtime.ts";
import { partsOf } from "../features/placed-feature.ts";
import { kindOf, type Shape } from "../geometry/shape-kind.ts";
import { rightHanded } from "../geometry/ring-turns.ts";
import { toWkt } from "../geometry/write-wkt.ts";
import { writeShapefile } from "./write-shapefile.ts";

export const formats = ["geojson", "wkt", "kml", "kmz", "gpx", "shp"] as const;
export type Format = (typeof formats)[number];

interface Written {
  bytes: Uint8Array;
  /** Without the dot. */
  ending: string;
  type: string;
}

/** @param name of the feature in the file */
export function writeFeature(shape: Shape, format: Format, name: string): Written {
  const text = (content: string, ending: string, type: string): Written => ({ bytes: strToU8(content), ending, type });
  if (format === "geojson") {
    const feature = { type: "Feature", properties: { name }, geometry: rightHanded(shape) };
    return text(`${natives.json(feature)}\n`, "geojson", "application/geo+json");
  }
  if (format === "wkt") return text(`${toWkt(shape)}\n`, "wkt", "text/plain");
  if (format === "kml") return text(kmlOf(shape, name), "kml", "application/vnd.google-earth.kml+xml");
  if (format === "gpx") return text(gpxOf(shape, name), "gpx", "application/gpx+xml");
  if (format === "kmz")
    return {
      bytes: zipSync({ "doc.kml": strToU8(kmlOf(shape, name)) }),
      ending: "kmz",
      type: "application/vnd.google-earth.kmz",
    };
  return { bytes: zipSync(writeShapefile(shape, name)), ending: "zip", type: "application/zip" };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}\n\t]/gu, "");

function kmlOf(shape: Shape, name: string): string {
  const places = (line: readonly Position[]) =>
    `<coordinates>${line.map((at) => at.slice(0, 3).join(",")).join(" ")}</coordinates>`;
  const ring = (tag: string, line: readonly Position[]) => `<${tag}><LinearRing>${places(line)}</LinearRing></${tag}>`;
  const one = (coordinates: unknown): string => {
    const kind = kindOf(shape.type);
    if (kind === "Point") return `<Point>${places([coordinates as Position])}</Point>`;
    if (kind === "LineString") return `<LineString>${places(coordinates as Position[])}</LineString>`;
    const [outer, ...holes] = coordinates as Position[][];
    const inner = holes.map((hole) => ring("innerBoundaryIs", hole)).join("");
    return `<Polygon>${ring("outerBoundaryIs", outer!)}${inner}</Polygon>`;
  };
  const body = shape.type.startsWith("Multi")
    ? `<MultiGeometry>${(shape.coordinates as unknown[]).map(one).join("")}</MultiGeometry>`
    : one(shape.coordinates);
  const mark = `<Placemark><name>${escaped(name)}</name>${body}</Placemark>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${mark}</Document></kml>\n`;
}

/** Points are waypoints, lines and rings are tracks: the format has no areas. */
function gpxOf(shape: Shape, name: string): string {
  const place = (tag: string, [lng, lat, height]: Position, inside = "") =>
    `<${tag} lat="${lat}" lon="${lng}">${height === undefined ? "" : `<ele>${height}</ele>`}${inside}</${tag}>`;
  const title = `<name>${escaped(name)}</name>`;
  const parts = partsOf(shape);
  const body =
    kindOf(shape.type) === "Point"
      ? parts.map(([at]) => place("wpt", at!, title)).join("")
      : `<trk>${title}${parts.map((line) => `<trkseg>${line.map((at) => place("trkpt", at)).join("")}</trkseg>`).join("")}</trk>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="vs-elements" xmlns="http://www.topografix.com/GPX/1/1">${body}</gpx>\n`;
}
