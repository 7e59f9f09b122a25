// @ts-nocheck see vendor.mjs
// Built-in statics and constructors that pages may have replaced: `define` renames them, and each module that uses one
// imports it under the new name from a module in src/base/runtime. esbuild's own `inject` would add CommonJS calls to
// packages.
import path from "node:path";

/**
 * `globals`: what is renamed; `used`: its uses as a value, where the TypeScript type of this name does not count;
 * `from`: the module in src/base/runtime; `inline`: the same for CommonJS packages, which cannot import. Nothing of
 * ours is CommonJS.
 */
const table = {
  $arrayFrom: {
    globals: ["Array.from"],
    from: "own-statics",
    inline: "(list, map = (one) => one) => (Symbol.iterator in list ? [...list] : [].slice.call(list)).map(map)",
  },
  $values: {
    globals: ["Object.values"],
    from: "own-statics",
    inline: "(given) => Object.keys(given).map((key) => given[key])",
  },
  $entries: {
    globals: ["Object.entries"],
    from: "own-statics",
    inline: "(given) => Object.keys(given).map((key) => [key, given[key]])",
  },
  $Event: {
    globals: ["Event", "window.Event"],
    used: /\b(new|instanceof) Event\b|\bwindow\.Event\b|\bEvent\.prototype\b/,
    from: "primordials",
    inline: "Object.getPrototypeOf(UIEvent)",
  },
  $Document: { globals: ["Document"], from: "primordials", inline: "Object.getPrototypeOf(HTMLDocument)" },
  $Element: { globals: ["Element"], from: "primordials", inline: "Object.getPrototypeOf(SVGElement)" },
  $Node: { globals: ["Node", "window.Node"], from: "primordials", inline: "Object.getPrototypeOf(CharacterData)" },
  $Promise: { globals: ["Promise"], from: "primordials", inline: "(async () => {})().constructor" },
  ...Object.fromEntries(
    "Map Set Proxy Headers CSS performance"
      .split(" ")
      .map((name) => [`$${name}`, { globals: [name], from: "borrowed" }]),
  ),
};
const word = (text) => new RegExp(`\\b${text.replace(".", "\\.")}\\b`);
const names = Object.entries(table).map(([name, { globals, used = word(globals[0]), ...rest }]) => ({
  name,
  globals,
  used,
  ...rest,
}));

/** For esbuild's `define`. `webkitURL` is the browser's second name of `URL`, which no page uses for itself. */
export const statics = {
  ...Object.fromEntries(names.flatMap(({ name, globals }) => globals.map((one) => [one, name]))),
  URL: "webkitURL",
};

const isModule = /^\s*(import|export)\b/m;
const folder = path.resolve("src/base/runtime");
/** The file of `import … from "native:own-statics"`. */
export const nativeModule = (specifier) => path.join(folder, `${specifier.slice("native:".length)}.ts`);
/** Imported by name only. */
export const isNativeModule = (file) => names.some(({ from }) => path.resolve(file) === nativeModule(`native:${from}`));

/** These modules need no other, and borrowed.ts needs them: an import of it here would make a circle. */
const first = new Set(["guard.ts", "runtime.ts"].map((name) => path.join(folder, name)));

/** Adds the needed imports to a module's code. */
export function withStatics(code, file) {
  const needed = isNativeModule(file) || first.has(file) ? [] : names.filter(({ used }) => used.test(code));
  if (!isModule.test(code) && !file.endsWith(".mjs"))
    return declared(needed.filter(({ globals }) => !declares(code, globals[0]))) + code;
  return needed.map(({ name, from }) => `import { ${name} } from "native:${from}";\n`).join("") + code;
}

/** The file has a variable of this name: lodash looks for natives itself. */
const declares = (code, name) => new RegExp(`(\\b(var|let|const|function|class)|,)\\s+${name}\\s*[=({]`).test(code);

/**
 * For a package in CommonJS, which runs after `vs.js` has set the runtime; `window.Symbol` because lodash.isequal has a
 * `Symbol` of its own, which is not set yet there.
 */
function declared(needed) {
  const made = needed.filter(({ inline }) => inline).map(({ name, inline }) => `var ${name} = ${inline};`);
  const borrowed = needed.filter(({ inline }) => !inline).map(({ name }) => name);
  if (borrowed.length) made.push(`var { ${borrowed.join(", ")} } = window[window.Symbol.for("vs-elements")].natives;`);
  return made.join("\n");
}
