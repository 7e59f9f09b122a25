import { dropped, elements, svgElements } from "../../base/html-allowed.ts";

/** Word's <o:p> holds a space at most. */
const stays = new Set([...elements.vendor, ...dropped, ...svgElements, "html", "head", "body", "o:p"]);

/**
 * Pasted markup with plain <span> in place of elements that the html door does not know: it drops them with their text,
 * which may be a whole paragraph in the <font> of LibreOffice, the <w:sdt> of Word or an element of somebody's page.
 */
export const unwrapped = (html: string): string =>
  html.replace(/<(\/?)([a-z][^\s/>]*)/gi, (tag, slash: string, name: string) =>
    stays.has(name.toLowerCase()) ? tag : `<${slash}span`,
  );
