/** The other fields around a field: those of its open form, or, for a stand-alone tag, those of the page's form. */
import type { Data } from "../../base/data.ts";
import { membersOf } from "../../base/runtime/members.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readFlag } from "../../values/flags.ts";
import type { Form } from "../../forms/open-form.ts";

export interface Neighbours {
  /** A field's value for the server; undefined when there is no such field. */
  value(name: string): unknown;
  /** All fields, also those that store nothing. */
  names(): string[];
  /** The values of all fields. */
  values(): Data;
  /** Sets the values of the named fields that exist. */
  fill(values: Data): void;
  /** Calls `listener` when one of these fields has changed. @returns a function that removes it */
  listen(names: readonly string[], listener: () => void): () => void;
}

/** @param own any node of the field's view */
export const neighboursOf = (form: Form | undefined, own: Node): Neighbours =>
  form ? inForm(form) : inPage((own.getRootNode() as ShadowRoot).host as Control);

const inForm = (form: Form): Neighbours => ({
  value(name) {
    const entry = form.entries.get(name);
    return entry ? form.write(entry) : form.record.loaded(name);
  },
  names: () => [...form.entries.keys()],
  values: () => form.payload(),
  fill(values) {
    const known = Object.keys(values).flatMap((name) => form.entries.get(name) ?? []);
    form.record.setAll(known.map((entry) => [entry.name, form.read(entry, values[entry.name])]));
  },
  listen(names, listener) {
    const ends = names.map((name) => form.record.listen(name, listener));
    return () => ends.forEach((end) => end());
  },
});

type Control = HTMLElement & { form?: HTMLFormElement | null; value?: unknown; type?: string; checked?: boolean };

const isChecked = ({ type }: Control) => type === "radio" || type === "checkbox";

function inPage(host: Control): Neighbours {
  const scope = host.form ? membersOf(host.form) : document;
  // an input named querySelectorAll hides the form's own method
  const all = (selector: string): Control[] =>
    host.form
      ? ([...Element.prototype.querySelectorAll.call(host.form, selector)] as Control[])
      : natives.findAll<Control>(selector);
  const named = (name: string) => all(`[name="${CSS.escape(name)}"]`).filter((one) => one !== host && "value" in one);
  const value = (name: string) => {
    const [first, ...others] = named(name);
    if (!first || !isChecked(first)) return first?.value;
    return [first, ...others].find(({ checked }) => checked)?.value;
  };
  const allNames = () => all("[name]").flatMap((one) => natives.attribute(one, "name") || []);
  return {
    value,
    names: allNames,
    values: () => Object.fromEntries(allNames().map((name) => [name, value(name)])),
    fill(values) {
      for (const name of Object.keys(values)) for (const one of named(name)) fill(one, values[name]);
    },
    listen(names, listener) {
      const hear = (event: Event) => {
        const { target } = event;
        const name = target instanceof Element ? natives.attribute(target, "name") : null;
        if (event.type === "reset" || (name && names.includes(name))) natives.soon(listener);
      };
      const types = ["input", "change", "reset"];
      for (const type of types) scope.addEventListener(type, hear);
      return () => types.forEach((type) => scope.removeEventListener(type, hear));
    },
  };
}

/** Sets a value as if a person typed it: native controls dispatch `input` and `change` for the page's scripts. */
function fill(one: Control, value: unknown): void {
  if (one.localName.startsWith("vs-")) one.value = value;
  else {
    const text = value === null || value === undefined ? "" : String(value);
    if (isChecked(one)) {
      // boxes of one name have own values; a lone one is a flag
      const isFlag = one.type === "checkbox" && (value === true || readFlag(one.value));
      const checked = isFlag ? readFlag(value) : one.value === text;
      if (checked === one.checked) return;
      one.checked = checked;
    } else one.value = text;
    for (const type of ["input", "change"]) one.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
