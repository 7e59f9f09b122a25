const ofPage = 'typeof window !== "undefined" && window.flatpickr !== undefined';

/**
 * A page's own `flatpickr` is not used for our words. The two others are members that pages replace: `Array.map` without
 * its third argument (Prototype 1.6), and `getAttribute`. A press outside closes the calendar also where the page stops it.
 * @type {import("../../../build/edits.mjs").Library}
 */
export default {
  packages: { flatpickr: 5 },
  edits: [
    { file: /flatpickr\/dist\/esm\/l10n\/(uk|ru)\.js$/, swaps: [{ from: ofPage, to: "false", count: 1 }] },
    {
      file: /flatpickr\/dist\/esm\/utils\/dates\.js$/,
      swaps: [{ from: "arr[i - 1]", to: "frmt.charAt(i - 1)", count: 1 }],
    },
    {
      file: /flatpickr\/dist\/esm\/index\.js$/,
      swaps: [
        { from: 'node.getAttribute("data-fp-omit") !== null', to: "node.dataset.fpOmit !== undefined", count: 1 },
        {
          from: /bind\(window\.document, "(mousedown|touchstart)", documentClick\)/g,
          to: (_, type) => `bind(window.document, "${type}", documentClick, true)`,
          count: 2,
        },
      ],
    },
  ],
};
