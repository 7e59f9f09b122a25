/** Builds dist: the ES modules first, then vs.js, which knows their hashed names. `--watch` builds again on change. */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { minify } from "terser";
import { ace } from "./src/vendors/ace/edits.mjs";
import { bpmn } from "./src/vendors/bpmn/edits.mjs";
import { commonPackages } from "./build/as-esm.mjs";
import { cssText } from "./build/css-text.mjs";
import { i18next } from "./src/vendors/i18next/edits.mjs";
import { quill } from "./src/vendors/quill/edits.mjs";
import { reactDom } from "./src/vendors/react/edits.mjs";
import { reactEsm } from "./src/vendors/react/as-modules.mjs";
import { screenshot } from "./src/vendors/modern-screenshot/edits.mjs";
import { names as keptNames, statics, withStatics } from "./build/statics.mjs";
import { vendor } from "./build/vendor.mjs";
import { writeDocs } from "./build/docs/write-docs.mjs";

const { version } = JSON.parse(await readFile("package.json", "utf8"));

/** HTML sinks that the build turns into calls of the html door, counted for each package (VENDORS.md). */
const pins = {
  "ace-builds": 5,
  flatpickr: 5,
  i18next: 0,
  eventemitter3: 0,
  "fast-diff": 0,
  "bpmn-js": 1,
  "bpmn-moddle": 0,
  "decode-named-character-reference": 0,
  didi: 0,
  "diagram-js": 2,
  "diagram-js-direct-editing": 0,
  domify: 2,
  htm: 0,
  moddle: 0,
  "moddle-xml": 0,
  preact: 2,
  saxen: 0,
  "tiny-svg": 0,
  "js-beautify": 0,
  "lodash.clonedeep": 0,
  "lodash.isequal": 0,
  micromark: 0,
  "modern-screenshot": 0,
  nearley: 0,
  quill: 4,
  "quill-delta": 0,
  react: null,
  "react-dom": null,
  "react-shadow": 0,
  scheduler: null,
  "sql-formatter": 0,
  "@orchidjs/sifter": 0,
  "@orchidjs/unicode-variants": 0,
  "tom-select": 3,
};

/** Options that the build and the unit tests share, so that the tests run what ships. */
export const common = /** @satisfies {esbuild.BuildOptions} */ ({
  bundle: true,
  target: "es2022",
  jsx: "automatic",
  charset: "utf8",
  loader: { ".woff2": "dataurl" },
  conditions: ["worker", "module"], // micromark's names of characters as a table: its other way is an HTML sink
  logLevel: "warning",
  alias: {
    "html-door": path.resolve("src/html/door.ts"),
    "prop-types": path.resolve("src/vendors/react-shadow/no-prop-types.mjs"),
    "react-dom/server": path.resolve("src/vendors/react-shadow/no-server.mjs"),
  },
  define: {
    VERSION: JSON.stringify(version),
    ...keptNames,
    // what libraries look for on the page, and must not find there
    define: "undefined",
    jQuery: "undefined",
    "window.jQuery": "undefined",
  },
  plugins: [
    cssText(),
    vendor({
      edits: [...ace, ...bpmn, ...commonPackages, ...i18next, ...quill, ...reactDom, ...reactEsm, ...screenshot],
      pins,
    }),
    statics(),
  ],
});

const shipped = /** @satisfies {esbuild.BuildOptions} */ ({
  ...common,
  define: { ...common.define, "process.env.NODE_ENV": '"production"' },
  minify: true,
  sourcemap: true,
  metafile: true,
});

/** Every file that a page needs for `file`, itself first.
 * @param {esbuild.Metafile["outputs"]} outputs @param {string} file @param {Set<string>} [found] */
function closure(outputs, file, found = new Set()) {
  found.add(file);
  for (const { path: next, kind } of outputs[file]?.imports ?? [])
    if (kind === "import-statement" && !found.has(next)) closure(outputs, next, found);
  return [...found];
}

/** Modules, our own and packages', that a page loads for an entry.
 * @param {esbuild.Metafile} metafile @param {string} entry @param {Set<string>} [found] */
function modules(metafile, entry, found = new Set()) {
  found.add(entry);
  for (const { path: next, kind } of metafile.inputs[entry]?.imports ?? [])
    if ((kind === "import-statement" || kind === "require-call") && !found.has(next) && next in metafile.inputs)
      modules(metafile, next, found);
  return found;
}

/**
 * esbuild makes a chunk for each set of entries that share code, which gives dozens. Here the code falls into layers,
 * each loaded whole: what main needs, what shows words without React, what the first form needs, the html door, the net,
 * what a save shares with other code, what widgets and notices share, what the shell and actions share, what drafts
 * share, what fields with lists share, what small fields share. Every entry that uses a module of a layer imports the
 * whole layer, so a layer is one file.
 * @param {esbuild.Metafile} metafile
 */
function layers(metafile) {
  const entries = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const reach = (/** @type {string} */ entry) => modules(metafile, entry);
  const main = reach("elements/main.ts");
  const core = reach("elements/core.ts");
  const unreacted = [
    "elements/widget/widget.ts",
    "elements/notices/notices.ts",
    "src/page/saving/follow.ts",
    "src/forms/checks/validators.ts",
  ];
  const plain = new Set(unreacted.flatMap((seed) => [...reach(seed)]));
  const words = new Set([...core].filter((file) => plain.has(file) && !main.has(file)));
  const form = new Set([...core].filter((file) => !main.has(file) && !words.has(file)));
  const taken = () => new Set([main, words, form, ...Object.values(later)].flatMap((files) => [...files]));
  /** @type {Record<string, Set<string>>} */
  const later = {};
  later["html"] = without(reach("src/html/door.ts"), taken());
  later["net"] = without(new Set([...reach("src/server/client/client.ts"), "src/base/system-keys.ts"]), taken());
  const isShared = (/** @type {string} */ file) => entries.filter((entry) => reach(entry).has(file)).length > 1;
  const isPage = (/** @type {string} */ file) =>
    !/^src\/vendors|^elements\/fields|node_modules\/(?!idiomorph)/.test(file);
  for (const [name, seeds] of Object.entries({
    calls: ["elements/form/saving-area/saving.tsx"],
    pages: ["elements/widget/widget.ts", "elements/notices/notices.ts", "src/page/refreshing/regions.ts"],
    actions: ["elements/outlet/outlet.ts", "src/page/actions/more.ts"],
    drafts: [
      "elements/form/saving-area/queue.tsx",
      "elements/form/saving-area/meanwhile.tsx",
      "elements/outbox/outbox.tsx",
      "src/page/drafts/host-form.ts",
    ],
    lists: ["src/view/around/depends.tsx", "src/view/use-fitting.ts"],
    fields: ["src/view/group.ts", "src/view/with-mask.ts", "src/values/numbers.ts", "src/values/flags.ts"],
  })) {
    const found = new Set(seeds.flatMap((seed) => [...reach(seed)]).filter((file) => isPage(file) && isShared(file)));
    later[name] = without(found, taken());
  }
  const all = { main, words, form, ...later };
  /** @type {Record<string, string[]>} entry → the layers that it uses */
  const uses = {};
  for (const entry of entries) {
    const own = reach(entry);
    const isMain = entry === "elements/main.ts";
    const names = isMain ? [] : Object.entries(all).filter(([, files]) => [...files].some((file) => own.has(file)));
    uses[entry] = ["main", ...names.flatMap(([name]) => (name === "main" ? [] : name))];
  }
  return { all, uses };
}

/** @param {Set<string>} files @param {Set<string>} others */
const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));

/** @param {ReturnType<typeof layers>} found @returns {esbuild.Plugin} */
const wholeLayers = ({ all, uses }) => ({
  name: "whole-layers",
  setup(esb) {
    esb.onResolve({ filter: /^layer:/ }, ({ path: request }) => ({ path: request.slice(6), namespace: "layer" }));
    esb.onLoad({ filter: /.*/, namespace: "layer" }, ({ path: name }) => {
      const files = [...all[/** @type {keyof typeof all} */ (name)]].map((file) =>
        path.relative(".", file.replace("css-text:", "")),
      );
      const own = files.filter((file) => /^(src|elements)\//.test(file) && !file.endsWith("/primordials.ts"));
      return { contents: own.map((file) => `import "./${file}";`).join("\n"), resolveDir: path.resolve(".") };
    });
    esb.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const names = uses[path.relative(".", file)];
      if (!names) return undefined;
      const imports = names.map((name) => `import "layer:${name}";`).join("\n");
      const code = withStatics(await readFile(file, "utf8"), file);
      return { contents: `${code}\n${imports}`, loader: file.endsWith("x") ? "tsx" : "ts" };
    });
  },
});

export async function build() {
  const made = `.cache/dist-${process.pid}`; // dist is replaced at once, so that a running server never serves a half
  const modulesBuild = /** @satisfies {esbuild.BuildOptions} */ ({
    ...shipped,
    entryPoints: { main: "elements/main.ts" },
    outdir: made,
    format: /** @type {const} */ ("esm"),
    splitting: true,
    entryNames: "chunks/[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
  });
  const first = await esbuild.build({ ...modulesBuild, write: false, sourcemap: false });
  const { metafile } = await esbuild.build({
    ...modulesBuild,
    plugins: [wholeLayers(layers(first.metafile)), ...common.plugins],
  });
  /** @type {Record<string, string[]>} the files of each module that is named in an `import()`, by the module's name */
  const entries = {};
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) entries[path.basename(entryPoint).replace(/\.tsx?$/, "")] = closure(metafile.outputs, file);
  const exports = await takeFacade(metafile.outputs, entries["main"] ?? [], made);
  const { metafile: loader } = await esbuild.build({
    ...shipped,
    entryPoints: { vs: "elements/loader.ts" },
    outdir: made,
    format: "iife",
    charset: "ascii",
    define: { ...shipped.define, FILES: JSON.stringify(chunkTable(entries)), ...exports },
  });
  await mkdir(".cache", { recursive: true });
  const report = { outputs: metafile.outputs, entries, loader: loader.outputs[`${made}/vs.js`] };
  await writeFile(".cache/build.json", JSON.stringify(report).replaceAll(made, "dist"));
  const early = ["main", "core", "ua", "ru", "en"].flatMap((name) => entries[name] ?? []);
  await Promise.all([...new Set([`${made}/vs.js`, ...early])].map(tighten));
  await writeDocs(made);
  await rm("dist", { recursive: true, force: true });
  await rename(made, "dist");
}

/**
 * main's code lies in a chunk that all others import too; esbuild's file of its name only gives it its exports' names.
 * That file becomes dist/main.js, for bundlers; vs.js knows the chunk's own short names and needs it not.
 * @param {esbuild.Metafile["outputs"]} outputs @param {string[]} files of main, esbuild's file first, which is taken away
 * @param {string} made the folder
 */
async function takeFacade(outputs, files, made) {
  const facade = files.shift() ?? "";
  const code = (await readFile(facade, "utf8")).replace(/\n\/\/#.*\n?$/, "\n");
  const [, imported, from, exported] = /^import\{(.+)\}from"\.\/(.+)";export\{(.+)\};\n$/.exec(code) ?? [];
  if (!imported || !exported || !files[0]?.endsWith(`/${from}`))
    throw new Error(`${facade} is more than names: ${code}`);
  const pairs = (/** @type {string} */ list) => list.split(",").map((pair) => pair.split(" as "));
  const short = new Map(pairs(imported).map(([inChunk = "", own = inChunk]) => [own, inChunk]));
  for (const file of [facade, `${facade}.map`]) {
    await rm(file);
    delete outputs[file];
  }
  await writeFile(`${made}/main.js`, code.replace('"./', '"./chunks/'));
  const named = pairs(exported).map(([own = "", name = own]) => [`MAIN.${name}`, JSON.stringify(short.get(own))]);
  return Object.fromEntries(named);
}

/** A last pass over what each first form loads: letters by frequency compress 3 % better.
 * @param {string} file */
async function tighten(file) {
  const [code, map] = await Promise.all([readFile(file, "utf8"), readFile(`${file}.map`, "utf8")]);
  const isModule = !file.endsWith("/vs.js");
  const made = await minify(code, {
    module: isModule,
    ecma: 2020,
    compress: { passes: 4, unsafe_arrows: true, reduce_funcs: false, inline: 1, sequences: false },
    format: { ascii_only: !isModule },
    sourceMap: { content: map, url: `${path.basename(file)}.map` },
  });
  await Promise.all([writeFile(file, made.code ?? code), writeFile(`${file}.map`, String(made.map ?? map))]);
}

/** What vs.js asks for as whole sets; names once and short, sets as numbers, since every page loads it.
 * @param {Record<string, string[]>} entries */
function chunkTable(entries) {
  const wanted = { main: ["main"], core: ["core", "tags"], ua: ["ua"], ru: ["ru"], en: ["en"] };
  const asked = Object.entries(wanted).map(
    ([name, all]) => /** @type {const} */ ([name, [...new Set(all.flatMap((one) => entries[one] ?? []))]]),
  );
  const names = [...new Set(asked.flatMap(([, files]) => files))];
  const sets = asked.map(([name, files]) => [name, files.map((file) => names.indexOf(file))]);
  return { names: names.map((file) => path.basename(file, ".js")), sets: Object.fromEntries(sets) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  if (process.argv.includes("--watch")) await watch();
}

async function watch() {
  const { watch: changes } = await import("node:fs");
  let timer = setTimeout(() => {}, 0);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => build().then(() => console.log("built"), console.error), 100);
  };
  for (const folder of ["src", "elements"]) changes(folder, { recursive: true }, again);
  console.log("watching src and elements");
}
