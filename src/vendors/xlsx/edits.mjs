/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "@e965/xlsx": 0, hucre: 0, fflate: 0 } };
