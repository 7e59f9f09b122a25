import { half, rectangle, type Degrees } from "./plan.ts";

export interface District {
  id: number;
  name: string;
  geom: { type: "Polygon"; coordinates: Degrees[][] };
}

const names = ["Центральний", "Лівобережний", "Садовий", "Заводський", "Лісовий", "Вокзальний"];

/** Six rectangles, three from west to east in two rows. */
export function drawDistricts(): District[] {
  const width = (2 * half.width + 120) / 3;
  const height = (2 * half.height + 120) / 2;
  return names.map((name, index) => {
    const left = -half.width - 60 + (index % 3) * width;
    const bottom = -half.height - 60 + Math.floor(index / 3) * height;
    return {
      id: index + 1,
      name: `${name} старостинський округ`,
      geom: { type: "Polygon", coordinates: [rectangle(left, bottom, left + width, bottom + height)] },
    };
  });
}

/** The district that contains a point, `null` outside all of them. */
export function districtAt(point: Degrees, districts: District[]): number | null {
  return districts.find((district) => isInside(point, district.geom.coordinates[0] as Degrees[]))?.id ?? null;
}

/** Counts how often a ray from the point to the west crosses the ring: an odd number means inside. */
function isInside([x, y]: Degrees, ring: Degrees[]): boolean {
  const crossings = ring.slice(1).filter(([endX, endY], index) => {
    const [startX, startY] = ring[index] as Degrees;
    return startY > y !== endY > y && x < ((endX - startX) * (y - startY)) / (endY - startY) + startX;
  });
  return crossings.length % 2 === 1;
}
