import { open } from "../saving/follow.ts";
import { viewed } from "../shell/route.ts";
import { shell } from "../shell/shell.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { isSet } from "./beside.ts";

export const attribute = {
  shape: /\S/,
  needs: "an address",
  text: "Opens the address like a link; `/view=0` is appended to a plain path.",
  example: '<table>\n  <tr _href="/legacy.html"><td>List of requests</td></tr>\n</table>',
} satisfies ClickAttribute;

/**
 * `_href="address"`: followed like a link: in the shell a step of its router, with '/view=0' added unless the path has a view
 * or a file extension (R2.2-08, R2.2-15, R2.2-17).
 */
export const run: Action = async ({ element, value }) => {
  const address = viewed(value);
  if (isSet(element, "vue")) return open(fromServer(address), "go");
  const own = shell();
  const isStep = own?.takes(new URL(address, location.href));
  if (isStep) await own?.go(address);
  else open(address, "go");
};

/** The same address with `vue=1`: the server renders it, not the shell (R2.2-17). */
function fromServer(address: string): string {
  const path = address.replace(/[?#].*/s, "");
  const rest = address.slice(path.length);
  return rest.startsWith("?") ? `${path}?vue=1&${rest.slice(1)}` : `${path}?vue=1${rest}`;
}
