import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { after, before, describe, it } from "node:test";
import { readClicks } from "../build/clicks.mjs";
import { readLicences } from "../build/docs/licences.mjs";
import { propertiesOf } from "../build/docs/form-schema.mjs";
import { mistakeId } from "../build/docs/reference/mistakes.mjs";
import { pageFiles } from "../build/docs/reference/pages.mjs";
import { escape } from "../build/docs/reference/parts.mjs";
import { setting } from "../build/docs/reference/scripting.mjs";
import { readTables } from "../build/docs/tables.mjs";
import { writeDocs } from "../build/docs/write-docs.mjs";

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
  it("show the policy that `vs-elements init` writes", () => {
    const policy = text("src/checking/policy.ts").match(/"(default-src [^"]+)"/)?.[1];
    const files = ["docs/guide.md", "docs/safety.md", "dist/reference/deployment.html"];
    const shown = files.filter((file) =>
      text(file)
        .replaceAll("&#39;", "'")
        .replace(/\s+/g, " ")
        .includes(policy ?? "none"),
    );
    assert.deepEqual(shown, files);
  });

  it("name every tag", () => {
    const named = {
      "vs.d.ts": (/** @type {string} */ tag) => text("dist/vs.d.ts").includes(`"${tag}": Vs`),
      "reference/tags.html": (/** @type {string} */ tag) => text("dist/reference/tags.html").includes(`id="${tag}"`),
      "custom-elements.json": hasTag(json("dist/custom-elements.json").modules[0].declarations, "tagName"),
      "vscode.html-data.json": hasTag(json("dist/vscode.html-data.json").tags, "name"),
      "web-types.json": hasTag(json("dist/web-types.json").contributions.html.elements, "name"),
    };
    const missing = Object.entries(named).flatMap(([file, has]) =>
      tags.filter((tag) => !has(tag)).map((tag) => `${file} lacks ${tag}`),
    );
    assert.deepEqual(missing, []);
  });

  it("have a text for everything that they name", () => {
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

  it("are byte for byte the same from the same sources", async () => {
    const folders = ["one", "two"].map((name) => path.join(folder, name));
    for (const one of folders) await writeDocs(one);
    const [first, second] = folders.map(contents);
    assert.ok(Object.keys(first ?? {}).length >= 8);
    assert.deepEqual(first, second);
  });

  it("have the right hash for every file of dist", () => {
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
  const pages = Object.fromEntries(pageFiles.map((file) => [file, text(`dist/reference/${file}`)]));
  const idsOf = (/** @type {string} */ page) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

  for (const [file, page] of Object.entries(pages))
    it(`${file} uses its own files only, with no inline code or style`, () => {
      const scripts = [...page.matchAll(/<script\b([^>]*)>/g)].map(([, given]) => given?.trim());
      assert.deepEqual(scripts, [
        'src="../vs.js" data-lang="en"',
        'src="examples.js" defer',
        'src="reference.js" defer',
        'src="search-index.js" defer',
        'src="search.js" defer',
      ]);
      assert.ok(!/ (src|href)="(https?:)?\/\//.test(page), "an address of another host");
      assert.ok(!/ (style|on\w+)="/.test(page), "inline style or code");
      assert.ok(page.includes("<!--session-->"), "the place of the demo's session");
    });

  it("has no broken link", () => {
    const lost = Object.entries(pages).flatMap(([file, page]) =>
      [...page.matchAll(/<a (?:class="[^"]*" )?href="([^"]+)"/g)].flatMap(([, link = ""]) => {
        if (link === "#" || link.startsWith("/")) return []; // an example, or a page of the demo server
        const [name = "", id] = link.split("#");
        if (name.startsWith("../")) return existsSync(`dist/reference/${name}`) ? [] : [`${file}: ${link}`];
        const target = pages[name || file];
        return target && (!id || idsOf(target).includes(id)) ? [] : [`${file}: ${link}`];
      }),
    );
    assert.deepEqual(lost, []);
  });

  it("has every page and every heading in the index of its search, with the text that follows", () => {
    const script = text("dist/reference/search-index.js");
    /** @type {import("../build/docs/reference/search-index.mjs").Entry[]} */
    const index = JSON.parse(script.slice(script.indexOf("["), script.lastIndexOf("]") + 1));
    const headed = Object.entries(pages).flatMap(([file, page]) => [
      file,
      ...[...page.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => `${file}#${id}`),
    ]);
    assert.deepEqual(
      index.map(({ at }) => at),
      headed,
    );
    const found = index.find(({ at }) => at === "attributes.html#edit");
    assert.deepEqual([found?.title, found?.page], ["edit", "Attributes"]);
    assert.match(found?.text ?? "", /<a href="#" edit="/);
    assert.deepEqual(
      index.filter(({ title }) => !title || /&(#|lt|gt)/.test(title)),
      [],
    );
  });

  it("has every place that a message in the console links to", () => {
    const files = readdirSync(".", { recursive: true, encoding: "utf8" }).filter(
      (file) => /^(src|elements)[/\\].*\.tsx?$/.test(file) && !/\.(test|docs)\./.test(file),
    );
    const lost = files.flatMap((file) =>
      [...text(file).matchAll(/"([\w-]+\.html)#([\w-]+)"/g)].flatMap(([link, page = "", id = ""]) =>
        page in pages && !idsOf(pages[page] ?? "").includes(id) ? [`${file}: ${link}`] : [],
      ),
    );
    assert.deepEqual(lost, []);
  });

  it("shows no object where a text belongs", () => {
    const files = { ...pages, "search-index.js": text("dist/reference/search-index.js") };
    const wrong = Object.entries(files).flatMap(([file, words]) => (words.includes("[object") ? [file] : []));
    assert.deepEqual(wrong, []);
  });

  it("has no id twice", () => {
    const twice = Object.entries(pages).flatMap(([file, page]) =>
      idsOf(page).flatMap((id, index, all) => (all.indexOf(id) === index ? [] : [`${file}#${id}`])),
    );
    assert.deepEqual(twice, []);
  });

  it("[RC-10] has a section for every row of every table, each with an example", () => {
    const wanted = {
      "attributes.html": [
        ...Object.keys(tables.clicks),
        ...Object.keys(tables.beside).map((name) => `beside-${name}`),
        ...Object.keys(tables.page),
      ],
      "tags.html": tags,
      "forms.html": Object.entries(propertiesOf(tables)).flatMap(([place, given]) =>
        Object.keys(given).map((name) => `${place}-${name}`),
      ),
      "calls.html": [...Object.keys(tables.urls), ...Object.keys(tables.pathCalls)],
      "events.html": Object.keys(tables.eventTypes),
      "api.html": Object.keys({ ...tables.api, ...tables.script }),
      "settings.html": tables.settings.map(({ name }) => name),
      "helpers.html": Object.keys(tables.helpers),
      "mistakes.html": tables.mistakes.map(({ says }) => mistakeId(says)),
    };
    const missing = Object.entries(wanted).flatMap(([file, ids]) =>
      ids.flatMap((id) => {
        const [, section] = (pages[file] ?? "").split(new RegExp(`<h[23] id="${id}">`));
        const isShown = /<pre><code>[^<]/.test(section?.split(/<h[23] id=/)[0] ?? "");
        return isShown ? [] : [`${file}#${id}`];
      }),
    );
    assert.deepEqual(missing, []);
  });

  it("shows markup as text and as a live example", () => {
    const page = pages["attributes.html"] ?? "";
    for (const { example } of Object.values({ ...tables.clicks, ...tables.besideExamples, ...tables.pageExamples })) {
      const [, rest = ""] = page.split(`<pre><code>${escape(example)}</code></pre></div>\n`);
      assert.match(rest, /^<div class="live"[^>]* vs-inert hidden>/);
      assert.ok(rest.slice(rest.indexOf(">") + 1).startsWith(example), example);
    }
  });

  it("shows click attributes with a value of the shape that they ask for", async () => {
    const wrong = [...(await readClicks())].filter(([name, { example, shape }]) => {
      const [, value = ""] = new RegExp(`\\s(?:data-)?${name}(?:=(?:"([^"]*)"|([^\\s>]*)))?[\\s>]`).exec(example) ?? [];
      return !shape.test(value);
    });
    assert.deepEqual(wrong, []);
  });

  it("names the attributes in the order in which they act", () => {
    const order = text("src/page/actions/index.ts").matchAll(/^ {2}"?([\w-]+)"?: \(\) => import/gm);
    assert.deepEqual(
      Object.keys(tables.clicks),
      [...order].map(([, name]) => name),
    );
  });

  it("explains every message about wrong use, and no other", () => {
    const call =
      /(?:\bmistake\(\s*[\w.#]+,|console\.(?:error|warn)\(|\blogMistakeAt\(\s*(?:"[\w.#-]+"|\w+),|\b(?:log|keep)Mistake\(|\bmasked\(|\bsay\(|\bwrong\()\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
    const files = readdirSync(".", { recursive: true, encoding: "utf8" }).filter(
      (file) => /^(src|elements)[/\\](?!cli).*\.tsx?$/.test(file) && !/\.(test|docs)\./.test(file),
    );
    const said = files.flatMap((file) =>
      [...text(file).matchAll(call)].map(([whole, , words = ""]) => {
        const plain = words.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…").replace(/\\(.)/g, "$1");
        return whole.startsWith("say(") ? `vs-elements …: ${plain}` : plain;
      }),
    );
    const own = new Set(["…: …", "after: …", "vs-elements …: "]); // the patterns of all mistakes, and a failed hook
    const known = tables.mistakes.map(({ says }) => says);
    const bare = (/** @type {string} */ words) => words.replace(/^…: /, ""); // `mistake` writes the opening tag itself
    const wanted = [...new Set(said.map((words) => (known.includes(bare(words)) ? bare(words) : words)))].filter(
      (words) => !own.has(words),
    );
    assert.deepEqual(
      {
        unexplained: wanted.filter((words) => !known.includes(words)),
        gone: known.filter((words) => !wanted.includes(words)),
      },
      { unexplained: [], gone: [] },
    );
  });
});

describe("the deployment page", () => {
  const page = text("dist/reference/deployment.html");
  it("has the policy that the demo's own pages send", () => {
    const policy = /Content-Security-Policy "([^"]+)"/.exec(text("build/docs/reference/nginx.conf"))?.[1];
    const source = text("demo/server/pages/policy.ts");
    const list = source.slice(source.indexOf("const policy = ["), source.indexOf("];"));
    const sent = [...list.matchAll(/^ {4}["`](.+)["`],$/gm)].map(([, one = ""]) => one.replace(/\$\{\w+\}/, "'self'"));
    assert.equal(policy, sent.join("; "));
  });
  it("has the whole nginx block", () => {
    assert.ok(page.includes(escape(text("build/docs/reference/nginx.conf").trim())));
  });
  it("names every package whose code is bundled, with its licence", () => {
    const whole = text("dist/licenses.txt");
    const licences = readLicences();
    assert.ok(licences.length >= 8, String(licences.length));
    for (const { name, version, licence, text: words } of licences) {
      assert.ok(page.includes(`<code>${escape(name)}</code>`), `deployment.html lacks ${name}`);
      assert.ok(licence, `${name} says no licence`);
      assert.ok(whole.includes(`${name} ${version}\n${licence}\n\n${words}`), `licenses.txt lacks ${name}`);
    }
    assert.ok(whole.startsWith(`vs-elements\n\n${text("LICENSE").trim()}`));
  });
});

describe("the data for editors", () => {
  const names = (/** @type {{ name: string }[]} */ list) => new Set(list.map(({ name }) => name));
  const own = Object.keys(tables.clicks);
  const twins = [...own, ...Object.keys(tables.beside)].map((name) => `data-${name}`);
  for (const [file, known] of /** @type {[string, Set<string>][]} */ ([
    ["vscode.html-data.json", names(json("dist/vscode.html-data.json").globalAttributes)],
    ["web-types.json", names(json("dist/web-types.json").contributions.html.attributes)],
  ]))
    it(`${file} has every click attribute, those beside it, and their twins`, () => {
      const wanted = [...own, ...twins, "obj", "message", "callback", ...Object.keys(tables.page)];
      assert.deepEqual(
        wanted.filter((name) => !known.has(name)),
        [],
      );
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
// the examples of the reference
${Object.values(tables.eventExamples).join("\n")}
${tables.settings.map(({ name, example }) => setting(name, example)).join("\n")}
export const examples = async () => [
${Object.values({ ...tables.api, ...tables.script })
  .map(({ example }) => `  ${example},`)
  .join("\n")}
];
// @ts-expect-error a tag's property has its type
number.value = "12";
// @ts-expect-error a form opens for add, edit or info
void vs.open({ action: "copy", table: "works.request" });
// @ts-expect-error an event that does not exist
vs.on("vs:gone", () => {});
// the types agree with the sources
export const settings: [VsSettings, Settings] = [{} as Settings, {} as VsSettings];
export const events: [VsEvents, Events] = [{} as Events, {} as VsEvents];
export const functions: VsFunctions = {} as typeof ours;
export const view = <vs-select name="topic" data="topic" required />;
`;
  it("fits a host's file, the settings, the events and window.vs", () => {
    writeFileSync(path.join(folder, "host.tsx"), sample);
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    const { stdout } = spawnSync(
      process.execPath,
      ["node_modules/typescript/bin/tsc", "-p", folder, "--pretty", "false"],
      {
        encoding: "utf8",
      },
    );
    // mistakes in a package's own types are ignored
    assert.deepEqual(
      stdout.split("\n").filter((line) => line && !/^(\.\.\/)*node_modules\//.test(line)),
      [],
    );
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

describe("every element", () => {
  // the page creates the notices itself; their example shows how
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
    /** @type {import("../build/docs/tables.mjs").Element} */ { tag, folder: place },
    /** @type {string} */ name,
  ) => new RegExp(`<${tag}\\b[^>]*\\s${name}[\\s=>]`).test(text(`${place}/example.html`));
  for (const element of tables.elements)
    it(`shows every option: ${element.tag}`, () => {
      const isField = element.folder.includes("/fields/");
      const own = element.attributes.filter(({ attribute }) => !isField || !shared.includes(attribute));
      // reserved attributes do nothing yet; a whole schema and a whole record are for scripts
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
  it("shows each option of all fields at some field", () => {
    const fields = tables.elements.filter(({ folder: place }) => place.includes("/fields/"));
    const hidden = shared.filter((name) => name !== "field" && !fields.some((element) => isShown(element, name)));
    assert.deepEqual(hidden, []);
  });
  it("documents each attribute of fields at some field", () => {
    const told = new Set(tables.elements.flatMap(({ docs }) => Object.keys(docs.attributes)));
    assert.deepEqual(
      tables.fieldAttributes.filter((name) => !told.has(name)),
      [],
    );
  });
  it("is in the gallery, with a title and a sentence", () => {
    const cards = json("dist/gallery.json");
    assert.deepEqual(cards.map((/** @type {{ tag: string }} */ { tag }) => tag).toSorted(), tags.toSorted());
    for (const { tag, title, text: words, example } of cards) {
      assert.ok(title && words, tag);
      assert.ok(existsSync(example.replace("../", "")), example);
    }
  });
});

describe("the gallery", () => {
  it("links only to existing places of the reference", () => {
    const links = [...text("demo/index.html").matchAll(/href="\.\.\/(dist\/[^"#]+)(?:#([^"]+))?"/g)];
    assert.ok(links.length > 1);
    const lost = links.filter(([, file = "", id]) => !existsSync(file) || (id && !text(file).includes(` id="${id}"`)));
    const whole = text("dist/reference/tags.html");
    assert.deepEqual([...lost.map(([link]) => link), ...tags.filter((tag) => !whole.includes(` id="${tag}"`))], []);
  });
});

describe("what users read", () => {
  const files = [
    ...pageFiles.map((file) => `dist/reference/${file}`),
    ...["vs.d.ts", "custom-elements.json", "vscode.html-data.json", "web-types.json", "form-schema.json"].map(
      (file) => `dist/${file}`,
    ),
    "README.md",
    "docs/guide.md",
  ];
  for (const file of files)
    it(`${file} names no row of the requirements and no document that is not in the repository`, () => {
      const found = text(file).match(/.{0,40}(\bR(C|\d+(\.\d+)*)-\d+\b|SPEC §|CONTRACT|SAFETY\.md|HOSTS\.md).{0,20}/);
      assert.equal(found?.[0], undefined);
    });
});

describe("README.md", () => {
  const readme = text("README.md");
  it("is short: at most 10 KB", () => {
    assert.ok(Buffer.byteLength(readme) <= 10 * 1024, `${Buffer.byteLength(readme)} bytes`);
  });
  it("names every npm script", () => {
    const scripts = Object.keys(json("package.json").scripts).filter((name) => name !== "prepublishOnly");
    const missing = scripts.filter(
      (name) => !readme.includes(["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`),
    );
    assert.deepEqual(missing, []);
  });
  it("links only to existing files", () => {
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
