import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { closingLine, count, takeOutcomes } from "./outcomes.mjs";

/** @typedef {import("./outcomes.mjs").Outcome} Outcome */
/** @typedef {import("./outcomes.mjs").Page} Page */
/**
 * One step of a run: a command. `isRunner`: its tests are counted one by one (its reporter calls `tellOutcomes`);
 * every other step counts as one. `again`: the step that runs these pages once more, and perhaps others.
 * @typedef {{ name: string, command: string[], isRunner?: boolean, env?: Record<string, string>,
 *   again?(pages: Page[]): Step }} Step
 */

const outcomeFile = path.resolve(".cache/outcomes.jsonl");
/** Longer than any step may take: a hung browser must not block the machine. */
const stepLimitMs = 40 * 60_000;

/**
 * Runs all steps, also after a failed one, and reports the ten slowest tests, the failed ones and the closing line.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Outcome[]} */
  const timed = [];
  for (const step of steps) {
    const { results, ms } = await runTwice(step);
    outcomes.push(...results);
    timed.push({ title: `step ${step.name}`, ms, result: "passed" }, ...(step.isRunner ? results : []));
  }
  tellSlowest(timed);
  tellFailed(outcomes);
  const sum = count(outcomes);
  if (sum.skipped) console.log(`\n${sum.skipped} skipped`);
  console.log(`\n${closingLine(sum)}`);
  process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

/**
 * In CI, a page with a failed test, or with no results, gets a second try in a new browser, for a busy machine may time
 * out one run of a test. All results of that try then count in place of the first ones: a test that fails twice has failed.
 * @param {Step} step
 * @returns {Promise<{ results: Outcome[], ms: number }>}
 */
async function runTwice(step) {
  const first = await runStep(step);
  const failed = first.results.filter(({ result, page }) => result === "failed" && page);
  if (!process.env["CI"] || !step.again || failed.length === 0) return first;
  console.log("\nFailed at the first try:");
  for (const { title } of failed) console.log(`  ${title}`);
  const second = await runStep(step.again(failed.flatMap(({ page }) => page ?? [])));
  const again = new Set(second.results.map(nameOfPage));
  return {
    results: [...first.results.filter((outcome) => !again.has(nameOfPage(outcome))), ...second.results],
    ms: first.ms + second.ms,
  };
}

/** @param {Outcome} outcome */
const nameOfPage = ({ title, page }) => (page ? `${page.file} ${page.browser}` : title);

/**
 * @param {Step} step
 * @returns {Promise<{ results: Outcome[], ms: number }>}
 */
async function runStep(step) {
  console.log(`\n== ${step.name}`);
  rmSync(outcomeFile, { force: true });
  const began = Date.now();
  const status = await run(step);
  const ms = Date.now() - began;
  console.log(`== ${step.name}: exit ${status} after ${seconds(ms)}`);
  return { results: resultsOf(step, status, ms), ms };
}

/**
 * @param {Step} step
 * @param {number} status
 * @param {number} ms
 * @returns {Outcome[]}
 */
function resultsOf(step, status, ms) {
  const own = { title: `step ${step.name}`, ms };
  if (!step.isRunner) return [{ ...own, result: status === 0 ? "passed" : "failed" }];
  const results = takeOutcomes(outcomeFile);
  const sum = count(results);
  const isBroken = status !== 0 && sum.failed === 0;
  const isEmpty = sum.passed + sum.failed === 0;
  if (isBroken || isEmpty)
    return [...results, { ...own, title: `${own.title} (${isEmpty ? "ran no test" : "broke off"})`, result: "failed" }];
  return results;
}

/**
 * The exit status of a command that shares our terminal and gets no input.
 * @param {Pick<Step, "command" | "env">} step
 * @returns {Promise<number>}
 */
export function run({ command: [program = "", ...given], env = {} }) {
  const bin = path.resolve("node_modules/.bin");
  const child = spawn(program, given, {
    stdio: ["ignore", "inherit", "inherit"],
    timeout: stepLimitMs,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env["PATH"] ?? ""}`,
      OUTCOMES: outcomeFile,
      ...env,
    },
  });
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** @param {Outcome[]} timed */
function tellSlowest(timed) {
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log("\nThe ten slowest:");
  for (const { title, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${title}`);
}

/** @param {Outcome[]} outcomes */
function tellFailed(outcomes) {
  const failed = outcomes.filter(({ result }) => result === "failed");
  if (failed.length > 0) console.log("\nFailed:");
  for (const { title } of failed) console.log(`  ${title}`);
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
