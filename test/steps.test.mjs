/** The second try of test pages with a failed test, or without results. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import process from "node:process";
import { describe, it } from "node:test";

const [a, b] = ["a", "b"].map((file) => `page: { file: "${file}", browser: "Firefox" }`);
const failedOnce = `[
  { title: "a 1", ms: 1, result: "passed", ${a} },
  { title: "b 1", ms: 1, result: "passed", ${b} },
  { title: "b 2", ms: 1, result: "failed", ${b} },
]`;

/** A run of one step that tells these outcomes at its first try, and others at its second. @param {string} second @param {Record<string, string>} env */
function run(second, env, first = failedOnce) {
  const tell = (/** @type {string} */ outcomes) =>
    `import { tellOutcomes } from "./test/support/outcomes.mjs"; tellOutcomes(${outcomes})`;
  const step = (/** @type {string} */ outcomes) => ({
    name: "units",
    command: ["node", "--input-type=module", "-e", tell(outcomes)],
    isRunner: true,
  });
  const code = `import { runSteps } from "./test/support/steps.mjs";
    const again = ([{ file }]) => ({ ...${JSON.stringify(step(second))}, env: { FILE: file } });
    await runSteps([{ ...${JSON.stringify(step(first))}, again }]);`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, said: stdout.trim().split("\n").at(-1) };
}

describe("pages with a failed test", () => {
  it("run once more in CI, and all results of their second try count in place of the first", () => {
    const passed = `["b 1", "b 2"].map((title) => ({ title, ms: 1, result: process.env["FILE"] === "b" ? "passed" : "failed", ${b} }))`;
    assert.deepEqual(run(passed, { CI: "true" }), { status: 0, said: "3 passed, 0 failed" });
  });

  it("have failed when a test fails then, be it another one", () => {
    const other = `[{ title: "b 1", ms: 1, result: "failed", ${b} }, { title: "b 2", ms: 1, result: "passed", ${b} }]`;
    assert.deepEqual(run(other, { CI: "true" }), { status: 1, said: "2 passed, 1 failed" });
  });

  it("have failed when they tell no results at either try", () => {
    const hung = `[{ title: "b hung", ms: 0, result: "failed", ${b} }]`;
    assert.deepEqual(run(hung, { CI: "true" }, hung), { status: 1, said: "0 passed, 1 failed" });
    assert.deepEqual(run("[]", { CI: "true" }, hung), { status: 1, said: "0 passed, 2 failed" });
  });

  it("have failed at once outside of CI", () => {
    assert.deepEqual(run("[]", { CI: "" }), { status: 1, said: "2 passed, 1 failed" });
  });
});
