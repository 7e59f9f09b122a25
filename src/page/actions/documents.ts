import { isData, type Data } from "../../base/data.ts";
import { language } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { htmlReady, parseHtml } from "../../html/door.ts";
import type { Saved } from "../../server/calls/records/saves.ts";
import { readDocument } from "../../server/calls/templates/formats.ts";
import { fill } from "../content/fill.ts";

/**
 * Markup that a form's `result` shows after a save (R3.6-40): a template, or the name of a document on the server,
 * filled with the saved values, the id and the answer. @returns markup of trust level server. @throws ServerError
 */
export async function resultOf(result: string, values: Data, { id, answer }: Saved): Promise<DocumentFragment> {
  const [text] = await Promise.all([
    filledTemplate(result, { ...values, id, ...(isData(answer) && answer) }),
    htmlReady(),
  ]);
  return parseHtml(text, "server");
}

/** Fills markup, or the named document of the server, with values. @throws ServerError */
export const filledTemplate = async (template: string, values: Data): Promise<string> =>
  fill(/[<{[]/.test(template) ? template : await readDocument(template), values);

/** Facts about the page that templates can use. */
export const pageFacts = () => ({
  now: new Date().toISOString(),
  lang: language(),
  domain: location.hostname,
  site_name: settings.site_name ?? "",
  user: settings.user ?? "",
});
