import { longestMs, named, runTests, workers } from "./run-tests.mjs";

/**
 * @typedef {import("./run-tests.mjs").Config} Config
 * @typedef {import("./run-tests.mjs").Job} Job
 * @typedef {{ ms: number, reached: Set<number> }} Baseline of a test file without a fault: its time, and the planted places that it executes
 */

/**
 * Runs every test file once, without a fault. Those that fail are left out.
 * @param {Config} config of the project's unit tests
 */
export async function runBaseline(config) {
  /** @type {Map<string, Baseline>} */
  const files = new Map();
  /** @type {string[]} */
  const failed = [];
  const jobs = [config.files ?? []].flat().map((file, index) => ({
    file: named(file),
    fault: 0,
    worker: index % workers,
    limitMs: longestMs,
  }));
  await runTests(config, jobs, {
    tell({ file }, { ms, reached, problem }) {
      if (problem === undefined) files.set(file, { ms, reached: new Set(reached) });
      else failed.push(`${file}: ${problem}`);
    },
  });
  return { files, failed };
}

/**
 * Runs for each fault the test files that execute its place, those beside it first, until one fails twice: a file that
 * fails only once has not noticed the fault.
 * @param {Config} config
 * @param {{ id: number, file: string }[]} faults
 * @param {Map<string, Baseline>} baseline
 * @param {(id: number, by: string | undefined) => void} tell which test noticed a fault, as soon as it is known
 */
export async function runFaults(config, faults, baseline, tell) {
  const noticed = new Set();
  /** @type {Map<number, string>} the file that failed once, by the fault */
  const suspected = new Map();
  /** @type {Map<number, number>} */
  const left = new Map();
  const jobs = faults.flatMap((fault, index) => {
    const tests = testsOf(fault, baseline);
    left.set(fault.id, tests.length);
    if (tests.length === 0) tell(fault.id, undefined);
    const worker = index % workers;
    return tests.flatMap((file) => {
      const job = { file, fault: fault.id, worker, limitMs: limitOf(baseline.get(file)) };
      return [job, { ...job, isAgain: true }];
    });
  });
  if (jobs.length === 0) return;
  await runTests(config, jobs, {
    isNeeded: ({ fault, file, isAgain }) => !noticed.has(fault) && (!isAgain || suspected.get(fault) === file),
    tell({ file, fault, isAgain }, { problem }) {
      if (problem !== undefined && !isAgain) suspected.set(fault, file);
      else if (problem !== undefined) {
        noticed.add(fault);
        tell(fault, `${file}: ${problem}`);
      } else {
        left.set(fault, (left.get(fault) ?? 0) - 1);
        if (left.get(fault) === 0) tell(fault, undefined);
      }
    },
  });
}

/** @param {Baseline | undefined} baseline */
const limitOf = (baseline) => 15_000 + 4 * (baseline?.ms ?? 0);

/** @param {{ id: number, file: string }} fault @param {Map<string, Baseline>} baseline */
function testsOf({ id, file }, baseline) {
  return [...baseline]
    .filter(([, { reached }]) => reached.has(id))
    .map(([test, { ms }]) => ({ test, ms, near: commonFolders(file, test) }))
    .toSorted((a, b) => b.near - a.near || a.ms - b.ms)
    .map(({ test }) => test);
}

/** @param {string} one @param {string} other */
function commonFolders(one, other) {
  const folders = other.split("/");
  const differing = one.split("/").findIndex((folder, index) => folder !== folders[index]);
  return differing;
}
