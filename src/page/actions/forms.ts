import { openForm, type FormToOpen } from "../open.ts";
import { readTarget } from "../routes.ts";
import type { Action } from "./index.ts";
import { optionsOf } from "./options.ts";

/** `add="table[/form]"`: the form for a new record (R2.1-01). */
export const add: Action = ({ element, value }) => {
  const { table, id: form } = readTarget(value);
  return open("add", { table, form }, element);
};
/** `edit="table/id[/form]"`: the form of a record (R2.1-02). */
export const edit: Action = ({ element, value }) => open("edit", readTarget(value), element);
/** `info="table/id[/form]"`: the record to read (R2.1-03). */
export const info: Action = ({ element, value }) => open("info", readTarget(value), element);

async function open(action: FormToOpen["action"], target: Omit<FormToOpen, "action">, element: Element): Promise<void> {
  const options = optionsOf(element);
  await openForm({ action, ...options, ...target, form: target.form || options.form || "" }, element);
}
