// Styles: its cleaners for text from Word and Google read styles, which the html door carries as data attributes. Output:
// plain spaces where they are equivalent, no style attributes of its own, and non-breaking spaces are kept. Globals: with
// each click it looks through the page for editors of Quill, where ours never are.
/** @param {string} name */
const here = (name) => new RegExp(String.raw`quill[\\/]${name}\.js$`);
/** @param {number} selectors @param {number} reads */
const carried = (selectors, reads) => [
  { from: "[style*=", to: "[data-carried-style*=", count: selectors },
  { from: "getAttribute('style')", to: "getAttribute('data-carried-style')", count: reads },
];

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: {
    quill: 4,
    "quill-delta": 0,
    parchment: 0,
    eventemitter3: 0,
    "fast-diff": 0,
    "lodash-es": 0,
    "lodash.clonedeep": 0,
    "lodash.isequal": 0,
  },
  edits: [
    {
      file: here(String.raw`core[\\/]emitter`),
      swaps: [{ from: "document.querySelectorAll('.ql-container')", to: "[]", count: 1 }],
    },
    {
      file: here(String.raw`modules[\\/]normalizeExternalHTML[\\/]normalizers[\\/]msWord`),
      swaps: carried(1, 2),
    },
    {
      file: here(String.raw`modules[\\/]normalizeExternalHTML[\\/]normalizers[\\/]googleDocs`),
      swaps: carried(1, 1),
    },
    {
      file: here(String.raw`core[\\/]editor`),
      swaps: [
        {
          from: "escapedText.replaceAll(' ', '&nbsp;')",
          to: "escapedText.replaceAll('\\u00a0', '&nbsp;').replace(/ (?= )/g, '&nbsp;')",
          count: 1,
        },
        { from: '`<table style="border: 1px solid #000;">', to: "`<table>", count: 1 },
      ],
    },
    {
      file: here(String.raw`modules[\\/]clipboard`),
      swaps: [{ from: "text = text.replaceAll('\\u00a0', ' ');", to: "", count: 1 }],
    },
  ],
};
