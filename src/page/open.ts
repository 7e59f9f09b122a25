import { t } from "../base/i18n.ts";
import { openDialog } from "./dialogs.ts";
import { element, type Properties } from "./tags.ts";

export interface FormToOpen {
  action: "add" | "edit" | "info";
  table: string;
  id?: string;
  form?: string;
  /** Values that a new record begins with, or a path with a query that gives them. */
  obj?: unknown;
  title?: string;
  width?: string;
  position?: string;
}

/** Opens a form in a popup. @returns the server's answer to the save, null when it was left */
export function openForm(given: FormToOpen, opener: Element | null): Promise<unknown> {
  const { action, table, id = "", form = "", obj, title, width, position } = given;
  const properties: Properties<"vs-form"> = { table, record: id, form, mode: action };
  if (obj) properties.obj = obj;
  const popup = element("vs-popup", { title: title || titles[action](), width: width ?? "", position: position ?? "" });
  if (title) titled.add(popup);
  popup.append(element("vs-form", properties));
  return openDialog(popup, opener);
}

/** Dialogs whose title was given: their form does not change it. */
export const titled = new WeakSet<Element>();

const titles = { add: () => t("addTitle"), edit: () => t("editTitle"), info: () => t("infoTitle") };
