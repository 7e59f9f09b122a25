/** A command for unit tests: tells the test that begins, so that a page that hangs can be named with its test. */

/** @type {Record<string, string>} the last test of each session */
const last = {};

/** @returns {import("@web/test-runner").TestRunnerPlugin} */
export const lastTests = () => ({
  name: "last-tests",
  executeCommand({ command, payload, session }) {
    if (command !== "test-begins") return;
    last[session.id] = String(payload);
    return true;
  },
});

/** @param {string} session */
export const lastTest = (session) => last[session];
