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
  named(test.err as Compared | undefined);
  if (test.state === "passed" && (test as unknown as { currentRetry(): number }).currentRetry() > 0)
    console.warn(`Passed in its second try: ${last}`);
});

type Compared = { actual?: unknown; expected?: unknown };
/** A compared element goes into the report by its name: its whole tree, with React's objects, would take minutes. */
function named(error: Compared | undefined): void {
  for (const side of ["actual", "expected"] as const)
    if (error?.[side] instanceof Node) error[side] = `<${error[side].nodeName.toLowerCase()}>`;
}
