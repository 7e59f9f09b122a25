/** The rows of the tables that are measured: in the page, and at the server that stores their cells. */

export const benchKeys = "id name street kind received cost crew length note code".split(" ");

/** @param {string[]} keys @param {number} at its place @returns {Record<string, string>} */
export const rowOf = (keys, at) => Object.fromEntries(keys.map((key, column) => [key, `${key} ${at * (column + 3)}`]));
