/**
 * A form whose values are sent to a call instead of stored as a record: `api` with `form`, modal forms, quick forms.
 */
import type { Data } from "../../base/data.ts";
import type { Answer } from "../../server/client/client.ts";
import { titled } from "./dialogs.ts";
import { dialogOf, isSet, optionsOf } from "../actions/beside.ts";
import { present } from "./open.ts";
import { objOf } from "../saving/values-of.ts";
import { senders, type Sending } from "./senders.ts";
import { element } from "../new-element.ts";
import type { Properties } from "../tags.ts";

interface CallForm {
  /** The form's name; "" when a schema is given. */
  form: string;
  schema?: unknown;
  /** The attribute that started the action, for `vs:done`. */
  action: string;
  isMethod: boolean;
  send(values: Data, how: Sending): Promise<Answer>;
}

/** Opens the form in a modal, or in a popup for `vs-popup`; its save is the call. */
export async function openCallForm({ form, schema, action, isMethod, send }: CallForm, opener: Element): Promise<void> {
  const { obj } = optionsOf(opener);
  const look = dialogOf(opener);
  const properties: Properties<"vs-form"> = {
    form,
    mode: "add",
    ...(obj ? { obj } : {}),
    ...(schema ? { schema } : {}),
  };
  const inner = element("vs-form", properties);
  // values of the trigger that the form does not show are sent too
  senders.set(inner, {
    action,
    isMethod,
    send: async (values, how) => send({ ...(await objOf(opener)), ...values }, how),
  });
  const title = look.title || wordsOf(opener);
  const dialog = element(action === "vs-popup" ? "vs-popup" : "vs-modal", { ...look, title });
  if (look.title) titled.add(dialog);
  await present(dialog, inner, opener, isSet(opener, "auto_send"));
}

/** A longer text is no heading: a whole row may be the trigger. */
const longestHeading = 60;

/** The heading until the schema's title is loaded, and of a form without one: the words of the trigger. */
function wordsOf({ ariaLabel, textContent }: Element): string {
  const words = (ariaLabel || textContent).trim().replace(/\s+/g, " ");
  return words.length > longestHeading ? "" : words;
}
