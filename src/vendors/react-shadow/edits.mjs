/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "react-shadow": 0, "prop-types": 0 } };
