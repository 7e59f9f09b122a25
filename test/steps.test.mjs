/** The second try of test pages that told no results. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import process from "node:process";
import { describe, it } from "node:test";

/** A run of one step whose page hangs at its first try, and then has the results given. @param {string} second @param {Record<string, string>} env */
function run(second, env) {
  const tell = (/** @type {string} */ outcomes) =>
    `import { tellOutcomes } from "./test/support/outcomes.mjs"; tellOutcomes(${outcomes})`;
  const step = (/** @type {string} */ outcomes) => ({
    name: "units",
    command: ["node", "--input-type=module", "-e", tell(outcomes)],
    isRunner: true,
  });
  const hung = `[{ title: "a", ms: 1, result: "passed" }, { title: "b hung", ms: 0, result: "failed", silent: { file: "b", browser: "Firefox" } }]`;
  const code = `import { runSteps } from "./test/support/steps.mjs";
    await runSteps([{ ...${JSON.stringify(step(hung))}, again: ([{ file }]) => ({ ...${JSON.stringify(step(second))}, env: { FILE: file } }) }]);`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, said: stdout.trim().split("\n").at(-1) };
}

describe("pages of tests that tell no results", () => {
  it("run once more in CI, and their second results count", () => {
    assert.deepEqual(run('[{ title: process.env["FILE"], ms: 1, result: "passed" }]', { CI: "true" }), {
      status: 0,
      said: "2 passed, 0 failed",
    });
  });

  it("have failed when they tell none again", () => {
    const again = `[{ title: "b hung", ms: 0, result: "failed", silent: { file: "b", browser: "Firefox" } }]`;
    assert.deepEqual(run(again, { CI: "true" }), { status: 1, said: "1 passed, 1 failed" });
  });

  it("have failed at once outside of CI", () => {
    assert.deepEqual(run("[]", { CI: "" }), { status: 1, said: "1 passed, 1 failed" });
  });
});
