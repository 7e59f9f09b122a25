/**
 * Reference systems in which files come, by their EPSG numbers, as strings for PROJ. The shifts to WGS 84 are EPSG:5840 for
 * UCS-2000 (accurate to a metre) and EPSG:15865 for Pulkovo 1942 in Ukraine (4.5 m), as PROJ 9 and QGIS choose them.
 */
const toWgs = { ucs: "24,-121,-76,0,0,0,0", pulkovo: "25,-141,-78.5,0,0.35,0.736,0" };
export type Shift = keyof typeof toWgs;

interface Gauss {
  middle: number;
  east: number;
  north?: number;
  scale?: number;
  origin?: number;
}

/** A system on the ellipsoid of Krassowsky: degrees, or a Gauss-Krüger projection of them. */
export function shiftedSystem(shift: Shift, plane?: Gauss): string {
  const base = `+ellps=krass +towgs84=${toWgs[shift]}`;
  if (!plane) return `+proj=longlat ${base} +no_defs`;
  const { middle, east, north = 0, scale = 1, origin = 0 } = plane;
  return `+proj=tmerc +lat_0=${origin} +lon_0=${middle} +k=${scale} +x_0=${east} +y_0=${north} ${base} +units=m +no_defs`;
}

const gauss = (middle: number, east: number, shift: Shift): string => shiftedSystem(shift, { middle, east });

export interface System {
  /** EPSG number. */
  code: number;
  name: string;
  definition: string;
}

/** The middle meridians of the local systems of the regions (UCS-2000 / LCS), by EPSG number and the number of the region. */
const regions: readonly (readonly [code: number, region: string, middle: number])[] = [
  [9831, "01", 34.5],
  [9832, "05", 28 + 2 / 3],
  [9833, "07", 24 + 5 / 6],
  [9834, "12", 35],
  [9835, "14", 37.5],
  [9836, "18", 28.5],
  [9837, "21", 23.5],
  [9838, "23", 36],
  [9839, "26", 24.75],
  [9821, "32", 30.5],
  [9840, "35", 32],
  [9841, "44", 39],
  [9851, "46", 24],
  [9852, "48", 31 + 5 / 6],
  [9853, "51", 30],
  [9854, "53", 33 + 5 / 6],
  [9855, "56", 27],
  [9856, "59", 34.5],
  [9857, "61", 25.5],
  [9858, "63", 36.5],
  [9859, "65", 33.5],
  [9860, "68", 27],
  [9861, "71", 31.5],
  [9862, "73", 26],
  [9863, "74", 32],
  [9864, "80", 30.5],
  [9865, "85", 33],
];

const numbered = (from: number, to: number, make: (number: number) => System): System[] =>
  Array.from({ length: to - from + 1 }, (_, at) => make(from + at));

/** WGS 84 first. */
export const systems: readonly System[] = [
  { code: 4326, name: "WGS 84", definition: "+proj=longlat +datum=WGS84 +no_defs" },
  {
    code: 3857,
    name: "Web Mercator",
    definition:
      "+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs",
  },
  ...numbered(7, 13, (zone) => ({
    code: 6374 + zone,
    name: `УСК-2000 / TM ${zone}`,
    definition: gauss(zone * 3, 300_000, "ucs"),
  })),
  ...numbered(4, 7, (zone) => ({
    code: 5558 + zone,
    name: `УСК-2000 / GK ${zone}`,
    definition: gauss(zone * 6 - 3, zone * 1_000_000 + 500_000, "ucs"),
  })),
  ...regions.map(([code, region, middle]) => ({
    code,
    name: `УСК-2000 / МСК-${region}`,
    definition: gauss(middle, 300_000, "ucs"),
  })),
  ...numbered(4, 7, (zone) => ({
    code: 28400 + zone,
    name: `СК-42 / GK ${zone}`,
    definition: gauss(zone * 6 - 3, zone * 1_000_000 + 500_000, "pulkovo"),
  })),
  ...numbered(34, 37, (zone) => ({
    code: 32600 + zone,
    name: `WGS 84 / UTM ${zone}N`,
    definition: `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`,
  })),
];

export const systemOf = (code: number): System | undefined =>
  systems.find((one) => one.code === code || (code === 900913 && one.code === 3857));
