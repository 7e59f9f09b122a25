/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: {
    "@tmcw/togeojson": 0,
    "@xmldom/xmldom": 0,
    shpjs: 0,
    "but-unzip": 0,
    parsedbf: 0,
    proj4: 0,
    mgrs: 0,
    "wkt-parser": 0,
  },
};
