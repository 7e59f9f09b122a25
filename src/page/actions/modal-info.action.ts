import { contentOf } from "../content/fetched-markup.ts";
import { shell } from "../shell/shell.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { markup, showInModal } from "./show-markup.ts";

export const attribute = {
  shape: /\S/,
  needs: 'a path or "#selector"',
  text: "Opens a modal with the markup of /api/format/{path}, or with the content of the element. Where there is a `vs-outlet`, a plain word is its route `modal-info/{word}`, with an address and a step of the history.",
  example: '<a href="#" modal-info="paragraphs/works.request/body/17">Details</a>',
} satisfies ClickAttribute;

/**
 * `modal-info="path"` or `"#selector"`: shows markup of a formatting endpoint, or a copy of an element's content, in a
 * modal (R2.1-05). A plain word is a route of the shell (R2.2-16).
 */
export const run: Action = async ({ element, value }) => {
  const own = shell();
  if (own && /^[\w-]+$/.test(value)) return void (await own.go(`${own.base}modal-info/${value}`));
  const load = (signal: AbortSignal) => markup(element, value, signal);
  const content = value.startsWith("#") ? contentOf(element, value) : load;
  if (content) await showInModal(element, content);
};
