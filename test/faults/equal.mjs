import { existsSync, readFileSync } from "node:fs";
import { findFaults } from "./find.mjs";

/**
 * A fault without any visible effect: judged by a person, with the reason.
 * @typedef {{ file: string, line: string, kind: string, before?: string, after?: string, reason: string }} Equal
 * `line`: the source of the line, without spaces around; `before`, `after`: only this change, when the line has several
 * @typedef {import("./find.mjs").Fault} Fault
 */

/** @param {string} list a JSON file; an empty list without the file @returns {Equal[]} */
export const readEqual = (list) => (existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []);

/** @param {Equal} equal @param {Fault} fault */
export const fits = ({ file, line, kind, before, after }, fault) =>
  [fault.file, fault.source, fault.kind].join("\n") === [file, line, kind].join("\n") &&
  (before ?? fault.before) === fault.before &&
  (after ?? fault.after) === fault.after;

/** Entries that match no source any more. @param {Equal[]} list */
export async function outdated(list) {
  const fitting = await Promise.all(
    list.map(async (equal) => {
      if (!existsSync(equal.file)) return false;
      const { faults } = await findFaults(equal.file, readFileSync(equal.file, "utf8"));
      return faults.some((fault) => fits(equal, fault));
    }),
  );
  return list.filter((_, index) => !fitting[index]);
}
