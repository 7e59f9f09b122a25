/**
 * `npm run test:faults`: plants faults in the source and tells which of them no test notices.
 *
 *     npm run test:faults                              20 faults a room, in the five rooms below
 *     npm run test:faults -- src/values src/base       any other folders
 *     npm run test:faults -- --seed 7 --count 40       the same faults again; more of them
 *     npm run test:faults -- --flows src/forms         then the flows, for what the unit tests did not notice
 *
 * Exit status 1 when less than 85 % of a room's faults are noticed. Faults that change nothing stand in equal.json.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { fits, outdated, readEqual } from "./equal.mjs";
import { findFaults, isPlantable } from "./find.mjs";
import { copyWithFaults } from "./project-copy.mjs";
import { isEnough, print, tellFault, tellOutdated, tellRooms } from "./report.mjs";
import { sample } from "./sample.mjs";
import { runBaseline, runFaults } from "./units.mjs";

/** @typedef {import("./plant.mjs").Planted & { room: string, by?: string | undefined }} Fault `by`: the test that noticed it */

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

const root = process.cwd();
const equal = readEqual("test/faults/equal.json");
tellOutdated(await outdated(equal));
print(`Seed ${given.seed}, ${given.count} faults a room: ${rooms.join(" ")}`);
const faults = await choose();
process.chdir(await copyWithFaults(root, faults));

process.env["BROWSERS"] = "chromium";
const { default: config } = await import(pathToFileURL(path.resolve("test/web-test-runner.config.mjs")).href);
const { files, failed } = await runBaseline(config);
print(`\n${files.size} test files take part.`);
for (const one of failed) print(`  without a fault fails ${one}`);
let done = 0;
await runFaults(config, faults, files, (id, by) => {
  const fault = faults.find((one) => one.id === id);
  if (!fault) return;
  fault.by = by;
  tellFault(fault, `${++done}/${faults.length}`);
});
tellRooms(rooms, faults);
process.exitCode = isEnough(rooms, faults) ? 0 : 1;

/** @returns {Promise<Fault[]>} */
async function choose() {
  /** @type {Fault[]} */
  const chosen = [];
  for (const room of rooms) {
    const all = readdirSync(room, { recursive: true, encoding: "utf8" })
      .map((file) => `${room}/${file}`.replaceAll("\\", "/"))
      .filter(isPlantable);
    const found = await Promise.all(all.toSorted().map((file) => findFaults(file, readFileSync(file, "utf8"))));
    const open = found.flatMap((file) => file.faults).filter((fault) => !equal.some((one) => fits(one, fault)));
    for (const fault of sample(open, { seed: given.seed, count: Number(given.count) }))
      chosen.push({ ...fault, room, id: chosen.length + 1 });
  }
  return chosen;
}
