import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/**
 * The content of .cache/build.json, written by the build: the outputs of the ESM build, the files of each entry's
 * static closure by the entry's path, and the one output that is vs.js.
 * @typedef {{ outputs: Record<string, Output>, entries: Record<string, string[]>, loader: Output }} Build
 */
/** @typedef {{ bytes: number, entryPoint?: string, inputs: Record<string, { bytesInOutput: number }>, imports: { path: string, kind: string }[] }} Output */

export const loaderFile = "dist/vs.js";

/** @returns {Build} */
export function readBuild() {
  if (!existsSync(".cache/build.json")) throw new Error("There is no build yet: npm run build.");
  return JSON.parse(readFileSync(".cache/build.json", "utf8"));
}

/**
 * All files that a page downloads for these entries, each once.
 * @param {Build} build
 * @param {string[]} entries
 */
export function download({ entries: closures }, entries) {
  const files = new Set([loaderFile]);
  for (const name of entries) {
    const closure = closures[`${name}.ts`] ?? closures[`${name}.tsx`];
    if (!closure) throw new Error(`The build has no entry "${name}". It has: ${Object.keys(closures).join(" ")}`);
    for (const file of closure) files.add(file);
  }
  return [...files];
}

/**
 * Bytes on the wire, each file compressed separately, as servers do it.
 * @param {string[]} files
 */
export const weigh = (files) => files.reduce((sum, file) => sum + weightOf(file), 0);

/** @param {string} file */
function weightOf(file) {
  let weight = weights.get(file);
  if (weight === undefined) weights.set(file, (weight = brotliCompressSync(readFileSync(file)).length));
  return weight;
}
/** Compressing is slow, and most files belong to many entries. */
const weights = new Map();
