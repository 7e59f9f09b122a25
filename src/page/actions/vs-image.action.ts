import { notify } from "../notices/notify.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { targetOf } from "./beside.ts";
import { words } from "./phrases.ts";

export const attribute = {
  shape: /^/,
  needs: "the selector of an element",
  text: "Saves that element as a PNG file; without a value the surrounding widget, dialog, section or page. Pictures of other hosts are fetched by `/api-user/html-to-canvas-proxy`.",
  example:
    '<p id="drawn">Request RQ-2026/00017: a street lamp is out</p>\n<button type="button" vs-image="#drawn">Save as a picture</button>',
  isAlone: true,
} satisfies ClickAttribute;

/**
 * `vs-image="#selector"`: saves that element as a picture; without a value the element around the button that
 * `targetOf` finds (R7.5-11).
 */
export const run: Action = async (meant) => {
  const target = targetOf(meant, "vs-image");
  if (!target) return;
  try {
    const [{ pictureOf }, { saveAs }] = await Promise.all([
      import("../content/picture.ts"),
      import("../../server/client/attachment.ts"),
    ]);
    saveAs(await pictureOf(target), `${document.title.trim() || "page"}.png`);
  } catch (error) {
    console.error(error);
    notify({ kind: "danger", text: words("pictureFailed") });
  }
};
