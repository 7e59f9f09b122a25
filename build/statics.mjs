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
  Document: "$Document",
  Element: "$Element",
  Node: "$Node",
  "window.Node": "$Node",
  Promise: "$Promise",
};
/** Where a module uses one as a value; the type `Event` of a TypeScript module does not count. */
const used = {
  $arrayFrom: /\bArray\.from\b/,
  $values: /\bObject\.values\b/,
  $entries: /\bObject\.entries\b/,
  $Event: /\b(new|instanceof) Event\b|\bwindow\.Event\b|\bEvent\.prototype\b/,
  $Document: /\bDocument\b/,
  $Element: /\bElement\b/,
  $Node: /\bNode\b/,
  $Promise: /\bPromise\b/,
};
/** The same in CommonJS packages, which cannot import; nothing of ours is CommonJS. */
const inline = {
  $Event: "Object.getPrototypeOf(UIEvent)",
  $Document: "Object.getPrototypeOf(HTMLDocument)",
  $Element: "Object.getPrototypeOf(SVGElement)",
  $Node: "Object.getPrototypeOf(CharacterData)",
  $Promise: "(async () => {})().constructor",
};
const isModule = /^\s*(import|export)\b/m;
export const source = path.resolve("src/base/runtime/primordials.ts");

/** The code of a module with the imports that it needs. */
export function withStatics(code, file) {
  const needed = Object.keys(used).filter((name) => used[name].test(code));
  if (!needed.length || file === source) return code;
  if (!isModule.test(code)) return needed.map((name) => `var ${name} = ${inline[name]};\n`).join("") + code;
  return `import { ${needed.join(", ")} } from "statics:";\n${code}`;
}
