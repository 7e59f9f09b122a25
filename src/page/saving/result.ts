import { htmlReady, parseHtml } from "../../base/html.ts";
import { isData, type Data } from "../../base/data.ts";
import { readDocument } from "../../server/documents.ts";
import type { Saved } from "../../server/saves.ts";
import { fill } from "../content/fill.ts";

/**
 * What a form's `result` shows after a save (R3.6-40): a template, or the name of a document on the server, with the
 * values that were saved, the id and the answer in its places. @returns markup, level server. @throws ServerError
 */
export async function resultOf(result: string, values: Data, { id, answer }: Saved): Promise<DocumentFragment> {
  const [template] = await Promise.all([/[<{[]/.test(result) ? result : readDocument(result), htmlReady()]);
  return parseHtml(await fill(template, { ...values, id, ...(isData(answer) && answer) }), "server");
}
