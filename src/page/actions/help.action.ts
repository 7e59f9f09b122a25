import { logMistake } from "../../base/mistakes.ts";
import { settings } from "../../base/settings.ts";
import { fillAddress, safeUrl } from "../../base/url.ts";
import type { Action, ClickAttribute } from "./action.ts";

export const attribute = {
  shape: /^[\w./-]+$/,
  needs: "the id of a page",
  text: "Opens a page of the knowledge base (setting `help_url`) in a new window.",
  example: '<a href="#" help="requests">Certificate</a>',
} satisfies ClickAttribute;

/** `help="id"`: opens a page of the knowledge base in a new window (R2.2-29). */
export const run: Action = async ({ value }) => {
  const address = fillAddress(settings.help_url, { id: value });
  const url = address && safeUrl(address, { hosts: settings.redirect_hosts });
  if (url) window.open(url, "_blank", "noopener");
  else logMistake(`help_url: expected an address with {id}; found "${settings.help_url}".`);
};
