/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { i18next: 0 } };
