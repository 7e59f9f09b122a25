import { open } from "../saving/follow.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { isSet } from "./beside.ts";

export const attribute = {
  shape: /\S/,
  needs: "an address",
  text: "Opens the address like a link; `/view=0` is appended to a plain path.",
  example: '<table>\n  <tr _href="/legacy.html"><td>Перелік звернень</td></tr>\n</table>',
} satisfies ClickAttribute;

/**
 * `_href="address"`: followed like a link, with '/view=0' added unless the path has a view or a file extension
 * (R2.2-08, R2.2-15, R2.2-17).
 */
export const run: Action = async ({ element, value }) => {
  const path = value.replace(/[?#].*/s, "");
  const suffix = value.slice(path.length);
  const viewed = path.includes("/view") || /\.\w{1,5}$/.test(path) ? path : `${path.replace(/\/$/, "")}/view=0`;
  const mark = isSet(element, "vue") ? "vue=1" : "";
  const query = mark && (suffix.startsWith("?") ? `?${mark}&${suffix.slice(1)}` : `?${mark}${suffix}`);
  open(viewed + (query || suffix), "go");
};
