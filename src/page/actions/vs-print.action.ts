import type { Action, ClickAttribute } from "./action.ts";
import { targetOf } from "./beside.ts";

export const attribute = {
  shape: /^/,
  needs: "the selector of an element",
  text: "Prints that element; without a value the surrounding widget, dialog, section or page.",
  example:
    '<p id="card">Request RQ-2026/00017: a street lamp is out</p>\n<button type="button" vs-print="#card">Print</button>',
  isAlone: true,
} satisfies ClickAttribute;

/** `vs-print="#selector"`: prints that element; without a value the widget, dialog or section around the button (R2.3-30). */
export const run: Action = async (meant) => {
  const target = targetOf(meant, "vs-print");
  if (target) await (await import("../printing/print-window.ts")).print(target);
};
