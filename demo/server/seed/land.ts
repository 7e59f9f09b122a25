import type { Calendar } from "./calendar.ts";
import { firstNames, surnames } from "./persons.ts";
import type { Random } from "./random.ts";
import type { Lamp, Tree } from "./town/roadside.ts";
import type { Parcel } from "./town/parcels.ts";
import { districtAt, type District } from "./town/districts.ts";
import type { Street } from "./town/streets.ts";

/** Streets with the district in which their middle lies. */
export const withDistricts = (streets: Street[], districts: District[]) =>
  streets.map((street) => {
    const points = street.geom.coordinates.flat();
    return { ...street, district_id: districtAt(points[Math.floor(points.length / 2)]!, districts) };
  });

/** One address for each house number of a street; the point is a corner of its first parcel. */
export function makeAddresses(parcels: Parcel[], streets: Street[]) {
  const first = new Map<string, Parcel>();
  for (const parcel of parcels) {
    const key = `${parcel.street_id}/${parcel.house}`;
    if (!first.has(key)) first.set(key, parcel);
  }
  return [...first.values()].map((parcel, index) => {
    const [x, y] = parcel.geom.coordinates[0]?.[0] ?? [0, 0];
    const street = streets[parcel.street_id - 1]?.name ?? "";
    return {
      id: index + 1,
      street_id: parcel.street_id,
      house: parcel.house,
      text: `${street}, ${parcel.house}`,
      x,
      y,
    };
  });
}

export function makeParcels(parcels: Parcel[], random: Random, calendar: Calendar) {
  return parcels.map((parcel) => {
    const isLeased = parcel.status === "lease";
    const owner = { name: `${random.pick(surnames)} ${random.pick(firstNames)}`, share: 1 };
    return {
      ...parcel,
      price: Math.round(parcel.area_ha * 1_000_000 * random.between(0.4, 1.4)),
      lease_from: isLeased ? calendar.date(-random.int(100, 2000)) : null,
      lease_to: isLeased ? calendar.date(random.int(-60, 900)) : null,
      owner: parcel.ownership === "private" ? owner : null,
      created: calendar.time(-random.int(1, 2000)),
      created_by: random.int(1, 24),
    };
  });
}

export function makeTrees(trees: Tree[]) {
  return trees.map((tree) => ({
    ...tree,
    code: `Д-${String(tree.id).padStart(5, "0")}`,
    alive: tree.condition !== "dead",
    planted: `${tree.planted}-04-01`,
    leaf_colors: "#3f9b3f,#c9c43a",
  }));
}

export function makeLamps(lamps: Lamp[], random: Random) {
  return lamps.map(({ id, ...lamp }) => ({
    gid: id,
    ...lamp,
    on_at: "20:30",
    off_at: random.pick(["05:30", "24:00"]),
  }));
}
