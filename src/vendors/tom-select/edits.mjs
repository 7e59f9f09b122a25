// Globals: its loops over names pass over those that a page adds to `Object.prototype`; no label of the page is looked for,
// because its input stands in a shadow root.
import { isOwnName, ownNames } from "../../../build/edits.mjs";

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { "tom-select": 3, "@orchidjs/sifter": 0, "@orchidjs/unicode-variants": 0 },
  edits: [
    {
      file: /tom-select[\\/]dist[\\/]esm[\\/]tom-select\.js$/,
      swaps: [{ from: "document.querySelector(query)", to: "null", count: 1 }],
    },
    {
      file: /@orchidjs[\\/]unicode-variants[\\/]dist[\\/]esm[\\/]index\.js$/,
      swaps: [ownNames(2)],
      around: [isOwnName, ""],
    },
  ],
};
