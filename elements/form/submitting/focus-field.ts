import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Form } from "../../../src/forms/open-form.ts";

/** Shows the page of a field and puts the focus into its control. */
export function focusField(root: ShadowRoot, form: Form, name: string): void {
  form.pages.turnTo(form.pages.of(name));
  const control = `[data-field="${CSS.escape(name)}"] [data-anchor]:not([hidden])`;
  // after the next drawing: a screen reader reads the problem with the field
  natives.after(0, () => root.querySelector<HTMLElement>(control)?.focus());
}
