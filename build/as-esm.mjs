// @ts-nocheck see vendor.mjs
// Packages in CommonJS as ES modules, and namespaces as objects: else esbuild's helpers for both come to every page with
// main.
const asEsm = (filter, names = []) => ({
  filter,
  edit(code) {
    const files = [];
    const body = code.replace(/\brequire\(["']([^"']+)["']\)(?!\.)/g, (_, file) => `$required${files.push(file) - 1}`);
    const imports = files.map((file, at) => `import $required${at} from ${JSON.stringify(file)};\n`).join("");
    const exported = names.map((name) => `export const ${name} = module.exports.${name};\n`).join("");
    return `${imports}const module = { exports: {} };\nconst exports = module.exports;\n(function () {\n${body}\n}).call({});\n${exported}export default module.exports;`;
  },
});

/** `import * as` as an object of what it has: a namespace as a value needs a helper of esbuild's, also with main. */
const asObject = (filter, names) => ({
  filter,
  edit: (code) =>
    code.replace(
      /import \* as (\w+) from (['"][^'"]+['"]);/,
      (_, object, file) =>
        `import { ${names.map((name) => `${name} as $${name}`).join()} } from ${file};\nconst ${object} = { ${names.map((name) => `${name}: $${name}`).join()} };`,
    ),
});

export const commonPackages = [
  asObject(/quill[\\/]core[\\/]quill\.js$/, "ParentBlot Registry Scope ScrollBlot".split(" ")),
  asObject(
    /micromark[\\/]lib[\\/]parse\.js$/,
    "attentionMarkers contentInitial disable document flow flowInitial insideSpan string text".split(" "),
  ),
  asEsm(/js-beautify[\\/]js[\\/]lib[\\/]beautify(-css|-html)?\.js$/),
  asEsm(/nearley[\\/]lib[\\/]nearley\.js$/),
  asEsm(/quill-delta[\\/]dist[\\/]Delta\.js$/, ["AttributeMap", "Op", "OpIterator"]),
  asEsm(/quill-delta[\\/]dist[\\/](AttributeMap|Op|OpIterator)\.js$/),
  asEsm(/eventemitter3[\\/]index\.js$/),
  asEsm(/fast-diff[\\/]diff\.js$/),
  asEsm(/lodash\.(clonedeep|isequal)[\\/]index\.js$/),
];
