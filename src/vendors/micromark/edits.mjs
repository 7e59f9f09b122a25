/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "micromark*": 0, "character-entities": 0, "decode-named-character-reference": 0 } };
