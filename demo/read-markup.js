/**
 * Typed markup as nodes of a page: `demo.readMarkup`. The gallery's policy forbids texts as markup (Trusted Types), so the
 * browser's own parser cannot be used. Scripts and handlers are left out.
 */
(() => {
  const { demo } = /** @type {{ demo: object }} */ (/** @type {unknown} */ (window));
  Object.assign(demo, { readMarkup });

  const parts = /<!--[^]*?(?:-->|$)|<\/([\w-]+)\s*>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+|<)/gi;
  const attributes = /([^\s=/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;
  const without = /^(script|style|base|meta|link|iframe|object|embed)$/i;
  const isVoid = /^(area|br|col|hr|img|input|source|track|wbr)$/i;

  /** @param {string} text @param {Document} page @returns {DocumentFragment} */
  function readMarkup(text, page) {
    const root = page.createDocumentFragment();
    /** @type {Node[]} the open elements */
    const open = [root];
    for (const [, closed, name, inside = "", words] of text.matchAll(parts)) {
      const parent = open.at(-1) ?? root;
      const place = parent instanceof Element && "content" in parent ? /** @type {Node} */ (parent.content) : parent;
      if (closed) {
        const at = open.findLastIndex((one) => one.nodeName.toLowerCase() === closed.toLowerCase());
        if (at > 0) open.length = at;
      } else if (words) place.appendChild(page.createTextNode(decoded(words)));
      else if (name && !without.test(name)) {
        const element = place.appendChild(elementOf(name, inside, page));
        if (!isVoid.test(name) && !inside.endsWith("/")) open.push(element);
      }
    }
    return root;
  }

  /** @param {string} name @param {string} inside @param {Document} page */
  function elementOf(name, inside, page) {
    const element = page.createElement(name);
    for (const [, own = "", value = ""] of inside.matchAll(attributes))
      if (!/^on/i.test(own)) element.setAttribute(own, decoded(value.replace(/^(["'])([^]*)\1$/, "$2")));
    return element;
  }

  /** @type {Record<string, string>} */
  const signs = { lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", amp: "&" };
  /** @param {string} text */
  const decoded = (text) => text.replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (_, name) => signs[name] ?? "");
})();
