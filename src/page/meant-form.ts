/** Which form the parser's form pointer named at a field; native controls near it show that. */
import { membersOf } from "../base/runtime/members.ts";
import { natives } from "../base/runtime/runtime.ts";

export type Control = HTMLElement & { form: HTMLFormElement | null };

const listed = "input,select,textarea,button,fieldset,object,output";

/** One field in the order of the page, and the form that what stands before it suggests. */
interface Place {
  control: Control;
  at: number;
  guess: HTMLFormElement | undefined;
}

/** The forms of these fields, found in one walk through the page; fields without a form are missing. */
export function meantForms(controls: Iterable<Control>): Map<Control, HTMLFormElement> {
  const asking = new Set<Element>(controls);
  const names = new Set([...asking].map(natives.name));
  const walk = new Walk();
  const selector = ["form", listed, ...names].join();
  let at = 0;
  for (const node of natives.findAll(selector)) {
    at++;
    if (asking.has(node)) walk.field(node as Control, at);
    else if (natives.name(node) === "form") walk.form(node as HTMLFormElement, at);
    else if (!names.has(natives.name(node)) && natives.attribute(node, "form") === null) walk.native(node as Control);
  }
  return walk.end();
}

class Walk {
  readonly #found = new Map<Control, HTMLFormElement>();
  /** Where each form begins. */
  readonly #begins = new Map<HTMLFormElement, number>();
  /** The last form that the parser closed early, by its table. */
  readonly #early = new Map<Element | null, HTMLFormElement>();
  /** Fields behind the last control that has a form. */
  #open: Place[] = [];
  /** The form of the last control: null where it has none, undefined where another form has begun since. */
  #pointer: HTMLFormElement | null | undefined;
  /** The row of the last control that has a form. */
  #row: Element | null = null;
  /** Its table, or what it stands in: behind that, `</form>` may have come. */
  #box: Element | null = null;

  form(form: HTMLFormElement, at: number): void {
    this.#begins.set(form, at);
    this.#pointer = undefined;
    if (isEarly(form)) this.#early.set(natives.closest(form, "table"), form);
  }

  native(control: Control): void {
    const { form } = control;
    const row = natives.closest(control, "tr");
    if (!form) {
      if (natives.matches(control, "[type=hidden]")) return;
      // a library may have put it beside the page's own
      if (this.#pointer && row && row === this.#row) return;
      this.#pointer = null;
      if (row) this.#forget(row);
      return;
    }
    // the pointer names one form from its begin to its end
    this.#settle(form);
    if (natives.closest(control, "form") === form) return;
    this.#pointer = form;
    this.#row = row;
    this.#box = natives.closest(control, "table") ?? control.parentElement;
  }

  /** What stands before the row says nothing of its fields. */
  #forget(row: Element): void {
    for (let last = this.#open.length; last--;) {
      const place = this.#open[last]!;
      if (natives.closest(place.control, "tr") !== row) return;
      place.guess = undefined;
    }
  }

  field(control: Control, at: number): void {
    const isNear = this.#pointer && this.#box?.contains(control);
    const guess = isNear ? this.#pointer! : this.#pointer === null ? undefined : this.#earlyOf(control);
    this.#open.push({ control, at, guess });
  }

  end(): Map<Control, HTMLFormElement> {
    this.#settle();
    return this.#found;
  }

  #settle(form?: HTMLFormElement): void {
    const begin = (form && this.#begins.get(form)) ?? Infinity;
    for (const { control, at, guess } of this.#open) {
      const meant = begin < at ? form : guess;
      if (meant) this.#found.set(control, meant);
    }
    this.#open = [];
  }

  /** No control tells: the last form that was closed early in the same table, or in one around it. */
  #earlyOf(control: Element): HTMLFormElement | undefined {
    let table = natives.closest(control, "table");
    while (table && !this.#early.has(table)) table = natives.closest(table.parentElement, "table");
    return table ? this.#early.get(table) : undefined;
  }
}

/** A form among rows or cells, which a script cannot use as a box; scripts may have put inputs into it. */
const isEarly = (form: HTMLFormElement): boolean =>
  natives.matches(form, "table>form,table>*>form,tr>form") &&
  ![...membersOf(form).children].some((child) => /^t(r|d|h|body)$/.test(natives.name(child)));
