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
  fieldsOf(form).add(control, posted);
}

/** The fields of a form that the parser has closed too early. */
class Fields {
  readonly #form: HTMLFormElement;
  readonly #posts = new Map<Control, () => Posted>();
  /** At this number of fields those that were removed from the page are looked for. */
  #most = 64;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    const { addEventListener: listen } = membersOf(form);
    listen("reset", (event) => natives.soon(() => event.defaultPrevented || this.#reset()));
    listen("submit", (event) => this.#check(event));
    listen("formdata", ({ formData }) => this.#post(formData));
  }
  add(control: Control, posted: () => Posted): void {
    this.#posts.set(control, posted);
    if (this.#posts.size < this.#most) return;
    for (const one of this.#posts.keys()) if (!one.isConnected) this.#posts.delete(one);
    this.#most = 2 * this.#posts.size + 64;
  }

  /** In the order of the page, without those that another form has now. */
  #now(): Control[] {
    const own = [...this.#posts.keys()].filter((control) => !control.form && meantForm(control) === this.#form);
    return own.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  }
  #reset(): void {
    for (const control of this.#now()) control.formResetCallback();
  }
  #check(event: SubmitEvent): void {
    const { submitter } = event;
    const isFree = [this.#form, submitter].some((one) => one && natives.matches(one, "[novalidate],[formnovalidate]"));
    if (isFree) return;
    const first = this.#now().find((control) => !control.checkValidity());
    if (!first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    first.focus();
  }
  #post(formData: FormData): void {
    for (const control of this.#now()) {
      const name = natives.attribute(control, "name");
      if (!name || natives.matches(control, ":disabled")) continue;
      for (const one of [this.#posts.get(control)!() ?? []].flat()) formData.append(name, one);
    }
  }
}

const all = new WeakMap<HTMLFormElement, Fields>();
function fieldsOf(form: HTMLFormElement): Fields {
  const fields = all.get(form) ?? new Fields(form);
  all.set(form, fields);
  return fields;
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
