/**
 * `npm test`: from a fresh clone to one closing line. Installs what is missing, builds, then runs the quick checks
 * first and the browsers last.
 *
 *     npm test                              everything; `--long` with whole storms and every flow in both browsers
 *     npm test -- units src/base elements   one step, only the files below these folders
 *     npm test -- flows test/hostile        Playwright, only files whose path holds this
 *     npm test -- outside                   comparisons with GDAL, PROJ, PostGIS, LibreOffice, PHP and others
 *     npm test -- node                      the other steps: install browsers build check node units flows db
 */
import { readdirSync } from "node:fs";
import process from "node:process";
import { checks, nodeTest } from "./check.mjs";
import { chosenBrowsers } from "./support/browser.mjs";
import { runSteps } from "./support/steps.mjs";

/** @typedef {import("./support/steps.mjs").Step} Step */

const all = [...beforeFlows(), flows(chosenBrowsers), ...onRequest()];
if (process.argv.includes("--long")) process.env["LONG"] = "1";
await runSteps(chosen(process.argv.slice(2).filter((argument) => argument !== "--long")));

/**
 * All steps of a run, or those that the arguments name, with the other arguments as their filters.
 * @param {string[]} given
 * @returns {Step[]}
 */
function chosen(given) {
  if (given.length === 0) return everyRun();
  const isNamed = (/** @type {Step} */ { name }) =>
    given.includes(name) || (given.includes("check") && checks.some((check) => check.name === name));
  const names = all.filter(isNamed).map(({ name }) => name);
  const filters = given.filter((argument) => argument !== "check" && !names.includes(argument));
  if (names.length === 0)
    throw new Error(`No step is named ${given.join(", ")}. Steps: ${all.map(({ name }) => name).join(" ")} check`);
  const needed = names.some(readsDist) ? ["install", "build"] : ["install"];
  if (names.includes("outside")) needed.push("programs");
  return all.filter(({ name }) => needed.includes(name) || names.includes(name)).map((step) => filtered(step, filters));
}

/** Each browser's flows are steps of their own, with their own limits; Chromium, which runs all of them, has two halves. */
function everyRun() {
  const halves = ["--shard=1/2", "--shard=2/2"];
  return [
    ...beforeFlows(),
    ...chosenBrowsers.flatMap((browser) =>
      (browser === "chromium" ? halves : [""]).map((half) => flows([browser], half)),
    ),
  ];
}

/** @returns {Step[]} */
function beforeFlows() {
  return [
    { name: "install", command: ["node", "test/support/install-packages.mjs"] },
    { name: "browsers", command: ["node", "test/support/install-browsers.mjs"] },
    { name: "build", command: ["node", "esbuild.config.mjs"] },
    ...checks,
    { name: "node", command: nodeTests(), isRunner: true },
    units({}),
  ];
}

/**
 * @param {Record<string, string>} env
 * @returns {Step}
 */
function units(env) {
  return {
    name: "units",
    command: ["wtr", "--config", "test/web-test-runner.config.mjs"],
    isRunner: true,
    env,
    again: (pages) =>
      units({
        UNITS: [...new Set(pages.map(({ file }) => file))].join(" "),
        BROWSERS: [...new Set(pages.map(({ browser }) => (browser === "Firefox" ? "firefox" : "chromium")))].join(","),
      }),
  };
}

/**
 * Only when named: the flows that `.ci/run` repeats on a PostgreSQL server, and the comparisons with other programs, which
 * are installed for them.
 * @returns {Step[]}
 */
function onRequest() {
  return [
    { name: "db", command: [...flows(["chromium"]).command, "--grep=@db"], isRunner: true },
    { name: "programs", command: ["node", "test/support/install-outside.mjs"] },
    { name: "outside", command: [...nodeTest, ...testsIn("test/outside")], isRunner: true },
  ];
}

/**
 * Stores the traces of failed flows in .cache/flows.
 * @param {string[]} browsers
 * @param {string} half one of two parts of the tests; all of them without it
 * @returns {Step}
 */
function flows(browsers, half = "") {
  const projects = browsers.map((browser) => `--project=${browser}`);
  return {
    name: "flows",
    command: ["playwright", "test", "--config", "test/playwright.config.ts", ...projects, ...(half ? [half] : [])],
    isRunner: true,
  };
}

/** The node tests that `check` does not run already. */
function nodeTests() {
  const checked = new Set(checks.flatMap(({ command }) => command));
  return [...nodeTest, ...testsIn("test").filter((file) => !checked.has(file))];
}

/** @param {string} folder */
function testsIn(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".test.mjs"))
    .map((file) => `${folder}/${file}`);
}

/** @param {string} name */
function readsDist(name) {
  return ["sizes", "node", "flows", "db", "outside"].includes(name);
}

/**
 * @param {Step} step
 * @param {string[]} filters
 * @returns {Step}
 */
function filtered(step, filters) {
  if (step.name === "units") return { ...step, env: { UNITS: filters.join(" ") } };
  if (step.name === "flows" || step.name === "db") return { ...step, command: [...step.command, ...filters] };
  return step;
}
