import path from "node:path";
import process from "node:process";
import { startTestRunner } from "@web/test-runner";
import puppeteer from "puppeteer-core";
import { chromeArgs, quickChromePath } from "../support/browser.mjs";
import { pages } from "./pages.mjs";

/**
 * @typedef {import("@web/test-runner").TestSession} TestSession
 * @typedef {import("@web/test-runner").TestSessionManager} Sessions
 * @typedef {import("@web/test-runner").TestRunnerConfig} Config
 * @typedef {{ file: string, fault: number, worker: number, limitMs: number, isAgain?: boolean }} Job one test file with one fault (0: none) in one of two workers
 * @typedef {{ ms: number, reached: number[], problem: string | undefined }} Outcome `reached`: the planted places that the file executed
 */

/** A fault that hangs counts as noticed: limit of one test; a file has its job's limit, which is never longer. */
const testMs = 10_000;
export const longestMs = 180_000;
export const workers = 2;

/**
 * One run of Web Test Runner, with the project's own configuration, server and commands, in our own pages. The jobs of
 * a worker run in order.
 * @param {Config} config
 * @param {Job[]} jobs
 * @param {object} how
 * @param {(job: Job) => boolean} [how.isNeeded] asked before each job begins
 * @param {(job: Job, outcome: Outcome) => void} how.tell
 */
export async function runTests(config, jobs, { isNeeded = () => true, tell }) {
  const browser = await puppeteer.launch({
    executablePath: quickChromePath(),
    args: chromeArgs,
    protocolTimeout: longestMs,
  });
  /** @type {(sessions: Sessions) => void} */
  let start = () => {};
  /** @type {Promise<Sessions>} */
  const sessions = new Promise((resolve) => (start = resolve));
  const jobOf = (/** @type {TestSession} */ session) => /** @type {Job} */ (jobs[Number(session.group.name)]);
  /** @type {Map<string, { began: number, reached: number[] }>} */
  const ran = new Map();
  const browsers = Array.from({ length: workers }, (_, worker) =>
    pages({
      name: `Chromium ${worker}`,
      browser,
      async taskOf(id) {
        const job = jobOf(/** @type {TestSession} */ ((await sessions).get(id)));
        if (!isNeeded(job)) return undefined;
        ran.set(id, { began: Date.now(), reached: [] });
        return job;
      },
      tellReached: (id, reached) => void ran.set(id, { began: Date.now(), ...ran.get(id), reached }),
    }),
  );
  const finish = (/** @type {TestSession} */ session) => {
    const found = ran.get(session.id);
    if (session.status !== "FINISHED" || !found) return;
    const problem = session.passed ? undefined : whyFailed(session);
    tell(jobOf(session), { ms: Date.now() - found.began, reached: found.reached, problem });
  };
  const { files: _, ...own } = config;
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      ...own,
      groups: jobs.map(({ file, worker }, index) => ({
        name: String(index),
        files: [file],
        browsers: [at(browsers, worker)],
      })),
      browsers,
      concurrentBrowsers: workers,
      testsFinishTimeout: longestMs,
      testFramework: { config: { timeout: testMs, bail: true } },
      logger: silent,
      reporters: [
        {
          start({ sessions: all }) {
            all.on("session-status-updated", finish);
            start(all);
          },
        },
      ],
    },
  });
  await new Promise((resolve) => runner?.on("stopped", resolve));
  await browser.close();
}

/** The path of a test file as the project writes it. @param {string} file */
export const named = (file) => path.relative(process.cwd(), file).replaceAll("\\", "/");

/** @template T @param {T[]} list @param {number} index @returns {T} */
const at = (list, index) => /** @type {T} */ (list[index % list.length]);

/** @param {TestSession} session */
function whyFailed({ errors, testResults }) {
  return (testResults && failedTest(testResults)) ?? errors[0]?.message ?? "did not run";
}

/** @param {import("@web/test-runner").TestSuiteResult} suite @returns {string | undefined} */
function failedTest({ tests, suites }) {
  return tests.find(({ passed, skipped }) => !passed && !skipped)?.name ?? suites.map(failedTest).find(Boolean);
}

const nothing = () => {};
const silent = {
  log: nothing,
  debug: nothing,
  error: nothing,
  warn: nothing,
  group: nothing,
  groupEnd: nothing,
  logSyntaxError: nothing,
};
