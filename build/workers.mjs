/**
 * Workers: each is one file without imports, beside the chunks. A worker is a realm of its own, so it shares no state
 * with the page, and no page's script replaces its globals.
 */
import path from "node:path";
import * as esbuild from "esbuild";
import { shipped } from "./options.mjs";
import { statics } from "./statics.mjs";

/** The constant that holds a worker's file name (src/globals.d.ts), and its module. */
const workers = { BOOK_WORKER: "src/vendors/xlsx/book-worker.ts" };

const define = Object.fromEntries(Object.entries(shipped.define).filter(([name]) => !(name in statics)));

/**
 * @param {string} folder
 * @returns {Promise<{ outputs: import("esbuild").Metafile["outputs"], names: Record<string, string> }>} names: constant → file name
 */
export async function buildWorkers(folder) {
  const { metafile } = await esbuild.build({
    ...shipped,
    define,
    entryPoints: Object.values(workers),
    outdir: folder,
    format: "esm",
    entryNames: "worker-[hash]",
  });
  const fileOf = new Map(Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  const names = Object.entries(workers).map(([name, module]) => [name, path.basename(fileOf.get(module) ?? "")]);
  return { outputs: metafile.outputs, names: Object.fromEntries(names) };
}
