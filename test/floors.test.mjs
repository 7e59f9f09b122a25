import assert from "node:assert/strict";
import path from "node:path";
import { describe, it } from "node:test";
import { floorFaults } from "./support/floors.mjs";
import { longFunctions } from "./support/functions.mjs";
import { newerStatics } from "./support/newer-statics.mjs";
import { shippedFiles } from "./support/sources.mjs";

describe("floors", () => {
  it("imports go down only, rooms don't import each other, fields are complete", async () => {
    assert.deepEqual(await floorFaults(shippedFiles()), []);
  });

  it("a file name stands for one thing: no two files of shipped code have the same one", () => {
    /** Each folder of a family has these; Ace names its modes; elements/tags.ts loads what src/page/tags.ts describes. */
    const ofFamilies = /(^|\/)(index|definition|phrases|edits|adapter|tags|late-tags)\.\w+$|vendors\/ace\/modes\//;
    /** @type {Map<string, string>} */
    const seen = new Map();
    const twice = [...shippedFiles().keys()]
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|docs)\./.test(file) && !ofFamilies.test(file))
      .flatMap((file) => {
        const name = path.basename(file).replace(/\.\w+$/, "");
        const other = seen.get(name);
        seen.set(name, file);
        return other ? [`${other} and ${file}`] : [];
      });
    assert.deepEqual(twice, []);
  });

  it("no function has more than 60 lines, no view more than 90", () => {
    assert.deepEqual(longFunctions(shippedFiles()), []);
  });
});

describe("globals that a page can replace", () => {
  it("have nothing called on them that an old library in their place lacks", async () => {
    assert.deepEqual(await newerStatics(shippedFiles()), []);
  });

  const found = (/** @type {string} */ text) => newerStatics(new Map([["src/page/a.ts", text]]));
  const planted = [
    "URL.canParse(text);",
    "window.URL.parse(text);",
    "AbortSignal.timeout(100);",
    "window.Promise.allSettled(all);",
    "Promise.allSettled(all);",
    "save().finally(end);",
    "Array.fromAsync(all);",
    "Response.json(data);",
    "queueMicrotask(run);",
    "window.queueMicrotask(run);",
    "structuredClone(data);",
  ];
  for (const text of planted)
    it(`finds ${text}`, async () => {
      assert.equal((await found(text)).length, 1);
    });

  it("accepts statics that the build takes from the browser itself", async () => {
    assert.deepEqual(await found("Promise.race(all); Array.from(all); URL.createObjectURL(blob);"), []);
  });
});

describe("the floors test itself", () => {
  const house = new Map([
    ["src/values/numbers.ts", "export const one = 1;"],
    [
      "src/view/island.tsx",
      'import { createRoot } from "react-dom/client"; export const island = <p>{createRoot.name}</p>;',
    ],
    ["elements/fields/index.ts", 'import text from "./text/text.tsx"; export const plain = { text };'],
    ["elements/fields/text/text.tsx", 'import styles from "./text.css"; export default styles;'],
    ["elements/fields/text/text.css", ""],
    ["elements/fields/text/example.html", ""],
    ["elements/fields/text/definition.ts", "export default {};"],
    ["elements/form/form.tsx", 'import { plain } from "../fields/index.ts"; export const form = plain;'],
    ["elements/tags.ts", 'export const load = { "vs-text": () => import("./form-code.ts") };'],
    ["elements/form-code.ts", 'export * from "./form/form.tsx";'],
  ]);

  it("accepts a correct tree", async () => {
    assert.deepEqual(await floorFaults(house), []);
  });

  /** @type {[string, string, string, RegExp][]} */
  const planted = [
    ["an import upwards", "src/base/up.ts", 'import "../forms/record.ts";', /up\.ts climbs to src\/forms\/record\.ts/],
    ["an import() upwards", "src/base/up.ts", 'export const up = () => import("../page/tags.ts");', /climbs to/],
    ["a re-export upwards", "src/base/up.ts", 'export { tags } from "../page/tags.ts";', /climbs to/],
    [
      "src that imports elements",
      "src/view/up.ts",
      'import "../../elements/form-code.ts";',
      /climbs to elements\/form-code/,
    ],
    ["two rooms of one floor", "src/files/upload.ts", 'import "../forms/record.ts";', /crosses to src\/forms/],
    ["two fields", "elements/fields/text/more.ts", 'import "../date/date.tsx";', /crosses to elements\/fields\/date/],
    ["a field that imports the form", "elements/fields/text/more.ts", 'import "../../form/form.tsx";', /climbs to/],
    ["demo code", "elements/form/demo.ts", 'import "../../demo/server/main.ts";', /no room/],
    ["a file in no room", "src/utils/all.ts", "export {};", /src\/utils\/all\.ts stands in no room/],
    ["React below the views", "src/page/view.ts", 'import { useState } from "react"; useState();', /imports react/],
    ["JSX below the views", "src/page/view.tsx", "export const a = <p>1</p>;", /imports react/],
    ["a library outside its adapter", "elements/form/pick.ts", 'import "flatpickr";', /imports flatpickr/],
    [
      "a library's css outside of it",
      "elements/form/pick.ts",
      'import c from "css:flatpickr/a.css"; c;',
      /imports flatpickr/,
    ],
    ["a cycle in a room", "src/base/a.ts", 'import "./a.ts";', /cycle: src\/base\/a\.ts → src\/base\/a\.ts/],
    ["a field without view", "elements/fields/date/date.css", "", /fields\/date lacks date\.tsx/],
    ["a field without example", "elements/fields/date/date.tsx", "export {};", /fields\/date lacks example\.html/],
    [
      "a field not in the index",
      "elements/fields/date/date.tsx",
      "export {};",
      /not listed in elements\/fields\/index/,
    ],
    [
      "a field without a definition",
      "elements/fields/date/date.tsx",
      "export {};",
      /fields\/date lacks definition\.ts/,
    ],
  ];
  for (const [what, file, text, expected] of planted)
    it(`finds ${what}`, async () => {
      const faults = await floorFaults(new Map([...house, [file, text]]));
      assert.match(faults.join("\n"), expected);
    });

  it("finds a cycle of two files", async () => {
    const loop = new Map([
      ["src/base/a.ts", 'import "./b.ts";'],
      ["src/base/b.ts", 'export * from "./a.ts";'],
    ]);
    assert.match(
      (await floorFaults(new Map([...house, ...loop]))).join("\n"),
      /cycle: src\/base\/a\.ts → src\/base\/b\.ts/,
    );
  });

  it("finds a cycle of types", async () => {
    const loop = new Map([
      ["src/base/a.ts", 'import { b, type B } from "./b.ts"; export interface A { b: B } export const a = b;'],
      ["src/base/b.ts", 'import type { A } from "./a.ts"; export interface B { a: A } export const b = 1;'],
    ]);
    assert.match(
      (await floorFaults(new Map([...house, ...loop]))).join("\n"),
      /cycle: src\/base\/a\.ts → src\/base\/b\.ts/,
    );
  });

  it("finds a cycle of a type and an import()", async () => {
    const loop = new Map([
      ["src/base/a.ts", 'export interface A { a: 1 } export const b = () => import("./b.ts");'],
      ["src/base/b.ts", 'import type { A } from "./a.ts"; export interface B { a: A } export const b = 1;'],
    ]);
    assert.match(
      (await floorFaults(new Map([...house, ...loop]))).join("\n"),
      /cycle: src\/base\/a\.ts → src\/base\/b\.ts/,
    );
  });

  it("finds an import of types upwards", async () => {
    const typed = 'import type { Tags } from "../page/tags.ts"; export type Name = keyof Tags;';
    const faults = await floorFaults(new Map([...house, ["src/base/name.ts", typed]]));
    assert.deepEqual(faults, ["src/base/name.ts climbs to src/page/tags.ts"]);
  });
});

describe("the test of long functions itself", () => {
  const lines = (/** @type {number} */ count) => "\n".repeat(count);
  const long = (/** @type {string} */ text, file = "src/base/a.tsx") => longFunctions(new Map([[file, text]]));

  it("accepts 60 lines of a function and 90 of a view", () => {
    assert.deepEqual(long(`export function run(): void {${lines(59)}}`), []);
    assert.deepEqual(long(`export function Row() {${lines(89)}return <p />; }`), []);
  });

  /** @type {[string, string, RegExp][]} */
  const planted = [
    [
      "a function",
      `export function run(): void {${lines(60)}}`,
      /a\.tsx:1 run has 61 lines; a function has at most 60/,
    ],
    ["an arrow function", `\n\nconst run = (one: string) => [${lines(60)}one];`, /a\.tsx:3 run has 61 lines/],
    ["a method", `class A { run(): void {${lines(60)}} }`, /run has 61 lines/],
    ["a function without name", `addEventListener("click", () => {${lines(60)}});`, /a function has 61 lines/],
    [
      "a function with its inner functions",
      `function run() { const a = () => {${lines(40)}};${lines(20)}}`,
      /run has 61 lines/,
    ],
    ["comments and types", `function run() {\n/*${lines(58)}*/\ntype A = string;}`, /run has 61 lines/],
    ["a view", `export function Row() {${lines(90)}return <p />; }`, /Row has 91 lines; a view has at most 90/],
    ["a view in a variable", `const Row = () => (${lines(90)}<p />);`, /Row has 91 lines; a view/],
    ["a view with a lower-case name", `const row = () => (${lines(60)}<p />);`, /row has 61 lines; a function/],
    [
      "a function around a view",
      `function Row() { const A = () => <p />;${lines(60)}}`,
      /Row has 61 lines; a function/,
    ],
  ];
  for (const [what, text, expected] of planted)
    it(`counts ${what}`, () => {
      assert.match(long(text).join("\n"), expected);
    });

  it("does not count styles and markup as code", () => {
    assert.deepEqual(long(`function run() {${lines(60)}}`, "src/base/a.css"), []);
  });
});
