/**
 * Reads members of `document` even where an element of the page hides them: `<img name="body">` (docs/hosts.md, §3).
 */
const member =
  <Name extends keyof Document>(name: Name) =>
  (): Document[Name] =>
    Reflect.get(Document.prototype, name, document);

/** The address to which the page's relative addresses count: its own, or that of `<base>`. */
export const baseUri = member("baseURI");
/** A page without an address of its own: srcdoc, about:blank, a file. */
const isBare = (): boolean => location.origin === "null";
/** The page's address, for relative ones; in srcdoc and about:blank the base that they inherit (docs/hosts.md, §3). */
export const pageUrl = (): string => (isBare() ? baseUri() : location.href);
/** The page's origin; in srcdoc and about:blank that of their base address. */
export const pageOrigin = (): string => (isBare() ? new URL(baseUri()).origin : location.origin);
export const pageCookie = member("cookie");
/** The focused element of the page; while the focus is in a shadow root, the host of that root. */
export const pageFocus = member("activeElement");
