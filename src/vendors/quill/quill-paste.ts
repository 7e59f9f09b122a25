import { dropped, elements, svgElements } from "../../html/allowed.ts";
import { cleanedNode } from "../../html/door.ts";
import type { Delta, Quill } from "./quill-parts.ts";

/** What becomes of markup that comes in, element by element. */
export const matchers = (Changes: typeof Delta) => [
  [Node.ELEMENT_NODE, (node: Element, made: Delta) => (isForeign(node) ? new Changes().insert(keptOf(node)) : made)],
  ["colgroup", () => new Changes()],
  ["img", (node: Element, made: Delta) => (/\ssrc=/.test(whole(node)) ? made : new Changes())],
];

/** Lets no text go with the elements around it. */
export function keepTexts({ clipboard }: Quill): void {
  const own = clipboard as unknown as { convertHTML(html: string): unknown };
  const { convertHTML } = own;
  own.convertHTML = (html) => convertHTML.call(own, unwrapped(html));
}

/** Word's <o:p> holds a space at most. */
const stays = new Set([...elements.vendor, ...dropped, ...svgElements, "html", "head", "body", "o:p"]);

/**
 * Pasted markup with plain <span> in place of elements that the html door does not know: it drops them with their text,
 * which may be a whole paragraph in the <font> of LibreOffice, the <w:sdt> of Word or an element of somebody's page.
 */
const unwrapped = (html: string): string =>
  html.replace(/<(\/?)([a-z][^\s/>]*)/gi, (tag, slash: string, name: string) =>
    stays.has(name.toLowerCase()) ? tag : `<${slash}span`,
  );

const whole = (node: Element) => cleanedNode("person", node);
const keptOf = (node: Element) => ({ kept: whole(node) });

/** What the editor would take apart: tables with headings or joined cells or several lines in a cell, and others. */
function isForeign(node: Element): boolean {
  const name = node.localName;
  if (node.parentElement?.closest("table,dl,details,figure")) return false;
  if (/^(hr|dl|details|figure)$/.test(name)) return true;
  const parts = "table,th,caption,[colspan],[rowspan],td :is(ul,ol,h1,h2,h3,blockquote,pre),td p + p";
  return name === "table" && node.querySelector(parts) !== null;
}
