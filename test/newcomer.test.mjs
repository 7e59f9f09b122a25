/**
 * The recipes of the README, followed in a copy of the tree: a field is one folder and one line, a click attribute one
 * file and one line, and everything that is generated knows them.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { after, before, describe, it } from "node:test";

/** What the newcomer writes, by path. */
const written = {
  "elements/fields/iban/definition.ts": `
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Iban"],
  holds: "text",
  text: "An account number, in groups of four.",
  attributes: { country: { kind: "text", text: "The country that stands first; \`UA\` unless told." } },
  value: { type: "string", text: "The number without spaces." },
  samples: ["", "UA21322313000002600723356600"],
  example: '<vs-iban name="account" title="Рахунок" country="UA"></vs-iban>',
  isAlone: true,
} satisfies FieldDefinition;
`,
  "elements/fields/iban/iban.tsx": `
import { controlOf } from "../../../src/view/control-props.ts";
import { field, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";

/** An account number. */
export default field<string>({
  empty: "",
  read: (raw) => String(raw ?? ""),
  write: (value) => value || null,
  View: IbanField,
});

function IbanField(props: FieldProps<string>) {
  const { value, change, done } = props;
  const show = (number: string) => number.replace(/(.{4})(?=.)/g, "$1 ");
  return <input {...controlOf(props)} {...useText({ value, show, parse: (typed) => typed.replace(/ /g, ""), change, done })} />;
}
`,
  "elements/fields/iban/example.html": `<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="description" content="Номер рахунку групами по чотири.">
<title>vs-iban: рахунок</title>
<script src="../../../demo/example.js"></script>
<script src="../../../dist/vs.js"></script>
</head>
<body>
<main class="example">
<form class="sample"><vs-iban name="account" title="Рахунок" country="UA"></vs-iban></form>
</main>
</body>
</html>
`,
  "src/page/actions/say.action.ts": `
import type { Action, ClickAttribute } from "./action.ts";

export const attribute = {
  shape: /^.+$/,
  needs: "a text",
  text: "Puts its text into the title of the window.",
  example: '<button say="Добрий день">Привітати</button>',
  isAlone: true,
} satisfies ClickAttribute;

/** \`say="text"\`: the title of the window. */
export const run: Action = ({ value }) => {
  document.title = value;
  return Promise.resolve();
};
`,
};

const copied = [
  "build",
  "demo",
  "docs",
  "elements",
  "src",
  "test",
  "esbuild.config.mjs",
  "package.json",
  "tsconfig.json",
  "README.md",
  "LICENSE",
  "CHANGELOG.md",
];

describe("a newcomer's field and click attribute", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "vs-newcomer-"));
  const read = (/** @type {string} */ file) => readFileSync(path.join(copy, file), "utf8");
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  before(() => {
    for (const entry of copied) cpSync(entry, path.join(copy, entry), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
    for (const [file, text] of Object.entries(written)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    }
    addLine("elements/fields/index.ts", '  iban: () => import("./iban/iban.tsx"),');
    addLine("src/page/actions/index.ts", '  say: () => import("./say.action.ts"),');
    run("esbuild.config.mjs");
  });

  after(() => rmSync(copy, { recursive: true, force: true }));

  /** Adds a line at the end of a table of imports. @param {string} file @param {string} line */
  function addLine(file, line) {
    const last = /(\n {2}\S+: \(\) => import\(.*\),)\n\}/;
    assert.match(read(file), last);
    writeFileSync(
      path.join(copy, file),
      read(file).replace(last, (_, rows) => `${rows}\n${line}\n}`),
    );
  }

  it("compile", () => {
    assert.equal(run("node_modules/typescript/bin/tsc", "--noEmit", "-p", "."), "");
  });

  for (const file of ["custom-elements.json", "vscode.html-data.json", "web-types.json", "vs.d.ts"])
    it(`the tag and its attribute stand in ${file}`, () => {
      assert.ok(read(`dist/${file}`).includes("vs-iban"));
      assert.ok(read(`dist/${file}`).includes("country"));
    });

  it("schemas may name its type", () => {
    assert.match(read("dist/form-schema.json"), /"Iban"/);
  });

  it("the gallery has a card", () => {
    const cards = /** @type {{ tag: string }[]} */ (JSON.parse(read("dist/gallery.json")));
    assert.ok(cards.some(({ tag }) => tag === "vs-iban"));
  });

  it("the reference describes both", () => {
    const pages = readdirSync(path.join(copy, "dist/reference")).map((page) => read(`dist/reference/${page}`));
    for (const words of ["An account number, in groups of four", "The country that stands first", "Puts its text into"])
      assert.ok(
        pages.some((page) => page.includes(words)),
        `"${words}" stands in the reference`,
      );
  });

  it("vs.js recognises the click attribute, editors complete it", () => {
    assert.match(read("dist/vs.js"), /\bsay\b/);
    assert.match(read("dist/vscode.html-data.json"), /"say"/);
  });
});
