/** Runs `npm ci` when node_modules does not match the lock file. Retries once, because registries sometimes fail. */
import process from "node:process";
import { isInstalled } from "./installed.mjs";
import { run } from "./steps.mjs";

if (!isInstalled()) {
  const status = await run({ command: ["npm", "ci", "--no-progress", "--prefer-offline"] });
  process.exitCode = status && (await run({ command: ["npm", "ci", "--no-progress"] }));
}
