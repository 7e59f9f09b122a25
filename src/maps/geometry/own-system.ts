/** The reference system that GeoJSON of 2008 names itself; PostGIS writes it into a geometry too. */
import { isData } from "../../base/data.ts";

/** The name in the member `crs`: `urn:ogc:def:crs:EPSG::5564`; undefined without it. */
export function systemIn(given: unknown): string | undefined {
  const crs = isData(given) ? given["crs"] : undefined;
  if (!isData(crs)) return undefined;
  return String((isData(crs["properties"]) ? crs["properties"]["name"] : undefined) ?? "");
}

/** The number at the end of a name; NaN without one. */
export const codeIn = (name: string): number => Number(/(\d+)$/.exec(name)?.[1]);

/** Whether positions are longitude and latitude of WGS 84. */
export const isDegrees = (name: string | undefined): boolean =>
  name === undefined || /(?:CRS:?|WGS ?)84$/i.test(name) || codeIn(name) === 4326;
