/** Functions of the browser as they were when our script ran: pages replace or hide them later (docs/hosts.md, §3). */

/** Old polyfills of `matches` and `closest` know no shadow roots; none replaces this name. */
const { getAttribute, webkitMatchesSelector: matches } = Element.prototype;
const { querySelector, querySelectorAll, getElementsByTagName } = Document.prototype;
const { fetch, setTimeout, clearTimeout } = window;
const { stringify, parse } = JSON;
/** The browser's own registry where it can be reached: a polyfill's elements have no place in a form. */
const registry: CustomElementRegistry =
  Reflect.get(Document.prototype, "customElementRegistry", document) ?? customElements;
const isReal = String(registry) === "[object CustomElementRegistry]";

/** Captured by `vs.js` before the page's scripts run; `main` uses the same ones. */
export const captured = {
  registry,
  /** The base of our elements that fits the registry; undefined where both are a polyfill's. */
  base: isReal ? (Object.getPrototypeOf(HTMLUnknownElement) as typeof HTMLElement) : undefined,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  after: (ms: number, run: () => void): number => setTimeout(run, ms),
  cancel: (timer: number | undefined): void => clearTimeout(timer),
  /** After the running code, by the language itself: no page can replace `await`. */
  soon: (async (run) => {
    await settled;
    run();
  }) as (run: () => void) => void,
  /**
   * `JSON.stringify` that also works on pages with Prototype 1.6, whose `toJSON` on arrays and strings would encode them
   * twice. Only an object whose class has its own one, such as a date, is encoded by it.
   */
  json: (value: unknown): string => stringify(value, "toJSON" in [] ? encode : undefined),
  parse: parse as (text: string, revive?: Revive) => unknown,
  attribute: (node: Element, name: string): string | null => getAttribute.call(node, name),
  /** The tag in lower case, even in a form with a field named `localName`. */
  name: (node: Element): string => Reflect.get(Element.prototype, "localName", node),
  matches: (node: Element, selector: string): boolean => matches.call(node, selector),
  closest: <T extends Element>(node: Element | null, selector: string) => {
    while (node && !matches.call(node, selector)) node = Reflect.get(Element.prototype, "parentElement", node);
    return node as T | null;
  },
  /** The first match in the page, even where an `<img name="querySelector">` hides the document's method. */
  find: <T extends Element>(selector: string) => querySelector.call(document, selector) as T | null,
  /**
   * A `meta` element of the page by name. The browser caches the list of `meta` elements, so the cost does not grow
   * with the page.
   */
  meta: (name: string) =>
    [...getElementsByTagName.call(document, "meta")].find((one) => getAttribute.call(one, "name") === name),
  findAll: <T extends Element>(selector: string) => [...querySelectorAll.call(document, selector)] as T[],
};

function encode(this: Record<string, unknown>, key: string, encoded: unknown): unknown {
  const given = this[key] as Json | null;
  const isOwn = typeof given === "object" && !Array.isArray(given) && given?.toJSON !== ({} as Json).toJSON;
  return isOwn ? encoded : given;
}

const settled = Promise.resolve();

/** `source`: the text of a number; absent in browsers that do not give it. */
type Revive = (key: string, value: unknown, context?: { source?: string }) => unknown;
export type Natives = typeof captured;
interface Json {
  toJSON?: unknown;
}
