/** From GeoJSON of a server or a page to features that can be drawn, with what was left out. */
import type { Position } from "geojson";
import { isData, type Data } from "../../base/data.ts";
import { cleanGeometry, featuresIn, geometriesIn, type Dropped } from "../geometry/clean.ts";
import type { Shape } from "../geometry/shape-kind.ts";
import { areSwapped } from "../geometry/swapped-axes.ts";
import { plainColor } from "../layers/plain-color.ts";
import { inSteps } from "../../base/in-steps.ts";
import { isOnEarth } from "../geometry/on-earth.ts";
import { FeatureIndex } from "./feature-index.ts";
import { systemIn } from "../geometry/own-system.ts";
import { fromSystem } from "./feature-system.ts";
import { place, type Placed, type Project } from "./placed-feature.ts";

/** What was wrong: faults of geometries, a reference system that is not known, latitude before longitude. */
export type Fault = Dropped | "system" | "swapped";
export interface ReadFeatures {
  index: FeatureIndex;
  /** Features of which nothing is left. */
  left: number;
  faults: Partial<Record<Fault, number>>;
  /** The name of a system that is not known. */
  unknownSystem?: string;
}

interface How {
  project: Project;
  /** The property that holds the primary key. */
  key?: string | undefined;
  /** Positions in px of an image: any numbers are fine. */
  isImage?: boolean;
  /** Where the map is, in degrees; features that are far away would be near with their axes swapped. */
  around?: Position;
  /** The reference system of features that do not name their own: `EPSG:5564`; undefined: degrees. */
  system?: string | undefined;
  isStale?: () => boolean;
}
type Feature = ReturnType<typeof featuresIn>[number];
/** Features with the name of their reference system; undefined: degrees. */
export interface FeatureList {
  features: readonly Feature[];
  system: string | undefined;
}

/** Reads GeoJSON in steps, so that no task is long. Never throws for wrong data. */
export const readPlaced = (given: unknown, how: How): Promise<ReadFeatures> =>
  placeListed([{ features: featuresIn(given), system: systemIn(given) ?? how.system }], how);

/** The same for features that are lists already. */
export async function placeListed(lists: readonly FeatureList[], how: How): Promise<ReadFeatures> {
  const found: Found = { placed: [], left: 0, faults: {} };
  for (const { features, system } of lists.flatMap(bySystem)) {
    const convert = how.isImage || !features.length ? undefined : await fromSystem(system);
    if (convert === null) {
      found.left += features.length;
      found.faults.system = (found.faults.system ?? 0) + features.length;
      found.unknownSystem = system!;
    } else await inSteps(placing(features, found, how, convert), how.isStale);
  }
  const { placed, ...rest } = found;
  if (
    how.around &&
    !how.isImage &&
    areSwapped(
      placed.slice(0, 50).map(({ geometry }) => geometry),
      how.around,
    )
  )
    rest.faults.swapped = placed.length;
  return { index: await inSteps(FeatureIndex.building(placed), how.isStale), ...rest };
}

/** Features whose geometry names its system (`SRID=3857;POINT(…)`, member `crs`), apart from the others. */
function bySystem({ features, system }: FeatureList): FeatureList[] {
  const lists = new Map<string | undefined, Feature[]>([[system, []]]);
  for (const feature of features) {
    const [, code] = (typeof feature.geometry === "string" && /^\s*SRID=0*([1-9]\d*);/i.exec(feature.geometry)) || [];
    const own = code ? `EPSG:${code}` : (systemIn(feature.geometry) ?? system);
    lists.set(own, lists.get(own) ?? []);
    lists.get(own)!.push(feature);
  }
  return [...lists].map(([own, list]) => ({ features: list, system: own }));
}

type Found = Omit<ReadFeatures, "index"> & { placed: Placed[] };

function* placing(
  features: readonly Feature[],
  made: Found,
  how: How,
  convert: ((shape: Shape) => Shape) | undefined,
): Generator<void> {
  const { project, key = "id", isImage = false } = how;
  const note = (fault: Fault, count: number) => (made.faults[fault] = (made.faults[fault] ?? 0) + count);
  const isLocal = isImage || !!convert;
  for (const { id, properties, geometry } of byKind(features, isLocal)) {
    const { geometry: clean, dropped } = cleanGeometry(geometry, { isLocal });
    delete dropped.measures; // nothing of them is seen on a map
    for (const [fault, count] of Object.entries(dropped) as [Dropped, number][]) note(fault, count);
    const shape = clean && (convert ? converted(clean, convert) : clean);
    if (shape) {
      const color = plainColor(properties["color"]);
      const whole = isImage ? shape : unwrapped(shape);
      made.placed.push(place({ id: idOf(properties, key, id), properties, geometry: whole, color }, project));
    } else if (clean) note("range", 1);
    if (!shape && (clean || Object.keys(dropped).length)) made.left++;
    yield;
  }
}

/** A feature whose collection has several kinds of geometry becomes one feature for each of its geometries. */
function* byKind(features: readonly Feature[], isLocal: boolean): Generator<Feature> {
  for (const one of features) {
    const { geometry } = one;
    const isCollection =
      typeof geometry === "string"
        ? /geometrycollection/i.test(geometry)
        : isData(geometry) && geometry["type"] === "GeometryCollection";
    const isMixed = isCollection && cleanGeometry(geometry, { isLocal }).dropped.mixed !== undefined;
    if (isMixed) for (const part of geometriesIn(geometry)) yield { ...one, geometry: part };
    else yield one;
  }
}

/** Undefined for numbers that do not belong to the system. */
function converted(shape: Shape, convert: (shape: Shape) => Shape): Shape | undefined {
  try {
    const moved = convert(shape);
    return isOnEarth(moved) ? moved : undefined;
  } catch {
    return undefined;
  }
}

function idOf(properties: Data, key: string, id: string | number | undefined): string {
  const named = properties[key] ?? id;
  return named === undefined || named === null ? "" : String(named);
}

/** A side that is longer than half the world goes the other way round: across the 180th meridian. */
function unwrapped(shape: Shape): Shape {
  let isCrossing = false;
  const walk = (value: unknown, before?: number): unknown => {
    if (!Array.isArray(value)) return value;
    if (typeof value[0] === "number") {
      const lng = before === undefined ? value[0] : value[0] - 360 * Math.round((value[0] - before) / 360);
      isCrossing ||= lng !== value[0];
      return [lng, ...value.slice(1)];
    }
    let last = before;
    return value.map((inner: unknown) => {
      const made = walk(inner, last) as unknown[];
      const isPosition = typeof made[0] === "number";
      last = isPosition ? (made[0] as number) : undefined;
      return made;
    });
  };
  if (shape.type === "Point" || shape.type === "MultiPoint" || !isWide(shape.coordinates)) return shape;
  const coordinates = walk(shape.coordinates);
  return isCrossing ? ({ type: shape.type, coordinates } as Shape) : shape;
}

/** Whether it holds longitudes of both edges of the world. */
function isWide(coordinates: unknown): boolean {
  let [west, east] = [Infinity, -Infinity];
  const walk = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    if (typeof value[0] === "number") {
      west = Math.min(west, value[0]);
      east = Math.max(east, value[0]);
    } else for (const inner of value) walk(inner);
  };
  walk(coordinates);
  return east - west > 180;
}
