/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: {
    "geographiclib-geodesic": 0,
    "polyclip-ts": 0,
    "bignumber.js": 0,
    "splaytree-ts": 0,
    "robust-predicates": 0,
  },
};
