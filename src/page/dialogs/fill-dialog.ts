import { titled } from "./dialogs.ts";
import type { Inside } from "../element.ts";
import { element } from "../tags.ts";

/** A dialog that names a form and holds nothing yet gets that form (R3.6-65). @returns it */
export function fillWithForm({ host, entry }: Inside): HTMLElement | undefined {
  const { form = "", model, record = "", mode, api = "", obj, title } = entry() as Record<string, string>;
  const table = model || form;
  // the notices come into the topmost dialog
  if (!table || [...host.children].some(({ localName }) => localName !== "vs-notices")) return undefined;
  if (title) titled.add(host);
  const made = element("vs-form", {
    table,
    form,
    record,
    mode: mode || (record ? "edit" : "add"),
    api,
    ...(obj && { obj }),
  });
  host.append(made);
  return made;
}
