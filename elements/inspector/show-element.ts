/** Scrolls an element into view and outlines it for 2 s. */
export function showElement(element: HTMLElement): void {
  element.scrollIntoView({ block: "center" });
  const mark = { outline: "3px solid #1d5fc2", outlineOffset: "3px" };
  element.animate([mark, mark, { outline: "3px solid transparent", outlineOffset: "3px" }], 2000);
}
