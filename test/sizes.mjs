/**
 * Fails when a page downloads more than test/sizes.json allows. Bytes are brotli-compressed. `--renamed` also weighs each
 * budget with ten sets of other chunk names: any change of the code brings such names, and they move a sum by ±100 B.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { download, readBuild, weigh } from "./support/build.mjs";

/**
 * `entries`: modules without their ending, or another budget's name; vs.js is always counted. `over`: what the page has
 * already, which is not counted. @typedef {{ entries: string[], over?: string[], bytes: number, files?: number }} Budget
 */
/** @type {{ budgets: Record<string, Budget> }} */
const { budgets } = JSON.parse(readFileSync("test/sizes.json", "utf8"));
const build = readBuild();
const chunks = new Set(Object.keys(build.outputs).map((file) => path.basename(file, ".js").replace("chunk-", "")));

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
  if (process.argv.includes("--renamed")) {
    const weights = range(10).map((round) => weighRenamed(files, round));
    console.log(`      ${Math.min(...weights)} to ${Math.max(...weights)} B with other names of chunks`);
  }
}

/** @param {number} length */
function range(length) {
  return [...Array(length).keys()];
}

/** @param {string[]} files @param {number} round the same names in each run */
function weighRenamed(files, round) {
  return files.reduce((bytes, file) => {
    const code = readFileSync(file, "utf8").replace(/\b[A-Z2-7]{5}\b/g, (name) =>
      chunks.has(name) ? other(name, round) : name,
    );
    return bytes + brotliCompressSync(code).length;
  }, 0);
}

/** @param {string} name @param {number} round */
function other(name, round) {
  const digest = createHash("sha256").update(`${name} ${round}`).digest();
  return range(5)
    .map((at) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[(digest[at] ?? 0) % 32])
    .join("");
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
