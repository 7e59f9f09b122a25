// Globals: Ace keeps its table of modules on the global object. Here it is a private object, so that a page's own `ace`
// is neither read nor replaced; modes and extensions are functions that get this object. The shims that Ace puts on
// built-in prototypes for old browsers would change the page and are removed. A selection by the mouse hears the document
// before the page's handlers do, which may stop its end.
import { bindsWhole, bound, isDragAbove, isOwnName, ownNames } from "../../../build/edits.mjs";

/** @param {string} name */
const here = (name) => new RegExp(String.raw`ace-builds[\\/]src-noconflict[\\/]${name}\.js$`);

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { "ace-builds": 5 },
  edits: [
    {
      file: here("ace"),
      swaps: [
        { from: /\(function ?\(\) ?\{\s*return this;\s*\}\)\(\)/g, to: "$root", count: 2 },
        {
          from: /(ace\.define\("ace\/lib\/es6-shim",\[[^\]]*\], function\([^)]*\)\{)[^]*?(\n\}\);\s*ace\.define\("ace\/lib\/fixoldbrowsers")/g,
          to: (_, start, end) => start + end,
          count: 1,
        },
        {
          from: ", callback, getListenerOptions());",
          to: ", callback, { passive: false, capture: $isDragAbove(elem, type) });",
          count: 2,
        },
        ownNames(30),
        bound(14),
      ],
      around: [
        `var $root = {};\nvar ace = ($root.ace = {});\n${isOwnName}${bindsWhole}${isDragAbove}`,
        "\nexport default ace;",
      ],
    },
    { file: here(String.raw`(mode|ext)-[\w-]+`), around: ["export default function (ace) {\n", "\n}"] },
  ],
};
