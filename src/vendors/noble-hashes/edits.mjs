/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "@noble/hashes": 0 } };
