/**
 * Builds what runs outside of a host's page, with the rules of the browser's checker in it: dist/cli.js, the package's
 * command for Node, and dist/replay, the page that replays support cases.
 */
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { checkingTables } from "./checking.mjs";
import { clickTables } from "./clicks.mjs";
import { fieldTables } from "./fields.mjs";

/** @param {string} folder */
export async function buildTools(folder) {
  const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
    bundle: true,
    format: /** @type {const} */ ("esm"),
    charset: /** @type {const} */ ("utf8"),
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: /** @type {const} */ ("warning"),
    plugins: [nodeRuntime, fieldTables(), clickTables(), checkingTables()],
  });
  await build({
    ...common,
    entryPoints: { cli: "src/cli/vs-elements.ts" },
    outdir: folder,
    platform: "node",
    target: "node20",
    banner: { js: "#!/usr/bin/env node" },
  });
  await build({
    ...common,
    entryPoints: { replay: "src/replay/replay.ts" },
    outdir: `${folder}/replay`,
    target: "es2022",
  });
  await mkdir(`${folder}/replay`, { recursive: true });
  for (const name of ["index.html", "stage.html", "replay.css"])
    await cp(`src/replay/${name}`, `${folder}/replay/${name}`);
}

/** There is no page to take functions from. @type {import("esbuild").Plugin} */
export const nodeRuntime = {
  name: "node-runtime",
  setup(esb) {
    esb.onResolve({ filter: /\/runtime\.ts$/ }, () => ({ path: path.resolve("src/cli/node-runtime.ts") }));
  },
};
