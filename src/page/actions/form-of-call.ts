import { isData, type Data } from "../../base/data.ts";
import { createRecord } from "../../server/calls/records/saves.ts";
import { openCallForm } from "../dialogs/open-call-form.ts";
import type { Sending } from "../dialogs/senders.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { given } from "./beside.ts";
import { callNamed, isMethod } from "./call-by-name.ts";

/**
 * Opens a form whose values are saved to `model` as a new record, else sent to `api`, else to the method of the server that
 * `method` names, else saved to the table of the form's name. Without all of them it is not opened.
 */
export async function openFormOfCall(
  element: Element,
  action: string,
  what: { form: string; schema?: Data },
): Promise<void> {
  const method = given(element, "method") ?? "";
  const isName = method !== "" && !/^(get|post|put|patch|delete)$/i.test(method);
  const api = given(element, "api") ?? (isName ? `method/${method}` : "");
  const model = given(element, "model") ?? (api ? "" : what.form);
  if (!model && !api)
    return mistake(element, `${action} needs model, api or method, where its values go; found none of them.`);
  const send = async (values: Data, how: Sending) => {
    if (!model) return callNamed(element, api, values, how);
    const { answer } = await createRecord(model, values, { ...how, opener: element });
    return { status: 200, data: isData(answer) ? answer : {}, text: "", etag: null, headers: new Headers() };
  };
  await openCallForm({ ...what, action, isMethod: !model && isMethod(api), send }, element);
}
