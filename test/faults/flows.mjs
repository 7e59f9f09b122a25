import { spawn } from "node:child_process";
import path from "node:path";
import process from "node:process";

/**
 * @typedef {{ file: string, title: string, ok: boolean }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite as Playwright's JSON reporter tells it
 */

/**
 * Builds the shipped files with the faults in them, then runs each fault's flows until one fails. Works in the folder
 * of the copy. Flows that fail without a fault are left out.
 * @param {{ id: number, room: string }[]} faults
 * @param {Record<string, string[]>} flowsOf names of flow files by room; "other" for rooms that are not named
 * @param {(id: number, by: string | undefined) => void} tell which flow noticed a fault
 * @returns {Promise<string[]>} the flows that fail without a fault
 */
export async function runFlows(faults, flowsOf, tell) {
  await run(["esbuild.config.mjs"]);
  const namesOf = (/** @type {string} */ room) => flowsOf[room] ?? flowsOf["other"] ?? [];
  const all = [...new Set(faults.flatMap(({ room }) => namesOf(room)))];
  const broken = await failedFlows(all, 0);
  for (const { id, room } of faults) {
    const names = namesOf(room).filter(
      (name) => !broken.some(({ file }) => path.basename(file).startsWith(`${name}.`)),
    );
    const [first] = names.length ? await failedFlows(names, id) : [];
    tell(id, first && `${first.file}: ${first.title}`);
  }
  return broken.map(({ file, title }) => `${file}: ${title}`);
}

/** With a fault only up to the first failure. @param {string[]} names @param {number} fault */
async function failedFlows(names, fault) {
  const files = names.map((name) => `/flows/${name}\\.test`);
  const until = fault ? ["-x"] : [];
  const cli = "node_modules/@playwright/test/cli.js";
  const args = ["test", "--config", "test/faults/flows.config.ts", "--project=chromium", ...until, ...files];
  const told = await run([cli, ...args], { FAULT: String(fault), BROWSERS: "chromium" });
  return specsOf(JSON.parse(told.slice(told.indexOf("{\n")))).filter(({ ok }) => !ok);
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * The output of a script under Node, whatever its exit status.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>}
 */
function run(args, env) {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 900_000,
    env: { ...process.env, ...env },
  });
  let told = "";
  child.stdout.on("data", (/** @type {Buffer} */ chunk) => (told += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(told));
  });
}
