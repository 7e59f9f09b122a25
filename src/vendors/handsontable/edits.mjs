// Shadow roots: keys are heard at the grid, because they do not leave our tags.
// Styles: the library writes its sheet into a `<style>` element of the page; ours are adopted by the shadow root.
/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { handsontable: 11, "@handsontable/react": 1 },
  edits: [
    {
      file: /handsontable[\\/]core\.mjs$/,
      swaps: [
        {
          from: "ownerWindow: this.rootWindow",
          to: "ownerWindow: { document: { documentElement: instance.rootElement } }",
          count: 1,
        },
      ],
    },
    {
      file: /handsontable[\\/]utils[\\/]stylesHandler\.mjs$/,
      swaps: [
        { from: "if (injectCoreCss) {", to: "if (false) {", count: 1 },
        {
          from: "import handsontableStyles from '../styles/handsontableStyles.mjs';",
          to: 'const handsontableStyles = "";',
          count: 1,
        },
      ],
    },
  ],
};
