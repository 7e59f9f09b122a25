import { degreesPerMetre, half, roundDegrees, type Degrees } from "./plan.ts";
import type { Town } from "./town.ts";

type Placed = { id: number; geom: { type: string; coordinates: unknown } };

/** `scale` copies of a town in a square; ids, cadastral numbers and the ids that point to others stay unique. */
export function enlarge(town: Town, scale: number): Town {
  const copies = Array.from({ length: scale }, (_, index) => copyTown(town, index, offsetOf(index, scale)));
  const all = <Key extends keyof Town>(key: Key) => copies.flatMap((copy) => copy[key] as Placed[]) as Town[Key];
  return {
    districts: town.districts,
    streets: all("streets"),
    parcels: all("parcels"),
    buildings: all("buildings"),
    trees: all("trees"),
    lamps: all("lamps"),
    reports: all("reports"),
    roadworks: all("roadworks"),
  };
}

function offsetOf(index: number, scale: number): Degrees {
  const side = Math.ceil(Math.sqrt(scale));
  const apart: Degrees = [2.2 * half.width * degreesPerMetre[0], 2.2 * half.height * degreesPerMetre[1]];
  return [(index % side) * apart[0], Math.floor(index / side) * apart[1]];
}

function copyTown(town: Town, copy: number, offset: Degrees): Town {
  const street = (id: number) => id + copy * town.streets.length;
  const parcel = (id: number) => id + copy * town.parcels.length;
  const moved = <Item extends Placed>(items: Item[]) => {
    const highest = Math.max(...items.map((item) => item.id));
    return items.map((item) => ({
      ...item,
      id: item.id + copy * highest,
      geom: { ...item.geom, coordinates: shift(item.geom.coordinates, offset) },
    })) as Item[];
  };
  const onStreet = <Item extends Placed & { street_id: number }>(items: Item[]) =>
    moved(items).map((item) => ({ ...item, street_id: street(item.street_id) }));
  return {
    districts: town.districts,
    streets: moved(town.streets),
    parcels: onStreet(town.parcels).map((item) => ({ ...item, cad_num: cadastralNumber(item.cad_num, copy) })),
    buildings: moved(town.buildings).map((item) => ({ ...item, parcel_id: parcel(item.parcel_id) })),
    trees: onStreet(town.trees),
    lamps: onStreet(town.lamps),
    reports: moved(town.reports),
    roadworks: onStreet(town.roadworks),
  };
}

/** Each copy has its own code in the first ten digits. */
function cadastralNumber(number: string, copy: number): string {
  return String(Number(number.slice(0, 10)) + copy) + number.slice(10);
}

/** Moves coordinates of any depth: a point, a line, rings. */
function shift(coordinates: unknown, offset: Degrees): unknown {
  const list = coordinates as unknown[];
  if (typeof list[0] !== "number") return list.map((inner) => shift(inner, offset));
  const [longitude, latitude] = list as Degrees;
  return roundDegrees([longitude + offset[0], latitude + offset[1]]);
}
