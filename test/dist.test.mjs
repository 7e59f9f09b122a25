import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import process from "node:process";
import { describe, it } from "node:test";
import { download, loaderFile, nameOf, readBuild } from "./support/build.mjs";

const build = readBuild();
const inputsOf = (/** @type {string[]} */ files) =>
  files.flatMap((file) => Object.keys((file === loaderFile ? build.loader : build.outputs[file])?.inputs ?? {}));

/** Stateless modules that vs.js and the ESM build may both hold; any other would be there twice, with two states. */
const stateless = [
  /^src\/base\/runtime\/(natives|primordials|guard|own-script)\.ts$/,
  /^src\/page\/clicks\/(delegate|attributes|action-of|rest-ms)\.ts$/,
];

describe("dist", () => {
  it("loads no React and no library on a page that uses none of our tags", () => {
    const vendors = inputsOf(download(build, ["main"])).filter((file) => file.includes("node_modules/"));
    assert.deepEqual(vendors, []);
  });

  it("is the same bytes in whatever folder it was built: no module is named by the folder's path", () => {
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

  it("loads no helpers for CommonJS on a page that uses none of our tags", () => {
    const code = download(build, ["main"]).map((file) => readFileSync(file, "utf8"));
    assert.ok(!code.some((text) => text.includes("__esModule")));
  });

  it("[R1-11] [R1-12] names no business entity and no role of the demo", () => {
    const sql = readFileSync("demo/server/schema.sql", "utf8");
    const tables = [...sql.matchAll(/^create table (\w+\.\w+)/gim)].map(([, table]) => table ?? "");
    assert.ok(tables.length > 20, "the tables were found");
    const words = [...tables, '"viewer"', '"editor"', '"chief"'];
    // Ace says "editor" of itself
    const isOurs = (/** @type {string} */ file) => !inputsOf([file]).some((input) => input.endsWith("/ace.js"));
    const code = [loaderFile, ...Object.keys(build.outputs).filter((file) => file.endsWith(".js") && isOurs(file))];
    const named = code.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return words.filter((word) => text.includes(word)).map((word) => `${file} names ${word}`);
    });
    assert.deepEqual(named, []);
  });

  it("has vs.js in ASCII, for pages in windows-1251", () => {
    const foreign = readFileSync(loaderFile).findIndex((byte) => byte > 127);
    assert.equal(foreign, -1, `byte ${foreign} is not ASCII`);
  });

  it("has no chunk under 1 KB but those that test/sizes.json gives a reason for", () => {
    /** @type {{ smallChunks: Record<string, string> }} */
    const { smallChunks } = JSON.parse(readFileSync("test/sizes.json", "utf8"));
    const small = Object.keys(build.outputs)
      .filter((file) => file.endsWith(".js") && statSync(file).size < 1024)
      .map(nameOf);
    assert.deepEqual([...new Set(small)].toSorted(), Object.keys(smallChunks).toSorted());
    const shared = small.filter((name) => name === "chunk");
    assert.ok(shared.length <= 5, `${shared.length} shared chunks under 1 KB`);
  });

  it("imports only files that are there", () => {
    const imports = Object.values(build.outputs).flatMap((output) => output.imports);
    const missing = imports.filter(({ path }) => path.startsWith("dist/") && !build.outputs[path]);
    assert.deepEqual(missing, []);
  });
});
