import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Form } from "../../../src/forms/open-form.ts";

/** Shows the tab or step of a field and focuses its control, in a field with forms inside the first one that is wrong. */
export function focusField(root: ShadowRoot, form: Form, name: string): void {
  form.pages.turnTo(form.pages.of(name));
  const own = `[data-field="${CSS.escape(name)}"]`;
  const control = "[data-anchor]:not([hidden])";
  // After the next rendering, so that a screen reader reads the problem together with the field.
  natives.after(0, () => {
    // the note of a field stands after the forms inside it
    const wrong = root.querySelector(`${own} .note.wrong`)?.closest("[data-field]");
    const found = wrong?.querySelector<HTMLElement>(control) ?? root.querySelector<HTMLElement>(`${own} ${control}`);
    found?.focus();
  });
}
