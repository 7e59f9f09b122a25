/** Fails when a page downloads more than test/sizes.json allows. Bytes are brotli-compressed. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { download, readBuild, weigh } from "./support/build.mjs";

/**
 * `entries`: modules without their ending, or another budget's name; vs.js is always counted. `over`: what the page has
 * already, which is not counted. @typedef {{ entries: string[], over?: string[], bytes: number, files?: number }} Budget
 */
/** @type {{ budgets: Record<string, Budget> }} */
const { budgets } = JSON.parse(readFileSync("test/sizes.json", "utf8"));
const build = readBuild();

console.log("Entries, each with its static closure:");
for (const [name, files] of Object.entries(build.entries).toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${kilobytes(weigh(files))} in ${String(files.length).padStart(2)} files  ${name}`);

console.log("\nBudgets:");
for (const [name, { entries, over, bytes, files: mostFiles = Infinity }] of Object.entries(budgets)) {
  const loaded = new Set(over && filesOf(over));
  const files = filesOf(entries).filter((file) => !loaded.has(file));
  const weight = weigh(files);
  const isOver = weight > bytes || files.length > mostFiles;
  const limit = `of ${bytes} B${mostFiles < Infinity ? ` and ${mostFiles} files` : ""}`;
  console.log(`${isOver ? "OVER" : "  ok"}  ${weight} B in ${files.length} files ${limit}  ${name}`);
  if (isOver) process.exitCode = 1;
}

/** @param {string[]} entries */
function filesOf(entries) {
  return download(
    build,
    entries.flatMap((entry) => budgets[entry]?.entries ?? entry),
  );
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
}
