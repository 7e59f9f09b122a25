import { natives } from "../../base/runtime/runtime.ts";
import { titled } from "./dialogs.ts";
import { openDialog } from "./show-dialog.ts";
import { element } from "../new-element.ts";
import type { Properties } from "../tags.ts";
import { words } from "./open-phrases.ts";

export interface FormToOpen {
  action: "add" | "edit" | "info";
  table: string;
  id?: string;
  form?: string;
  /** Initial values of a new record, or a path with a query that returns them. */
  obj?: unknown;
  /** The HTTP method of that path; GET by default. */
  method?: string;
  /** A separate address for saving (R3.6-36). */
  api?: string;
  /** Sent at once without being shown, when no required value is missing (R2.3-21). */
  isSentAtOnce?: boolean;
  /** The look of the popup: texts as in the attributes of the same names. */
  title?: string;
  width?: string;
  position?: string;
  top?: string;
  backdrop?: string;
}

/** Opens a form in a popup. @returns the server's answer to the save; null when the form was closed without saving */
export function openForm(given: FormToOpen, opener: Element | null): Promise<unknown> {
  const lacking = lack(given);
  if (lacking) return Promise.reject(new TypeError(`vs.open: ${lacking}.`));
  const { action, table, id = "", form = "", obj, method = "", api = "", isSentAtOnce = false, ...look } = given;
  const properties: Properties<"vs-form"> = { table, record: id, form, mode: action, api };
  if (obj) Object.assign(properties, { obj, obj_method: method });
  const popup = element("vs-popup", { ...look, title: look.title || titles[action]() });
  if (look.title) titled.add(popup);
  return present(popup, element("vs-form", properties), opener, isSentAtOnce);
}

/** What is wrong with what a script has given. */
function lack({ action, table, id }: { [Name in keyof FormToOpen]?: unknown }): string | undefined {
  if (typeof action !== "string" || !Object.hasOwn(titles, action))
    return `action needs add, edit or info; found ${natives.json(action)}`;
  if (typeof table !== "string" || !table) return `table needs a name; found ${natives.json(table)}`;
  return action !== "add" && (id === undefined || id === null || id === "")
    ? `id is missing, ${action} needs it`
    : undefined;
}

/** Opens a form in its dialog, unless it can be sent at once. @returns the dialog's result */
export async function present(
  dialog: HTMLElement,
  form: HTMLElement,
  opener: Element | null,
  isSentAtOnce: boolean,
): Promise<unknown> {
  if (isSentAtOnce && (await (await import("./send-at-once.ts")).sendAtOnce(form, opener))) return null;
  dialog.append(form);
  return openDialog(dialog, opener);
}

const titles = { add: () => words("addTitle"), edit: () => words("editTitle"), info: () => words("infoTitle") };
