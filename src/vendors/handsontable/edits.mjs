// Shadow roots: keys are heard at the grid, because they do not leave our tags.
// What it hears above the table while a button is held or a finger lies on it, it hears after its own cells and before
// the page's handlers, which may stop an event.
// Styles: the library writes its sheet into a `<style>` element of the page; ours are adopted by the shadow root.
import { isDragAbove } from "../../../build/edits.mjs";

const hearsFirst = `${isDragAbove}
const $afterCells = (event, run) => {
  const root = event.composedPath().findLast((node) => node instanceof ShadowRoot);
  if (root) root.addEventListener(event.type, (now) => now === event && run(), { once: true });
  else run();
};
`;

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { handsontable: 11, "@handsontable/react": 1 },
  edits: [
    {
      file: /handsontable[\\/]eventManager\.mjs$/,
      swaps: [
        {
          from: "callbackRef.call(this, extendEvent(event));",
          to: `const run = () => callbackRef.call(this, extendEvent(event));
            if ($isDragAbove(element, eventName)) $afterCells(event, run);
            else run();`,
          count: 1,
        },
        {
          from: "const callbackRef = callback;",
          to: "const callbackRef = callback;\n        if ($isDragAbove(element, eventName)) options = { ...(options || {}), capture: true };",
          count: 1,
        },
      ],
      around: [hearsFirst, ""],
    },
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
