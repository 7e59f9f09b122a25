import type { Random } from "../random.ts";
import { isPark, isWater, rectangle, type Degrees } from "./plan.ts";
import type { Grid, Street } from "./streets.ts";

interface Polygon {
  type: "Polygon";
  coordinates: Degrees[][];
}

export interface Parcel {
  id: number;
  cad_num: string;
  purpose: string;
  ownership: string;
  area_ha: number;
  street_id: number;
  house: string;
  status: string;
  geom: Polygon;
}

export interface Building {
  id: number;
  parcel_id: number;
  floors: number;
  kind: string;
  geom: Polygon;
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const purposes = ["02.01", "02.01", "02.01", "02.03", "03.07", "07.02", "11.02"];

/** Each block between streets is cut into two rows of two to four parcels; most get a building. */
export function drawParcels(random: Random, { xs, ys }: Grid, streets: Street[]) {
  const parcels: Parcel[] = [];
  const buildings: Building[] = [];
  let buildingId = 0;
  for (const { block, column, row } of blocks(xs, ys)) {
    const street = streets[column] as Street;
    const acrossCount = random.int(2, 4);
    for (const { box, number } of cut(block, acrossCount)) {
      if (isWater([box.left, box.bottom]) || isWater([box.right, box.top])) continue;
      const id = parcels.length + 1;
      const place = [pad(column + 1, 2), pad(row + 1, 3), pad(number, 4)].join(":");
      parcels.push({
        id,
        cad_num: `3221800000:${place}`,
        purpose: random.pick(purposes),
        ownership: random.pick(["private", "private", "municipal", "state"]),
        area_ha: Number((((box.right - box.left) * (box.top - box.bottom)) / 10_000).toFixed(4)),
        street_id: street.id,
        house: String(random.int(1, 140)),
        status: random.pick(["draft", "active", "active", "active", "lease", "archived"]),
        geom: { type: "Polygon", coordinates: [rectangle(box.left, box.bottom, box.right, box.top)] },
      });
      if (random.fraction() >= 0.85) continue;
      buildingId += 1;
      const geom = drawHouse(random, box);
      if (!geom) continue;
      const floors = random.pick([1, 1, 2, 2, 5, 9]);
      const kind = random.pick(["house", "house", "flats", "school", "shop"]);
      buildings.push({ id: buildingId, parcel_id: id, floors, kind, geom });
    }
  }
  return { parcels, buildings };
}

/** The blocks between neighbouring streets, except those in the river or the park. */
function blocks(xs: number[], ys: number[]): { block: Box; column: number; row: number }[] {
  const all = xs.slice(1).flatMap((east, column) =>
    ys.slice(1).map((north, row) => {
      const west = xs[column] as number;
      const south = ys[row] as number;
      return { block: { left: west + 14, right: east - 14, bottom: south + 12, top: north - 12 }, column, row };
    }),
  );
  return all.filter(({ block }) => {
    const middle: [number, number] = [(block.left + block.right) / 2, (block.bottom + block.top) / 2];
    return !isWater(middle) && !isPark(middle);
  });
}

function cut(block: Box, acrossCount: number): { box: Box; number: number }[] {
  const width = block.right - block.left;
  const middle = (block.bottom + block.top) / 2;
  return Array.from({ length: acrossCount * 2 }, (_, index) => {
    const across = Math.floor(index / 2);
    const isUpper = index % 2 === 1;
    const box = {
      left: block.left + (width * across) / acrossCount,
      right: block.left + (width * (across + 1)) / acrossCount - 1,
      bottom: isUpper ? middle + 0.5 : block.bottom,
      top: isUpper ? block.top : middle - 0.5,
    };
    return { box, number: index + 1 };
  });
}

/** A house in the corner of a parcel, `undefined` where there is no room for one. */
function drawHouse(random: Random, box: Box): Polygon | undefined {
  const margin = random.between(6, 14);
  const width = Math.min(box.right - box.left - 2 * margin, random.between(10, 34));
  const depth = Math.min(box.top - box.bottom - 2 * margin, random.between(9, 22));
  if (width <= 5 || depth <= 5) return undefined;
  const [left, bottom] = [box.left + margin, box.bottom + margin];
  return { type: "Polygon", coordinates: [rectangle(left, bottom, left + width, bottom + depth)] };
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, "0");
}
