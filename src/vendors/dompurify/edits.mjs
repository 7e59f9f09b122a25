/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { dompurify: null } };
