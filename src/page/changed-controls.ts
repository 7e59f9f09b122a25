// layer 10: controls
/** What a person, or a script of the page, has changed in the page's own controls since the server rendered them. */
import { natives } from "../base/runtime/runtime.ts";

export const isTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Whether a control or an option differs from what the server has rendered. */
export function isTouched(control: Element): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (isText(control)) return control.value !== firstText(control);
  const select = natives.closest<HTMLSelectElement>(control, "select");
  return !!select && isChosen(select);
}
const isText = (control: Element) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** The text that a control had at first. */
export function firstText(control: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, defaultValue } = control;
  if (value === defaultValue || control instanceof HTMLTextAreaElement) return defaultValue;
  // the browser shows another one where the attribute has none that fits: a slider stands in its middle
  const fresh = document.createElement("input");
  for (const name of ["type", "min", "max", "step", "value"])
    fresh.setAttribute(name, natives.attribute(control, name) ?? "");
  return fresh.value;
}

/** The choice differs from the server's, which is the first option if none is marked as selected. */
function isChosen({ multiple, options, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  if (!multiple && !all.some((one) => one.defaultSelected)) return selectedIndex > 0;
  return all.some((one) => one.selected !== one.defaultSelected);
}
