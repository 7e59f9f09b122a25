import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, it } from "node:test";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

describe("the package", () => {
  it("points to files that the build makes", () => {
    const targets = [
      manifest.main,
      manifest.types,
      manifest.customElements,
      manifest["web-types"],
      ...manifest.files,
      ...Object.values(manifest.exports).flatMap((one) => (typeof one === "string" ? one : Object.values(one))),
    ].filter(Boolean);
    assert.deepEqual(
      targets.filter((file) => !existsSync(file.replace(/\*.*/, ""))),
      [],
    );
  });

  it("[RC-12] has the required folders and three files at its top", () => {
    const top = "package.json esbuild.config.mjs tsconfig.json src elements demo test dist".split(" ");
    assert.deepEqual(
      top.filter((name) => !existsSync(name)),
      [],
    );
  });

  it("adds no dependency to a host: bundled packages are devDependencies", () => {
    assert.deepEqual(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }), []);
  });

  it("contains dist with all that editors read, and none of our sources, tests or pages", () => {
    const [{ files }] = JSON.parse(
      execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { encoding: "utf8" }),
    );
    const names = files.map((/** @type {{ path: string }} */ { path }) => path);
    const foreign = names.filter(
      (/** @type {string} */ name) => !/^(dist\/|package\.json$|README\.md$|LICENSE$|CHANGELOG\.md$)/.test(name),
    );
    assert.deepEqual(foreign, []);
    for (const name of [
      "vs.js",
      "main.js",
      "vs.d.ts",
      "custom-elements.json",
      "web-types.json",
      "integrity.json",
      "reserve.css",
      "licenses.txt",
      "reference/index.html",
    ])
      assert.ok(names.includes(`dist/${name}`), `dist/${name} is missing`);
  });

  it("has a picture in the README of at most 150 KB", () => {
    assert.ok(statSync("demo/legacy-form.png").size <= 150 * 1024);
  });
});
