import { depthOf, dialogStore, titled } from "./dialogs.ts";
import type { Inside } from "../element.ts";
import { element, type Properties } from "../tags.ts";

/** A dialog that names a form and holds nothing yet gets that form (R3.6-65); it goes when the dialog is closed. */
export function fillWithForm({ host, entry }: Inside): void {
  const { form, model, record, mode, api, obj, title } = entry() as Record<string, string>;
  // the notices come into the topmost dialog
  const isEmpty = [...host.children].every(({ localName }) => localName === "vs-notices");
  if ((!form && !model) || !isEmpty) return;
  const properties: Properties<"vs-form"> = {
    table: model || (form ?? ""),
    form: form ?? "",
    record: record ?? "",
    mode: mode || (record ? "edit" : "add"),
    api: api ?? "",
  };
  if (obj) properties.obj = obj;
  const made = element("vs-form", properties);
  if (title) titled.add(host);
  host.append(made);
  const stop = dialogStore.listen(() => {
    if (depthOf(host) >= 0) return;
    made.remove();
    stop();
  });
}
