/** Runs `npm ci` when node_modules does not hold what the lock names. Registries fail now and then, so twice. */
import process from "node:process";
import { isInstalled } from "./installed.mjs";
import { run } from "./steps.mjs";

if (!isInstalled()) {
  const status = await run({ command: ["npm", "ci", "--no-progress", "--prefer-offline"] });
  process.exitCode = status && (await run({ command: ["npm", "ci", "--no-progress"] }));
}
