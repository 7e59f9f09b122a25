import { prettyJson } from "../../../values/pretty-json.ts";

type Prettify = (text: string) => string;

const markup = () => import("../../../vendors/js-beautify/pretty-markup.ts");
/** Formatters by mode; each library is loaded when the first editor of its mode is touched. */
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

/** Loads the formatter of a mode. */
export async function prettifierReady(mode: string): Promise<void> {
  const make = Object.hasOwn(makers, mode) ? makers[mode] : undefined;
  if (make) ready[mode] ??= await make();
}

/**
 * The formatted text, once `prettifierReady` has resolved: only white space differs. A text with a syntax error, or
 * whose meaning would change, is returned unchanged (R5.2-21).
 */
export function prettified(mode: string, text: string): string {
  const prettify = Object.hasOwn(ready, mode) ? ready[mode] : undefined;
  if (!prettify || text.trim() === "") return text;
  try {
    const made = prettify(text);
    return bare(made) === bare(text) ? made : text;
  } catch {
    return text; // the parser found a syntax error
  }
}

const bare = (text: string) => text.replace(/\s+/g, "");
