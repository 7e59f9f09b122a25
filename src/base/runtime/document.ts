/**
 * Reads members of `document` even where an element of the page hides them: `<img name="body">` (docs/hosts.md, §3).
 */
const member = <Name extends keyof Document>(name: Name): (() => Document[Name]) => {
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, name)!;
  return () => get!.call(document) as Document[Name];
};

export const pageCookie = member("cookie");
/** The focused element of the page; while the focus is in a shadow root, the host of that root. */
export const pageFocus = member("activeElement");
