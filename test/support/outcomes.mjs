import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** @typedef {{ title: string, ms: number, result: "passed" | "failed" | "skipped" }} Outcome one test, or one step that is no test runner */
/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * What a runner's reporter calls at the end: prints the runner's closing line, and leaves the outcomes for
 * `test/run.mjs`, which names a file for them in OUTCOMES.
 * @param {Outcome[]} outcomes
 */
export function tellOutcomes(outcomes) {
  const file = process.env["OUTCOMES"];
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    for (const outcome of outcomes) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
  }
  // The newline first: Web Test Runner leaves cursor escapes at the start of the line.
  console.log(`\n${closingLine(count(outcomes))}`);
}

/**
 * What the runner that was just run has left; nothing when it broke off before its end.
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
 * The one line that people and CI look for. Skipped tests are told before it, never in it.
 * @param {Count} sum
 */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
