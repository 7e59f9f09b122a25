import { titled } from "./dialogs.ts";
import type { Inside } from "../element.ts";
import { element } from "../tags.ts";

/** Adds the form that a dialog names, if the dialog has no content yet (R3.6-65). @returns the form */
export function fillWithForm({ host, entry }: Inside): HTMLElement | undefined {
  const { form = "", model, record = "", mode, api = "", obj, title } = entry() as Record<string, string>;
  const table = model || form;
  // the notices are moved into the topmost dialog, so they do not count as content
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
