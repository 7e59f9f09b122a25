/** From GeoJSON of a server or a page to features that can be drawn, with what was left out. */
import type { Position } from "geojson";
import { isData, type Data } from "../../base/data.ts";
import { cleanGeometry, featuresIn, type Dropped, type Shape } from "../geometry/clean.ts";
import { plainColor } from "../layers/plain-color.ts";
import { inSteps } from "../../base/in-steps.ts";
import { place, type Placed, type Project } from "./placed-feature.ts";

/** What was wrong: faults of geometries, a reference system that is not known, latitude before longitude. */
export type Fault = Dropped | "system" | "swapped";
export interface ReadFeatures {
  placed: Placed[];
  /** Features of which nothing is left. */
  left: number;
  faults: Partial<Record<Fault, number>>;
}

interface How {
  project: Project;
  /** The property that holds the primary key. */
  key?: string | undefined;
  /** Positions in px of an image: any numbers are fine. */
  isImage?: boolean;
  /** Where the map is, in degrees; features that are far away would be near with their axes swapped. */
  around?: Position;
  isStale?: () => boolean;
}

/** Reads GeoJSON in steps, so that no task is long. Never throws for wrong data. */
export const readPlaced = (given: unknown, how: How): Promise<ReadFeatures> =>
  placeListed(featuresIn(given), systemIn(given), how);

/** The same for features that are a list already, in the system with this EPSG number. */
export async function placeListed(
  features: readonly Feature[],
  system: number | undefined,
  how: How,
): Promise<ReadFeatures> {
  const code = how.isImage ? undefined : system;
  if (code !== undefined && !mercator.has(code))
    return { placed: [], left: features.length, faults: { system: features.length } };
  return inSteps(placing(features, how, code === undefined ? undefined : toDegrees), how.isStale);
}

/** The one system in metres that map services use too. */
const mercator = new Set([3857, 900913, 102100]);
const radius = 6378137;

/** From Web Mercator. */
function toDegrees({ type, coordinates }: Shape): Shape {
  const all = (value: unknown): unknown => {
    if (!Array.isArray(value) || typeof value[0] !== "number") return (value as unknown[]).map(all);
    const [x, y, ...height] = value as Position;
    return [degrees(x! / radius), degrees(Math.atan(Math.sinh(y! / radius))), ...height];
  };
  return { type, coordinates: all(coordinates) } as Shape;
}
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The EPSG number of the member `crs` of old GeoJSON; undefined for degrees, NaN for one that is not understood. */
export function systemIn(given: unknown): number | undefined {
  const crs = isData(given) ? given["crs"] : undefined;
  if (!isData(crs)) return undefined;
  const name = String((isData(crs["properties"]) ? crs["properties"]["name"] : undefined) ?? "");
  if (/CRS:?84$|OGC:.*84$/i.test(name)) return undefined;
  const code = Number(/(\d+)$/.exec(name)?.[1]);
  return code === 4326 ? undefined : code;
}

type Feature = ReturnType<typeof featuresIn>[number];

function* placing(
  features: readonly Feature[],
  how: How,
  convert?: (shape: Shape) => Shape,
): Generator<void, ReadFeatures> {
  const { project, key = "id", isImage = false } = how;
  const made: ReadFeatures = { placed: [], left: 0, faults: {} };
  for (const { id, properties, geometry } of features) {
    const { geometry: clean, dropped } = cleanGeometry(geometry, { isLocal: isImage || !!convert });
    for (const [fault, count] of Object.entries(dropped) as [Dropped, number][])
      made.faults[fault] = (made.faults[fault] ?? 0) + count;
    if (clean) {
      const shape = isImage ? clean : unwrapped(convert ? convert(clean) : clean);
      const color = plainColor(properties["color"]);
      made.placed.push(place({ id: idOf(properties, key, id), properties, geometry: shape, color }, project));
      // positions that the system cannot convert
      if (!made.placed.at(-1)!.box.every(Number.isFinite)) {
        made.placed.pop();
        made.faults.range = (made.faults.range ?? 0) + 1;
        made.left++;
      }
    } else if (Object.keys(dropped).length) made.left++;
    yield;
  }
  if (how.around && !isImage && isSwapped(made.placed, how.around)) made.faults.swapped = made.placed.length;
  return made;
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

/** Degrees from the map's middle within which its data is expected. */
const nearDegrees = 8;

function isSwapped(all: readonly Placed[], [x, y]: Position): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - x!) < nearDegrees && Math.abs(other - y!) < nearDegrees;
  const corners = all.slice(0, 50).map(({ geometry }) => firstPosition(geometry.coordinates));
  return corners.length > 0 && corners.every(([lng, lat]) => !isNear(lng!, lat!) && isNear(lat!, lng!));
}

function firstPosition(coordinates: unknown): Position {
  let at = coordinates as unknown[];
  while (Array.isArray(at[0])) at = at[0] as unknown[];
  return at as Position;
}
