/** Reading of geometries from records, files and attributes (R5.2-16, R5.2-17). */
import type { Position } from "geojson";
import { isData, type Data } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { isDegrees, systemIn } from "./own-system.ts";
import { parseWkt, partsOfCollection } from "./wkt.ts";
import { type Shape, kindOf } from "./shape-kind.ts";

/** What was left out; each is a phrase of the map (`geometry-…`). */
export type Dropped =
  | "number"
  | "short"
  | "repeated"
  | "unclosed"
  | "range"
  | "measures"
  | "type"
  | "mixed"
  | "empty"
  | "many"
  | "system";
export interface Cleaned {
  /** Null when nothing is left. Positions keep a third number (height) and lose what follows. */
  geometry: Shape | null;
  /** How often each fault was repaired or left out. */
  dropped: Partial<Record<Dropped, number>>;
}
/** More positions than this are refused as a whole. */
export const mostPositions = 500_000;

const depths: Record<Shape["type"], number> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

/**
 * A geometry from GeoJSON (also a feature, a collection with one kind of parts, JSON text) or WKT. Points need two
 * numbers, lines two different points, rings four positions with three different corners; rings are closed, repeated
 * positions removed, invalid parts left out. What names another reference system (`SRID=3857;…`, member `crs`) is not read
 * as degrees. Never throws. @param isLocal metres, so any numbers and systems are fine
 */
export function cleanGeometry(given: unknown, { isLocal = false } = {}): Cleaned {
  const dropped: Cleaned["dropped"] = {};
  const note = (fault: Dropped) => void (dropped[fault] = (dropped[fault] ?? 0) + 1);
  const found = geometryIn(given, { note, isLocal });
  if (found === null || found === undefined) return { geometry: null, dropped };
  if (found === "unknown") {
    note("type");
    return { geometry: null, dropped };
  }
  const { type, coordinates } = found;
  if (type !== "Point" && Array.isArray(coordinates) && coordinates.length === 0) {
    note("empty");
    return { geometry: null, dropped };
  }
  if (countPositions(coordinates, depths[type]) > mostPositions) {
    note("many");
    return { geometry: null, dropped };
  }
  const made = cleaners[type](coordinates, { note, isLocal });
  return { geometry: made === undefined ? null : ({ type, coordinates: made } as Shape), dropped };
}

type Found = { type: Shape["type"]; coordinates: unknown };

/** Collections in collections deeper than this are nobody's geometry. */
const deepest = 16;

/** The first geometry in an answer; null for no value, "unknown" for something else. */
function geometryIn(given: unknown, how: How, depth = 0): Found | "unknown" | null {
  if (given === null || given === undefined || given === "") return null;
  if (depth > deepest) return "unknown";
  if (typeof given === "string") {
    const data = parseJson(given);
    if (isData(data)) return geometryIn(data, how, depth + 1);
    const inside = partsOfCollection(given);
    if (inside)
      return together(
        inside.map((part) => geometryIn(part, how, depth + 1)),
        how.note,
      );
    const wkt = parseWkt(given);
    if (!wkt) return "unknown";
    if (!how.isLocal && wkt.srid && wkt.srid !== 4326) {
      how.note("system");
      return null;
    }
    if (wkt.isMeasured) how.note("measures");
    return wkt.geometry;
  }
  if (!isData(given)) return "unknown";
  if (!how.isLocal && !isDegrees(systemIn(given))) {
    how.note("system");
    return null;
  }
  const { type, coordinates, geometry, features, geometries } = given;
  if (type === "Feature") return geometryIn(geometry, how, depth + 1);
  const parts = type === "FeatureCollection" ? features : type === "GeometryCollection" ? geometries : undefined;
  if (Array.isArray(parts))
    return together(
      parts.map((part) => geometryIn(part, how, depth + 1)),
      how.note,
    );
  if (typeof type !== "string" || !Object.hasOwn(depths, type)) return "unknown";
  return { type: type as Shape["type"], coordinates };
}

/** Geometries of one kind as one Multi geometry; parts of another kind are left out and noted. */
function together(all: (Found | "unknown" | null)[], note: How["note"]): Found | "unknown" | null {
  const found = all.filter((one): one is Found => typeof one === "object" && one !== null);
  const [first] = found;
  if (!first) return all.includes("unknown") ? "unknown" : null;
  for (const one of all) if (one === "unknown") note("type");
  const kind = kindOf(first.type);
  const alike = found.filter((one) => kindOf(one.type) === kind);
  for (let count = alike.length; count < found.length; count++) note("mixed");
  if (alike.length === 1) return first;
  const coordinates = alike.flatMap((one) =>
    one.type.startsWith("Multi") ? (one.coordinates as unknown[]) : [one.coordinates],
  );
  return { type: `Multi${kind}` as Shape["type"], coordinates };
}

interface How {
  note(fault: Dropped): void;
  isLocal: boolean;
}

/** The given array itself when nothing in it is to be repaired: copies of 300,000 of them would keep the page waiting. */
function position(given: unknown, { note, isLocal }: How): Position | undefined {
  const list = Array.isArray(given) ? (given as unknown[]) : [];
  const [x, y, z] = list;
  if (!isNumber(x) || !isNumber(y)) {
    note("number");
    return undefined;
  }
  // a shape across the 180th meridian goes on beyond it
  if (!isLocal && (Math.abs(x) > 360 || Math.abs(y) > 90)) {
    note("range");
    return undefined;
  }
  const { length } = list;
  if (isNumber(z) && isNumber(list[3])) note("measures");
  if (!isNumber(z)) return length === 2 ? (list as Position) : [x, y];
  return length === 3 ? (list as Position) : [x, y, z];
}
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Positions without immediate repetitions. */
function path(given: unknown, how: How): Position[] {
  const made: Position[] = [];
  for (const one of Array.isArray(given) ? (given as unknown[]) : []) {
    const at = position(one, how);
    if (!at) continue;
    const before = made.at(-1);
    if (before && isSame(before, at)) how.note("repeated");
    else made.push(at);
  }
  return made;
}
const isSame = (one: Position, other: Position): boolean => isAt(one, other) && one[2] === other[2];

function line(given: unknown, how: How): Position[] | undefined {
  const made = path(given, how);
  if (made.length >= 2) return made;
  how.note("short");
  return undefined;
}

function ring(given: unknown, how: How): Position[] | undefined {
  const made = path(given, how);
  const [first] = made;
  if (first && made.length > 1 && !isSame(first, made.at(-1)!)) {
    how.note("unclosed");
    made.push([...first]);
  }
  if (made.length >= 4 && hasThreeCorners(made)) return made;
  how.note("short");
  return undefined;
}

function hasThreeCorners(positions: readonly Position[]): boolean {
  const [first] = positions;
  const second = positions.find((one) => !isAt(one, first!));
  return second !== undefined && positions.some((one) => !isAt(one, first!) && !isAt(one, second));
}
const isAt = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];

/** The outer ring, then holes; without a valid outer ring there is no area. */
function area(given: unknown, how: How): Position[][] | undefined {
  const [outer, ...holes] = Array.isArray(given) ? (given as unknown[]) : [];
  const made = ring(outer, how);
  if (!made) return undefined;
  return [made, ...holes.flatMap((hole) => keep(ring(hole, how)))];
}

const keep = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);
const several =
  <Value>(one: (given: unknown, how: How) => Value | undefined) =>
  (given: unknown, how: How): Value[] | undefined => {
    const made = (Array.isArray(given) ? (given as unknown[]) : []).flatMap((part) => keep(one(part, how)));
    return made.length ? made : undefined;
  };

const cleaners: Record<Shape["type"], (given: unknown, how: How) => unknown> = {
  Point: position,
  MultiPoint: several(position),
  LineString: line,
  MultiLineString: several(line),
  Polygon: area,
  MultiPolygon: several(area),
};

/** How many positions the cleaner of a type would read; lists in a position are not read. */
const countPositions = (coordinates: unknown, depth: number): number =>
  depth === 0 || !Array.isArray(coordinates)
    ? 1
    : depth === 1
      ? coordinates.length
      : coordinates.reduce((sum: number, part) => sum + countPositions(part, depth - 1), 0);

/** The geometries of a collection; of anything else itself. */
export function geometriesIn(given: unknown): unknown[] {
  const data = typeof given === "string" ? (parseJson(given) ?? given) : given;
  if (typeof data === "string") return partsOfCollection(data) ?? [data];
  return isData(data) && Array.isArray(data["geometries"]) ? (data["geometries"] as unknown[]) : [data];
}

/** The geometry of a feature or of GeoJSON data, as a list of features with properties; `[]` for anything else. */
export function featuresIn(given: unknown): { id?: string | number; properties: Data; geometry: unknown }[] {
  const data = typeof given === "string" ? (parseJson(given) ?? given) : given;
  if (isData(data) && data["type"] === "FeatureCollection" && Array.isArray(data["features"]))
    return (data["features"] as unknown[]).flatMap(featuresIn);
  if (Array.isArray(data)) return data.flatMap(featuresIn);
  if (isData(data) && data["type"] === "Feature") {
    const { id, properties, geometry } = data;
    const named = typeof id === "string" || typeof id === "number" ? { id } : {};
    return [{ ...named, properties: isData(properties) ? properties : {}, geometry }];
  }
  return data === null || data === undefined || data === "" ? [] : [{ properties: {}, geometry: data }];
}
