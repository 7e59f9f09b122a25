/**
 * `<table><form><tr>`: the parser closes that form at once. Native inputs of the rows belong to it all the same, custom
 * elements do not, so their values would be lost (docs/hosts.md, §3).
 */
import { membersOf } from "../base/runtime/members.ts";
import { natives } from "../base/runtime/runtime.ts";
import type { Posted } from "./values.ts";

type Control = HTMLElement & { form: HTMLFormElement | null; checkValidity(): boolean; formResetCallback(): void };

/**
 * Gives a field of a table to the form that the parser meant: by the attribute `form` where that form has an id, else
 * by the form's own events. @param posted the field's value as it posts, null when it posts nothing
 */
export function joinForm(control: Control, posted: () => Posted): void {
  const form = control.form ? undefined : meantForm(control);
  if (!form || natives.attribute(control, "form") !== null) return;
  const id = natives.attribute(form, "id");
  if (id && natives.find(`#${CSS.escape(id)}`) === form) return control.setAttribute("form", id);
  const isIn = () => !control.form && meantForm(control) === form;
  const { addEventListener: listen } = membersOf(form);
  postsOf(form).set(control, () => (isIn() && !natives.matches(control, ":disabled") ? posted() : null));
  listen("reset", (event) => natives.soon(() => !event.defaultPrevented && isIn() && control.formResetCallback()));
  listen("submit", (event) => {
    const isFree = [form, event.submitter].some((one) => one && natives.matches(one, "[novalidate],[formnovalidate]"));
    if (isFree || !isIn() || control.checkValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.focus();
  });
}

const posts = new WeakMap<HTMLFormElement, Map<Control, () => Posted>>();
/** What the fields of a form post, which the form adds to its data in the order of the page. */
function postsOf(form: HTMLFormElement): Map<Control, () => Posted> {
  const known = posts.get(form);
  if (known) return known;
  const made = new Map<Control, () => Posted>();
  posts.set(form, made);
  membersOf(form).addEventListener("formdata", ({ formData }) => {
    for (const [control, posted] of [...made].toSorted(([one], [other]) => (isBefore(one, other) ? -1 : 1))) {
      const name = natives.attribute(control, "name");
      if (name) for (const one of [posted() ?? []].flat()) formData.append(name, one);
    }
  });
  return made;
}

/** The last empty form before the field in the same table, as the parser's form pointer would name it. */
function meantForm(control: Element): HTMLFormElement | undefined {
  const table = natives.closest(control, "table");
  return natives
    .findAll<HTMLFormElement>("table>form:empty,table>*>form:empty,tr>form:empty")
    .findLast((form) => natives.closest(form, "table") === table && isBefore(form, control));
}
const isBefore = (form: Element, control: Element): boolean =>
  (control.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
