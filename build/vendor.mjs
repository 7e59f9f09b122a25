// @ts-nocheck esbuild and acorn hand over untyped nodes here; the build itself is the test.
// The one onLoad for vendor code: esbuild lets a single plugin load a file, so all edits of a file are chained here.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { rewriteSinks } from "./html-sinks.mjs";
import { withStatics } from "./statics.mjs";

const packageOf = (file) => file.replaceAll("\\", "/").match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];

/**
 * edits: { filter, edit(code, file) }[]; every edit must change its file, otherwise the build fails.
 * pins: package → number of rewritten sinks; the build fails when a number differs. Null: edited only (React's own sinks
 * are reached by dangerouslySetInnerHTML alone, which the linter forbids).
 */
export const vendor = ({ edits, pins }) => ({
  name: "vendor",
  setup(build) {
    const counts = new Map();
    build.onStart(() => counts.clear());

    build.onLoad({ filter: /node_modules[\\/].*\.[cm]?js$/ }, async ({ path: file }) => {
      const name = packageOf(file);
      if (!Object.hasOwn(pins, name)) return undefined;
      let code = await readFile(file, "utf8");
      for (const { filter, edit } of edits.filter((one) => one.filter.test(file))) {
        const edited = edit(code, file);
        if (edited === code) return { errors: [{ text: `${filter} no longer matches the source of ${name}` }] };
        code = edited;
      }
      if (pins[name] === null)
        return { contents: withStatics(code, file), loader: "js", resolveDir: path.dirname(file) };
      const { code: contents, sinks } = rewriteSinks(code, file);
      counts.set(name, (counts.get(name) ?? 0) + sinks);
      return { contents: withStatics(contents, file), loader: "js", resolveDir: path.dirname(file) };
    });

    build.onEnd(() => ({
      errors: Object.entries(pins)
        .filter(([name, pin]) => counts.has(name) && counts.get(name) !== pin)
        .map(([name, pin]) => ({
          text: `${name}: ${counts.get(name)} HTML sinks rewritten, ${pin} pinned. Read the new ones, then change the pin.`,
        })),
    }));
  },
});
