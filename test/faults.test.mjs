/** The tool that plants faults (`npm run test:faults`), tried on small sources and on a small project. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { describe, it } from "node:test";
import vm from "node:vm";
import { findFaults } from "./faults/find.mjs";
import { plant } from "./faults/plant.mjs";
import { sample } from "./faults/sample.mjs";

describe("each kind of fault", () => {
  /** @type {Record<keyof typeof import("./faults/kinds.mjs").kinds, [string, ...string[]][]>} source, then "before → after" of each fault of the kind */
  const cases = {
    "condition true": [
      ["if (a) b();", "a → true"],
      ["b(a ? 1 : 2);", "a → true"],
      ["while (a) b();"],
      ["switch (a) { case b: c(); }"],
    ],
    "condition false": [
      ["if (a) b();", "a → false"],
      ["while (a) b();", "a → false"],
      ["function f() { if (a) return; b(); }"],
    ],
    "condition negated": [["if (a < b) c();", "a < b → !(a < b)"], ["if (a === b) c();"], ["if (!a) c();"]],
    "guard removed": [
      ["function f() { if (a) return 1; return 2; }", "a → false"],
      ["for (const b of c) { if (a) { d(); continue; } }", "a → false"],
      ["function f() { if (a) return 1; else return 2; }"],
      ["if (a) b();"],
    ],
    "side of && || ?? dropped": [
      ["b(a && c);", "a && c → a", "a && c → c"],
      ["b(a ?? 1);", "a ?? 1 → a", "a ?? 1 → 1"],
    ],
    "comparison changed": [
      ["b(a < c);", "a < c → a <= c"],
      ["b(a === c);", "a === c → a !== c"],
      ["b(a instanceof C);"],
    ],
    "arithmetic changed": [
      ["b(a + 1);", "a + 1 → a - 1"],
      ["b(a * (c + 1));", "a * (c + 1) → a / (c + 1)", "c + 1 → c - 1"],
      ["a++;", "a++ → a--"],
      ["a -= 2;", "a -= 2 → a += 2"],
      ['b(a + "px" + c);'],
      ["b(+a);"],
    ],
    "number changed": [["b([1, 7, 404]);", "1 → 0", "7 → 8", "404 → 4040"], ["b({ 3: a });"], ["const restMs = 200;"]],
    "delay changed": [
      ["const restMs = 200;", "200 → 2000", "200 → 0"],
      ["setTimeout(a, 0);", "0 → 1000"],
      ["b({ timeout: () => 7 });"],
    ],
    "name emptied": [
      ['b.addEventListener("click", a);', '"click" → ""'],
      ['if (a === "PUT") b();', '"PUT" → ""'],
      ["b(`/api/${a}`);", '`/api/${a}` → ""'],
      ['b({ method: "PUT" });', '"PUT" → ""'],
      ['b(typeof a === "string");'],
      ['import a from "./a.ts"; const b = () => import("./b.ts");'],
      ['logMistake("x"); throw new Error("y");'],
      ['b(t("save"));'],
      ['b("Two words.");'],
      ['b({ className: "wide" });'],
    ],
    "argument dropped": [
      ["b(a, c);", "a → undefined", "c → "],
      ["b({ a });", "{ a } → "],
      ["b(a);"],
      ["a.map((one) => one);"],
      ["console.error(a, b);"],
    ],
    "call removed": [
      ["b();", "b() → void 0"],
      ["async function f() { await b(); }", "await b() → void 0"],
      ["void b();", "void b() → void 0"],
      ["a?.b();", "a?.b() → void 0"],
      ["console.log(a);"],
      ["class A extends B { constructor() { super(); } }"],
    ],
    "property dropped": [
      ["b({ a: 1, c });", "a: 1 → ", "c → "],
      ["const { a } = b;"],
      ['b({ title: "Two words" });'],
      ["b({ get a() { return 1; } });"],
    ],
    "! removed": [["b(!a);", "!a → a"], ["b(!!a);"]],
    "await removed": [
      ["async function f() { await a; }", "await a → a"],
      ["async function f() { return await a; }", "await a → a"],
      ["async function f() { b((await a).c); }"],
    ],
    "array emptied": [
      ["b([a]);", "[a] → []"],
      ["b([[a]]);", "[[a]] → []"],
      ["b([]);"],
      ["const [a] = b;"],
      ['b(["два", "two words"]);'],
    ],
    "regular expression emptied": [["b(/x+/gu);", "/x+/gu → /(?:)/gu"]],
  };
  for (const [kind, sources] of Object.entries(cases))
    for (const [source, ...expected] of sources)
      it(`${kind}: ${source}`, async () => {
        const { faults } = await findFaults("a.ts", source);
        const found = faults.filter((fault) => fault.kind === kind);
        assert.deepEqual(
          found.map(({ before, after }) => `${before} → ${after}`),
          expected,
        );
      });
});

describe("planted code", () => {
  const source = [
    "interface Size { width: number }",
    "",
    "function area({ width }: Size, height: number | undefined): number {",
    "  if (width < 0 || !height) return 0;",
    "  return Math.max(width * height, 1);",
    "}",
  ].join("\n");
  const tried = "[area({ width: 3 }, 4), area({ width: -3 }, 4), area({ width: 3 }), area({ width: 0 }, 2)].join()";

  it("works as the source until a fault is on, and differently then", async () => {
    const { code, faults } = await findFaults("area.ts", source);
    const planted = plant(
      code,
      faults.map((fault, index) => ({ ...fault, id: index + 1 })),
    );
    const resultWith = (/** @type {number} */ fault) =>
      vm.runInNewContext(`${planted}\n${tried}`, { faultActs: (/** @type {number} */ id) => id === fault });
    assert.equal(resultWith(0), "12,0,0,1");
    const unnoticed = faults.filter((_, index) => resultWith(index + 1) === "12,0,0,1");
    assert.deepEqual(
      unnoticed.map(({ kind, before }) => `${kind}: ${before}`),
      [],
    );
  });

  it("takes the fault from the end of the user agent where the page has no switch", async () => {
    const { code, faults } = await findFaults("a.ts", "const restMs = 200;");
    const planted = plant(code, [{ .../** @type {typeof faults[0]} */ (faults[0]), id: 12 }]);
    const restMs = (/** @type {string} */ userAgent) =>
      vm.runInNewContext(`${planted}\nrestMs`, { navigator: { userAgent } });
    assert.equal(restMs("Mozilla/5.0 fault/12"), 2000);
    assert.equal(restMs("Mozilla/5.0 fault/1"), 200);
    assert.equal(restMs("Mozilla/5.0"), 200);
  });

  it("names the line of the TypeScript", async () => {
    const { faults } = await findFaults("area.ts", source);
    const guard = faults.find(({ kind }) => kind === "guard removed");
    assert.equal(guard?.line, 4);
    assert.equal(guard?.source, "if (width < 0 || !height) return 0;");
  });
});

describe("the sample", () => {
  it("is the same for a seed, different for another, and takes a line once", async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `b${index}(a${index} && c, { d: ${index} });`);
    const { faults } = await findFaults("a.ts", lines.join("\n"));
    const taken = (/** @type {string} */ seed) =>
      sample(faults, { seed, count: 20 }).map(({ line, kind, after }) => `${line} ${kind} ${after}`);
    assert.deepEqual(taken("1"), taken("1"));
    assert.notDeepEqual(taken("1"), taken("2"));
    assert.equal(new Set(taken("1").map((one) => one.split(" ")[0])).size, 20);
  });
});

describe("a run on a project with one good and one weak test", () => {
  const files = {
    "test/web-test-runner.config.mjs": `
      import { readFile } from "node:fs/promises";
      import { transform } from "esbuild";
      export default {
        rootDir: ".",
        files: ["src/good/double.test.ts", "src/weak/half.test.ts", "src/weak/broken.test.ts"],
        plugins: [{
          name: "types",
          resolveMimeType: ({ path }) => (path.endsWith(".ts") ? "js" : undefined),
          async transform({ path, body }) {
            return path.endsWith(".ts") ? (await transform(body, { loader: "ts" })).code : undefined;
          },
        }],
      };`,
    "test/faults/equal.json": JSON.stringify([
      { file: "src/weak/half.ts", line: "const ten: number = 10;", kind: "number changed", reason: "any number does" },
      { file: "src/weak/half.ts", line: "const gone = 1;", kind: "number changed", reason: "was here once" },
    ]),
    "src/main.ts": 'import { double } from "./good/double.ts"; import { half } from "./weak/half.ts"; half(double(1));',
    "src/good/double.ts": "export const double = (a: number): number => a * 2;\n",
    "src/good/double.test.ts":
      'import { double } from "./double.ts"; it("doubles", () => { if (double(3) !== 6) throw new Error("no"); });\n',
    "src/weak/half.ts":
      "const ten: number = 10;\nexport const half = (a: number): number => a / 2;\nexport const unused = (a: number): number => a - ten;\n",
    "src/weak/half.test.ts":
      'import { half } from "./half.ts"; it("halves", () => { if (typeof half(3) !== "number") throw new Error("no"); });\n',
    "src/weak/broken.test.ts": 'import "./half.ts"; it("never passes", () => { throw new Error("no"); });\n',
  };

  it("reports which faults were noticed, and fails", () => {
    const root = mkdtempSync(path.join(os.tmpdir(), "faults-test-"));
    try {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
        writeFileSync(path.join(root, file), text);
      }
      symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
      const tool = path.resolve("test/faults/faults.mjs");
      const args = [tool, "--seed", "1", "src/good", "src/weak"];
      const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
      assert.match(stdout, /2 unit test files take part/);
      assert.match(stdout, /fails without a fault: src\/weak\/broken\.test\.ts: never passes/);
      assert.match(stdout, /noticed +src\/good\/double\.ts:1 .*\n +by src\/good\/double\.test\.ts: doubles/);
      assert.match(stdout, /SURVIVED src\/weak\/half\.ts:2 /);
      assert.match(stdout, /src\/weak\/half\.ts:3 .*\(no unit test comes here\)/);
      assert.match(stdout, /src\/good +1 +1 +0 +100 %/);
      assert.match(stdout, /src\/weak +2 +0 +2 +0 %/);
      assert.match(stdout, /fits no source.*const gone = 1;/);
      assert.equal(status, 1);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
