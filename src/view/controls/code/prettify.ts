import { prettyJson } from "../../../values/pretty-json.ts";

type Prettify = (text: string) => string;

const markup = () => import("../../../vendors/js-beautify/pretty-markup.ts");
/** By mode; each library comes with the first editor of its mode that is touched. */
const makers: Record<string, () => Promise<Prettify>> = {
  json: async () => prettyJson,
  html: async () => (await markup()).prettyHtml,
  xml: async () => (await markup()).prettyXml,
  css: async () => (await markup()).prettyCss,
  javascript: async () => (await markup()).prettyScript,
  sql: async () => (await import("../../../vendors/sql-formatter/pretty-sql.ts")).prettySql,
};
const ready: Record<string, Prettify> = { json: prettyJson };

export const canPrettify = (mode: string): boolean => Object.hasOwn(makers, mode);

/** Brings what lays out a mode. */
export async function prettifierReady(mode: string): Promise<void> {
  const make = Object.hasOwn(makers, mode) ? makers[mode] : undefined;
  if (make) ready[mode] ??= await make();
}

/**
 * The text of a mode laid out, once `prettifierReady` is fulfilled: only white space differs. Text that the mode does not
 * allow, and text that would say something else, stays as it stands (R5.2-21).
 */
export function prettified(mode: string, text: string): string {
  const prettify = Object.hasOwn(ready, mode) ? ready[mode] : undefined;
  if (!prettify || text.trim() === "") return text;
  try {
    const made = prettify(text);
    return bare(made) === bare(text) ? made : text;
  } catch {
    return text; // the parser's word that it is none of its language
  }
}

const bare = (text: string) => text.replace(/\s+/g, "");
