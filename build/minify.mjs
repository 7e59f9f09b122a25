/** A second minifier pass over the built files: they compress 2 to 4 % better. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "terser";

/** Results by a hash of their input: from one build to the next most files stay as they are. */
const kept = ".cache/minified";
/** The one larger file is pdf.js: it would take as long as all others together. */
const mostBytes = 1_000_000;
/** Part of each hash: a result is kept until this file changes. */
const ownText = await readFile(new URL(import.meta.url), "utf8");

/** @param {string[]} files with their source maps beside them */
export async function tighten(files) {
  await mkdir(kept, { recursive: true });
  const used = new Set();
  for (const file of files) if ((await stat(file)).size < mostBytes) used.add(await tightenOne(file));
  for (const result of await readdir(kept)) if (!used.has(result)) await rm(`${kept}/${result}`, { force: true });
}

/** @param {string} file @returns {Promise<string>} the name of its result */
async function tightenOne(file) {
  const [code, map] = await Promise.all([readFile(file, "utf8"), readFile(`${file}.map`, "utf8")]);
  const isModule = !file.endsWith("/vs.js");
  const isOwn = !map.includes("/node_modules/");
  /** @type {import("terser").MinifyOptions} */
  const options = {
    module: isModule,
    ecma: 2020,
    // unsafe for packages, which may call `new` on a function expression; our constructors are classes
    compress: { passes: 4, inline: 1, sequences: false, lhs_constants: false, unsafe_arrows: isOwn },
    format: { ascii_only: !isModule, quote_style: 1 },
    sourceMap: { content: map, url: `${path.basename(file)}.map` },
  };
  const result = `${createHash("sha256")
    .update(JSON.stringify([code, options, ownText]))
    .digest("hex")}.json`;
  const [shorter, itsMap] = (await read(result)) ?? (await make(result, code, options));
  await Promise.all([writeFile(file, shorter), writeFile(`${file}.map`, itsMap)]);
  return result;
}

/**
 * Reads a result that an earlier build has kept. Undefined when the file is missing or only half written.
 *
 * @param {string} result
 */
async function read(result) {
  try {
    return JSON.parse(await readFile(`${kept}/${result}`, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} result @param {string} code @param {import("terser").MinifyOptions} options */
async function make(result, code, options) {
  const props = options.module ? await sharedNames(code) : {};
  const { code: shorter = code, map } = await minify(code, { ...options, nameCache: { vars: { props } } });
  const made = [shorter, String(map)];
  await writeFile(`${kept}/${result}`, JSON.stringify(made));
  return made;
}

/**
 * The names that a module shares with others, for its own use too: `import{a}` and `export{b}` are shorter than
 * `import{a as x}` and `export{y as b}`. Of equal names the exported one comes first, then that of the longest import.
 *
 * @param {string} code as esbuild has minified it
 * @returns {Promise<Record<string, string>>} the name outside by `$` and the name inside
 */
async function sharedNames(code) {
  /** @param {RegExp} statement */
  const lists = (statement) => [...code.matchAll(statement)].map(([, list = ""]) => list.split(","));
  const exports = lists(/export\{([^}]+)\};/g);
  const imports = lists(/import\{([^}]+)\}from"/g).toSorted((one, other) => other.length - one.length);
  const shared = [
    ...exports.flat().map((one) => one.split(" as ")),
    ...imports.flat().map((one) => one.split(" as ").toReversed()),
  ];
  const taken = await foreignNames(code);
  /** @type {Record<string, string>} */
  const names = {};
  for (const [inside = "", outside = inside] of shared) {
    if (`$${inside}` in names || taken.has(outside)) continue;
    taken.add(outside);
    names[`$${inside}`] = outside;
  }
  return names;
}

/**
 * The names that a module must not give to anything of its own: of the language, and those of the page's globals that it
 * reads, such as `L`, by which Leaflet looks for another Leaflet.
 *
 * @param {string} code
 */
async function foreignNames(code) {
  /** @type {object} */
  const format = { ast: true, code: false };
  const parsed = await minify(code, { module: true, compress: false, format });
  const { ast } = /** @type {{ ast: { globals: Map<string, unknown> } }} */ (/** @type {unknown} */ (parsed));
  return new Set(["default", "do", "if", "in", ...ast.globals.keys()]);
}
