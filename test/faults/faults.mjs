/**
 * `npm run test:faults`: plants faults in the source and reports which of them no test notices.
 *
 *     npm run test:faults                              20 faults in each room below, run by the unit tests
 *     npm run test:faults -- src/values src/base       any other folders
 *     npm run test:faults -- --seed 7 --count 40       the same faults again; more of them
 *     npm run test:faults -- --flows src/forms         then the flows of flows.json, for faults that the unit tests did not notice
 *
 * A copy of the project holds all faults behind a switch, so it is bundled once. Exit status 1 when less than 85 % of
 * a room's faults are noticed. Faults without effect are listed in equal.json, with the reason.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { fits, outdated, readEqual } from "./equal.mjs";
import { findFaults } from "./find.mjs";
import { runFlows } from "./flows.mjs";
import { copyWithFaults } from "./project-copy.mjs";
import { isEnough, print, tellFault, tellOutdated, tellRooms } from "./report.mjs";
import { roomFiles } from "./room-files.mjs";
import { sample } from "./sample.mjs";
import { runBaseline, runFaults } from "./units.mjs";

/**
 * @typedef {import("./plant.mjs").Planted & { room: string, isReached?: boolean, by?: string | undefined }} Fault
 * `isReached`: by a unit test; `by`: the test that noticed it
 */

const usual = ["src/forms", "src/server", "src/page", "elements/form", "elements/fields"];
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 10_000)) },
    count: { type: "string", default: "20" },
    flows: { type: "boolean", default: false },
  },
});
const rooms = positionals.length ? positionals.map((room) => room.replace(/\/$/, "")) : usual;

print(`Seed ${given.seed}, ${given.count} faults a room: ${rooms.join(" ")}`);
const faults = await chooseFaults();
process.env["ORIGINAL"] = process.cwd();
process.chdir(copyWithFaults(process.cwd(), faults));
await runUnits();
if (given.flows) await runTheirFlows();
tellRooms(rooms, faults);
process.exitCode = isEnough(rooms, faults) ? 0 : 1;

/** @returns {Promise<(Fault & { code: string })[]>} with the code of their files */
async function chooseFaults() {
  const equal = readEqual("test/faults/equal.json");
  tellOutdated(await outdated(equal));
  const chosen = [];
  for (const room of rooms) {
    const found = await Promise.all(roomFiles(room).map((file) => findFaults(file, readFileSync(file, "utf8"))));
    const all = found.flatMap(({ code, faults: own }) => own.map((fault) => ({ ...fault, code, room })));
    const open = all.filter((fault) => !equal.some((one) => fits(one, fault)));
    for (const fault of sample(open, { seed: given.seed, count: Number(given.count) }))
      chosen.push({ ...fault, id: chosen.length + 1 });
  }
  return chosen;
}

async function runUnits() {
  process.env["BROWSERS"] = "chromium";
  const { default: config } = await import(pathToFileURL(path.resolve("test/web-test-runner.config.mjs")).href);
  const { files, failed } = await runBaseline(config);
  if (!files.size) throw new Error("No unit test runs in the copy.");
  print(`${files.size} unit test files take part.`);
  for (const one of failed) print(`  fails without a fault: ${one}`);
  for (const fault of faults) fault.isReached = [...files.values()].some(({ reached }) => reached.has(fault.id));
  await runFaults(config, faults, files, tell());
}

async function runTheirFlows() {
  const survived = faults.filter(({ by }) => by === undefined);
  const flowsOf = JSON.parse(readFileSync("test/faults/flows.json", "utf8"));
  print(`\nThe flows, for ${survived.length} faults:`);
  const broken = await runFlows(survived, flowsOf, tell());
  for (const one of broken) print(`  fails without a fault: ${one}`);
}

/** Records and prints the test that noticed a fault. */
function tell() {
  let done = 0;
  return (/** @type {number} */ id, /** @type {string | undefined} */ by) => {
    const fault = faults.find((one) => one.id === id);
    if (!fault) return;
    fault.by = by;
    tellFault(fault, ++done);
  };
}
