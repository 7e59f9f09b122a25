import type { Random } from "../random.ts";
import { degreesPerMetre, roundDegrees, type Degrees } from "./plan.ts";
import type { Street } from "./streets.ts";

/** A place where a citizen saw a problem. */
export interface Report {
  id: number;
  status: string;
  priority: number;
  geom: { type: "Point"; coordinates: Degrees };
}

export interface Roadwork {
  id: number;
  kind: string;
  status: string;
  street_id: number;
  budget: number;
  geom: { type: "LineString"; coordinates: Degrees[] };
}

const statuses = ["new", "new", "assigned", "in_work", "done", "done", "rejected"];

/** 1,800 places along the streets. */
export function placeReports(random: Random, streets: Street[]): Report[] {
  return Array.from({ length: 1800 }, (_, index) => {
    const [longitude, latitude] = random.pick(random.pick(random.pick(streets).geom.coordinates));
    const coordinates = roundDegrees([
      longitude + random.between(-20, 20) * degreesPerMetre[0],
      latitude + random.between(-20, 20) * degreesPerMetre[1],
    ]);
    // One number is drawn and not used, so that the rest of the town stays as in maps of an earlier version.
    random.fraction();
    return {
      id: index + 1,
      geom: { type: "Point", coordinates },
      status: random.pick(statuses),
      priority: random.int(1, 5),
    };
  });
}

/** Up to 140 repaired stretches of streets. */
export function placeRoadworks(random: Random, streets: Street[]): Roadwork[] {
  const roadworks: Roadwork[] = [];
  for (let id = 1; id <= 140; id += 1) {
    const street = random.pick(streets);
    const line = random.pick(street.geom.coordinates);
    if (line.length < 6) continue;
    const start = random.int(0, line.length - 6);
    roadworks.push({
      id,
      geom: { type: "LineString", coordinates: line.slice(start, start + random.int(3, 6)) },
      kind: random.pick(["patching", "resurfacing", "curb", "drainage"]),
      status: random.pick(["planned", "in_work", "done"]),
      street_id: street.id,
      budget: random.int(80, 4200) * 1000,
    });
  }
  return roadworks;
}
