/** Draws and changes a diagram. Its signs are a font, which shadow roots take from the document only. */
import codes from "css:bpmn-js/dist/assets/bpmn-font/css/bpmn-codes.css";
import font from "bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2";
import Modeler from "bpmn-js/lib/Modeler.js";
import { setPlace } from "diagram-js/lib/util/Cursor.js";
import { addKeys } from "./bpmn-keys.ts";
import { translateModule, type CreateOptions, type Library } from "./bpmn-types.ts";

export { addShape } from "./bpmn-keys.ts";
export const css = codes;

/** The wheel is the diagram's while the focus is in it, else the page's. */
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

/** Of a data address: given as bytes a font is asked of no policy. */
const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (one) => one.charCodeAt(0));
