/** The actions whose code comes together, at the first click on one of them. */
import type { ActionName } from "../clicks/attributes.ts";
import { phrasesReady } from "../../base/language/i18n.ts";
import { api, post, widgetAction } from "./calls.ts";
import type { Action } from "./action.ts";
import { format, load, modalInfo, modalOf } from "./load.ts";
import { del } from "./del.ts";
import { copy, save } from "./save-and-copy.ts";
import { modal, popup, quick, showModal } from "./popups.ts";
import { href, state } from "./state-pairs.ts";
import { fileShow, help, trigger } from "./small.ts";

export { connect } from "../socket.ts";
export { submit } from "../clicks/submit.ts";
export { showState } from "./state-pairs.ts";

const worded =
  (action: Action): Action =>
  async (meant) => {
    await phrasesReady();
    await action(meant);
  };

/** Templates and printing come by themselves. */
const documents = (name: "vsDocument" | "print" | "image") =>
  worded(async (meant) => (await import("./format-and-print.ts"))[name](meant));

export const more = {
  del: worded(del),
  copy: worded(copy),
  save: worded(save),
  state: worded(state),
  api: worded(api),
  _href: worded(href),
  _post: worded(post),
  "modal-info": worded(modalInfo),
  format: worded(format),
  modal: worded(modal),
  "show-modal": worded(showModal),
  fb: worded(quick),
  "vs-popup": worded(popup),
  "vs-modal": worded(modalOf),
  "vs-load": worded(load),
  "vs-action": worded(widgetAction),
  "vs-document": documents("vsDocument"),
  "vs-print": documents("print"),
  "vs-image": documents("image"),
  trigger,
  "file-show": worded(fileShow),
  help,
} satisfies Record<Exclude<ActionName, "add" | "edit" | "info">, Action>;
