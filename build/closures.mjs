/**
 * Preloads the dependencies of dynamic imports. With esbuild's `import("./a.js")` the browser finds the imports of a.js
 * only after loading it: one round trip for each level. Here each such call also imports all files of the target's static
 * closure that the importing file has not loaded yet. Facades, files that only re-export names of another file (esbuild
 * makes one for an entry inside a shared chunk), are removed: their names are read from the original file, once; so no
 * module of ours may export a variable that changes (oxlint's import/no-mutable-exports).
 */
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sheetMark } from "./layers.mjs";
import { shifted } from "./source-map.mjs";

/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */
/**
 * The origin of each name of a facade: the file, and the minified name in it. @typedef {Map<string, { file: string,
 * name: string }>} Facade
 */

/**
 * Every file that a page needs for `file`, itself first. @param {Outputs} outputs @param {string} file @param
 * {Set<string>} [found]
 */
export function fileClosure(outputs, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path: next, kind } of outputs[file]?.imports ?? [])
    if (kind === "import-statement") fileClosure(outputs, next, found);
  return found;
}

/** Characters of a chunk's hash that its name keeps, 5 bits each: many names stand in each file. */
const hashLength = 5;

/** Shortens the names of all chunks, on disk, in their code and in `outputs`; two that begin alike keep theirs. @param {Outputs} outputs */
export async function shortenNames(outputs) {
  const files = Object.keys(outputs).filter((one) => one.endsWith(".js"));
  const hashes = files.flatMap((file) => /\bchunk-([A-Z0-9]{8})\.js$/.exec(file)?.[1] ?? []);
  const isShared = (/** @type {string} */ start) => hashes.filter((hash) => hash.startsWith(start)).length > 1;
  const kept = new Map(
    hashes.map((hash) => [hash, isShared(hash.slice(0, hashLength)) ? hash : hash.slice(0, hashLength)]),
  );
  const short = (/** @type {string} */ text) =>
    text.replace(/\bchunk-([A-Z0-9]{8})(?=\.js)/g, (_, hash) => `chunk-${kept.get(hash) ?? hash}`);
  for (const file of files) {
    const made = short(file);
    const code = await readFile(file, "utf8");
    const edits = [...code.matchAll(/\bchunk-[A-Z0-9]{8}(?=\.js)/g)].map(({ 0: name, index }) => ({
      at: index,
      length: name.length,
      put: short(`${name}.js`).slice(0, -".js".length),
    }));
    await rewrite(file, code, edits);
    await Promise.all([rename(file, made), rename(`${file}.map`, `${made}.map`)]);
    for (const ending of ["", ".map"]) {
      const output = outputs[file + ending];
      if (output) outputs[made + ending] = output;
      delete outputs[file + ending];
    }
  }
  for (const { imports } of Object.values(outputs)) for (const one of imports) one.path = short(one.path);
}

/**
 * Rewrites all `import()` of the built files, and removes the facades.
 * @param {Outputs} outputs
 * @returns {Promise<Map<string, Facade>>} the removed facades
 */
export async function askForClosures(outputs) {
  const files = Object.keys(outputs).filter((file) => file.endsWith(".js"));
  const code = new Map(
    await Promise.all(files.map(async (file) => /** @type {const} */ ([file, await readFile(file, "utf8")]))),
  );
  await keepHelpers(outputs, code);
  const facades = new Map();
  for (const file of code.keys()) {
    const facade = outputs[file]?.entryPoint && readFacade(code.get(file) ?? "", path.dirname(file));
    if (facade) facades.set(file, facade);
  }
  const byUse = mostImportedFirst(outputs, [...code.keys()]);
  const [lender = ""] = byUse;
  for (const file of code.keys()) {
    if (facades.has(file)) continue;
    const here = fileClosure(outputs, file);
    /** @type {import("./source-map.mjs").Edit[]} */
    const edits = [];
    for (const { 0: whole, 1: name = "", index } of (code.get(file) ?? "").matchAll(
      /\bimport\("\.\/([\w.-]+\.js)"\)/g,
    )) {
      const target = `${path.dirname(file)}/${name}`;
      const closure = fileClosure(outputs, target);
      // the same files in the same order everywhere: repeated texts compress best
      const needed = byUse.filter((one) => closure.has(one) && !here.has(one) && !facades.has(one));
      edits.push(...asked(whole, index, code.get(file) ?? "", { target, needed, facade: facades.get(target) }));
    }
    const text = code.get(file) ?? "";
    const lent = text.lastIndexOf("export{") + "export{".length;
    if (file === lender) edits.push({ at: lent, length: 0, put: `${loadAll} as ${lentName},` });
    if (edits.some(({ put }) => put.includes(loadAll))) edits.unshift(loadAllFor(text, file, lender));
    if (edits.length > 0) await rewrite(file, text, edits);
  }
  for (const facade of facades.keys()) await Promise.all([rm(facade), rm(`${facade}.map`)]);
  return facades;
}

/**
 * esbuild puts its CommonJS helpers into a separate file that every entry imports. They have no state, so each file that
 * uses one gets a copy, and the separate file is removed.
 * @param {Outputs} outputs @param {Map<string, string>} code
 */
async function keepHelpers(outputs, code) {
  const helpers = [...code.keys()].find(
    (file) => Object.keys(outputs[file]?.inputs ?? {}).length === 0 && !outputs[file]?.entryPoint,
  );
  if (!helpers) return;
  const [, body = "", names = ""] = /^(.*?);?export\{([^}]*)\};/s.exec(code.get(helpers) ?? "") ?? [];
  const inner = new Map(pairs(names).map(([own = "", name = own]) => [name, own]));
  const use = new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${path.basename(helpers)}";`);
  for (const [file, text] of code) {
    const found = use.exec(text);
    if (!found) continue;
    const taken = pairs(found[1] ?? "");
    const local = taken.map(([name = "", here = name]) => here);
    // only these are returned, so that the minifier leaves out the others
    const returned = taken.map(([name = ""]) => inner.get(name));
    const put = taken.length > 0 ? `const[${local.join()}]=(()=>{${body};return[${returned.join()}]})();` : "";
    code.set(file, await rewrite(file, text, [{ at: found.index, length: found[0].length, put }]));
    const output = outputs[file];
    if (output) output.imports = output.imports.filter((one) => one.path !== helpers);
  }
  code.delete(helpers);
  for (const gone of [helpers, `${helpers}.map`]) {
    await rm(gone, { force: true });
    delete outputs[gone];
  }
}

/**
 * The edits for one `import()`: it loads `target` with the files that it needs. Names of a facade are put where the code
 * takes them from the module; elsewhere the module gets them.
 * @param {string} whole the call @param {number} at @param {string} code
 * @param {{ target: string, needed: string[], facade: Facade | undefined }} file
 * @returns {import("./source-map.mjs").Edit[]}
 */
function asked(whole, at, code, { target, needed, facade }) {
  const edit = (/** @type {string} */ put) => ({ at, length: whole.length, put });
  if (!facade) return [edit(loaded([target, ...needed]))].filter(({ put }) => put !== whole);
  const origins = [...new Set([...facade.values()].map(({ file }) => file))];
  if (origins.length > 1) throw new Error(`${target}: its names come from several files: ${origins.join(", ")}`);
  const put = loaded([...origins, ...needed]);
  const taken = takenNames(code, at, at + whole.length);
  if (taken) {
    const names = pairs(taken.text, ":").map(([name = "", local]) => {
      const own = facade.get(name)?.name;
      if (!own) throw new Error(`${target} has no "${name}"`);
      return taken.isList ? `${own}:${local ?? name}` : own;
    });
    return [edit(put), { at: taken.at, length: taken.text.length, put: names.join() }].toSorted((a, b) => a.at - b.at);
  }
  const names = [...facade].map(([name, from]) => `${name}:a.${from.name}`);
  return [edit(`${put}.then(a=>({${names.join()}}))`)];
}

/**
 * The names that the code takes from the module of an `import()`: `(await import(…)).name`, `{ name } = await import(…)`,
 * `import(…).then(({ name }) =>`. Undefined for anything else. @param {string} code @param {number} start @param {number} end
 */
function takenNames(code, start, end) {
  const member = /^\)\.([\w$]+)/.exec(code.slice(end, end + 100));
  if (member && code.endsWith("(await ", start)) return { at: end + 2, text: member[1] ?? "", isList: false };
  const list = String.raw`\{([\w$:,]+)\}`;
  const after = new RegExp(String.raw`^\.then\(\(${list}\)=>`).exec(code.slice(end, end + 500));
  if (after) return { at: end + ".then(({".length, text: after[1] ?? "", isList: true };
  const before = new RegExp(`${list}=await $`).exec(code.slice(Math.max(0, start - 500), start));
  if (before) return { at: start - before[0].length + 1, text: before[1] ?? "", isList: true };
  return undefined;
}

/** The expression for the first file's module. @param {string[]} files a file may stand there twice */
function loaded(files) {
  const names = [...new Set(files)].map(chunkName);
  return names.length > 1 ? `${loadAll}("${names.join(" ")}")` : `import("./chunk-${names.join()}.js")`;
}

/** In a file that loads several chunks at once: the function that does, given their names. It gives the first one's module. */
const loadAll = "loadAll$";
const loadAllCode = `function ${loadAll}(a){return Promise.all(a.split(" ").map(a=>import("./chunk-"+a+".js"))).then(a=>a[0])}`;
/** The name by which one file lends it to those that import something of this file anyway; no minifier makes it. */
const lentName = "load$";

/** @param {Outputs} outputs @param {string[]} files */
function mostImportedFirst(outputs, files) {
  const imports = files
    .flatMap((file) => outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === "import-statement");
  const times = (/** @type {string} */ file) => imports.filter(({ path: one }) => one === file).length;
  return files.toSorted((one, other) => times(other) - times(one));
}

/** Borrows the function, or defines it. @param {string} text @param {string} file @param {string} lender */
function loadAllFor(text, file, lender) {
  const found = new RegExp(`import\\{(?=[^}]*\\}from"\\./${path.basename(lender)}")`).exec(text);
  if (file === lender || !found) return { at: 0, length: 0, put: loadAllCode };
  return { at: found.index + found[0].length, length: 0, put: `${lentName} as ${loadAll},` };
}

/** `dist/chunks/chunk-ABC.js` → `ABC`. @param {string} file */
const chunkName = (file) => path.basename(file).slice("chunk-".length, -".js".length);

/**
 * Undefined for a file with code of its own. @param {string} code @param {string} folder @returns {Facade | undefined}
 */
function readFacade(code, folder) {
  const plain = code.replace(/\n?\/\/#.*\n?$/, "").trim();
  const parts = /^((?:import(?:\{[^}]*\}from)?"[^"]+";)*)(?:export\{([^}]*)\};)?$/.exec(plain);
  if (!parts) return undefined;
  /** @type {Map<string, { file: string, name: string }>} */
  const local = new Map();
  for (const [, list = "", from = ""] of (parts[1] ?? "").matchAll(/import(?:\{([^}]*)\}from)?"\.\/([^"]+)";/g))
    for (const [name = "", own = name] of pairs(list)) local.set(own, { file: `${folder}/${from}`, name });
  const exported = pairs(parts[2] ?? "").filter(([own = "", name = own]) => !name.startsWith(sheetMark));
  return new Map(
    exported.map(([own = "", name = own]) => {
      const found = local.get(own);
      if (!found) throw new Error(`a facade exports ${own}, which it does not import: ${plain}`);
      return [name, found];
    }),
  );
}

/** `a as b,c` → [["a", "b"], ["c"]]. @param {string} list @param {string} [sign] between two names */
const pairs = (list, sign = " as ") => (list ? list.split(",").map((one) => one.trim().split(sign)) : []);

/** @param {string} file @param {string} code @param {import("./source-map.mjs").Edit[]} edits */
async function rewrite(file, code, edits) {
  const made = edits
    .toReversed()
    .reduce((text, { at, length, put }) => text.slice(0, at) + put + text.slice(at + length), code);
  const map = JSON.parse(await readFile(`${file}.map`, "utf8"));
  await Promise.all([writeFile(file, made), writeFile(`${file}.map`, JSON.stringify(shifted(map, code, edits)))]);
  return made;
}
