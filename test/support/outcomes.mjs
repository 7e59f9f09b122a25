import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/**
 * One test, or one step without a test runner. `page`: where a unit test ran.
 * @typedef {{ file: string, browser: string }} Page
 * @typedef {{ title: string, ms: number, result: "passed" | "failed" | "skipped", page?: Page }} Outcome
 */
/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Called by a runner's reporter at the end: prints the runner's closing line, and stores the outcomes for
 * `test/run.mjs`, which names a file for them in OUTCOMES.
 * @param {Outcome[]} outcomes
 */
export function tellOutcomes(outcomes) {
  const file = process.env["OUTCOMES"];
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    for (const outcome of outcomes) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
  }
  // The newline is needed because Web Test Runner leaves cursor escapes at the start of the line.
  console.log(`\n${closingLine(count(outcomes))}`);
}

/**
 * Reads and removes the outcomes of the last runner; an empty list when it stopped before its end.
 * @param {string} file
 * @returns {Outcome[]}
 */
export function takeOutcomes(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  rmSync(file);
  return lines.map((line) => JSON.parse(line));
}

/**
 * @param {Outcome[]} outcomes
 * @returns {Count}
 */
export function count(outcomes) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { result } of outcomes) sum[result] += 1;
  return sum;
}

/**
 * The one line that people and CI look for. Skipped tests are reported before it, never in it.
 * @param {Count} sum
 */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
