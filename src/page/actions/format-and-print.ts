import { isData, type Data } from "../../base/data.ts";
import { htmlReady, parseHtml } from "../../html/door.ts";
import { language, t } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readDocument } from "../../server/calls/templates/formats.ts";
import { ServerError } from "../../server/client/server-error.ts";
import type { Saved } from "../../server/calls/records/saves.ts";
import { sentence } from "../../server/session/sentence.ts";
import { openDialog, titled } from "../dialogs/dialogs.ts";
import { tell } from "../events.ts";
import { fill } from "../content/fill.ts";
import { filters } from "../shell/filters.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { notify } from "../notices/notify.ts";
import { element as make } from "../tags.ts";
import { objOf } from "../saving/values-of.ts";
import type { Action, Meant } from "./action.ts";
import { dialogOf, given } from "./beside.ts";

/**
 * `vs-document="template"`: a document from a template of the server and the row of `obj`, beside the page's state, in a
 * modal that can be printed (R1-05, R7.1-02). A path in `obj`, such as that of a record, is fetched.
 */
export const vsDocument: Action = async ({ element, value }) => {
  const look = dialogOf(element);
  const modal = make("vs-modal", {
    ...look,
    title: look.title || value,
    buttons: [
      { label: t("close"), result: null },
      { label: t("print"), result: "print", kind: "main" },
    ],
  });
  titled.add(modal);
  const sheet = Object.assign(document.createElement("div"), { className: "vs-document" });
  sheet.setAttribute("aria-busy", "true");
  modal.append(sheet);
  const end = openDialog(modal, element);
  try {
    const state = { ...pageFacts(), ...filters() };
    const [template, row] = await Promise.all([readDocument(value), objOf(element), htmlReady()]);
    const markup = template && (await fill(template, { ...state, ...row, state }));
    sheet.replaceChildren(markup ? parseHtml(markup, "server") : value);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    tell("vs:failed", { error, status: error.status }, element);
    notify({ kind: "danger", text: sentence(error) });
    sheet.replaceChildren(value);
  } finally {
    sheet.removeAttribute("aria-busy");
  }
  if ((await end) === "print") await (await import("../content/print.ts")).print(sheet);
};

/**
 * What a form's `result` shows after a save (R3.6-40): a template, or the name of a document on the server, with the
 * values that were saved, the id and the answer in its places. @returns markup, level server. @throws ServerError
 */
export async function resultOf(result: string, values: Data, { id, answer }: Saved): Promise<DocumentFragment> {
  const [text] = await Promise.all([
    filledTemplate(result, { ...values, id, ...(isData(answer) && answer) }),
    htmlReady(),
  ]);
  return parseHtml(text, "server");
}

/** Markup, or the document on the server that is named, with values in its places. @throws ServerError */
export const filledTemplate = async (template: string, values: Data): Promise<string> =>
  fill(/[<{[]/.test(template) ? template : await readDocument(template), values);

/** What templates may say of the page itself. */
const pageFacts = () => ({
  now: new Date().toISOString(),
  lang: language(),
  domain: location.hostname,
  site_name: settings.site_name ?? "",
  user: settings.user ?? "",
});

/** `vs-print="#selector"`: prints that element; without a value the widget, dialog or section around the button (R2.3-30). */
export const print: Action = async (meant) => {
  const target = targetOf(meant, "vs-print");
  if (target) await (await import("../content/print.ts")).print(target);
};

/** `vs-image="#selector"`: saves that element as a picture; without a value what is around the button (R7.5-11). */
export const image: Action = async (meant) => {
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
    notify({ kind: "danger", text: t("pictureFailed") });
  }
};

function targetOf({ element, value }: Meant, name: string): Element | null {
  const selector = value || given(element, "target");
  const target = selector
    ? natives.find(selector)
    : natives.closest(element, "vs-widget,vs-modal,vs-popup,vs-outlet,section,article,main,body");
  if (!target) mistake(element, `${name} needs the selector of an element; nothing matches "${selector}".`);
  return target;
}
