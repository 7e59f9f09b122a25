/** Levels of elements that are kept; browsers end at 512 in a page. */
const deepest = 500;
/** Tags that need no end tag, so that counting them would not give the depth. */
const unpaired =
  /^(area|base|br|caption|col|colgroup|d[dt]|embed|hr|img|input|li|link|meta|option|p|param|source|t[dhr]|tbody|tfoot|thead|track|wbr)$/i;
/** Elements of icons: `/>` closes them while nothing else stands between them and their `<svg>`. */
const drawn = /^(circle|ellipse|g|line|path|poly(gon|line)|rect|stop|use)$/i;

/**
 * Markup without the tags below a level: setHTML takes quadratic time for them (measured: 131 KB of "<div>" 1.2 s in
 * Chromium 156, 25 ms by innerHTML, which has the browser's limit). Counting tags overrates the depth where end tags
 * are left out (`<font>` in a cell): `isDeep` tells.
 */
export function flat(html: string, most = deepest): string {
  if (html.length < 3 * deepest || (html.match(/<[a-z]/gi)?.length ?? 0) <= most) return html;
  let depth = 0;
  let isDrawing = false;
  return html.replace(tags, (tag: string, end = "", name = "") => {
    const isClosed = /["']\s*\/>$/.test(tag);
    isDrawing = /^svg$/i.test(name) ? !end && tag.at(-2) !== "/" : isDrawing && drawn.test(name);
    if (!name || unpaired.test(name) || (isDrawing && isClosed)) return tag;
    const level = end ? depth-- : ++depth;
    depth = Math.max(depth, 0);
    return level > most ? "" : tag;
  });
}
/** Tags; also where a comment begins or ends: what looks like `<svg>` in it does not count. */
const tags = /<(\/?)([a-z][^\s/>]*)(?:[^"'>]|"[^"]*"?|'[^']*'?)*>?|--!?>|<[!?/][^>]*>?/gi;

/** Whether elements are really nested so deep. */
export const isDeep = (parsed: ParentNode): boolean => !!parsed.querySelector("*" + ">*".repeat(deepest));
