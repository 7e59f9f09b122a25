/**
 * The onLoad plugin for the project's modules: esbuild allows only one plugin to load a file, so all changes are made
 * here.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { nativeModule, withStatics } from "./statics.mjs";

/**
 * A change that the build makes in a module of the project. @typedef {(code: string, file: string) => string} Change
 */

/** @param {Change[]} [changes] @returns {import("esbuild").Plugin} */
export const ownCode = (changes = []) => ({
  name: "own-code",
  setup(build) {
    build.onResolve({ filter: /^native:/ }, ({ path: name }) => ({ path: nativeModule(name), sideEffects: false }));
    build.onLoad({ filter: /\.(tsx?|m?js)$/ }, async ({ path: file }) => {
      const given = await readFile(file, "utf8");
      const contents = [withStatics, ...changes].reduce((code, change) => change(code, file), given);
      const loader = /** @type {import("esbuild").Loader} */ (path.extname(file).slice(1).replace("mjs", "js"));
      return { contents, loader };
    });
  },
});
