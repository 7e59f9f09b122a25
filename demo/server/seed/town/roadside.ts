import type { Random } from "../random.ts";
import { degreesPerMetre, roundDegrees, type Degrees } from "./plan.ts";
import type { Street } from "./streets.ts";

interface Point {
  type: "Point";
  coordinates: Degrees;
}

export interface Tree {
  id: number;
  species: string;
  height_m: number;
  diameter_cm: number;
  condition: string;
  street_id: number;
  planted: number;
  geom: Point;
}

export interface Lamp {
  id: number;
  street_id: number;
  power_w: number;
  led: boolean;
  geom: Point;
}

export const species = ["Липа", "Клен", "Дуб", "Каштан", "Береза", "Тополя", "Верба", "Ясен", "Сосна", "Горобина"];

/** Trees on both sides of every street, nine metres from its middle, with gaps. */
export function plantTrees(random: Random, streets: Street[]): Tree[] {
  const trees: Tree[] = [];
  for (const street of streets) {
    for (const [from, to] of segments(street)) {
      for (const side of [-1, 1]) {
        if (random.fraction() >= 0.62) continue;
        trees.push({
          id: trees.length + 1,
          geom: { type: "Point", coordinates: beside(from, to, random.fraction(), side * 9) },
          species: random.pick(species),
          height_m: Number(random.between(2, 24).toFixed(1)),
          diameter_cm: random.int(6, 90),
          condition: random.pick(["good", "good", "good", "fair", "poor", "dead"]),
          street_id: street.id,
          planted: random.int(1955, 2024),
        });
      }
    }
  }
  return trees;
}

/** A lamp every sixty metres of each main street. */
export function placeLamps(random: Random, streets: Street[]): Lamp[] {
  const places = streets
    .filter((street) => street.class === "main")
    .flatMap((street) => street.geom.coordinates.flat().map((coordinates) => ({ street, coordinates })));
  return places.map(({ street, coordinates }, index) => ({
    id: index + 1,
    street_id: street.id,
    power_w: random.pick([35, 60, 90, 150]),
    led: random.fraction() < 0.6,
    geom: { type: "Point", coordinates },
  }));
}

function segments(street: Street): [Degrees, Degrees][] {
  return street.geom.coordinates.flatMap((line) =>
    line.slice(1).map((to, index): [Degrees, Degrees] => [line[index] as Degrees, to]),
  );
}

/** A point `metres` left of the segment, at the part `t` of its length. */
function beside(from: Degrees, to: Degrees, t: number, metres: number): Degrees {
  const [perX, perY] = degreesPerMetre;
  const east = (to[0] - from[0]) / perX;
  const north = (to[1] - from[1]) / perY;
  const length = Math.hypot(east, north);
  return roundDegrees([
    from[0] + (to[0] - from[0]) * t - (north / length) * metres * perX,
    from[1] + (to[1] - from[1]) * t + (east / length) * metres * perY,
  ]);
}
