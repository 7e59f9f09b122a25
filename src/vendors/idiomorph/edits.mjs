/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { idiomorph: null } };
