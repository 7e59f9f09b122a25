// Globals: pages replace `queueMicrotask`, and MooTools 1.2 replaces `bind` by a version that takes only one argument.
// Nodes of the page: React walks up from the element that had the focus or the mouse before. In a form of the page a
// field named `parentNode` hides that member, and the walk would never end.
const client = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
// A polyfill of custom elements replaces `HTMLElement`: r2wc's element extends the one that ours do.

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { react: null, "react-dom": null, scheduler: null, "@r2wc/react-to-web-component": 0, "@r2wc/core": 0 },
  edits: [
    {
      file: /@r2wc[\\/]core[\\/]dist[\\/]core\.js$/,
      swaps: [{ from: "HTMLElement", to: "$Base", count: 1 }],
      around: [`const $Base = window[Symbol.for("vs-elements")]?.natives.base ?? HTMLElement;\n`, ""],
    },
    {
      file: client,
      swaps: [
        { from: /\bqueueMicrotask\b/g, to: "$queue", count: 2 },
        { from: /\b(targetNode|selection)\.parentNode\b/g, to: (_, node) => `$parent(${node})`, count: 3 },
        { from: "elem && elem.nodeName && elem.nodeName.toLowerCase()", to: "elem && $name(elem)", count: 2 },
        { from: /([\w$.]+)\.bind\(\s*null,/g, to: (_, run) => `$partial(${run},`, count: 25 },
      ],
      around: [
        `const $partial = (run, ...given) => (...more) => run(...given, ...more);
const $read = (name) => {
  const { get } = Object.getOwnPropertyDescriptor(Node.prototype, name);
  return (node) => ("nodeType" in node ? get.call(node) : null);
};
const $parent = $read("parentNode");
const $nodeName = $read("nodeName");
const $name = (node) => $nodeName(node)?.toLowerCase();
const $queue = window[Symbol.for("vs-elements")]?.natives.soon ?? queueMicrotask;
`,
        "",
      ],
    },
  ],
};
