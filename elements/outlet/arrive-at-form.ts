/**
 * Goes on when the form in the outlet has drawn its fields: `named` gets the text of its heading, and its first input
 * gets the focus, as in a dialog; a form without one has it on its heading. @param mayFocus
 * false when the person went elsewhere in the meantime @returns ends the wait
 */
export function arriveAtForm(form: Element, mayFocus: () => boolean, named: (heading: string) => void): () => void {
  const root = form.shadowRoot;
  if (!root) return () => {};
  const look = () => {
    if (!root.querySelector(".form")) return;
    observer.disconnect();
    const heading = root.querySelector<HTMLElement>(".title");
    if (heading?.textContent) named(heading.textContent.trim());
    if (!mayFocus()) return;
    const first = root.querySelector<HTMLElement>('[data-anchor=""]:not(:disabled,[readonly],[hidden])');
    if (!first && heading) heading.tabIndex = -1;
    (first ?? heading ?? root.querySelector<HTMLElement>(".bar button"))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
