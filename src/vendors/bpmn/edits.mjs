// Shadow roots: the page's listeners see only the root's host as event target and no key events, so the edits listen inside
// and look up the element under the pointer through the root. Cursor classes are set on the editor's box, not on the body;
// popups are shown in the top layer. Sinks: SVG is not parsed from text, and editable boxes are made by DOM methods, not
// by markup. Styles: a colour from a file is checked, so that it cannot be an address that would be requested.
/** @param {string} name */
const here = (name) => new RegExp(String.raw`(?:diagram-js|tiny-svg|diagram-js-direct-editing)[\\/]${name}\.js$`);

/**
 * Shown as a popover, because a fixed position would be relative to a container (form) or moved dialog around the
 * editor. @param {string} box
 */
const shown = (box) => `${box}.popover = "manual";\n  ${box}.showPopover();`;
const plain =
  "\nconst plain = (text) => (/^(#[\\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\\([\\d\\s.,%/]+\\))$/i.test(text) ? text : undefined);";

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: {
    "bpmn-js": 1,
    "bpmn-moddle": 0,
    clsx: 0,
    "@bpmn-io/diagram-js-ui": 0,
    didi: 0,
    "diagram-js": 2,
    "diagram-js-direct-editing": 0,
    domify: 2,
    htm: 0,
    "min-dash": 0,
    "min-dom": 0,
    ids: 0,
    "inherits-browser": 0,
    moddle: 0,
    "object-refs": 0,
    "moddle-xml": 0,
    "path-intersection": 0,
    preact: 2,
    saxen: 0,
    "tiny-svg": 0,
  },
  edits: [
    {
      file: /bpmn-js[\\/]lib[\\/]draw[\\/]BpmnRenderUtil\.js$/,
      swaps: [{ from: /\b(di|label)\.get\('(color|bioc):[\w-]+'\)/g, to: (found) => `plain(${found})`, count: 5 }],
      around: ["", plain],
    },
    {
      file: here(String.raw`lib[\\/]util[\\/]Cursor`),
      swaps: [{ from: "document.body", to: "place", count: 2 }],
      around: ['let place = document.createElement("div");\nexport const setPlace = (box) => (place = box);\n', ""],
    },
    {
      file: here(String.raw`lib[\\/]features[\\/]hover-fix[\\/]HoverFix`),
      swaps: [
        {
          from: "target = document.elementFromPoint(position.x, position.y);",
          to: "target = event.composedPath()[0]?.getRootNode?.().elementFromPoint?.(position.x, position.y) ?? document.elementFromPoint(position.x, position.y);",
          count: 1,
        },
      ],
    },
    {
      file: here(String.raw`lib[\\/]features[\\/]popup-menu[\\/]PopupMenuComponent`),
      swaps: [
        {
          from: "const handleKeyDown = event =>",
          to: "const ground = popupRef.current.getRootNode();\n    const handleKeyDown = event =>",
          count: 1,
        },
        { from: "document.documentElement.", to: "ground.", count: 2 },
        { from: "domClosest(event.target,", to: "domClosest(event.composedPath()[0],", count: 1 },
      ],
    },
    {
      file: here(String.raw`lib[\\/]features[\\/]popup-menu[\\/]PopupMenu`),
      swaps: [
        {
          from: "parent.appendChild(container);",
          to: `parent.appendChild(container);\n  ${shown("container")}`,
          count: 1,
        },
        {
          from: "document.documentElement.getBoundingClientRect()",
          to: "{ top: 0, width: innerWidth, height: innerHeight }",
          count: 1,
        },
      ],
    },
    {
      file: here(String.raw`lib[\\/]features[\\/]hover-tooltip[\\/]HoverTooltip`),
      swaps: [
        {
          from: "this._canvas.getContainer().appendChild(this._mount);",
          to: `this._canvas.getContainer().appendChild(this._mount);\n    ${shown("this._mount")}`,
          count: 1,
        },
      ],
    },
    {
      file: here(String.raw`lib[\\/]features[\\/]dragging[\\/]Dragging`),
      swaps: [{ from: "document, 'keyup', checkCancel)", to: "document, 'keyup', checkCancel, true)", count: 2 }],
    },
    {
      file: here(String.raw`dist[\\/]index`),
      swaps: [
        {
          from: "return parser.parseFromString(svg, 'text/xml');",
          to: 'throw new Error("SVG is not parsed here");',
          count: 1,
        },
      ],
    },
    {
      file: here(String.raw`lib[\\/]TextBox`),
      swaps: [
        { from: ' contenteditable="true"', to: "", count: 1 },
        {
          from: "domQuery('[contenteditable]', this.parent));",
          to: "domQuery('.djs-direct-editing-content', this.parent));\n  this.content.contentEditable = 'true';",
          count: 1,
        },
      ],
    },
  ],
};
