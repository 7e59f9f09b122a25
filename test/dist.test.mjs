import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import process from "node:process";
import { describe, it } from "node:test";
import { statics } from "../build/statics.mjs";
import { download, loaderFile, readBuild } from "./support/build.mjs";

const build = readBuild();
const inputsOf = (/** @type {string[]} */ files) =>
  files.flatMap((file) => Object.keys((file === loaderFile ? build.loader : build.outputs[file])?.inputs ?? {}));

/** Stateless modules that both vs.js and the ESM build may hold; any other would exist twice, with two states. */
const stateless = [
  /^src\/base\/runtime\/(natives|before-main|primordials|guard|own-script|reserved)\.ts$|^src\/base\/by-kind\.ts$|^fields:/,
  /^src\/page\/clicks\/(delegate|attributes|action-of)\.ts$|^clicks:/,
];

/** Files that an `import()` discovers only after another file has loaded. @param {string} file */
function asksLate(file) {
  const here = closureOf(file);
  const calls = readFileSync(file, "utf8").matchAll(/import\("\.\/chunk-(\w+)\.js"\)|\("((?:[A-Z0-9]{5,8} ?)+)"\)/g);
  return [...calls].flatMap(([, single, several = ""]) => {
    const asked = new Set((single ?? several).split(" ").map((name) => `dist/chunks/chunk-${name}.js`));
    const needed = [...asked].flatMap((one) => [...closureOf(one)]);
    const missing = needed.filter((one) => !asked.has(one) && !here.has(one));
    return missing.map((one) => `${file} asks for ${[...asked].join(" ")} and will need ${one}`);
  });
}

/** @param {string} file @param {Set<string>} [found] */
function closureOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of build.outputs[file]?.imports ?? [])
    if (kind === "import-statement") closureOf(path, found);
  return found;
}

describe("dist", () => {
  it("has no native that is renamed and neither imported nor declared", () => {
    const names = Object.values(statics).filter((name) => name.startsWith("$"));
    // what stays unbound keeps its name when all others are shortened; `$Set:` is taken out of an object
    const unbound = new RegExp(`(?<![\\w$.'"])(${names.map((name) => `\\${name}`).join("|")})\\b(?!\\s*:)`, "g");
    const files = Object.keys(build.outputs).filter((file) => file.endsWith(".js"));
    const found = files.flatMap((file) => readFileSync(file, "utf8").match(unbound) ?? []);
    assert.ok(files.length > 100);
    assert.deepEqual(found, []);
  });

  it("loads no React and no library on a page that uses none of our tags", () => {
    const vendors = inputsOf(download(build, ["elements/main"])).filter((file) => file.includes("node_modules/"));
    assert.deepEqual(vendors, []);
  });

  it("is the same, byte for byte, in every folder: no module name holds the folder's path", () => {
    const named = inputsOf([loaderFile, ...Object.keys(build.outputs)]);
    assert.deepEqual(
      named.filter((file) => file.includes(process.cwd())),
      [],
    );
  });

  it("holds state once: vs.js and the modules share stateless sources only", () => {
    const modules = new Set(inputsOf(Object.keys(build.outputs)));
    const shared = Object.keys(build.loader.inputs).filter((file) => modules.has(file));
    assert.deepEqual(
      shared.filter((file) => !stateless.some((pattern) => pattern.test(file))),
      [],
    );
  });

  it("[R1-11] [R1-12] names no business entity and no role of the demo", () => {
    const sql = readFileSync("demo/server/schema.sql", "utf8");
    const tables = [...sql.matchAll(/^create table (\w+\.\w+)/gim)].map(([, table]) => table ?? "");
    assert.ok(tables.length > 20, "the tables were found");
    const words = [...tables, '"viewer"', '"editor"', '"chief"'];
    // Ace calls itself "editor", Handsontable the keys of an open cell
    const isOurs = (/** @type {string} */ file) =>
      !inputsOf([file]).some((input) => /\/ace\.js$|\/handsontable\//.test(input));
    const code = [loaderFile, ...Object.keys(build.outputs).filter((file) => file.endsWith(".js") && isOurs(file))];
    const named = code.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      // a whole word: xmldom has doc.documentElement
      const isNamed = (/** @type {string} */ word) => new RegExp(`${word.replace(/\W/g, "\\$&")}(?!\\w)`).test(text);
      return words.filter(isNamed).map((word) => `${file} names ${word}`);
    });
    assert.deepEqual(named, []);
  });

  it("has vs.js in ASCII, for pages in windows-1251", () => {
    const foreign = readFileSync(loaderFile).findIndex((byte) => byte > 127);
    assert.equal(foreign, -1, `byte ${foreign} is not ASCII`);
  });

  it("has no file for shared code of less than 500 bytes", () => {
    const small = Object.entries(build.outputs)
      .filter(([file, { entryPoint }]) => file.endsWith(".js") && !entryPoint && statSync(file).size < 500)
      .map(([file, { inputs }]) => `${file}: ${Object.keys(inputs).join(" ")}`);
    assert.deepEqual(small, []);
  });

  it("loads all needs of a file in one round: each import() names every missing file", () => {
    const late = Object.keys(build.outputs)
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => asksLate(file));
    assert.deepEqual(late, []);
  });

  it("imports only existing files", () => {
    const imports = Object.values(build.outputs).flatMap((output) => output.imports);
    const missing = imports.filter(({ path }) => path.startsWith("dist/") && !build.outputs[path]);
    assert.deepEqual(missing, []);
  });
});
