// Members of a form are read past its own fields: `<input name="attributes">` hides the form's attributes. No other
// element can hide its members so. Attributes and ids are read by natives that a page cannot replace.
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
          from: /([\w.]+?)(?:\?)?\.getAttribute(?:\?\.)?\(/g,
          to: (_, node) => `$attribute(${node}, `,
          count: 12,
        },
        {
          from: /!(\w+)\.hasAttribute\(([^()]+)\)/g,
          to: (_, node, name) => `$attribute(${node}, ${name}) === null`,
          count: 2,
        },
        {
          from: /(ctx\.\w+)\.querySelector\(\s*(?:`\[id="\$\{CSS\.escape\((\w+)\)\}"\]`,?|selector)\s*\)/g,
          to: (_, root, id = "id") => `$withId(${root}).find((one) => $attribute(one, "id") === ${id})`,
          count: 3,
        },
        { from: 'rootElt.querySelectorAll?.("[id]") ?? []', to: "$withId(root)", count: 1 },
        {
          from: new RegExp(`(?<![.\\w])(${nodes.split(/\s+/).join("|")})(?=\\??\\.\\w)`, "g"),
          to: (_, node) => `$of(${node})`,
          count: 77,
        },
      ],
      around: [
        `const { natives } = window[Symbol.for("vs-elements")];
const $of = (node) => node instanceof HTMLFormElement ? new Proxy(node, {
  get(target, name) {
    const value = Reflect.get(HTMLFormElement.prototype, name, target);
    return typeof value === "function" ? (...given) => Reflect.apply(value, target, given) : value;
  },
}) : node;
const $attribute = (node, name) => node instanceof Element ? natives.attribute(node, name) : undefined;
const $withId = (root) => [...$of(root).childNodes].flatMap((node) =>
  node instanceof Element ? [node, ...$of(node).getElementsByTagName("*")].filter((one) => $attribute(one, "id") !== null) : []);
`,
        "",
      ],
    },
  ],
};
