import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Form } from "../../../src/forms/open-form.ts";

/** Shows the tab or step of a field and focuses its control. */
export function focusField(root: ShadowRoot, form: Form, name: string): void {
  form.pages.turnTo(form.pages.of(name));
  const control = `[data-field="${CSS.escape(name)}"] [data-anchor]:not([hidden])`;
  // After the next rendering, so that a screen reader reads the problem together with the field.
  natives.after(0, () => root.querySelector<HTMLElement>(control)?.focus());
}
