/** The values that an action sends: from `obj`, from the form around it, or from a path that returns them. */
import { isData, type Data } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { dialogAround } from "../dialogs/dialogs.ts";
import { readObject } from "../../values/read-object.ts";
import { given } from "../actions/beside.ts";

/** The value of `obj`; a path is fetched (R7.3-09). Undefined without `obj`. */
export async function objOf(element: Element): Promise<Data | undefined> {
  const text = given(element, "obj");
  if (!text) return undefined;
  const obj = readObject(text);
  if (typeof obj !== "string") return isData(obj) ? obj : {};
  return (await import("../../server/calls/records/lookups.ts")).readPrefill(obj);
}

type OwnForm = HTMLElement & { values?(): Data };

/**
 * The values of the nearest `vs-form` or form; names that occur several times give a list, and a file input without a
 * file gives nothing. Undefined without a form.
 * @param submitter the pressed button of the form: its name and value are among them
 */
export function formValues(element: Element, submitter?: HTMLElement | null): Data | undefined {
  const host = natives.closest<OwnForm>(element, "vs-form,form") ?? ownForm(element);
  if (!host) return undefined;
  if (natives.name(host) === "vs-form") return host.values?.();
  const values: Data = {};
  const entries = new FormData(host as HTMLFormElement, submitter);
  for (const name of new Set(entries.keys())) {
    const all = entries.getAll(name).filter((one) => typeof one === "string" || one.name || one.size);
    if (all.length) values[name] = all.length > 1 ? all : all[0];
  }
  return values;
}

/** The data of the row around an element (R7.4-07): JSON in `data-row`, else its `data-` attributes. */
export function rowValues(element: Element): Data {
  const row = natives.closest<HTMLElement>(element, "[data-row],tr,[vs-row]");
  if (!row || row === element) return {};
  const { row: text, ...pairs } = Object.fromEntries(Object.entries(row.dataset));
  const data = text === undefined ? pairs : parseJson(text);
  return isData(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => !isAction(name))) : {};
}

/** `data-edit` and other action attributes are not data. */
const isAction = (name: string): boolean =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) in runtime.clicks.shapes;

/** The form inside the element's dialog. */
function ownForm(element: Element): OwnForm | null {
  const dialog = dialogAround(element);
  return dialog ? dialog.querySelector("vs-form") : null;
}
