import type { Data } from "../../src/base/data.ts";
import { titleOf } from "../../src/base/i18n.ts";
import { filled } from "../../src/page/content/filled.ts";
import { readDocument } from "../../src/server/documents.ts";

/** An author's own layout (R1-15): markup in the schema, or the name of a template of the server; its `{{places}}` are filled with the record. @throws ServerError */
export async function readLayout(given: unknown, record: Data): Promise<string> {
  const text = titleOf(given);
  const markup = text.includes("<") ? text : await readDocument(text);
  return filled(markup, record, new AbortController().signal);
}
