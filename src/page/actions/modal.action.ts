import type { Action, ClickAttribute } from "./action.ts";
import { openFormOfCall } from "./form-of-call.ts";

export const attribute = {
  shape: /^[\w./-]+$/,
  needs: "the name of a form",
  text: "Opens a modal form; its values are saved in `model` as a new record, else sent to `api` or `method`, else saved in the table that is called like the form.",
  example: '<button type="button" modal="closing" api="method/request.close" obj="id:17">Finish…</button>',
} satisfies ClickAttribute;

/** `modal="form"`: opens a form in a modal; it saves to `model`, else calls `api` (R2.2-23, R2.3-22). */
export const run: Action = ({ element, value }) => openFormOfCall(element, "modal", { form: value });
