import { half, toDegrees, type Metres } from "../seed/town/plan.ts";

/** The river and the park of the plan, which no table holds, as GeoJSON. */
export const ground: Record<string, { type: "Polygon"; coordinates: number[][][] }> = {
  water: area([...bank(95), ...bank(-95).toReversed()]),
  park: area(Array.from({ length: 48 }, (_, step) => around((step * Math.PI) / 24))),
};

function bank(away: number): Metres[] {
  const steps = 2 * Math.round(half.width / 30) + 8;
  return Array.from({ length: steps }, (_, step) => {
    const x = -half.width - 120 + step * 30;
    return [x, -900 + 260 * Math.sin(x / 900) + 90 * Math.sin(x / 310) + away];
  });
}

function around(angle: number): Metres {
  return [900 + 420 * Math.cos(angle), 700 + 300 * Math.sin(angle)];
}

function area(corners: Metres[]): { type: "Polygon"; coordinates: number[][][] } {
  return { type: "Polygon", coordinates: [[...corners, corners[0]!].map(toDegrees)] };
}
