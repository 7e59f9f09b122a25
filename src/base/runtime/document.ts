/** Members of the page's document, also where an element of the page hides them: `<img name="body">` (HOSTS.md §3). */
const member = <Name extends keyof Document>(name: Name): (() => Document[Name]) => {
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, name)!;
  return () => get!.call(document) as Document[Name];
};

export const pageCookie = member("cookie");
/** What has the focus; an element of ours stands for all that is inside it. */
export const pageFocus = member("activeElement");
