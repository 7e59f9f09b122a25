/** Between WGS 84 and the local system of the town: UCS-2000, three-degree zone with central meridian 30. */
import proj4 from "proj4";
import { Refusal } from "../refusal.ts";
import { depths } from "./stored-geometry.ts";

/**
 * With its own parameters of the ellipsoid and the shift, because bare EPSG codes get other shifts from other libraries
 * (metres apart). EPSG:6384, UCS-2000 / Ukraine TM zone 10.
 */
export const localSystem =
  "+proj=tmerc +lat_0=0 +lon_0=30 +k=1 +x_0=300000 +y_0=0 +ellps=krass +towgs84=24,-121,-76,0,0,0,0 +units=m +no_defs";

export const systems = ["wgs", "local"] as const;
export type System = (typeof systems)[number];

const digits = { wgs: 9, local: 4 };

/** A geometry in the other system: degrees with nine digits, metres with four. @throws Refusal 400 */
export function transform(geometry: unknown, to: System): object {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  const depth = Object.hasOwn(depths, String(type)) ? depths[String(type)] : undefined;
  if (depth === undefined) throw new Refusal(400, "Потрібна геометрія GeoJSON: точка, лінія або полігон.");
  const converter = proj4("EPSG:4326", localSystem);
  const convert = (position: [number, number]) =>
    to === "local" ? converter.forward(position) : converter.inverse(position);
  const moved = (value: unknown, level: number): unknown => {
    if (!Array.isArray(value)) throw new Refusal(400, "Координати мають бути списками чисел.");
    if (level > 0) return value.map((inner) => moved(inner, level - 1));
    const [x, y] = value as unknown[];
    if (typeof x !== "number" || typeof y !== "number") throw new Refusal(400, "Координати мають бути числами.");
    const made = convert([x, y]);
    if (!made.every(Number.isFinite)) throw new Refusal(400, "Ці координати лежать поза системою.");
    return made.map((one) => Number(one.toFixed(digits[to])));
  };
  return { type, coordinates: moved(coordinates, depth) };
}
