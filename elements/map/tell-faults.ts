import { logMistake } from "../../src/base/mistakes.ts";
import type { Fault, ReadFeatures } from "../../src/maps/features/read-placed.ts";

export type Faults = Omit<ReadFeatures, "index">;

/** Tells the author what was left out. */
export function tellFaults(what: string, { left, faults, unknownSystem }: Faults): void {
  const found = Object.entries(faults) as [Fault, number][];
  if (!found.length) return;
  const list = found.map(([fault, count]) => `${fault} ${count}`).join(", ");
  const system =
    unknownSystem === undefined
      ? ""
      : ` The system "${unknownSystem}" is not known: EPSG:4326, EPSG:3857, or a Ukrainian one.`;
  logMistake(`vs-map: ${what}: ${left} features left out; faults: ${list}.${system}`);
}
