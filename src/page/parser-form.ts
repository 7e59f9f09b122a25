/**
 * `<table><form><tr>`: the parser closes that form at once. Native inputs of the rows belong to it all the same, custom
 * elements do not, so their values would be lost (docs/hosts.md, §3). The same with `<div><form></div>`, and with what
 * stands between such a table and `</form>`.
 */
import { membersOf } from "../base/runtime/members.ts";
import { natives } from "../base/runtime/runtime.ts";
import { meantForms, type Control } from "./meant-form.ts";
import type { Posted } from "./values.ts";

type Field = Control & { checkValidity(): boolean; formResetCallback(): void };

/** Fields that ask in one task: the page is walked once for all of them. */
let asked = new Map<Field, () => Posted>();
/** The form of each field, and where the field stood then. */
const joined = new WeakMap<Element, { form: HTMLFormElement; parent: Element | null }>();

/**
 * Gives a field to the form that the parser meant: by the attribute `form` where that form has an id, else by the
 * form's own events. @param posted the field's value as it posts, null when it posts nothing
 */
export function joinForm(control: Field, posted: () => Posted): void {
  if (natives.attribute(control, "form") !== null) return;
  const isFirst = !asked.size;
  // controls that the parser has not come to yet may show the form
  if (isFirst && document.readyState === "loading") document.addEventListener("DOMContentLoaded", join, { once: true });
  else if (isFirst) natives.soon(join);
  asked.set(control, posted);
}

function join(): void {
  const fields = asked;
  asked = new Map();
  const forms = meantForms(fields.keys());
  for (const [control, posted] of fields) {
    joined.delete(control);
    const form = control.form ? undefined : forms.get(control);
    if (!form) continue;
    const id = natives.attribute(form, "id");
    if (id && natives.find(`#${CSS.escape(id)}`) === form) control.setAttribute("form", id);
    else {
      joined.set(control, { form, parent: control.parentElement });
      fieldsOf(form).add(control, posted);
    }
  }
}

/** The fields of a form that the parser has closed too early. */
class Fields {
  readonly #form: HTMLFormElement;
  readonly #posts = new Map<Field, () => Posted>();
  /** At this number of fields those that were removed from the page are looked for. */
  #most = 64;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    const { addEventListener: listen } = membersOf(form);
    listen("reset", (event) => natives.soon(() => event.defaultPrevented || this.#reset()));
    listen("submit", (event) => this.#check(event));
    listen("formdata", ({ formData }) => this.#post(formData));
  }
  add(control: Field, posted: () => Posted): void {
    this.#posts.set(control, posted);
    if (this.#posts.size < this.#most) return;
    for (const one of this.#posts.keys()) if (!one.isConnected) this.#posts.delete(one);
    this.#most = 2 * this.#posts.size + 64;
  }

  /** In the order of the page, without those that another form has now, or that were moved. */
  #now(): Field[] {
    const names = new Set([...this.#posts.keys()].map(natives.name));
    return natives.findAll<Field>([...names].join() || "vs-none").filter((control) => {
      const { form, parent } = joined.get(control) ?? {};
      return form === this.#form && parent === control.parentElement && !control.form;
    });
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
