// Members of a form are read past its own fields: `<input name="attributes">` hides the form's attributes. No other
// element can hide its members so.
const nodes = `oldElt newElt oldNode newNode oldParent newParent elt node target parentNode current element newContent
  bestMatch cursor insertionPoint movedChild insertedNode nextSibling realParentNode oldElement newElement newChild`;

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { idiomorph: null },
  edits: [
    {
      file: /idiomorph[\\/]dist[\\/]idiomorph\.esm\.js$/,
      swaps: [
        {
          from: new RegExp(`(?<![.\\w])(${nodes.split(/\s+/).join("|")})(?=\\??\\.\\w)`, "g"),
          to: (_, node) => `$of(${node})`,
          count: 88,
        },
      ],
      around: [
        `const $of = (node) => node instanceof HTMLFormElement ? new Proxy(node, {
  get(target, name) {
    const value = Reflect.get(HTMLFormElement.prototype, name, target);
    return typeof value === "function" ? (...given) => Reflect.apply(value, target, given) : value;
  },
}) : node;
`,
        "",
      ],
    },
  ],
};
