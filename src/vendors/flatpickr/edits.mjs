/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { flatpickr: 5 } };
