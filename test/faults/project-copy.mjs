import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { plant } from "./plant.mjs";

/** Not copied: generated and linked folders. */
const left = new Set(["node_modules", ".git", ".cache", "dist"]);

/**
 * A copy of the project with the faults in its source, until the process ends. It is built and tested by its own
 * configuration, so this tool needs to know neither.
 * @param {string} root
 * @param {(import("./plant.mjs").Planted & { code: string })[]} faults with the code of their files
 */
export function copyWithFaults(root, faults) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "faults-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  cpSync(root, folder, { recursive: true, filter: (source) => !left.has(path.relative(root, source)) });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  for (const { file, code } of new Map(faults.map((fault) => [fault.file, fault])).values()) {
    const own = faults.filter((fault) => fault.file === file);
    writeFileSync(path.join(folder, file), plant(code, own));
  }
  return folder;
}
