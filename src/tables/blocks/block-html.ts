/** The cells of a table in markup of a clipboard, read as text: nothing of it is parsed by the browser. */
import { withoutReferences } from "../../html/character-references.ts";
import type { Block } from "./block-text.ts";

/** Longer markup is not read; the plain text of the clipboard is used. */
const longest = 20_000_000;

/** Characters of a cell's tag that are read. */
const longestTag = 2000;

/**
 * The cells of the first table, or undefined without one. A number that the program has given exactly (`sdval` of
 * LibreOffice, `x:num` of Excel, `data-sheets-value` of Google Sheets) replaces the rounded one that is shown; other
 * texts of a number, as of a date, a percentage or `007`, stay as they are shown.
 */
export function readMarkup(markup: string): Block | undefined {
  const start = markup.search(/<table[\s>]/i);
  if (start < 0 || markup.length > longest) return undefined;
  const end = markup.indexOf("</table", start);
  const table = markup.slice(start, end < 0 ? undefined : end);
  const rows = table.split(/<tr[\s>]/i).slice(1);
  return rows.map((row) =>
    row
      .split(/<t[dh](?=[\s>])/i)
      .slice(1)
      .flatMap(cellsOf),
  );
}

/** A cell and the empty ones that it spans. */
function cellsOf(given: string): string[] {
  const [written = "", ...rest] = splitTag(given);
  const attributes = written.slice(0, longestTag);
  const span = Math.min(50, Number(/colspan="?(\d+)/i.exec(attributes)?.[1] ?? 1));
  const shown = textOf(rest.join(">"));
  const text = exact(attributes, shown) ?? shown;
  return [text, ...Array.from({ length: span - 1 }, () => "")];
}

/** The attributes of a tag and what follows it; a `>` in quotes does not end the tag. */
function splitTag(given: string): string[] {
  const found = /^((?:[^>"']|"[^"]*"|'[^']*')*)>/.exec(given);
  return found ? [found[1]!, given.slice(found[0].length)] : [given];
}

function exact(attributes: string, shown: string): string | undefined {
  const number =
    /\bsdval="(-?[\d.eE+-]+)"/.exec(attributes)?.[1] ??
    /\bx:num="?(-?[\d.eE+-]+)/.exec(attributes)?.[1] ??
    /\bdata-sheets-value="\{(?:&quot;|")1(?:&quot;|"):3,(?:&quot;|")3(?:&quot;|"):(-?[\d.eE+-]+)/.exec(attributes)?.[1];
  return isRounded(Number(number), shown) ? String(Number(number)).replace(".", ",") : undefined;
}

/** Has the shown text the digits of this number, rounded to its decimals? */
function isRounded(number: number, shown: string): boolean {
  if (!Number.isFinite(number) || /[%‰:]|\d[-/]\d/.test(shown)) return false;
  const decimals = /[.,](\d{1,20})\D*$/.exec(shown)?.[1]!.length ?? 0;
  // the smallest step up, so that 1.005 becomes 1.01; in "1,235" the comma may also stand between thousands
  const texts = [0, decimals].map((places) => (number * (1 + Number.EPSILON)).toFixed(places));
  return /\de[+-]?\d/i.test(shown) || texts.some((text) => digitsOf(text) === digitsOf(shown));
}
const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** A tag without an end reaches to the end of the cell. */
function textOf(markup: string): string {
  return withoutReferences(
    markup
      .replace(/\s+/g, " ")
      .replace(/<br[^>]*>?/gi, "\n")
      .replace(/<[a-z!/?][^>]*>?/gi, ""),
  ).trim();
}

/** The block of a clipboard: its text, with the exact numbers of its markup where both have the same cells. */
export function exactBlock(plain: Block, markup: Block | undefined): Block {
  if (!markup || plain.length !== markup.length) return plain.length ? plain : (markup ?? []);
  return plain.map((row, at) =>
    row.map((cell, column) => {
      const other = markup[at]?.[column] ?? "";
      return /^-?\d+(,\d+)?$/.test(other) && /\d/.test(cell) && row.length === markup[at]!.length ? other : cell;
    }),
  );
}
