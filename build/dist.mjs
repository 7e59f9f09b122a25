/**
 * Builds dist: first the ES modules, then vs.js, which contains their hashed names, then editor data and the reference.
 */
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import * as esbuild from "esbuild";
import { buildTools } from "./cli.mjs";
import { askForClosures, shortenNames, fileClosure } from "./closures.mjs";
import { writeDocs } from "./docs/write-docs.mjs";
import { layers, wholeGroups, withGroups } from "./layers.mjs";
import { tighten } from "./minify.mjs";
import { writeWeights } from "./weights.mjs";
import { plugins, shipped } from "./options.mjs";
import { buildWorkers } from "./workers.mjs";

const main = "elements/main.ts";
export async function build() {
  const made = `.cache/dist-${process.pid}`; // dist is replaced in one step, so that a running server never serves half a build
  const workers = await buildWorkers(`${made}/chunks`);
  const workerNames = Object.entries(workers.names).map(([name, file]) => [name, JSON.stringify(file)]);
  const modules = /** @satisfies {import("esbuild").BuildOptions} */ ({
    ...shipped,
    define: { ...shipped.define, ...Object.fromEntries(workerNames) },
    entryPoints: { main },
    outdir: made,
    format: /** @type {const} */ ("esm"),
    splitting: true,
    entryNames: "chunks/chunk-[hash]",
    chunkNames: "chunks/chunk-[hash]",
  });
  const { metafile: plain } = await esbuild.build({ ...modules, write: false, sourcemap: false });
  const found = layers(plain);
  const grouped = [wholeGroups(found), ...plugins([withGroups(found)])];
  const { metafile } = await esbuild.build({ ...modules, plugins: grouped });
  const { outputs } = metafile;
  await shortenNames(outputs);
  const facades = await askForClosures(outputs);
  const entries = closuresOf(outputs, facades);

  const facade = facades.get(Object.keys(outputs).find((file) => outputs[file]?.entryPoint === main) ?? "");
  const [chunk = ""] = entries[main] ?? [];
  if (!facade) throw new Error("main's code is expected in a chunk that others import too");
  const { metafile: before } = await esbuild.build({
    ...shipped,
    entryPoints: ["elements/module.ts"],
    outdir: made,
    format: "esm",
    entryNames: "chunks/chunk-[hash]",
  });
  await shortenNames(before.outputs);
  const [first = ""] = Object.keys(before.outputs);
  await writeMain(`${made}/main.js`, facade, first);
  for (const file of facades.keys()) {
    delete outputs[file];
    delete outputs[`${file}.map`];
  }
  for (const output of Object.values(outputs))
    output.imports = output.imports.filter(({ path: one, kind }) => kind !== "dynamic-import" || one in outputs);
  const names = [...facade].map(([name, from]) => [`MAIN.${name}`, JSON.stringify(from.name)]);
  const { metafile: loader } = await esbuild.build({
    ...shipped,
    entryPoints: { vs: "elements/loader.ts" },
    outdir: made,
    format: "iife",
    charset: "ascii",
    define: { ...shipped.define, MAIN_FILE: JSON.stringify(path.basename(chunk)), ...Object.fromEntries(names) },
  });
  Object.assign(outputs, before.outputs, workers.outputs);
  Object.assign(entries, closuresOf(workers.outputs, facades));
  await writeReport({ outputs, entries, loader: loader.outputs[`${made}/vs.js`] }, made);
  const files = Object.keys(outputs).filter((file) => file.endsWith(".js"));
  await tighten([`${made}/vs.js`, ...files]);
  await writeWeights(made, entries);
  await buildTools(made);
  await writeDocs(made);
  await rm("dist", { recursive: true, force: true });
  await rename(made, "dist");
}

/**
 * The files of each module that is named in an `import()`, by the module's path.
 * @param {import("esbuild").Metafile["outputs"]} outputs @param {Awaited<ReturnType<typeof askForClosures>>} facades
 */
function closuresOf(outputs, facades) {
  /** @type {Record<string, string[]>} */
  const entries = {};
  for (const [file, { entryPoint }] of Object.entries(outputs))
    if (entryPoint) entries[entryPoint] = [...fileClosure(outputs, file)].filter((one) => !facades.has(one));
  return entries;
}

/**
 * dist/main.js, for bundlers: main's exports by their names, after the file that takes the place of vs.js. @param
 * {string} file @param {import("./closures.mjs").Facade} facade @param {string} first
 */
async function writeMain(file, facade, first) {
  const names = [...facade].map(
    ([name, from]) => `export{${from.name} as ${name}}from"./chunks/${path.basename(from.file)}";`,
  );
  await writeFile(file, `${[`import"./chunks/${path.basename(first)}";`, ...names].join("\n")}\n`);
}

/** For sizes, licences and tests. @param {object} report @param {string} made */
async function writeReport(report, made) {
  await mkdir(".cache", { recursive: true });
  await writeFile(".cache/build.json", JSON.stringify(report).replaceAll(made, "dist"));
}
