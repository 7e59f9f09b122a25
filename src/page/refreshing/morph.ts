import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";
import { natives } from "../../base/runtime/runtime.ts";
import { attributeOf, tagOf, tags, type Tag, type TagName } from "../tags.ts";

/**
 * Changes only what differs, so that focus, caret, scroll position, open details and typed text of kept elements stay.
 */
export function morph(region: Element, nodes: Node[]): void {
  void Idiomorph.morph(region, nodes, {
    morphStyle: "innerHTML",
    ignoreActiveValue: true,
    callbacks: { beforeNodeMorphed, beforeAttributeUpdated: mayChange },
  });
}

/** Our elements keep their own content; only their attributes follow the server. */
function beforeNodeMorphed(old: Node, fresh: Node): boolean {
  if (!(old instanceof Element && natives.name(old) in tags && old.shadowRoot)) return true;
  const { attributes }: Tag = tagOf(natives.name(old) as TagName);
  const names = [...Object.keys(attributes).map(attributeOf), "value"];
  for (const name of fresh instanceof Element ? names : []) {
    const [before, after] = [old, fresh as Element].map((element) => natives.attribute(element, name));
    if (before === after) continue;
    if (after === null || after === undefined) old.removeAttribute(name);
    else old.setAttribute(name, after);
  }
  return false;
}

/** Attributes that belong to the person (typed, chosen, expanded) or to our code are not changed. */
function mayChange(name: string, element: Element): boolean {
  if (name === "open" && element instanceof HTMLDetailsElement) return false;
  if (name === "vs-active" || name === "vs-saved") return false;
  if (name === "value" || name === "checked" || name === "selected") return !isTouched(element);
  return true;
}

function isTouched(control: Element): boolean {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLOptionElement)) return false;
  const select = natives.closest<HTMLSelectElement>(control, "select");
  return !!select && isChosen(select);
}

/** The choice differs from the server's, which is the first option if none is marked as selected. */
function isChosen({ multiple, options, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  if (!multiple && !all.some((one) => one.defaultSelected)) return selectedIndex > 0;
  return all.some((one) => one.selected !== one.defaultSelected);
}
