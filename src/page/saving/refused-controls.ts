/** The server's messages at the controls of a page's own form. */
import { natives } from "../../base/runtime/runtime.ts";
import { findField } from "../../forms/checks/refused-fields.ts";
import { errorsByField } from "../../server/client/answers/field-errors.ts";
import type { ServerError } from "../../server/client/server-error.ts";

type Control = Element & Pick<HTMLInputElement, "setCustomValidity" | "reportValidity">;

const elementsOf = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")!.get!;

/**
 * Shows the messages of a refusal at the form around the element that began the call; the first control gets the focus.
 * They block the next submit, so they all go with the first change: it may be the other of two fields that do not fit.
 */
export function showAtControls(opener: Element, error: ServerError): void {
  const form = natives.closest<HTMLFormElement>(opener, "form");
  const errors = form ? errorsByField(error) : [];
  if (!form || !errors.length) return;
  const controls = controlsOf(form);
  const texts = new Map<Control, string>();
  for (const { path, text } of errors) {
    const found = findField([...controls.keys()], path);
    const control = found && controls.get(found.name);
    if (control) texts.set(control, texts.has(control) ? `${texts.get(control)} ${text}` : text);
  }
  const [first] = texts.keys();
  if (!first) return;
  for (const [control, text] of texts) control.setCustomValidity(text);
  const clear = () => {
    for (const control of texts.keys()) control.setCustomValidity("");
    for (const type of ["input", "change", "reset"]) form.removeEventListener(type, clear);
  };
  for (const type of ["input", "change", "reset"]) form.addEventListener(type, clear);
  first.reportValidity();
}

/** The first control of each name, native and ours. */
function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of elementsOf.call(form) as HTMLFormControlsCollection) {
    const name = natives.attribute(control, "name");
    if (name && !found.has(name) && "setCustomValidity" in control) found.set(name, control as Control);
  }
  return found;
}
