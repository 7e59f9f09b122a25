import { settings } from "../../base/settings.ts";
import { openForm, type FormToOpen } from "../dialogs/open.ts";
import { shell } from "../shell/shell.ts";
import { dialogOf, given as attribute, isSet, optionsOf } from "./beside.ts";

/** Opens the form of a record: as a route in the shell, elsewhere in a popup (R2.1-20). */
export async function openRecord(
  action: FormToOpen["action"],
  target: Omit<FormToOpen, "action">,
  element: Element,
): Promise<void> {
  const options = optionsOf(element);
  const given = { action, ...options, ...target, form: target.form || options.form || "" };
  const method = typeof given.obj === "string" ? (attribute(element, "method") ?? "").toUpperCase() : "";
  // An address never writes by itself, so a route reads initial values by GET only.
  const own = method && method !== "GET" ? undefined : shell();
  const path = own?.pathOf({ ...given, isVue: isSet(element, "vue") });
  // with vue_form the server answers the form's address and another engine draws it
  if (own && path && settings.vue_form && action !== "info") location.assign(path);
  else if (own && path) await own.go(path);
  else await openForm({ ...dialogOf(element), ...given, method, isSentAtOnce: isSet(element, "auto_send") }, element);
}
