import { settings } from "../../base/settings.ts";
import { openForm, type FormToOpen } from "../dialogs/open.ts";
import { readTarget } from "../shell/routes.ts";
import { shell } from "../shell/shell.ts";
import type { Action } from "./action.ts";
import { dialogOf, isSet, optionsOf } from "./beside.ts";

/** `add="table[/form]"`: the form for a new record (R2.1-01). */
export const add: Action = ({ element, value }) => {
  const { table, id: form } = readTarget(value);
  return open("add", { table, form }, element);
};
/** `edit="table/id[/form]"`: the form of a record (R2.1-02). */
export const edit: Action = ({ element, value }) => open("edit", readTarget(value), element);
/** `info="table/id[/form]"`: the record to read (R2.1-03). */
export const info: Action = ({ element, value }) => open("info", readTarget(value), element);

/** In the shell a place of its own, elsewhere a popup (R2.1-20). */
async function open(action: FormToOpen["action"], target: Omit<FormToOpen, "action">, element: Element): Promise<void> {
  const options = optionsOf(element);
  const given = { action, ...options, ...target, form: target.form || options.form || "" };
  const own = shell();
  const path = own?.pathOf({ ...given, isVue: isSet(element, "vue") });
  // with vue_form another engine draws the forms of the shell: the server answers their address
  if (own && path && settings.vue_form && action !== "info") location.assign(path);
  else if (own && path) await own.go(path);
  else await openForm({ ...dialogOf(element), ...given, isSentAtOnce: isSet(element, "auto_send") }, element);
}
