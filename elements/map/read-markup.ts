import { htmlReady } from "../../src/html/door.ts";
import { readFormat } from "../../src/server/calls/templates/formats.ts";
import { plainSentence } from "../../src/server/session/sentence.ts";

/** The server's markup for a panel, or why there is none. */
export async function readMarkup(
  path: string,
  values: Record<string, string>,
): Promise<{ html: string } | { problem: string }> {
  try {
    const [html] = await Promise.all([readFormat(path, values), htmlReady()]);
    return { html };
  } catch (error) {
    return { problem: plainSentence(error) };
  }
}
