// @ts-nocheck see vendor.mjs
// Statics that pages replace, as base/primordials.ts keeps them: where a module names one, `define` gives it another
// name, and here that name is imported. esbuild's own `inject` would import it into CommonJS modules too and so wrap
// the module and every other into calls.
import { readFile } from "node:fs/promises";
import path from "node:path";

export const names = {
  "Array.from": "$arrayFrom",
  "Object.values": "$values",
  "Object.entries": "$entries",
  Event: "$Event",
  "window.Event": "$Event",
};
/** As a value; the type `Event` of a TypeScript module is none. */
const used = {
  $arrayFrom: /\bArray\.from\b/,
  $values: /\bObject\.values\b/,
  $entries: /\bObject\.entries\b/,
  $Event: /\b(new|instanceof) Event\b|\bwindow\.Event\b|\bEvent\.prototype\b/,
};
const isModule = /^\s*(import|export)\b/m;
const own = path.resolve("src/base/runtime/primordials.ts");

/** The code of a module with the imports that it needs. */
export function withStatics(code, file) {
  const needed = Object.keys(used).filter((name) => used[name].test(code));
  if (!needed.length || !isModule.test(code) || file === own) return code;
  return `import { ${needed.join(", ")} } from "statics:";\n${code}`;
}

/** The last plugin: for the modules that no other one loads. */
export const statics = () => ({
  name: "statics",
  setup(build) {
    build.onResolve({ filter: /^statics:$/ }, () => ({ path: own, sideEffects: false }));
    build.onLoad({ filter: /\.(tsx?|m?js)$/ }, async ({ path: file }) => {
      const code = await readFile(file, "utf8");
      const contents = withStatics(code, file);
      return contents === code ? undefined : { contents, loader: path.extname(file).slice(1).replace("mjs", "js") };
    });
  },
});
