import { logMistake, logMistakeAt } from "../../base/mistakes.ts";
import { safeUrl } from "../../base/url.ts";
import { openingTag } from "../inspecting/opening-tag.ts";
import { notify } from "../notices/notify.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { given } from "./beside.ts";
import { words } from "../saving/phrases.ts";

export const attribute = {
  shape: /^/,
  needs: "the path of a file",
  text: "Opens the file in `vs-viewer`, a page or a file of an unknown kind in a new window; it can also be named by `file_path` or `file_id`.",
  example: '<a href="#" file-show="/api-user/letter/17">Letter to the applicant</a>',
} satisfies ClickAttribute;

/** `file-show="path"`: opens the viewer; a page, or a file of an unknown kind, opens in a new window (R8-32, R8-33). */
export const run: Action = async ({ element, value }) => {
  const old = given(element, "filename");
  if (old !== null)
    logMistakeAt(
      "mistakes.html#filename-is-an-old",
      `${openingTag(element)}: filename is an old name; file-show needs the path as its value, or file_path.`,
    );
  const path = value || given(element, "file_path") || old || "";
  const id = given(element, "file_id");
  if (!path && !id) return logMistake("file-show: expected a path, file_path or file_id; found none of them.");
  const url = safeUrl(path || "/");
  if (!url) return notify({ kind: "danger", text: words("elsewhere", { url: path }) });
  const { isViewed, openViewer } = await import("../content/open-viewer.ts");
  if (path && !isViewed(path)) return void window.open(url, "_blank", "noopener");
  void openViewer({ file_path: path, file_id: id ?? "" }, element);
};
