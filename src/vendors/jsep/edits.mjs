/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { jsep: 0 } };
