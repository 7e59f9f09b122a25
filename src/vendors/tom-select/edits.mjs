/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "tom-select": 3, "@orchidjs/sifter": 0, "@orchidjs/unicode-variants": 0 } };
