/**
 * Makes actions on elements that cannot be focused (`<tr edit=…>`, `<span del=…>`) usable by keyboard (docs/hosts.md,
 * §1).
 */
import { natives, runtime } from "../../base/runtime/runtime.ts";

/**
 * Adds tabindex, Enter and Space, and a role where none is set (not on `tr`); elements with a role or tabindex are
 * skipped.
 */
export function makeFocusable(actions: string[]): void {
  for (const element of natives.findAll(`:is(${actions.join()}):not(a[href],button,input,[tabindex],[vs-inert] *)`)) {
    const action = element.localName.startsWith("vs-") ? undefined : runtime.clicks.of(element);
    const isTaken = natives.attribute(element, "tabindex") !== null || natives.attribute(element, "role") !== null;
    if (isTaken || !action || !runtime.clicks.shapes[action.attribute]!.test(action.value)) continue;
    element.setAttribute("tabindex", "0");
    if (element.localName !== "tr") element.setAttribute("role", "button");
    element.addEventListener("keydown", press);
  }
}

function press(event: Event): void {
  const { key, target, currentTarget } = event as KeyboardEvent;
  if (target !== currentTarget || (key !== "Enter" && key !== " ")) return;
  event.preventDefault();
  (target as HTMLElement).click();
}
