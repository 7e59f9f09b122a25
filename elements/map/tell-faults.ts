import type { Fault, ReadFeatures } from "../../src/maps/features/read-placed.ts";

export type Faults = Omit<ReadFeatures, "placed">;

/** Tells the author what was left out. */
export function tellFaults(what: string, { left, faults }: Faults): void {
  const found = Object.entries(faults) as [Fault, number][];
  if (!found.length) return;
  const list = found.map(([fault, count]) => `${fault} ${count}`).join(", ");
  console.error(`vs-map: ${what}: ${left} features left out; faults: ${list}. See the reference, vs-map.`);
}
