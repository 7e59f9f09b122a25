/** All elements that match a selector, also in open shadow roots. */
export function deep(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("*")].flatMap((one) => [
    ...(one.matches(selector) ? [one] : []),
    ...(one.shadowRoot ? deep(one.shadowRoot, selector) : []),
  ]);
}
