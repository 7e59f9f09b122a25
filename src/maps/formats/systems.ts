/**
 * Reference systems in which files come, by their EPSG numbers, as strings for PROJ. Parameters: EPSG dataset 12 by way of
 * PROJ 9; UCS-2000 and Pulkovo 1942 to WGS 84 as the State Geodetic Service of Ukraine and GOST 32453-2017 give them.
 */
const toWgs = { ucs: "25,-141,-78.5,0,0.35,0.736,0", pulkovo: "23.57,-140.95,-79.8,0,0.35,0.79,-0.22" };

const gauss = (middle: number, east: number, shift: string): string =>
  `+proj=tmerc +lat_0=0 +lon_0=${middle} +k=1 +x_0=${east} +y_0=0 +ellps=krass +towgs84=${shift} +units=m +no_defs`;

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
    definition: gauss(zone * 3, 300_000, toWgs.ucs),
  })),
  ...numbered(4, 7, (zone) => ({
    code: 5558 + zone,
    name: `УСК-2000 / GK ${zone}`,
    definition: gauss(zone * 6 - 3, zone * 1_000_000 + 500_000, toWgs.ucs),
  })),
  ...regions.map(([code, region, middle]) => ({
    code,
    name: `УСК-2000 / МСК-${region}`,
    definition: gauss(middle, 300_000, toWgs.ucs),
  })),
  ...numbered(4, 7, (zone) => ({
    code: 28400 + zone,
    name: `СК-42 / GK ${zone}`,
    definition: gauss(zone * 6 - 3, zone * 1_000_000 + 500_000, toWgs.pulkovo),
  })),
  ...numbered(34, 37, (zone) => ({
    code: 32600 + zone,
    name: `WGS 84 / UTM ${zone}N`,
    definition: `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`,
  })),
];

export const systemOf = (code: number): System | undefined =>
  systems.find((one) => one.code === code || (code === 900913 && one.code === 3857));
