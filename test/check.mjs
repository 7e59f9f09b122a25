/** `npm run check`: format, lint, types, unused, floors, doors, sizes; each counts as a test. Needs no browser. */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { runSteps } from "./support/steps.mjs";

/** `node --test` prints with the spec reporter and counts with ours. */
export const nodeTest = [
  "node",
  "--test",
  "--test-reporter=spec",
  "--test-reporter-destination=stdout",
  "--test-reporter=./test/support/node-reporter.mjs",
  "--test-reporter-destination=stdout",
];

/** @type {import("./support/steps.mjs").Step[]} */
export const checks = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { name: "types", command: ["tsc"] },
  { name: "unused", command: ["knip", "--no-progress"] },
  { name: "floors", command: [...nodeTest, "test/floors.test.mjs"], isRunner: true },
  { name: "doors", command: [...nodeTest, "test/doors.test.mjs"], isRunner: true },
  { name: "sizes", command: ["node", "test/sizes.mjs"] },
];

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runSteps([{ name: "build", command: ["node", "esbuild.config.mjs"] }, ...checks]);
