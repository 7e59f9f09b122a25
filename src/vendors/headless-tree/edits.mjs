/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "@headless-tree/core": 0, "@headless-tree/react": 0 } };
