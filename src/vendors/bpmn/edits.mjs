// @ts-nocheck see vendor.mjs
// The diagram editor lives in a shadow root: events that reach the page say only the root's host, keys don't reach it at
// all, and the element under the pointer is found through the root. Cursors are classes of the editor's own box, not of
// the page's body. Nothing of it parses SVG; what a person types into is made editable by the DOM, not by markup.
const here = (name) => new RegExp(String.raw`(?:diagram-js|tiny-svg|diagram-js-direct-editing)[\\/]${name}\.js$`);
const swap = (from, to) => (code) => code.replaceAll(from, to);

/** Placed in the window, whatever box stands around the editor: a form is a container, a dialog may be moved. */
const shown = (box) => `${box}.popover = "manual";\n  ${box}.showPopover();`;
/** What a file gives as a colour is one, never an address that would be asked for. */
const plain =
  "const plain = (text) => (/^(#[\\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\\([\\d\\s.,%/]+\\))$/i.test(text) ? text : undefined);";

export const bpmn = [
  {
    filter: /bpmn-js[\\/]lib[\\/]draw[\\/]BpmnRenderUtil\.js$/,
    edit: (code) => `${code.replace(/\b(di|label)\.get\('(color|bioc):[\w-]+'\)/g, "plain($&)")}\n${plain}`,
  },
  {
    filter: here(String.raw`lib[\\/]util[\\/]Cursor`),
    edit: (code) =>
      `let place = document.createElement("div");\nexport const setPlace = (box) => (place = box);\n${code.replaceAll("document.body", "place")}`,
  },
  {
    filter: here(String.raw`lib[\\/]features[\\/]hover-fix[\\/]HoverFix`),
    edit: swap(
      "target = document.elementFromPoint(position.x, position.y);",
      "target = event.composedPath()[0]?.getRootNode?.().elementFromPoint?.(position.x, position.y) ?? document.elementFromPoint(position.x, position.y);",
    ),
  },
  {
    filter: here(String.raw`lib[\\/]features[\\/]popup-menu[\\/]PopupMenuComponent`),
    edit: (code) =>
      code
        .replace(
          "const handleKeyDown = event =>",
          "const ground = popupRef.current.getRootNode();\n    const handleKeyDown = event =>",
        )
        .replaceAll("document.documentElement.", "ground.")
        .replace("domClosest(event.target,", "domClosest(event.composedPath()[0],"),
  },
  {
    filter: here(String.raw`lib[\\/]features[\\/]popup-menu[\\/]PopupMenu`),
    edit: (code) =>
      code
        .replace("parent.appendChild(container);", `parent.appendChild(container);\n  ${shown("container")}`)
        .replace(
          "document.documentElement.getBoundingClientRect()",
          "{ top: 0, width: innerWidth, height: innerHeight }",
        ),
  },
  {
    filter: here(String.raw`lib[\\/]features[\\/]hover-tooltip[\\/]HoverTooltip`),
    edit: swap(
      "this._canvas.getContainer().appendChild(this._mount);",
      `this._canvas.getContainer().appendChild(this._mount);\n    ${shown("this._mount")}`,
    ),
  },
  {
    filter: here(String.raw`lib[\\/]features[\\/]dragging[\\/]Dragging`),
    edit: (code) => code.replaceAll("document, 'keyup', checkCancel)", "document, 'keyup', checkCancel, true)"),
  },
  {
    filter: here(String.raw`dist[\\/]index`),
    edit: swap("return parser.parseFromString(svg, 'text/xml');", 'throw new Error("SVG is not parsed here");'),
  },
  {
    filter: here(String.raw`lib[\\/]TextBox`),
    edit: (code) =>
      code
        .replace(' contenteditable="true"', "")
        .replace(
          "domQuery('[contenteditable]', this.parent));",
          "domQuery('.djs-direct-editing-content', this.parent));\n  this.content.contentEditable = 'true';",
        ),
  },
];
