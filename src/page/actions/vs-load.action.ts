import type { Action, ClickAttribute } from "./action.ts";
import { into } from "./show-markup.ts";

export const attribute = {
  shape: /\S/,
  needs: "a path",
  text: "Puts the markup of the path into `target`, else into a modal.",
  example: '<a href="#" vs-load="/widget/counters" data-target="#counters">Count</a>\n<div id="counters"></div>',
} satisfies ClickAttribute;

/** `vs-load="path"`: puts the path's markup into `target`, else into a modal. */
export const run: Action = ({ element, value }) => into(element, value.startsWith("/") ? value : `/${value}`, null);
