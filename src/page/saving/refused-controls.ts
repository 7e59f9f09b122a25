/** The server's messages at the controls of a page's own form. */
import { natives } from "../../base/runtime/runtime.ts";
import { findField } from "../../forms/checks/refused-fields.ts";
import { errorsByField, partsOf } from "../../server/client/answers/field-errors.ts";
import type { ServerError } from "../../server/client/server-error.ts";

type Control = Element & Pick<HTMLInputElement, "setCustomValidity" | "reportValidity">;

const elementsOf = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")!.get!;

/**
 * Shows the messages of a refusal at the form around the element that began the call; the first control gets the focus.
 * They block the next submit, so they all go with the first change: it may be the other of two fields that do not fit.
 *
 * @returns those that mean no visible control, as sentences with the name that the server gave
 */
export function showAtControls(opener: Element, error: ServerError): string[] {
  const form = natives.closest<HTMLFormElement>(opener, "form");
  const errors = form ? errorsByField(error) : [];
  if (!form || !errors.length) return [];
  const controls = controlsOf(form);
  const texts = new Map<Control, string>();
  const unplaced: string[] = [];
  for (const { path, text } of errors) {
    const found = findField([...controls.keys()], path);
    const control = found && controls.get(found.name);
    if (control) texts.set(control, texts.has(control) ? `${texts.get(control)} ${text}` : text);
    else unplaced.push(path.length ? `${path.join(".")}: ${text}` : text);
  }
  const [first] = texts.keys();
  if (first) mark(form, texts, first);
  return unplaced;
}

function mark(form: HTMLFormElement, texts: Map<Control, string>, first: Control): void {
  for (const [control, text] of texts) control.setCustomValidity(text);
  const clear = () => {
    for (const control of texts.keys()) control.setCustomValidity("");
    for (const type of ["input", "change", "reset"]) form.removeEventListener(type, clear);
  };
  for (const type of ["input", "change", "reset"]) form.addEventListener(type, clear);
  for (let closed; (closed = natives.closest(first, "details:not([open])"));) closed.setAttribute("open", "");
  first.reportValidity();
}

/**
 * The first control that a person sees of each name, native and ours. `user[email]` is also known as `user.email`, and
 * as `email` where no other name ends so.
 */
function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of elementsOf.call(form) as HTMLFormControlsCollection) {
    const name = natives.attribute(control, "name");
    const isShown = "setCustomValidity" in control && natives.attribute(control, "type") !== "hidden";
    if (name && isShown && !found.has(name)) found.set(name, control as Control);
  }
  const names = [...found.keys()].filter((name) => name.includes("["));
  const ends = names.map((name) => partsOf(name).at(-1) ?? "");
  names.forEach((name, at) => {
    const isAlone = ends.indexOf(ends[at]!) === ends.lastIndexOf(ends[at]!);
    for (const other of [partsOf(name).join("."), isAlone ? ends[at]! : ""])
      if (other && !found.has(other)) found.set(other, found.get(name)!);
  });
  return found;
}
