/** The values that an action sends: of `obj`, of the form around it, or of a path that gives them. */
import { isData, type Data } from "../../base/data.ts";
import { natives } from "../../base/runtime.ts";
import { dialogAround } from "../dialogs/dialogs.ts";
import { given, readObject } from "../actions/options.ts";

/** What `obj` holds; a path with a query is fetched (R7.3-09). Undefined without `obj`. */
export async function objOf(element: Element): Promise<Data | undefined> {
  const text = given(element, "obj");
  if (!text) return undefined;
  const obj = readObject(text);
  if (typeof obj !== "string") return isData(obj) ? obj : {};
  return (await import("../../server/lookups.ts")).readPrefill(obj);
}

type OwnForm = HTMLElement & { values?(): Data };

/** The values of the nearest `vs-form` or form, a list where a name stands more than once; undefined without one. */
export function formValues(element: Element): Data | undefined {
  const host = natives.closest<OwnForm>(element, "vs-form,form") ?? ownForm(element);
  if (!host) return undefined;
  if (host.localName === "vs-form") return host.values?.();
  const values: Data = {};
  const entries = new FormData(host as HTMLFormElement);
  for (const name of new Set(entries.keys())) {
    const all = entries.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  return values;
}

/** The form of the dialog that the element stands in. */
function ownForm(element: Element): OwnForm | null {
  const dialog = dialogAround(element);
  return dialog ? dialog.querySelector("vs-form") : null;
}
