// Globals: pages replace `queueMicrotask`, and MooTools 1.2 replaces `bind` by a version that takes only one argument.
const client = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { react: null, "react-dom": null, scheduler: null, "@r2wc/react-to-web-component": 0, "@r2wc/core": 0 },
  edits: [
    {
      file: client,
      swaps: [
        { from: /\bqueueMicrotask\b/g, to: "$queue", count: 2 },
        { from: /([\w$.]+)\.bind\(\s*null,/g, to: (_, run) => `$partial(${run},`, count: 25 },
      ],
      around: [
        `const $partial = (run, ...given) => (...more) => run(...given, ...more);
const $queue = window[Symbol.for("vs-elements")]?.natives.soon ?? queueMicrotask;
`,
        "",
      ],
    },
  ],
};
