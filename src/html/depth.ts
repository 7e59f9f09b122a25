/** Levels of elements that are kept; browsers end at 512 in a page. */
const deepest = 500;
/** Tags that need no end tag, so that counting them would not give the depth. */
const unpaired =
  /^(area|base|br|caption|col|colgroup|d[dt]|embed|hr|img|input|li|link|meta|option|p|param|source|t[dhr]|tbody|tfoot|thead|track|wbr)$/i;

/**
 * Markup without the tags below a level: setHTML takes quadratic time for them (measured: 131 KB of "<div>" 1.2 s in
 * Chromium 156, 25 ms by innerHTML, which has the browser's limit). Counting tags overrates the depth where end tags
 * are left out (`<font>` in a cell) or not needed (`<path/>` of an icon): `isDeep` tells.
 */
export function flat(html: string, most = deepest): string {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) <= most) return html;
  let depth = 0;
  return html.replace(/<(\/?)([a-z][^\s/>]*)(?:[^"'>]|"[^"]*"?|'[^']*'?)*>?/gi, (tag, end: string, name: string) => {
    if (unpaired.test(name)) return tag;
    const level = end ? depth-- : ++depth;
    depth = Math.max(depth, 0);
    return level > most ? "" : tag;
  });
}

/** Whether elements are really nested so deep. */
export const isDeep = (parsed: ParentNode): boolean => !!parsed.querySelector("*" + ">*".repeat(deepest));
