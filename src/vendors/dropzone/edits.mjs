// Globals: the page's jQuery gets no plugin of it.
/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { dropzone: 4 },
  edits: [
    {
      file: /dropzone[\\/]dist[\\/]dropzone\.mjs$/,
      swaps: [{ from: 'typeof jQuery !== "undefined" && jQuery !== null', to: "false", count: 1 }],
    },
  ],
};
