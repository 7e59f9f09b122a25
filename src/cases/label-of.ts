/** The label of a field without the marks of a required one: for people, and to find the field again; "" without one. */
export function labelOf(control: Element): string {
  const parts = [...((control as HTMLInputElement).labels?.[0]?.childNodes ?? [])];
  // by its class, because a page in a frame has a constructor of its own
  const words = parts.filter((node) => !/^(star|quiet)$/.test((node as Element).className));
  return words
    .map((node) => node.textContent)
    .join("")
    .trim()
    .slice(0, 100);
}
