/**
 * Which rows of the requirements have a test: looks for ids (R2.2-21, RC-07) in test titles of the whole repository.
 *
 *     node test/rows.mjs                 every id that a title names, with the files
 *     node test/rows.mjs R2.2 R7.3-16    of these ids, or of ids that begin so, what is there
 *     node test/rows.mjs --of LIST.md R2.2    which ids of that list are missing
 */
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

const id = /\bR(?:C|\d+(?:\.\d+)*)-\d+\b/g;
/** Tables of cases name the row that each case's title begins with. */
const cell = new RegExp(`"(${id.source})"`, "g");
const title = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs;

const listAt = process.argv.indexOf("--of");
const list = listAt > 0 ? process.argv.splice(listAt, 2)[1] : undefined;
const starts = process.argv.slice(2);
const covered = coverage();
const isAsked = (/** @type {string} */ row) => starts.length === 0 || starts.some((start) => begins(row, start));

for (const [row, files] of covered) if (isAsked(row)) console.log(`${row}  ${[...files].join(" ")}`);
const missing = wanted().filter((row) => !covered.has(row));
if (missing.length > 0) {
  console.log(`\nNo test names: ${missing.join(" ")}`);
  process.exitCode = 1;
}

/** @returns {Map<string, Set<string>>} id → the files whose test titles name it */
function coverage() {
  const rows = new Map();
  for (const file of testFiles()) {
    const text = readFileSync(file, "utf8");
    const titles = [...text.matchAll(title)].map(([, , words = ""]) => words);
    const named = [...titles, ...text.matchAll(cell)].join(" ").matchAll(id);
    for (const [row] of named) rows.set(row, (rows.get(row) ?? new Set()).add(file));
  }
  return new Map([...rows].toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true })));
}

function testFiles() {
  return ["src", "elements", "test", "demo"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

/** The ids asked for: those of the list that fit, and those named in full. An asked beginning without a row is missing too. */
function wanted() {
  const listed = list ? [...new Set(readFileSync(list, "utf8").match(id))].filter(isAsked) : [];
  const unmet = starts.filter((start) => ![...covered.keys(), ...listed].some((row) => begins(row, start)));
  const whole = starts.filter((start) => start.match(id)?.[0] === start);
  return [...new Set([...listed, ...whole, ...unmet])];
}

/** R2.2 begins R2.2-21, but not R2.20-01.
 * @param {string} row
 * @param {string} start */
function begins(row, start) {
  return row === start || (row.startsWith(start) && /[.-]/.test(row[start.length] ?? ""));
}
