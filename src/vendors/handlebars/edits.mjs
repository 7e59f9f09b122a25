/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "@handlebars/parser": 0 } };
