/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: {
    "@mapbox/vector-tile": 0,
    "@mapbox/point-geometry": 0,
    pbf: 0,
  },
};
