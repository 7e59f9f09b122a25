import { natives } from "../../base/runtime/runtime.ts";
import { dropped, elements, svgElements } from "../../html/allowed.ts";
import { cleanedNode } from "../../html/door.ts";
import type { Delta, Quill } from "./quill-parts.ts";

/** How incoming markup is converted, by element. */
export const matchers = (Changes: typeof Delta) => [
  [Node.ELEMENT_NODE, (node: Element, made: Delta) => (isForeign(node) ? new Changes().insert(keptOf(node)) : made)],
  ["colgroup", () => new Changes()],
  ["img", (node: Element, made: Delta) => (/\ssrc=/.test(whole(node)) ? made : new Changes())],
];

/** Keeps the text of unknown elements when they are removed on paste. */
export function keepTexts({ clipboard }: Quill): void {
  const own = clipboard as unknown as { convertHTML(html: string): unknown };
  const { convertHTML } = own;
  own.convertHTML = (html) => convertHTML.call(own, unwrapped(html));
}

/** Elements that are not unwrapped. Word's <o:p> may be dropped: it contains at most a space. */
const stays = new Set([...elements.vendor, ...dropped, ...svgElements, "html", "head", "body", "o:p"]);

/**
 * Replaces elements unknown to the html door by <span> in pasted markup: the door would drop them with their text, which
 * may be a whole paragraph inside LibreOffice's <font>, Word's <w:sdt> or a custom element.
 */
const unwrapped = (html: string): string =>
  html.replace(/<(\/?)([a-z][^\s/>]*)/gi, (tag, slash: string, name: string) =>
    stays.has(name.toLowerCase()) ? tag : `<${slash}span`,
  );

const whole = (node: Element) => cleanedNode("person", node);
const keptOf = (node: Element) => ({ kept: whole(node) });

/**
 * Markup that the editor would break: tables with headings, merged cells or several blocks in a cell, and some other
 * elements.
 */
function isForeign(node: Element): boolean {
  const name = node.localName;
  if (node.parentElement && natives.closest(node.parentElement, "table,dl,details,figure")) return false;
  if (/^(hr|dl|details|figure)$/.test(name)) return true;
  const parts = "table,th,caption,[colspan],[rowspan],td :is(ul,ol,h1,h2,h3,blockquote,pre),td p + p";
  return name === "table" && node.querySelector(parts) !== null;
}
