import { natives } from "../../base/runtime/runtime.ts";
import { contentOf } from "../content/fetched-markup.ts";
import { fillWhenLoaded } from "../content/fill-when-loaded.ts";
import { titled } from "../dialogs/dialogs.ts";
import { openDialog } from "../dialogs/show-dialog.ts";
import { openForm } from "../dialogs/open.ts";
import { element as make } from "../new-element.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { dialogOf, given, isSet, optionsOf } from "./beside.ts";
import { openFormOfCall } from "./form-of-call.ts";
import { markup } from "./show-markup.ts";

export const attribute = {
  shape: /\S/,
  needs: 'the name of a form, "#selector" or a path',
  text: "Opens a popup with a form, with the content of an element, or with the markup of a path; additional attributes: `data-id` (or `model` as table/id), `form`, `model`, `obj`, `mode`.",
  example:
    '<a href="#" vs-popup="request" model="works.request" data-id="17" mode="edit" position="right">Request 17</a>',
} satisfies ClickAttribute;

/**
 * `vs-popup="form"`, `"#selector"` or a path: opens a popup. Attributes: data-id, form, model, obj, api, reload, mode,
 * title, position, width (R3.6-65).
 */
export const run: Action = async ({ element, value }) => {
  const { obj } = optionsOf(element);
  const look = dialogOf(element);
  if (!/[#./\s]/.test(value)) {
    // without `model`, `api` gets the values of the form
    if (given(element, "api") && !given(element, "model"))
      return openFormOfCall(element, "vs-popup", { form: given(element, "form") ?? value });
    const form = given(element, "form") ?? value;
    // `id` is HTML's own: the record comes from data-id or from the model.
    const [table = "", modelId = ""] = (given(element, "model") ?? form).split("/");
    const id = natives.attribute(element, "data-id") ?? modelId;
    const mode = given(element, "mode") ?? (id ? "edit" : "add");
    const action = mode === "edit" || mode === "info" ? mode : "add";
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
  const path = value.startsWith("/") ? value : `/${value}`;
  await fillWhenLoaded(shell, end, async (signal) => found || markup(element, path, signal));
  await end;
};
