import { contentOf } from "../content/fetched-markup.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { markup, showInModal } from "./show-markup.ts";

export const attribute = {
  shape: /\S/,
  needs: 'a path or "#selector"',
  text: "Opens a modal with the markup of /api/format/{path}, or with the content of the element.",
  example: '<a href="#" modal-info="paragraphs/works.request/body/17">Докладно</a>',
} satisfies ClickAttribute;

/**
 * `modal-info="path"` or `"#selector"`: shows markup of a formatting endpoint, or a copy of an element's content, in a
 * modal (R2.1-05).
 */
export const run: Action = async ({ element, value }) => {
  const content = value.startsWith("#") ? contentOf(element, value) : markup(element, value);
  if (content) await showInModal(element, content);
};
