// @ts-nocheck see vendor.mjs
// Statics that pages replace (src/base/runtime/primordials.ts): `define` gives them another name, and each module that
// names one imports it under that name. esbuild's own `inject` would turn the module into CommonJS calls for packages.
import path from "node:path";

/** For esbuild's `define`. */
export const statics = {
  "Array.from": "$arrayFrom",
  "Object.values": "$values",
  "Object.entries": "$entries",
  Event: "$Event",
  "window.Event": "$Event",
};
/** Where a module uses one as a value; the type `Event` of a TypeScript module does not count. */
const used = {
  $arrayFrom: /\bArray\.from\b/,
  $values: /\bObject\.values\b/,
  $entries: /\bObject\.entries\b/,
  $Event: /\b(new|instanceof) Event\b|\bwindow\.Event\b|\bEvent\.prototype\b/,
};
const isModule = /^\s*(import|export)\b/m;
export const source = path.resolve("src/base/runtime/primordials.ts");

/** The code of a module with the imports that it needs. */
export function withStatics(code, file) {
  const needed = Object.keys(used).filter((name) => used[name].test(code));
  if (!needed.length || !isModule.test(code) || file === source) return code;
  return `import { ${needed.join(", ")} } from "statics:";\n${code}`;
}
