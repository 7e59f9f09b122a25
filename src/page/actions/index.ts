/** What the click attributes do; the list with its order of precedence and shapes is ../clicks/attributes.ts. */
import type { ActionName } from "../clicks/attributes.ts";
import type { Action } from "./action.ts";
import { add, edit, info } from "./forms.ts";

/** The code of all that opens no form of a record comes when it is meant. */
const more =
  (name: Exclude<ActionName, "add" | "edit" | "info">): Action =>
  async (meant) =>
    (await import("./more.ts")).more[name](meant);

export const actions = {
  add,
  edit,
  info,
  del: more("del"),
  copy: more("copy"),
  save: more("save"),
  state: more("state"),
  api: more("api"),
  _href: more("_href"),
  _post: more("_post"),
  "modal-info": more("modal-info"),
  format: more("format"),
  modal: more("modal"),
  "show-modal": more("show-modal"),
  fb: more("fb"),
  "vs-popup": more("vs-popup"),
  "vs-modal": more("vs-modal"),
  "vs-load": more("vs-load"),
  "vs-action": more("vs-action"),
  "vs-document": more("vs-document"),
  "vs-print": more("vs-print"),
  "vs-image": more("vs-image"),
  trigger: more("trigger"),
  "file-show": more("file-show"),
  help: more("help"),
} satisfies Record<ActionName, Action>;
