/** Rows of docs/requirements.md, and the tests whose titles name them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {Map<string, string>} Files path from the repository's root → text */
/** @typedef {Map<string, string[]>} Coverage row id → sorted paths of the test files that name it */

export const document = "docs/requirements.md";
const folders = ["src", "elements", "demo", "test", "build", "docs"];

const id = /\bR(?:C|\d+(?:\.\d+)*)-\d+\b/g;
const title = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs;
/** A table of cases contains the beginning of each case's title: "R1-20" or "[R1-20]". */
const caseTitle = new RegExp(`["'\`]\\[?(${id.source})\\]?["'\`]`, "g");
const tableRow = /^\| (R\S+-\d+) \|.*\|$/gm;

/** Every file of the repository that may cite a row. @returns {Files} */
export function readFiles() {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, toPosix(file))),
  );
  const texts = files.filter((file) => /\.(tsx?|mjs|js|css|html|json|md)$/.test(file)).toSorted();
  return new Map(texts.map((file) => [file, readFileSync(file, "utf8")]));
}

/** The rows named in test titles. @param {Files} files @returns {Coverage} */
export function coverage(files) {
  /** @type {Map<string, Set<string>>} */
  const rows = new Map();
  for (const [file, text] of files) {
    if (!isTest(file)) continue;
    const titles = [...text.matchAll(title), ...text.matchAll(caseTitle)].join(" ");
    for (const [row] of titles.matchAll(id)) rows.set(row, (rows.get(row) ?? new Set()).add(file));
  }
  const sorted = [...rows].toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  return new Map(sorted.map(([row, tests]) => [row, [...tests].toSorted()]));
}

/** Row id → its tests cell. @param {string} text of the document @returns {Map<string, string>} */
export function readRows(text) {
  return new Map([...text.matchAll(tableRow)].map(([line, row]) => [row ?? "", cells(line).at(-1) ?? ""]));
}

/** The document with a new tests column. A row without tests keeps its `open: …`. @param {string} text @param {Coverage} covered */
export function withTests(text, covered) {
  return text.replace(tableRow, (line, /** @type {string} */ row) => {
    const kept = cells(line);
    const mark = kept.at(-1) ?? "";
    const tests = covered.get(row)?.join(", ") ?? (isOpen(mark) ? mark : "open: test");
    return tableLine([...kept.slice(0, -1), tests]);
  });
}

/** Ids that a file cites and the document does not have, as "path: id". @param {Files} files @param {Map<string, string>} rows */
export function unknownRows(files, rows) {
  return [...files].flatMap(([file, text]) =>
    [...new Set(text.match(id))].filter((row) => !rows.has(row)).map((row) => `${file}: ${row}`),
  );
}

/** Rows that are named only by the demo server's own tests, which show nothing of the bundle. @param {Coverage} covered */
export function serverOnly(covered) {
  return [...covered].filter(([, tests]) => tests.every((file) => file.startsWith("demo/server/"))).map(([row]) => row);
}

/** `R2.2` is the beginning of R2.2-21, but of no row of section 2.20. @param {string} row @param {string} start */
export function begins(row, start) {
  return row === start || (row.startsWith(start) && /[.-]/.test(row[start.length] ?? ""));
}

/** @param {string} cell */
export const isOpen = (cell) => /^open: (tables|files|map|test)$/.test(cell);

const isTest = (/** @type {string} */ file) => /\.test\.(tsx?|mjs)$/.test(file);
const toPosix = (/** @type {string} */ file) => file.split(path.sep).join("/");
const cells = (/** @type {string} */ line) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
const tableLine = (/** @type {string[]} */ kept) => `|${kept.map((cell) => (cell ? ` ${cell} ` : " ")).join("|")}|`;
