/** @type {import("../../../build/edits.mjs").Library} */
export default { packages: { "sql-formatter": 0, nearley: 0 } };
