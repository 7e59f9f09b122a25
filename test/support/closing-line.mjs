/** Reporters that pass a runner's outcomes to `tellOutcomes`: one for Web Test Runner, the default one for Playwright. */
import path from "node:path";
import { tellOutcomes } from "./outcomes.mjs";
import { lastTest } from "./last-test.mjs";

/** @typedef {import("./outcomes.mjs").Outcome} Outcome */

/**
 * For Web Test Runner. A file that failed without a failed test counts as one, named by its error.
 * @returns {import("@web/test-runner").Reporter}
 */
export function closingLine() {
  return {
    stop({ sessions }) {
      tellOutcomes([...sessions].flatMap(outcomesOfSession));
    },
  };
}

/**
 * @param {import("@web/test-runner").TestSession} session
 * @returns {Outcome[]}
 */
function outcomesOfSession({ id, testFile, browser, passed, testResults, errors }) {
  const where = `${testFile} [${browser.name}]`;
  const page = { file: path.relative(".", testFile), browser: browser.name };
  const tests = testResults ? outcomesOfSuite(testResults, where) : [];
  const outcomes = tests.map((outcome) => ({ ...outcome, page }));
  const isFailureTold = outcomes.some(({ result }) => result === "failed");
  if (passed || isFailureTold) return outcomes;
  const reason = errors[0]?.message.split("\n")[0] ?? "did not load";
  const test = lastTest(id);
  const last = test ? ` Its last test: ${test}` : "";
  return [...outcomes, { title: `${where}: ${reason}${last}`, ms: 0, result: "failed", page }];
}

/**
 * @param {import("@web/test-runner").TestSuiteResult} suite
 * @param {string} where
 * @returns {Outcome[]}
 */
function outcomesOfSuite({ name, tests, suites }, where) {
  const here = name ? `${where} ${name}` : where;
  const own = tests.map((test) => ({ title: `${here} ${test.name}`, ms: test.duration ?? 0, result: resultOf(test) }));
  return [...own, ...suites.flatMap((suite) => outcomesOfSuite(suite, here))];
}

/**
 * @param {import("@web/test-runner").TestResult} test
 * @returns {Outcome["result"]}
 */
function resultOf({ skipped, passed }) {
  if (skipped) return "skipped";
  return passed ? "passed" : "failed";
}

/** For Playwright. A retried test counts once; an error outside of tests counts as one failed test. */
export default class PlaywrightClosingLine {
  /** @type {Outcome[]} */
  #outside = [];
  /** @type {import("@playwright/test/reporter").Suite | undefined} */
  #suite;

  /**
   * @param {unknown} _config
   * @param {import("@playwright/test/reporter").Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** @param {import("@playwright/test/reporter").TestError} error */
  onError({ message = "error outside of tests" }) {
    this.#outside.push({ title: message.split("\n")[0] ?? "", ms: 0, result: "failed" });
  }

  async onExit() {
    const tests = this.#suite?.allTests() ?? [];
    tellOutcomes([...this.#outside, ...tests.map(outcomeOfTest)]);
  }
}

/**
 * @param {import("@playwright/test/reporter").TestCase} test
 * @returns {Outcome}
 */
function outcomeOfTest(test) {
  const outcome = test.outcome();
  return {
    title: test.titlePath().filter(Boolean).join(" › "),
    ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    result: outcome === "skipped" ? "skipped" : outcome === "unexpected" ? "failed" : "passed",
  };
}
