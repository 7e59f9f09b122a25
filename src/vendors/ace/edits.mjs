// @ts-nocheck see vendor.mjs
// Ace keeps its table of modules on the global object. Here it is a private object, so that a page's own `ace` is neither
// read nor replaced; modes and extensions are functions that get this object. All are ES modules, so that a mode's chunk
// needs no helper for CommonJS from another one. What would mend natives for old browsers is left out.
const here = (name) => new RegExp(String.raw`ace-builds[\\/]src-noconflict[\\/]${name}\.js$`);
const globalObject = /\(function ?\(\) ?\{\s*return this;\s*\}\)\(\)/g;
const shim =
  /(ace\.define\("ace\/lib\/es6-shim",\[[^\]]*\], function\([^)]*\)\{)[^]*?(\n\}\);\s*ace\.define\("ace\/lib\/fixoldbrowsers")/;

export const ace = [
  {
    filter: here("ace"),
    edit(code) {
      if (!shim.test(code)) return code;
      const own = code.replace(globalObject, "$root").replace(shim, "$1$2");
      return `var $root = {};\nvar ace = ($root.ace = {});\n${own}\nexport default ace;`;
    },
  },
  { filter: here(String.raw`(mode|ext)-[\w-]+`), edit: (code) => `export default function (ace) {\n${code}\n}` },
];
