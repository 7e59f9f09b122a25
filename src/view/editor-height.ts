import type { Entry } from "../forms/schema/schema.ts";

/** Of a tall editor in px: 500 unless `size` tells the lines (R3.6-07, R9.6-04); bar and edges take 60. */
export function tallHeightPx({ size }: Entry): number {
  const lines = Number(size);
  return lines > 0 ? Math.min(lines, 200) * 20 + 60 : 500;
}
