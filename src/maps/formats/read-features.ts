/** Geometries in files and pasted text: GeoJSON, well-known text, KML, KMZ, GPX, zipped Shapefile. */
import { gpx, kml } from "@tmcw/togeojson";
import { unzipSync } from "fflate";
import { parseDbf, parseShp } from "shpjs";
import { isData, type Data } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { cleanGeometry, featuresIn, type Dropped } from "../geometry/clean.ts";
import type { Shape } from "../geometry/shape-kind.ts";
import { parseWkt } from "../geometry/wkt.ts";
import { partsOf } from "../features/placed-feature.ts";
import { parseXml } from "./parse-xml.ts";
import { systemOfPrj } from "./prj.ts";
import { fromDefinition } from "./project.ts";
import { systemOf } from "./systems.ts";

export interface ReadFeature {
  /** A name or number in its properties; "" without. */
  name: string;
  geometry: Shape;
}
export interface ReadFeatures {
  features: ReadFeature[];
  /** Features without a geometry that can be used. */
  skipped: number;
  dropped: Partial<Record<Dropped, number>>;
  /** A string for PROJ; "" when the numbers are no degrees and the file does not say what they are. */
  system: string;
}
/** Why a file is not read. */
export class FileRefused extends Error {
  readonly code: "kind" | "large" | "broken" | "empty";
  constructor(code: FileRefused["code"]) {
    super(`the file is refused: ${code}`);
    this.code = code;
  }
}

/** In bytes: files, and what becomes of packed ones. */
const most = { file: 50_000_000, inflated: 200_000_000, features: 20_000 };
const degrees = systemOf(4326)!.definition;

/** @throws FileRefused */
export async function readFile(file: Blob): Promise<ReadFeatures> {
  if (file.size > most.file) throw new FileRefused("large");
  return readBytes(new Uint8Array(await file.arrayBuffer()));
}

/** @throws FileRefused */
export function readBytes(bytes: Uint8Array): ReadFeatures {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip ? readZip(bytes) : readText(decode(bytes));
}

/** UTF-8, or what an XML text names itself. */
function decode(bytes: Uint8Array): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const [, label = "utf-8"] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** @throws FileRefused */
export function readText(given: string): ReadFeatures {
  const text = given.replace(/^\uFEFF/, "").trim();
  if (!text) throw new FileRefused("empty");
  if (text.startsWith("<")) return readXml(text);
  if (/^[[{]/.test(text)) return readJson(text);
  return readLines(text);
}

function readJson(text: string): ReadFeatures {
  const data = parseJson(text);
  if (data === undefined) throw new FileRefused("broken");
  return collect(featuresIn(data), isData(data) ? systemIn(data["crs"]) : undefined);
}

/** GeoJSON of 2008: `{ type: "name", properties: { name: "urn:ogc:def:crs:EPSG::3857" } }`. */
function systemIn(crs: unknown): string | undefined {
  if (crs === undefined || crs === null) return undefined;
  const properties = isData(crs) && isData(crs["properties"]) ? crs["properties"] : {};
  const name = String(properties["name"] ?? "");
  if (/CRS84$/i.test(name)) return degrees;
  return systemOf(Number(/(\d+)$/.exec(name)?.[1]))?.definition ?? "";
}

/** A geometry on each line, as people copy them from a table, or one that was written on several lines. */
function readLines(text: string): ReadFeatures {
  const whole = parseWkt(text);
  const lines = whole
    ? []
    : text.split(/\r?\n|;(?=\s*[A-Z])(?<!SRID=\d*;)/i).flatMap((line) => {
        const wkt = parseWkt(line.trim());
        return wkt ? [wkt] : [];
      });
  const found = whole ? [whole] : lines;
  if (!found.length) throw new FileRefused("kind");
  // a line without a system is in that of the first that names one
  const first = found.find((one) => one.srid !== undefined)?.srid;
  const srids = [...new Set(found.map(({ srid = first }) => srid))];
  return together(
    srids.map((srid) =>
      collect(
        found.flatMap(({ geometry, srid: own = first }) => (own === srid ? [{ properties: {}, geometry }] : [])),
        srid === undefined ? undefined : (systemOf(srid)?.definition ?? ""),
      ),
    ),
  );
}

function readXml(text: string): ReadFeatures {
  const root = /<(?:\w+:)?(kml|gpx)[\s>]/i.exec(text)?.[1]?.toLowerCase();
  if (!root) throw new FileRefused("kind");
  const page = parseXml(text);
  if (!page) throw new FileRefused("broken");
  return collect((root === "kml" ? kml : gpx)(page as never).features as never, degrees);
}

function readZip(bytes: Uint8Array): ReadFeatures {
  const files = unzip(bytes);
  const names = Object.keys(files);
  const documents = names.filter((name) => /\.kml$/i.test(name)).map((name) => decode(files[name]!));
  if (documents.length) return readDocuments(documents);
  const shapes = names.filter((name) => /\.shp$/i.test(name));
  if (shapes.length) return together(shapes.map((name) => readShape(name, files)));
  const plain = names.find((name) => /\.(geojson|json|gpx|wkt|txt)$/i.test(name));
  if (plain) return readText(decode(files[plain]!));
  throw new FileRefused("kind");
}

/** A KMZ whose first document only links to others in it. */
function readDocuments(documents: readonly string[]): ReadFeatures {
  const read = documents.flatMap((text) => {
    try {
      return [readXml(text)];
    } catch (error) {
      if (error instanceof FileRefused && error.code === "empty") return [];
      throw error;
    }
  });
  if (!read.length) throw new FileRefused("empty");
  return together(read);
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.includes("__MACOSX") || !/\.(kml|shp|dbf|prj|cpg|geojson|json|gpx|wkt|txt)$/i.test(name)) return false;
        size += originalSize;
        if (size > most.inflated) throw new FileRefused("large");
        return true;
      },
    });
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused("broken");
  }
}

function readShape(name: string, files: Record<string, Uint8Array>): ReadFeatures {
  const part = (ending: string) => {
    const wanted = name.replace(/shp$/i, ending).toLowerCase();
    return Object.entries(files).find(([one]) => one.toLowerCase() === wanted)?.[1];
  };
  const [table, codes, system] = [part("dbf"), part("cpg"), part("prj")];
  try {
    const geometries = parseShp(copyOf(files[name]!));
    const rows = table ? parseDbf(copyOf(table), codePage(codes)) : [];
    return collect(
      geometries.map((geometry, at) => ({ properties: rows[at] ?? {}, geometry })),
      system ? systemOfPrj(decode(system).trim()) : undefined,
    );
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused("broken");
  }
}

const copyOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer;

/** Files of our offices without a code page are of Windows. */
const codePage = (bytes: Uint8Array | undefined): string => (bytes ? decode(bytes).trim() : "windows-1251");

function together(all: readonly ReadFeatures[]): ReadFeatures {
  const [{ system }] = all as [ReadFeatures];
  if (all.some((one) => one.system !== system)) return together(all.map(inDegrees));
  return {
    features: all.flatMap(({ features }) => features),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
    dropped: Object.assign({}, ...all.map(({ dropped }) => dropped)) as ReadFeatures["dropped"],
    system,
  };
}

/** Beside features of another system; those of an unknown one cannot be placed and are skipped. */
function inDegrees({ features, system, skipped, dropped }: ReadFeatures): ReadFeatures {
  if (system === degrees) return { features, system, skipped, dropped };
  const convert = system ? fromDefinition(system) : undefined;
  const moved = features.flatMap(({ name, geometry }) => {
    try {
      return convert ? [{ name, geometry: convert(geometry) }] : [];
    } catch {
      return [];
    }
  });
  return { features: moved, system: degrees, skipped: skipped + features.length - moved.length, dropped };
}

function collect(given: readonly { properties: Data; geometry: unknown }[], system: string | undefined): ReadFeatures {
  if (given.length > most.features) throw new FileRefused("large");
  const dropped: ReadFeatures["dropped"] = {};
  const features = given.flatMap(({ properties, geometry }) => {
    const read = cleanGeometry(geometry, { isLocal: true });
    for (const [fault, count] of Object.entries(read.dropped) as [Dropped, number][])
      dropped[fault] = (dropped[fault] ?? 0) + count;
    return read.geometry ? [{ name: nameIn(properties), geometry: read.geometry }] : [];
  });
  if (!features.length) throw new FileRefused("empty");
  const isDegrees = features.every(({ geometry }) => partsOf(geometry).flat().every(isPlace));
  return { features, skipped: given.length - features.length, dropped, system: system ?? (isDegrees ? degrees : "") };
}

const isPlace = ([x, y]: readonly number[]): boolean => Math.abs(x!) <= 360 && Math.abs(y!) <= 90;

/** A property that people know a feature by. */
function nameIn(properties: Data): string {
  const known = ["name", "title", "label", "cad_num", "cadnum", "number", "id", "fid"];
  const entries = Object.entries(properties ?? {});
  for (const name of known) {
    const value = entries.find(([key]) => key.toLowerCase() === name)?.[1];
    if ((typeof value === "string" || typeof value === "number") && String(value).trim()) return String(value).trim();
  }
  return "";
}
