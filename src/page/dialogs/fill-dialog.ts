import { natives } from "../../base/runtime/runtime.ts";
import { titled } from "./dialogs.ts";
import type { Inside } from "../inside.ts";
import { element } from "../new-element.ts";

/** Adds the form that a dialog names, if the dialog has no content yet (R3.6-65). @returns the form */
export function fillWithForm({ host, entry }: Inside): HTMLElement | undefined {
  const { form = "", model = "", record = "", mode, api = "", obj, title } = entry() as Record<string, string>;
  // on an element of the page `id` is HTML's own
  const [table = "", idOfModel] = (model || form).split("/");
  const id = record || natives.attribute(host, "data-id") || idOfModel || "";
  const values = obj ?? natives.attribute(host, "obj");
  // the notices and the inspector are moved into the topmost dialog, so they do not count as content
  if (!table || [...host.children].some((child) => !natives.matches(child, "vs-notices,vs-inspector")))
    return undefined;
  if (title) titled.add(host);
  const made = element("vs-form", {
    table,
    form,
    record: id,
    mode: mode || (id ? "edit" : "add"),
    api,
    ...(values && { obj: values }),
  });
  host.append(made);
  return made;
}
