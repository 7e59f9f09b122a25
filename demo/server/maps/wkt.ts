const types: Record<string, { type: string; depth: number }> = {
  POINT: { type: "Point", depth: 0 },
  LINESTRING: { type: "LineString", depth: 1 },
  POLYGON: { type: "Polygon", depth: 2 },
  MULTIPOINT: { type: "MultiPoint", depth: 1 },
  MULTILINESTRING: { type: "MultiLineString", depth: 2 },
  MULTIPOLYGON: { type: "MultiPolygon", depth: 3 },
};

/** A geometry written as well-known text, `POINT(30.52 50.525)`, as GeoJSON; undefined for other texts. */
export function readWkt(text: string): { type: string; coordinates: unknown } | undefined {
  const [, name = "", list = ""] = /^\s*([A-Z]+)\s*(\(.{1,200000}\))\s*$/s.exec(text) ?? [];
  const kind = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!kind || !/^[-\d.eE+\s,()]+$/.test(list)) return undefined;
  const json = list
    .replace(/([-\d.eE+]+)\s+([-\d.eE+]+)/g, "[$1,$2]")
    .replaceAll("(", "[")
    .replaceAll(")", "]");
  try {
    const coordinates = JSON.parse(json) as unknown[];
    return { type: kind.type, coordinates: kind.depth === 0 ? coordinates[0] : coordinates };
  } catch {
    return undefined;
  }
}
