/**
 * Which rows of docs/requirements.md have a test: looks for ids (R2.2-21, RC-07) in test titles of the whole
 * repository.
 *
 *     node test/rows.mjs                 every row that a title names, with the files; rows without a test
 *     node test/rows.mjs R2.2 R7.3-16    the same for these ids, or for ids with this beginning; fails when one has no test
 *     node test/rows.mjs --write         writes the tests column of docs/requirements.md
 */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { begins, coverage, document, readFiles, readRows, serverOnly, withTests } from "./support/requirement-rows.mjs";

const starts = process.argv.slice(2);
const covered = coverage(readFiles());
if (starts.includes("--write")) write();
else list();

function write() {
  writeFileSync(document, withTests(readFileSync(document, "utf8"), covered));
}

function list() {
  const rows = readRows(readFileSync(document, "utf8"));
  const isAsked = (/** @type {string} */ row) => starts.length === 0 || starts.some((start) => begins(row, start));
  for (const [row, tests] of covered) if (isAsked(row)) console.log(`${row}  ${tests.join(" ")}`);
  say("Only tests of the demo server name", serverOnly(covered).filter(isAsked));
  const without = [...rows.keys()].filter((row) => isAsked(row) && !covered.has(row));
  const unknown = starts.filter((start) => ![...rows.keys()].some((row) => begins(row, start)));
  say("No test names", [...without, ...unknown]);
  if (starts.length > 0 && without.length + unknown.length > 0) process.exitCode = 1;
}

/** @param {string} what @param {string[]} rows */
function say(what, rows) {
  if (rows.length > 0) console.log(`\n${what}: ${rows.join(" ")}`);
}
