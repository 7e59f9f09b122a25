/**
 * The click attributes in order of precedence, one file each. A new one is a file in this folder and a line in this
 * table.
 */
import type { ActionModule } from "./action.ts";

export const actions = {
  add: () => import("./add.action.ts"),
  edit: () => import("./edit.action.ts"),
  info: () => import("./info.action.ts"),
  del: () => import("./del.action.ts"),
  copy: () => import("./copy.action.ts"),
  save: () => import("./save.action.ts"),
  state: () => import("./state.action.ts"),
  modal: () => import("./modal.action.ts"),
  "show-modal": () => import("./show-modal.action.ts"),
  fb: () => import("./fb.action.ts"),
  "vs-popup": () => import("./vs-popup.action.ts"),
  api: () => import("./api.action.ts"),
  _href: () => import("./_href.action.ts"),
  _post: () => import("./_post.action.ts"),
  "modal-info": () => import("./modal-info.action.ts"),
  format: () => import("./format.action.ts"),
  "vs-modal": () => import("./vs-modal.action.ts"),
  "vs-load": () => import("./vs-load.action.ts"),
  "vs-action": () => import("./vs-action.action.ts"),
  "vs-document": () => import("./vs-document.action.ts"),
  "vs-print": () => import("./vs-print.action.ts"),
  "vs-image": () => import("./vs-image.action.ts"),
  trigger: () => import("./trigger.action.ts"),
  "file-show": () => import("./file-show.action.ts"),
  help: () => import("./help.action.ts"),
} satisfies Record<string, () => Promise<ActionModule>>;

export type ActionName = keyof typeof actions;
