// Code from text stands in two places of chevrotain. Neither is ever reached; a policy would refuse both.
/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { "fast-formula-parser": 0, chevrotain: 0, "regexp-to-ast": 0, jstat: 0, bessel: 0, bahttext: 0 },
  edits: [
    {
      file: /chevrotain[\\/]lib(_esm)?[\\/]src[\\/]utils[\\/]utils\.js$/,
      swaps: [{ from: "eval(toBecomeFast);", to: "", count: 1 }],
    },
    {
      file: /chevrotain[\\/]lib(_esm)?[\\/]src[\\/]generate[\\/]generate_public\.js$/,
      swaps: [
        {
          from: 'new Function("tokenVocabulary", "config", "chevrotain", wrapperText)',
          to: "() => wrapperText",
          count: 1,
        },
      ],
    },
  ],
};
