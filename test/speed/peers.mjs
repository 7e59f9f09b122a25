/** Form engines from npm, measured beside ours: installed by the bench alone, into .cache, and bundled there. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as esbuild from "esbuild";

const folder = path.resolve(".cache/speed-peers");
export const versions = {
  "@rjsf/core": "6.11.1",
  "@rjsf/utils": "6.11.1",
  "@rjsf/validator-ajv8": "6.11.1",
  "survey-core": "2.5.38",
  "survey-js-ui": "2.5.38",
  "tom-select": "2.6.2",
  leaflet: "1.9.4",
  ol: "10.11.0",
  "ag-grid-community": "36.2.0",
  "tabulator-tables": "6.5.3",
  "datatables.net": "3.1.5",
  handsontable: "18.1.1",
  react: "19.3.1",
  "react-dom": "19.3.1",
};
export const peers = /** @type {const} */ (["rjsf", "survey"]);
/** Other libraries that are measured beside ours. */
const others = ["tom", "leaflet", "ol", "ag", "tabulator", "hot", "datatables"];

/** @returns {Promise<void>} when each peer's module and sheet lie in .cache/speed-peers/out */
export async function buildPeers() {
  mkdirSync(folder, { recursive: true });
  const wanted = JSON.stringify({ private: true, dependencies: versions });
  const file = path.join(folder, "package.json");
  const isThere = existsSync(path.join(folder, "node_modules")) && readFileSync(file, "utf8") === wanted;
  if (!isThere) {
    writeFileSync(file, wanted);
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"], { cwd: folder });
    writeFileSync(file, wanted);
  }
  await esbuild.build({
    entryPoints: [...peers, ...others].map((name) => `test/speed/peers/${name}.mjs`),
    outdir: path.join(folder, "out"),
    bundle: true,
    minify: true,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
    nodePaths: [path.join(folder, "node_modules")],
    alias: { react: path.join(folder, "node_modules/react"), "react-dom": path.join(folder, "node_modules/react-dom") },
    logLevel: "error",
  });
}

/** @param {string} name of a file */
export const peerFile = (name) => path.join(folder, "out", name);
