import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { after, before, describe, it } from "node:test";
import { schemaFaults } from "./support/docs/check-schema.mjs";
import { withTables } from "./support/docs/readme.mjs";
import { readTables } from "./support/docs/tables.mjs";
import { writeDocs } from "./support/docs/write-docs.mjs";

const tables = await readTables();
const text = (/** @type {string} */ file) => readFileSync(file, "utf8");
const json = (/** @type {string} */ file) => JSON.parse(text(file));
const tags = tables.elements.map(({ tag }) => tag);
/** @type {string} */
let folder;
before(() => {
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(path.resolve(".cache/docs-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

describe("the files for editors and people", () => {
  it("name every tag", () => {
    const named = {
      "vs.d.ts": (/** @type {string} */ tag) => text("dist/vs.d.ts").includes(`"${tag}": Vs`),
      "reference/index.html": (/** @type {string} */ tag) => text("dist/reference/index.html").includes(`id="${tag}"`),
      "custom-elements.json": hasTag(json("dist/custom-elements.json").modules[0].declarations, "tagName"),
      "vscode.html-data.json": hasTag(json("dist/vscode.html-data.json").tags, "name"),
      "web-types.json": hasTag(json("dist/web-types.json").contributions.html.elements, "name"),
    };
    const missing = Object.entries(named).flatMap(([file, has]) =>
      tags.filter((tag) => !has(tag)).map((tag) => `${file} lacks ${tag}`),
    );
    assert.deepEqual(missing, []);
  });

  it("say something about everything they name", () => {
    const empty = tables.elements.flatMap(({ tag, docs, attributes }) =>
      [["", docs.text], ...attributes.map(({ attribute, text: words }) => [attribute, words])].flatMap(
        ([name, words]) => (words ? [] : [`${tag} ${name}`]),
      ),
    );
    assert.deepEqual(empty, []);
    assert.deepEqual(
      tables.settings.filter((one) => !one.text || !one.type).map(({ name }) => name),
      [],
    );
  });

  it("are the same bytes from the same sources", async () => {
    const folders = ["one", "two"].map((name) => path.join(folder, name));
    for (const one of folders) await writeDocs(one);
    const [first, second] = folders.map(contents);
    assert.ok(Object.keys(first ?? {}).length >= 8);
    assert.deepEqual(first, second);
  });

  it("have a hash for every file of dist, and the right one", () => {
    const listed = json("dist/integrity.json");
    const files = Object.keys(contents("dist")).filter((name) => name !== "integrity.json");
    assert.deepEqual(Object.keys(listed).toSorted(), files.toSorted());
    for (const file of files) {
      const hash = createHash("sha384")
        .update(readFileSync(path.join("dist", file)))
        .digest("base64");
      assert.equal(listed[file], `sha384-${hash}`, file);
    }
  });

  it("are in no bundle", () => {
    const inputs = Object.values(json(".cache/build.json").outputs).flatMap(({ inputs: files }) => Object.keys(files));
    assert.deepEqual(
      inputs.filter((file) => file.includes(".docs.")),
      [],
    );
  });
});

describe("the reference", () => {
  const page = text("dist/reference/index.html");
  it("needs no script and nothing from elsewhere", () => {
    assert.ok(!page.includes("<script "), "a script element");
    assert.ok(!/ (src|href)="(https?:)?\/\//.test(page), "an address of another host");
    assert.ok(!/ style="/.test(page), "an inline style");
  });
  it("leads every link of its contents to a place", () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const lost = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id));
    assert.deepEqual(lost, []);
  });
});

describe("vs.d.ts", () => {
  const sample = `
import { api, type Vs, type VsSettings } from "../../dist/vs";
import type { Settings } from "../../src/base/settings.ts";
import type { Events } from "../../src/page/events.ts";
import type { api as ours } from "../../src/page/api.ts";
import type { VsEvents, VsFunctions } from "../../dist/vs";

window.vsSettings = { lang: "en", timeout: { read: 10, write: 20, format: 30 }, "map.z": 12 };
vs.configure({ save_notice_ms: 0, "timeout.read": 60 });
const answer: Promise<unknown> = vs.open({ action: "edit", table: "works.request", id: "17" });
const off: () => void = vs.on("vs:saved", ({ detail }) => console.info(detail.id.length, detail.created));
document.addEventListener("vs:deleted", ({ detail }) => console.info(detail.table));
vs.lang = "ru";
const number = document.createElement("vs-number");
number.decimal_places = 2;
const value: number | null = number.value;
number.reportValidity();
const form = document.querySelector("vs-form")!;
form.record = "17";
form.addEventListener("vs:invalid", ({ detail }) => console.info(detail.problems[0]?.message));
const saved: Promise<boolean> = form.submit();
const other: Vs = window.vs;
console.info(api.confirm, answer, off, value, saved, other);
// @ts-expect-error a tag's property has its type
number.value = "12";
// @ts-expect-error a form opens for add, edit or info
void vs.open({ action: "copy", table: "works.request" });
// @ts-expect-error an event that there is not
vs.on("vs:gone", () => {});
// what the types say is what the sources do
export const settings: [VsSettings, Settings] = [{} as Settings, {} as VsSettings];
export const events: [VsEvents, Events] = [{} as Events, {} as VsEvents];
export const functions: VsFunctions = {} as typeof ours;
export const view = <vs-select name="topic" data="topic" required />;
`;
  it("fits a host's file, the settings, the events and window.vs", () => {
    writeFileSync(path.join(folder, "host.tsx"), sample);
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    const { stdout, status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder], {
      encoding: "utf8",
    });
    assert.equal(stdout, "");
    assert.equal(status, 0);
  });
  const config = {
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "preserve",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
      allowImportingTsExtensions: true,
      skipLibCheck: false,
    },
    files: ["host.tsx", "../../src/globals.d.ts", "../../dist/vs.d.ts"],
  };
});

describe("form-schema.json", () => {
  const schema = json("dist/form-schema.json");
  const forms = "demo/server/forms";
  const broken = new Set(["broken.json", "not_object.json"]);
  for (const file of readdirSync(forms).filter((name) => name.endsWith(".json")))
    it(`${broken.has(file) ? "refuses" : "accepts"} ${file}`, () => {
      const faults = schemaFaults(schema, json(`${forms}/${file}`));
      if (broken.has(file)) assert.notDeepEqual(faults, []);
      else assert.deepEqual(faults, []);
    });

  const entry = (/** @type {object} */ given) => ({ schema: { body: { type: "Text", ...given } } });
  for (const [what, form] of Object.entries({
    "a form without fields": { title: "Порожня" },
    "an empty list of fields": { fields: [] },
    "a list entry without a name": { fields: [{ type: "Text" }] },
    "a misspelt type": entry({ type: "Txet" }),
    "a misspelt validator": entry({ validators: ["requierd"] }),
    "thirteen columns": entry({ col: 13 }),
    "a title that is a number": entry({ title: 5 }),
    "an unknown layout": { ...entry({}), layout: "diagonal" },
  }))
    it(`refuses ${what}`, () => assert.notDeepEqual(schemaFaults(schema, form), []));
  it("accepts a list of named fields", () => {
    assert.deepEqual(
      schemaFaults(schema, { fields: [{ name: "body", type: "TextArea", validators: "required" }] }),
      [],
    );
  });
});

describe("every element", () => {
  // the notices are made by the page itself; their example shows how
  const folders = tables.elements.map((element) => element.folder);
  for (const one of folders)
    it(`has a whole example page: ${one}`, () => {
      const file = `${one}/example.html`;
      assert.ok(existsSync(file), `${file} is missing`);
      const page = text(file);
      for (const part of [
        "<!doctype html>",
        'lang="uk"',
        'charset="utf-8"',
        "<title>",
        "<!--session-->",
        "<main",
        "/dist/vs.js",
      ])
        assert.ok(page.includes(part), `${file} lacks ${part}`);
      assert.ok(!/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i.test(page), `${file} has inline code or style`);
    });

  const shared =
    tables.elements.find(({ tag }) => tag === "vs-hidden")?.attributes.map(({ attribute }) => attribute) ?? [];
  const isShown = (
    /** @type {import("./support/docs/tables.mjs").Element} */ { tag, folder: place },
    /** @type {string} */ name,
  ) => new RegExp(`<${tag}\\b[^>]*\\s${name}[\\s=>]`).test(text(`${place}/example.html`));
  for (const element of tables.elements)
    it(`shows every option of its own: ${element.tag}`, () => {
      const isField = element.folder.includes("/fields/");
      const own = element.attributes.filter(({ attribute }) => !isField || !shared.includes(attribute));
      // what is reserved does nothing yet; a whole schema and a whole record are for scripts
      const wanted = own.filter(
        ({ property, text: words }) =>
          !words.startsWith("Reserved") &&
          property !== "schema" &&
          !(element.tag === "vs-form" && property === "value"),
      );
      assert.deepEqual(
        wanted.map(({ attribute }) => attribute).filter((name) => !isShown(element, name)),
        [],
      );
    });
  it("shows the options that all fields have at some field", () => {
    const fields = tables.elements.filter(({ folder: place }) => place.includes("/fields/"));
    const hidden = shared.filter((name) => name !== "field" && !fields.some((element) => isShown(element, name)));
    assert.deepEqual(hidden, []);
  });
  it("stands in the gallery", () => {
    const gallery = text("demo/index.html");
    assert.deepEqual(
      folders.filter((one) => !gallery.includes(`data-example="../${one}/example.html"`)),
      [],
    );
  });
});

describe("README.md", () => {
  const readme = text("README.md");
  const plain = (/** @type {string} */ words) =>
    words
      .replace(/[ \t]+/g, " ")
      .replace(/-{3,}/g, "---")
      .replace(/\n{2,}/g, "\n\n");
  it("holds the tables of the sources; node test/support/docs/readme.mjs writes them", () => {
    assert.equal(plain(readme), plain(withTables(readme, tables)));
  });
  it("names every npm script", () => {
    const scripts = Object.keys(json("package.json").scripts).filter((name) => name !== "prepublishOnly");
    const missing = scripts.filter(
      (name) => !readme.includes(["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`),
    );
    assert.deepEqual(missing, []);
  });
  it("leads to files that are there", () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, file = ""]) => file);
    assert.deepEqual(
      links.filter((file) => !file.startsWith("dist/") && !existsSync(file)),
      [],
    );
  });
});

/** @param {Record<string, string>[]} list @param {string} key */
function hasTag(list, key) {
  return (/** @type {string} */ tag) => list.some((one) => one[key] === tag);
}

/** Every file below a folder with its bytes, by path. @param {string} root @returns {Record<string, string>} */
function contents(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true, encoding: "utf8" }).filter((file) =>
    file.isFile(),
  );
  return Object.fromEntries(
    files.map((file) => {
      const full = path.join(file.parentPath, file.name);
      return [path.relative(root, full), readFileSync(full, "base64")];
    }),
  );
}
