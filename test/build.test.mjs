import assert from "node:assert/strict";
import { SourceMap } from "node:module";
import { describe, it } from "node:test";
import { transformSync } from "esbuild";
import { edited } from "../build/edits.mjs";
import { layers } from "../build/layers.mjs";
import { shifted } from "../build/source-map.mjs";

describe("edits of packages", () => {
  it("replace a text exactly as often as stated", () => {
    assert.equal(edited("a.b; a.c", { file: /x/, swaps: [{ from: "a.", to: "z.", count: 2 }] }, "x.js"), "z.b; z.c");
  });

  it("fail when the package has the text more or less often", () => {
    const edit = { file: /x/, swaps: [{ from: /a\./g, to: "z.", count: 1 }] };
    assert.throws(() => edited("a.b; a.c", edit, "x.js"), /x\.js: .* stands there 2 times, not 1/);
    assert.throws(() => edited("b; c", edit, "x.js"), /0 times, not 1/);
  });
});

describe("source maps after an edit", () => {
  it("still point to the place in the source", () => {
    const source = "export const first = load('x');\nexport const second = () => { throw new Error('there'); };\n";
    const { code, map } = transformSync(source, { sourcemap: true, minify: true, sourcefile: "a.js" });
    const at = code.indexOf("load");
    const edit = { at, length: "load".length, put: "Promise.all([one,two]).then(a=>a[0],load)" };
    const made = code.slice(0, at) + edit.put + code.slice(at + edit.length);
    const moved = new SourceMap(/** @type {any} */ (shifted(JSON.parse(map), code, [edit])));
    const place = /** @type {import("node:module").SourceMapping} */ (moved.findEntry(0, made.indexOf("throw")));
    assert.deepEqual([place.originalLine, place.originalColumn], [1, source.split("\n")[1]?.indexOf("throw")]);
  });
});

/** @param {Record<string, { bytes: number, needs?: string[] }>} modules @param {string[]} entries */
function metafile(modules, entries) {
  const inputs = Object.fromEntries(
    Object.entries(modules).map(([file, { bytes, needs = [] }]) => [
      file,
      { bytes, imports: needs.map((path) => ({ path, kind: /** @type {const} */ ("import-statement") })) },
    ]),
  );
  const all = Object.fromEntries(Object.entries(modules).map(([file, { bytes }]) => [file, { bytesInOutput: bytes }]));
  const outputs = Object.fromEntries(
    entries.map((entryPoint, at) => [
      `out${at}.js`,
      { entryPoint, inputs: at ? {} : all, imports: [], exports: [], bytes: 0 },
    ]),
  );
  return { inputs, outputs };
}

describe("which modules share a file", () => {
  it("joins small code that the same entries need", () => {
    const { groups, uses } = layers(
      metafile(
        {
          "a.ts": { bytes: 9, needs: ["x.ts", "y.ts"] },
          "b.ts": { bytes: 9, needs: ["x.ts", "y.ts"] },
          "c.ts": { bytes: 9, needs: ["y.ts"] },
          "x.ts": { bytes: 500 },
          "y.ts": { bytes: 900 },
        },
        ["a.ts", "b.ts", "c.ts"],
      ),
    );
    assert.deepEqual(
      [...groups.values()].map((files) => files.toSorted()),
      [["x.ts", "y.ts"]],
    );
    assert.deepEqual(
      [...uses.values()].map((names) => names.length),
      [1, 1, 1],
    );
  });

  it("keeps large code apart that only some entries need", () => {
    const { groups } = layers(
      metafile(
        {
          "a.ts": { bytes: 9, needs: ["x.ts", "y.ts"] },
          "b.ts": { bytes: 9, needs: ["x.ts", "y.ts"] },
          "c.ts": { bytes: 9, needs: ["y.ts"] },
          "x.ts": { bytes: 90_000 },
          "y.ts": { bytes: 900 },
        },
        ["a.ts", "b.ts", "c.ts"],
      ),
    );
    assert.equal(groups.size, 2);
  });
});
