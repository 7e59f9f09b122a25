// @ts-nocheck see vendor.mjs
// Built-in statics that pages may have replaced (src/base/runtime/primordials.ts): `define` renames them, and each module
// that uses one imports it under the new name. esbuild's own `inject` would add CommonJS calls to packages.
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
/** Uses as a value; the TypeScript type `Event` does not count. */
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
  $arrayFrom: "(list, map = (one) => one) => (Symbol.iterator in list ? [...list] : [].slice.call(list)).map(map)",
  $values: "(given) => Object.keys(given).map((key) => given[key])",
  $entries: "(given) => Object.keys(given).map((key) => [key, given[key]])",
  $Event: "Object.getPrototypeOf(UIEvent)",
  $Document: "Object.getPrototypeOf(HTMLDocument)",
  $Element: "Object.getPrototypeOf(SVGElement)",
  $Node: "Object.getPrototypeOf(CharacterData)",
  $Promise: "(async () => {})().constructor",
};
const isModule = /^\s*(import|export)\b/m;
export const source = path.resolve("src/base/runtime/primordials.ts");

/** Adds the needed imports to a module's code. */
export function withStatics(code, file) {
  const needed = Object.keys(used).filter((name) => used[name].test(code));
  if (!needed.length || file === source) return code;
  if (!isModule.test(code) && !file.endsWith(".mjs"))
    return needed.map((name) => `var ${name} = ${inline[name]};\n`).join("") + code;
  return `import { ${needed.join(", ")} } from "statics:";\n${code}`;
}
