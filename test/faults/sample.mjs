import { createHash } from "node:crypto";
import { kinds } from "./kinds.mjs";

/** @typedef {import("./find.mjs").Fault} Fault */

/**
 * `count` of the faults, each kind by its weight, at most one per line. The order comes from a hash of the seed and
 * each fault's own words, so an edit elsewhere in the room changes the sample little.
 * @template {Fault} T
 * @param {T[]} faults
 * @param {{ seed: string, count: number }} how
 */
export function sample(faults, { seed, count }) {
  const drawn = Object.entries(kinds).flatMap(([kind, { weight }]) =>
    faults
      .filter((fault) => fault.kind === kind)
      .map((fault) => ({ fault, chance: chanceOf(fault, seed) }))
      .toSorted((a, b) => a.chance - b.chance)
      .map(({ fault, chance }, rank) => ({ fault, place: (rank + chance) / weight })),
  );
  const lines = new Set();
  /** @type {T[]} */
  const taken = [];
  for (const { fault } of drawn.toSorted((a, b) => a.place - b.place)) {
    const line = `${fault.file}:${fault.line}`;
    if (taken.length < count && !lines.has(line)) taken.push(fault);
    lines.add(line);
  }
  return taken;
}

/** A number from 0 to 1, always the same for a fault and a seed. @param {Fault} fault @param {string} seed */
function chanceOf({ file, source, kind, before, after }, seed) {
  const hash = createHash("sha256").update([seed, file, source, kind, before, after].join("\n"));
  return hash.digest().readUInt32BE() / 2 ** 32;
}
