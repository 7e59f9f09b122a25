import { filters } from "../shell/filters.ts";
import { pageFacts } from "./documents.ts";
import { t } from "../../base/language/i18n.ts";
import { htmlReady, parseHtml } from "../../html/door.ts";
import { readDocument } from "../../server/calls/templates/formats.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { insteadOf } from "../content/fetched-markup.ts";
import { fill } from "../content/fill.ts";
import { waitIn } from "../content/wait-in.ts";
import { titled } from "../dialogs/dialogs.ts";
import { close, openDialog } from "../dialogs/show-dialog.ts";
import { tell } from "../events.ts";
import { objOf } from "../saving/values-of.ts";
import { element as make } from "../new-element.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { dialogOf } from "./beside.ts";
import { words } from "./phrases.ts";

export const attribute = {
  shape: /\S/,
  needs: "the title of a document's template",
  text: "Opens a document made from a template of the server and the row of `obj` (values, or the path of a record), ready to print.",
  example: '<button type="button" vs-document="Answer to the applicant" obj="/api/works.request/17">Answer</button>',
} satisfies ClickAttribute;

/**
 * `vs-document="template"`: fills a template of the server with the row of `obj` and the page's state, and shows it in
 * a modal that can be printed (R1-05, R7.1-02). A path in `obj`, such as that of a record, is fetched.
 */
export const run: Action = async ({ element, value }) => {
  const look = dialogOf(element);
  const modal = make("vs-modal", {
    ...look,
    title: look.title || value,
    buttons: [
      { label: t("close"), result: null },
      { label: words("print"), result: "print", kind: "main" },
    ],
  });
  titled.add(modal);
  const sheet = Object.assign(document.createElement("div"), { className: "vs-document" });
  sheet.setAttribute("aria-busy", "true");
  modal.append(sheet);
  const end = openDialog(modal, element);
  const own = new AbortController();
  const endWait = waitIn(sheet, () => close(modal));
  void end.then((result) => {
    endWait();
    if (result !== "print") own.abort();
  });
  const content = await documentOf(element, value, own.signal);
  endWait();
  sheet.append(content);
  sheet.removeAttribute("aria-busy");
  if ((await end) === "print") await (await import("../printing/print-window.ts")).print(sheet);
};

/** The filled template; a sentence with a retry when it was not loaded, nothing when it was stopped. */
async function documentOf(element: Element, name: string, signal: AbortSignal): Promise<Node> {
  try {
    const state = { ...pageFacts(), ...filters() };
    const [template, row] = await Promise.all([readDocument(name, signal), objOf(element), htmlReady()]);
    const markup = template && (await fill(template, { ...state, ...row, state }));
    return markup ? parseHtml(markup, "server") : document.createTextNode(name);
  } catch (error) {
    if (signal.aborted) return new DocumentFragment();
    if (error instanceof ServerError) tell("vs:failed", { error, status: error.status }, element);
    return insteadOf(name, error, (own) => documentOf(element, name, own));
  }
}
