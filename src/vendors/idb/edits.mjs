/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { idb: 0 } };
