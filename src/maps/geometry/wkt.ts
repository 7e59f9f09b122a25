/** Well-known text (OGC 06-103r4) and PostGIS' EWKT. */
import type { Position } from "geojson";
import type { Shape } from "./shape-kind.ts";

export interface Wkt {
  geometry: Shape | null;
  /** The number of the reference system, for EWKT with `SRID=`. */
  srid?: number;
  /** It had measures (M), which are not kept. */
  isMeasured?: boolean;
}

const types: Record<string, Shape["type"]> = {
  POINT: "Point",
  LINESTRING: "LineString",
  POLYGON: "Polygon",
  MULTIPOINT: "MultiPoint",
  MULTILINESTRING: "MultiLineString",
  MULTIPOLYGON: "MultiPolygon",
};
const head = /^(?:SRID=(\d{1,6});)?\s*([A-Z]+?)\s*(ZM|Z|M)?\s*(EMPTY)?$/i;
/** Longer text before the first bracket is no type; the pattern must not search it. */
const longestHead = 40;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * `POINT(30.5 50.4)`, `SRID=4326;POLYGON Z ((…))` → GeoJSON; undefined when it is no such text, also for
 * GEOMETRYCOLLECTION (`partsOfCollection`). `EMPTY` is a geometry of null. Of Z and M only Z is kept (`isMeasured`).
 */
export function parseWkt(given: string): Wkt | undefined {
  const text = given.trim();
  const start = text.indexOf("(");
  const beginning = (start < 0 ? text : text.slice(0, start)).trim();
  if (beginning.length > longestHead) return undefined;
  const [whole, srid, name, more, empty] = head.exec(beginning) ?? [];
  const type = types[name?.toUpperCase() ?? ""];
  if (!whole || !type || start < 0 !== !!empty) return undefined;
  const hasMeasures = /m$/i.test(more ?? "");
  const about = { ...(srid && { srid: Number(srid) }), ...(hasMeasures && { isMeasured: true }) };
  if (empty) return { geometry: null, ...about };
  const coordinates = parseLists(text.slice(start), more?.toUpperCase() === "M");
  if (coordinates === undefined) return undefined;
  return { geometry: { type, coordinates: shaped(type, coordinates) } as Shape, ...about };
}

/** The texts of the geometries in a GEOMETRYCOLLECTION, each with its `SRID=`; undefined for another text. */
export function partsOfCollection(given: string): string[] | undefined {
  if (/^\s*(SRID=\d{1,6};)?\s*GEOMETRYCOLLECTION\s*(?:ZM|Z|M)?\s+EMPTY\s*$/i.test(given)) return [];
  const [whole, system = ""] = /^\s*(SRID=\d{1,6};)?\s*GEOMETRYCOLLECTION\s*(?:ZM|Z|M)?\s*\(/i.exec(given) ?? [];
  const end = given.lastIndexOf(")");
  if (!whole || given.slice(end + 1).trim()) return undefined;
  const body = given.slice(whole.length, end);
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of body.matchAll(/[(),]/g))
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    else if (depth === 0) {
      parts.push(body.slice(start, index));
      start = index + 1;
    }
  return [...parts, body.slice(start)].map((part) => system + part.trim());
}

type Nested = Position | Nested[];

/** `((1 2,3 4),(…))` → nested lists; undefined when brackets do not match or something is no number. */
function parseLists(text: string, isMeasured: boolean): Nested[] | undefined {
  const open: Nested[][] = [[]];
  for (const [token] of text.matchAll(/[(),]|[^(),]+/g)) {
    const list = open.at(-1)!;
    if (token === "(") open.push([]);
    else if (token === ")") {
      open.pop();
      const outer = open.at(-1);
      if (!outer) return undefined;
      outer.push(list);
    } else if (token !== "," && token.trim()) {
      const parts = token.trim().split(/\s+/);
      if (parts.length < 2 || parts.length > 4 || !parts.every((one) => number.test(one))) return undefined;
      list.push(parts.slice(0, isMeasured ? 2 : 3).map(Number));
    }
  }
  return open.length === 1 && open[0]!.length === 1 ? (open[0]![0] as Nested[]) : undefined;
}

/** A point stands in one bracket; the parts of MULTIPOINT may have brackets of their own. */
function shaped(type: Shape["type"], lists: Nested[]): unknown {
  if (type === "Point") return lists[0];
  if (type === "MultiPoint") return lists.map((one) => (Array.isArray(one[0]) ? one[0] : one));
  return lists;
}
