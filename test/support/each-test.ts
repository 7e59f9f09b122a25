/** Runs beside each test of the units, in its page. */
import { executeServerCommand } from "@web/test-runner-commands";

let last = "an earlier file";

/** Not waited for: a page that hangs is reported with its last test. */
beforeEach(function () {
  const test = this.currentTest?.fullTitle();
  executeServerCommand("test-begins", test).catch(() => undefined);
});

/** Without the focus of the window, events of focus do not come, in Firefox in all files that follow. */
beforeEach(async function () {
  if (document.hasFocus()) return;
  console.warn(`The page had no focus of the window after: ${last}`);
  if (!(await executeServerCommand("take-focus"))) throw new Error("The page cannot take the focus of the window.");
});

/** Says which tests passed only when they ran again, because Web Test Runner counts them as passed. */
afterEach(function () {
  const test = this.currentTest;
  if (!test) return;
  last = test.fullTitle();
  if (test.state === "passed" && (test as unknown as { currentRetry(): number }).currentRetry() > 0)
    console.warn(`Passed in its second try: ${last}`);
});
