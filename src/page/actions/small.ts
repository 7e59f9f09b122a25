import { logMistake } from "../../base/mistakes.ts";
import { t } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { fillAddress, safeUrl } from "../../base/url.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { notify } from "../notices/notify.ts";
import type { Action } from "./action.ts";
import { given } from "./beside.ts";

/** `trigger="#selector"` clicks there; `selector@event` tells that event on the first match (R2.2-12). */
export const trigger: Action = async ({ element, value }) => {
  const [, selector = value, event = ""] = /^(.+)@([\w:-]+)$/.exec(value) ?? [];
  const target = findSafely(selector);
  if (!target) return mistake(element, `trigger needs the selector of an element; nothing matches "${selector}".`);
  if (event) target.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
  else target.click();
};

function findSafely(selector: string): HTMLElement | null {
  try {
    return natives.find<HTMLElement>(selector);
  } catch {
    return null;
  }
}

/** `help="id"`: a page of the knowledge base in a new window (R2.2-29). */
export const help: Action = async ({ value }) => {
  const address = fillAddress(settings.help_url, { id: value });
  const url = address && safeUrl(address, { hosts: settings.redirect_hosts });
  if (url) window.open(url, "_blank", "noopener");
  else logMistake(`help_url: expected an address with {id}; found "${settings.help_url}".`);
};

/** `file-show="path"`: the file in a new window; a viewer of our own comes with the file widgets (R8-32, R8-33). */
export const fileShow: Action = async ({ element, value }) => {
  const old = given(element, "filename");
  if (old !== null) mistake(element, "filename is an old name; file-show needs the path as its value, or file_path.");
  const path = value || given(element, "file_path") || old || "";
  const id = given(element, "file_id");
  if (!path && !id) return logMistake("file-show: expected a path, file_path or file_id; found none of them.");
  const url = safeUrl(path || `/file/download/${encodeURIComponent(id ?? "")}`);
  if (url) window.open(url, "_blank", "noopener");
  else notify({ kind: "danger", text: t("elsewhere", { url: path }) });
};
