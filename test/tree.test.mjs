import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";

const files = readTree();

describe("documents name files of the tree", () => {
  it("docs/architecture.md", () => {
    assert.deepEqual(missing(readFileSync("docs/architecture.md", "utf8"), files), []);
  });

  it("README, How it is built", () => {
    const readme = readFileSync("README.md", "utf8");
    const [part] = readme.match(/^## How it is built$.*?(?=^## )/ms) ?? [];
    assert.ok(part, "README.md has no chapter of that name");
    assert.deepEqual(missing(part, files), []);
  });
});

describe("the tree test itself", () => {
  const house = ["src/base/url.ts", "src/view/row.tsx", "elements/fields/date/date.tsx", "test/run.mjs"];

  it("accepts files, folders, patterns and paths below src", () => {
    const text =
      "`src/base/url.ts` `src/base/` `base/url.ts` `elements/fields/<name>/<name>.tsx` `elements/fields/*` `run.mjs`";
    assert.deepEqual(missing(text, house), []);
  });

  it("names missing files, also in a drawing", () => {
    const text =
      "`src/base/uri.ts`, `src/pages/`, `src/<room>/a.css`, `gone.mjs`\n\n    key ─→ src/view/row.tsx\n      ├─ src/view/cell.tsx draws\n";
    assert.deepEqual(missing(text, house), [
      "gone.mjs",
      "src/<room>/a.css",
      "src/base/uri.ts",
      "src/pages/",
      "src/view/cell.tsx",
    ]);
  });

  it("ignores code, tags, addresses and built files", () => {
    const text =
      "`write(value, raw)` `<vs-popup><vs-form>` `vs.js` `/api/` `dist/reference` `npm run check` `*.test.ts`";
    assert.deepEqual(missing(text, house), []);
  });
});

/** Paths of the text, in backticks or in drawings, that do not exist. @param {string} text @param {string[]} tree */
function missing(text, tree) {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = ""]) => words).filter(isPath);
  const drawn = [...text.matchAll(/^ {4}.*?\b((?:src|elements)\/[\w./-]+\.tsx?)\b/gm)].map(([, file = ""]) => file);
  return [...new Set([...quoted, ...drawn])].filter((path) => !isThere(path, tree)).toSorted();
}

/** A path of the repository: not an address, a built file or code. @param {string} words */
function isPath(words) {
  if (!/^[\w.<][\w./<>*-]*$/.test(words) || /^(dist|\.cache)\/|></.test(words)) return false;
  return words.includes("/") || /^[\w-]+(\.\w+)*\.(tsx?|mjs|css|html|md)$/.test(words);
}

/** @param {string} path @param {string[]} tree */
function isThere(path, tree) {
  const [isAnywhere, isFolder] = [!path.includes("/"), /\/$|\*$/.test(path) || !/\.\w+$/.test(path)];
  const body = path
    .replace(/\/$/, "")
    .replaceAll(".", String.raw`\.`)
    .replace(/<[\w-]+>|\*/g, "[^/]+");
  const whole = new RegExp(`^${isAnywhere ? "(.*/)?" : "(src/)?"}${body}${isFolder ? "/" : "$"}`);
  return tree.some((file) => whole.test(file));
}

/** @returns {string[]} */
function readTree() {
  const folders = ["build", "demo", "docs", "elements", "src", "test"];
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
  );
  return [...inside, ...readdirSync(".")];
}
