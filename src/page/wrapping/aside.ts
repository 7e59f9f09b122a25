/** How the page's own control is kept out of sight while its field is shown in its place. */
import { natives } from "../../base/runtime/runtime.ts";
import type { NativeControl } from "./native-value.ts";

/**
 * The page's own control stays in the page: it posts, validates and takes the focus of its label. Its `display` is the
 * page's, whose scripts hide and show it.
 */
const aside = {
  position: "absolute",
  inset: "auto",
  margin: "0",
  padding: "0",
  border: "0",
  transform: "none",
  transition: "none",
  "min-inline-size": "0",
  "min-block-size": "0",
  "inline-size": "1px",
  "block-size": "1px",
  opacity: "0",
  "clip-path": "inset(50%)",
  overflow: "hidden",
  "pointer-events": "none",
};
let sheet: CSSStyleSheet | undefined;
/** Not base/sheets.ts, which would be one more chunk at this place. */
export function hiding(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  const rules = Object.entries(aside).map(([name, value]) => `${name}:${value}!important`);
  sheet.replaceSync(`.held::slotted(:is(input,select,textarea):not(:focus)){${rules.join(";")}}`);
  return sheet;
}

/** One control that is out of sight, and what the page had set on it. */
export class Aside {
  readonly #host: Element;
  readonly #control: NativeControl;
  #attributes: [name: string, value: string | null][] = [];
  /** What the page's style of a deeper control had, by property. */
  readonly #style: Record<string, [value: string, priority: string]> = {};

  constructor(host: Element, control: NativeControl) {
    [this.#host, this.#control] = [host, control];
  }

  /** Again after scripts have changed the control's attributes. */
  set(): void {
    const control = this.#control;
    if (!this.#attributes.length)
      this.#attributes = ["tabindex", "aria-hidden"].map((name) => [name, natives.attribute(control, name)]);
    if (natives.attribute(control, "tabindex") !== "-1") control.setAttribute("tabindex", "-1");
    if (natives.attribute(control, "aria-hidden") !== "true") control.setAttribute("aria-hidden", "true");
    // ::slotted reaches children only
    if (control.parentElement === this.#host || control.style.opacity === "0") return;
    for (const [name, value] of Object.entries(aside)) {
      this.#style[name] ??= [control.style.getPropertyValue(name), control.style.getPropertyPriority(name)];
      control.style.setProperty(name, value, "important");
    }
  }

  end(): void {
    const control = this.#control;
    for (const [name, value] of this.#attributes)
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
    for (const [name, before] of Object.entries(this.#style)) control.style.setProperty(name, ...before);
    if (natives.attribute(control, "style") === "") control.removeAttribute("style");
  }
}
