/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "js-beautify": 0 } };
