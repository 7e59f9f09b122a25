import { natives } from "../../base/runtime/runtime.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { into } from "./show-markup.ts";

export const attribute = {
  shape: /^[\w./-]+$/,
  needs: "the name of a template",
  text: "Puts the markup of /api/format/{template} into `target`, else into the next `.format-target`, else into a modal.",
  example:
    '<button type="button" format="rules" target="#rules">How requests are handled</button>\n<div id="rules"></div>',
} satisfies ClickAttribute;

/**
 * `format="template"`: puts the template's markup into `target`, else into the next .format-target, else into an info
 * modal (R2.2-10).
 */
export const run: Action = ({ element, value }) => into(element, value, nextTarget(element));

function nextTarget(element: Element): Element | null {
  const targets = natives.findAll(".format-target");
  return targets.find((one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ?? null;
}
