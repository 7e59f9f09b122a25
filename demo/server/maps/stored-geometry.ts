/** The depth of the lists around a position, for the types of GeoJSON that maps show. */
export const depths: Record<string, number> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

/** Where the coordinates of a column lie: degrees on Earth, or pixels of a picture. */
export type Ground = "earth" | "picture";

/** True for a geometry that a map can show: a known type, its lists of positions, finite numbers that lie on its ground. */
export function isGeometry(value: unknown, ground: Ground): value is { type: string; coordinates: unknown[] } {
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown };
  return typeof type === "string" && Object.hasOwn(depths, type) && isNested(coordinates, depths[type]!, isOn[ground]);
}

const isOn: Record<Ground, (x: number, y: number) => boolean> = {
  earth: (x, y) => Math.abs(x) <= 180 && Math.abs(y) <= 90,
  picture: () => true,
};

function isNested(list: unknown, depth: number, isPlace: (x: number, y: number) => boolean): boolean {
  if (!Array.isArray(list)) return false;
  if (depth > 0) return list.length > 0 && list.every((inner) => isNested(inner, depth - 1, isPlace));
  return list.length >= 2 && list.length <= 4 && list.every(Number.isFinite) && isPlace(list[0], list[1]);
}
