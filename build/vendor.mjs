// @ts-nocheck esbuild and acorn hand over untyped nodes here; the build itself is the test.
// The onLoad plugin for packages: esbuild allows only one plugin to load a file, so all edits of a file are made here.
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { edited } from "./edits.mjs";
import { rewriteSinks } from "./html-sinks.mjs";
import { withStatics } from "./statics.mjs";

const packageOf = (file) => file.replaceAll("\\", "/").match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];

/** The libraries, from the edits.mjs in their folders. */
export async function readLibraries(folder = "src/vendors") {
  const files = readdirSync(folder)
    .map((name) => path.resolve(folder, name, "edits.mjs"))
    .filter((file) => existsSync(file));
  return Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)).default));
}

/**
 * Every bundled package must be listed in a library's `packages`, or be known as used only by tests; an unlisted package,
 * or another count of sinks, fails the build.
 */
export const vendor = (libraries, isKnown = (_name) => false) => ({
  name: "vendor",
  setup(build) {
    const pins = Object.assign({}, ...libraries.map(({ packages }) => packages));
    const edits = libraries.flatMap(({ edits: own = [] }) => own);
    /** A pin such as `micromark*` matches all packages with this prefix. */
    const pinOf = (name) =>
      Object.keys(pins).find((pin) => pin === name || (pin.endsWith("*") && name.startsWith(pin.slice(0, -1))));
    const counts = new Map();
    build.onStart(() => counts.clear());

    build.onLoad({ filter: /node_modules[\\/].*\.[cm]?js$/ }, async ({ path: file }) => {
      const name = pinOf(packageOf(file));
      if (name === undefined && isKnown(packageOf(file))) return undefined;
      if (name === undefined)
        return { errors: [{ text: `${packageOf(file)} is bundled, but no src/vendors/*/edits.mjs names it.` }] };
      let code = await readFile(file, "utf8");
      try {
        for (const edit of edits.filter((one) => one.file.test(file))) code = edited(code, edit, file);
        const { code: contents, sinks } = pins[name] === null ? { code, sinks: 0 } : rewriteSinks(code, file);
        counts.set(name, (counts.get(name) ?? 0) + sinks);
        return { contents: withStatics(contents, file), loader: "js", resolveDir: path.dirname(file) };
      } catch (error) {
        return { errors: [{ text: error.message }] };
      }
    });

    build.onEnd(() => ({
      errors: Object.entries(pins)
        .filter(([name, pin]) => pin !== null && counts.has(name) && counts.get(name) !== pin)
        .map(([name, pin]) => ({
          text: `${name}: ${counts.get(name)} HTML sinks rewritten, ${pin} pinned. Read the new ones, then change the pin.`,
        })),
    }));
  },
});
