import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import {
  coverage,
  document,
  isOpen,
  readFiles,
  readRows,
  unknownRows,
  withTests,
} from "./support/requirement-rows.mjs";

const files = readFiles();
const text = readFileSync(document, "utf8");
const rows = readRows(text);
const covered = coverage(files);

describe("docs/requirements.md", () => {
  it("has every row that a test title names", () => {
    assert.deepEqual(
      [...covered].filter(([row]) => !rows.has(row)).map(([row, tests]) => `${row}: ${tests.join(", ")}`),
      [],
    );
  });

  it("has every row that code, styles, pages and tests cite", () => {
    assert.deepEqual(unknownRows(files, rows), []);
  });

  it("has in its tests column the files that the titles give; `node test/rows.mjs --write` writes it", () => {
    const written = readRows(withTests(text, covered));
    const stale = [...rows].filter(([row, cell]) => written.get(row) !== cell);
    assert.deepEqual(stale, []);
  });

  it("has `open: …` for a row without a test, and for no other", () => {
    const wrong = [...rows].filter(([row, cell]) => isOpen(cell) === covered.has(row) || cell === "");
    assert.deepEqual(wrong, []);
  });

  it("has each row once", () => {
    const ids = [...text.matchAll(/^\| (R\S+-\d+) \|/gm)].map(([, row]) => row);
    assert.deepEqual(
      ids.filter((row, at) => ids.indexOf(row) !== at),
      [],
    );
  });
});

describe("the requirements test itself", () => {
  /** An id by its number, so that this file itself cites no missing row. */
  const row = (/** @type {number} */ number) => `R${number}-01`;
  const quoted = (/** @type {string} */ name) => `it("${name}", () => {});`;
  const line = (/** @type {number} */ number, /** @type {string} */ tests) => `| ${row(number)} | a | | ${tests} |`;

  it("reads titles and tables of cases, not comments", () => {
    const test = `// ${row(1)}\n${quoted(`[${row(2)}] saves`)}\nconst cases = [["[${row(3)}]", 1], ["${row(4)}", 2]];`;
    const named = coverage(
      new Map([
        ["src/a.test.ts", test],
        ["src/a.ts", quoted(row(5))],
      ]),
    );
    assert.deepEqual(
      [...named],
      [2, 3, 4].map((number) => [row(number), ["src/a.test.ts"]]),
    );
  });

  it("finds a cited row that does not exist", () => {
    assert.deepEqual(unknownRows(new Map([["src/a.ts", `/** ${row(1)}, ${row(2)} */`]]), readRows(line(1, "a"))), [
      `src/a.ts: ${row(2)}`,
    ]);
  });

  it("replaces a stale list of tests, keeps open marks, and marks rows that lost their test", () => {
    const before = [line(1, "old.test.ts"), line(2, "open: map"), line(3, "old.test.ts"), line(4, "open: test")];
    const now = new Map([1, 4].map((number) => [row(number), ["src/a.test.ts", "test/b.test.ts"]]));
    const tests = "src/a.test.ts, test/b.test.ts";
    assert.deepEqual(withTests(before.join("\n"), now).split("\n"), [
      line(1, tests),
      line(2, "open: map"),
      line(3, "open: test"),
      line(4, tests),
    ]);
  });
});
