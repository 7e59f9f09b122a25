/** Builds dist/cli.js, the package's command: one file for Node, with the rules of the browser's checker in it. */
import path from "node:path";
import { build } from "esbuild";
import { checkingTables } from "./checking.mjs";
import { clickTables } from "./clicks.mjs";
import { fieldTables } from "./fields.mjs";

/** @param {string} folder */
export const buildCli = (folder) =>
  build({
    entryPoints: { cli: "src/cli/vs-elements.ts" },
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    charset: "utf8",
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: "#!/usr/bin/env node" },
    logLevel: "warning",
    plugins: [nodeRuntime, fieldTables(), clickTables(), checkingTables()],
  });

/** Node has no page to take functions from. @type {import("esbuild").Plugin} */
const nodeRuntime = {
  name: "node-runtime",
  setup(esb) {
    esb.onResolve({ filter: /\/runtime\.ts$/ }, () => ({ path: path.resolve("src/cli/node-runtime.ts") }));
  },
};
