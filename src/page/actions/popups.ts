import { isData, type Data } from "../../base/data.ts";
import { quickSchema } from "../../forms/schema/quick.ts";
import { createRecord } from "../../server/calls/records/saves.ts";
import { openDialog, titled } from "../dialogs/dialogs.ts";
import { enliven } from "../content/enliven.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { openCallForm } from "../dialogs/open-call-form.ts";
import { openForm } from "../dialogs/open.ts";
import { element as make } from "../tags.ts";
import { types } from "fields:types";
import { callNamed, isMethod } from "./calls.ts";
import type { Action } from "./action.ts";
import { contentOf, liftHeading } from "../content/fetched-markup.ts";
import { markup, showInModal } from "./load.ts";
import { dialogOf, given, isSet, optionsOf } from "./beside.ts";

/** `vs-popup="form"`, `"#selector"` or a path, with id, form, model, obj, api, reload, mode, title, position, width (R3.6-65). */
export const popup: Action = async ({ element, value }) => {
  const { obj } = optionsOf(element);
  const look = dialogOf(element);
  if (!/[#./\s]/.test(value)) {
    // without a table its values go to the call
    if (given(element, "api") && !given(element, "model"))
      return openFormOfCall(element, "vs-popup", { form: given(element, "form") ?? value });
    const mode = given(element, "mode") ?? (given(element, "id") ? "edit" : "add");
    const action = mode === "edit" || mode === "info" ? mode : "add";
    const form = given(element, "form") ?? value;
    const table = given(element, "model") ?? form;
    const id = given(element, "data-id") ?? given(element, "id") ?? "";
    const isSentAtOnce = isSet(element, "auto_send");
    const api = given(element, "api") ?? "";
    await openForm({ action, table, id: action === "add" ? "" : id, form, obj, api, isSentAtOnce, ...look }, element);
    return;
  }
  const own = /^[#.]/.test(value);
  const found = own && contentOf(element, value);
  if (own && !found) return;
  const shell = make("vs-popup", look);
  if (look.title) titled.add(shell);
  const end = openDialog(shell, element);
  const content = found || (await markup(element, value.startsWith("/") ? value : `/${value}`));
  if (!look.title) liftHeading(shell, content);
  shell.append(content);
  enliven(shell, true);
  await end;
};

/** `modal="form"`: a modal form; it saves to `model`, else calls `api` (R2.2-23, R2.3-22). */
export const modal: Action = ({ element, value }) => openFormOfCall(element, "modal", { form: value });

/** `show-modal="#selector"`: what stands there, in a modal. */
export const showModal: Action = async ({ element, value }) => {
  const content = contentOf(element, value);
  if (content) await showInModal(element, content);
};

/** `fb="name,phone:Phone"`: a quick form of required fields (R2.3-26). */
export const quick: Action = async ({ element, value }) => {
  try {
    const schema = quickSchema(value, Object.values(types).join(" ").split(" "));
    await openFormOfCall(element, "fb", { form: "", schema });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    mistake(element, `fb: ${error.message}.`);
  }
};

/** A form whose values go to `model` as a new record, else to `api`; what could never be saved is not opened. */
async function openFormOfCall(element: Element, action: string, what: { form: string; schema?: Data }): Promise<void> {
  const model = given(element, "model");
  const api = given(element, "api") ?? "";
  if (!model && !api) return mistake(element, `${action} needs model or api, where its values go; found neither.`);
  const send = async (values: Data, key: string) => {
    if (!model) return callNamed(element, api, values, key);
    const { answer } = await createRecord(model, values, { key, opener: element });
    return { status: 200, data: isData(answer) ? answer : {}, text: "", etag: null, headers: new Headers() };
  };
  await openCallForm({ ...what, action, isMethod: !model && isMethod(api), send }, element);
}
