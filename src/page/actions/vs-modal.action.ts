import type { Action, ClickAttribute } from "./action.ts";
import { markup, showInModal } from "./show-markup.ts";

export const attribute = {
  shape: /^[\w./-]+$/,
  needs: "the name of a template",
  text: "Opens a modal with the markup of that template (/api/format/{name}).",
  example: '<a href="#" vs-modal="rules" title="How requests are handled">How requests are handled</a>',
} satisfies ClickAttribute;

/** `vs-modal="template"`: shows the markup of that template in a generic modal (R2.2-24, R2.3-27). */
export const run: Action = ({ element, value }) => showInModal(element, (signal) => markup(element, value, signal));
