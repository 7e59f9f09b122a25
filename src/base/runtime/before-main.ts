/** What `window.vs` has before main has run. */

/** One line for the author of the page. */
export const say = (words: string): void => console.info(`vs-elements ${VERSION}: ${words}`);

/** Whether `vs` may be set: a page's own one is kept, but an element with the id or name `vs` is overwritten. */
export function isOffered(): boolean {
  const { vs } = window as unknown as { vs?: unknown };
  const isFree = !vs || vs instanceof Element || vs instanceof HTMLCollection;
  if (!isFree) say("window.vs is the page's own.");
  return isFree;
}

/** Listens for a `vs:` event on the page. @returns a function that stops listening */
export function on(event: string, listen: (event: Event) => void): () => void {
  const name = `vs:${event.replace("vs:", "")}`;
  addEventListener(name, listen);
  return () => removeEventListener(name, listen);
}
