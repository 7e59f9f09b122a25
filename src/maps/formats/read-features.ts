/** Geometries in files and pasted text: GeoJSON, well-known text, KML, KMZ, GPX, zipped Shapefile. */
import { gpx, kml } from "@tmcw/togeojson";
import { unzipSync } from "fflate";
import { parseDbf, parseShp } from "shpjs";
import { isData, type Data } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { cleanGeometry, featuresIn, geometriesIn, type Cleaned, type Dropped } from "../geometry/clean.ts";
import type { Shape } from "../geometry/shape-kind.ts";
import { parseWkt, partsOfCollection, type Wkt } from "../geometry/wkt.ts";
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
  /** Features that it has, all without a usable geometry. */
  readonly skipped: number;
  constructor(code: FileRefused["code"], skipped = 0) {
    super(`the file is refused: ${code}`);
    this.code = code;
    this.skipped = skipped;
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
  const whole = isData(data) ? data["crs"] : undefined;
  // PostGIS writes the system into each geometry
  const own = ({ geometry }: Given): unknown => (isData(geometry) ? geometry["crs"] : undefined) ?? whole;
  return collectBySystem(featuresIn(data).map((one) => [systemIn(own(one)), one] as const));
}

/** GeoJSON of 2008: `{ type: "name", properties: { name: "urn:ogc:def:crs:EPSG::3857" } }`. */
function systemIn(crs: unknown): string | undefined {
  if (crs === undefined || crs === null) return undefined;
  const properties = isData(crs) && isData(crs["properties"]) ? crs["properties"] : {};
  const name = String(properties["name"] ?? "");
  if (/CRS84$/i.test(name)) return degrees;
  return systemOf(Number(/(\d+)$/.exec(name)?.[1]))?.definition ?? "";
}

/**
 * A geometry on each line, as people copy them from a table, or one that was written on several lines. Lines that are none
 * are counted.
 */
function readLines(text: string): ReadFeatures {
  const whole = readWkt(text);
  const lines = whole ? [text] : text.split(/\r?\n|;(?=\s*[A-Z])(?<!SRID=\d*;)/i).filter((line) => line.trim());
  const found = whole ? [whole] : lines.map((line) => readWkt(line));
  if (!found.some(Boolean)) throw new FileRefused("kind");
  // a line without a system is in that of the first that names one
  const first = found.find((one) => one?.srid !== undefined)?.srid;
  return collectBySystem(
    found.map((one) => {
      const srid = one?.srid ?? first;
      const system = srid === undefined ? undefined : (systemOf(srid)?.definition ?? "");
      return [system, { properties: {}, geometry: null, ...one }];
    }),
  );
}

type Read = Omit<Wkt, "geometry"> & { geometry: unknown };

/** Collections within collections deeper than this are not read. */
const deepest = 8;

/** A geometry, or a collection as GeoJSON has it; undefined for another text. */
function readWkt(text: string, depth = 0): Read | undefined {
  const parts = depth < deepest ? partsOfCollection(text) : undefined;
  if (!parts) return parseWkt(text);
  const read = parts.map((part) => readWkt(part, depth + 1));
  const known = read.find((one) => one);
  if (!known) return undefined;
  // parts of an unknown type are counted as such
  const geometries = read.map((one) => (one ? one.geometry : {}));
  return {
    ...known,
    isMeasured: read.some((one) => one?.isMeasured),
    geometry: { type: "GeometryCollection", geometries },
  };
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
  const documents = names.filter((name) => /\.kml$/i.test(name));
  const shapes = names.filter((name) => /\.shp$/i.test(name));
  if (!documents.length && shapes.length) return readEach(shapes, (name) => readShape(name, files));
  const texts = documents.length ? documents : names.filter((name) => /\.(geojson|json|gpx|wkt|txt)$/i.test(name));
  return readEach(texts, (name) => readText(decode(files[name]!)));
}

/**
 * The features of several parts. One without any does not refuse the others: a layer that is still empty, a KMZ whose first
 * document only links to others, a readme.
 */
function readEach<Part>(parts: readonly Part[], read: (part: Part) => ReadFeatures): ReadFeatures {
  let refused = new FileRefused("kind");
  let skipped = 0;
  const all = parts.flatMap((part, at) => {
    try {
      return [read(part)];
    } catch (error) {
      if (!(error instanceof FileRefused) || !/^(empty|kind)$/.test(error.code)) throw error;
      if (at === 0) refused = error;
      skipped += error.skipped;
      return [];
    }
  });
  if (!all.length) throw refused;
  const made = together(all);
  return { ...made, skipped: made.skipped + skipped };
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
    dropped: all.reduce<ReadFeatures["dropped"]>((sum, { dropped }) => added(sum, dropped), {}),
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

interface Given {
  properties: Data;
  geometry: unknown;
  isMeasured?: boolean | undefined;
}

/** Features that may name different systems. */
function collectBySystem(given: readonly (readonly [system: string | undefined, Given])[]): ReadFeatures {
  if (!given.length) throw new FileRefused("empty");
  const names = [...new Set(given.map(([system]) => system))];
  return readEach(names, (system) =>
    collect(
      given.flatMap(([own, one]) => (own === system ? [one] : [])),
      system,
    ),
  );
}

function collect(given: readonly Given[], system: string | undefined): ReadFeatures {
  if (given.length > most.features) throw new FileRefused("large");
  let dropped: ReadFeatures["dropped"] = {};
  let skipped = 0;
  const features = given.flatMap(({ properties, geometry, isMeasured }) => {
    const read = cleanParts(geometry);
    for (const one of read) dropped = added(dropped, one.dropped);
    if (isMeasured) dropped = added(dropped, { measures: 1 });
    const shapes = read.flatMap((one) => one.geometry ?? []);
    if (!shapes.length) skipped++;
    return shapes.map((shape) => ({ name: nameIn(properties), geometry: shape }));
  });
  if (!features.length) throw new FileRefused("empty", skipped);
  const isDegrees = features.every(({ geometry }) => partsOf(geometry).flat().every(isPlace));
  return { features, skipped, dropped, system: system ?? (isDegrees ? degrees : "") };
}

/** A collection with parts of several kinds as one geometry of each part; everything else as one. */
function cleanParts(geometry: unknown): Cleaned[] {
  const read = cleanGeometry(geometry, { isLocal: true });
  return read.dropped.mixed ? geometriesIn(geometry).flatMap(cleanParts) : [read];
}

function added(one: ReadFeatures["dropped"], other: ReadFeatures["dropped"]): ReadFeatures["dropped"] {
  const made = { ...one };
  for (const [fault, count] of Object.entries(other) as [Dropped, number][]) made[fault] = (made[fault] ?? 0) + count;
  return made;
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
