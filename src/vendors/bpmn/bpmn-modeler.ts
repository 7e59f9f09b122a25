/** Shows and edits a diagram. Its icons are a font, which must be added to the document to work in a shadow root. */
import codes from "css:bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css";
import font from "bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2";
import Modeler from "bpmn-js/lib/Modeler.js";
import { setPlace } from "diagram-js/lib/util/Cursor.js";
import { addKeys } from "./bpmn-keys.ts";
import { translateModule, type CreateOptions, type Library } from "./bpmn-types.ts";

export { addShape } from "./bpmn-keys.ts";
export const css = codes;

/** Creates the editor. The mouse wheel zooms the diagram only while it has the focus; otherwise it scrolls the page. */
export function create(options: CreateOptions): Library {
  const { container } = options;
  signs ??= new FontFace("vs-bpmn", bytesOf(font));
  document.fonts.add(signs);
  const modeler: Library = new Modeler({
    container,
    additionalModules: [translateModule(options)],
    zoomScroll: { enabled: false },
  });
  addKeys(modeler, container);
  container.addEventListener("pointerdown", () => setPlace(container), { capture: true });
  container.addEventListener("focusin", () => modeler.get("zoomScroll").toggle(true));
  container.addEventListener("focusout", () => modeler.get("zoomScroll").toggle(false));
  return modeler;
}
let signs: FontFace | undefined;

/** The bytes of a data URL: a font given as bytes is not subject to the page's font-src policy. */
const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (one) => one.charCodeAt(0));
