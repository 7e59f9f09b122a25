/** Sets the text of a cell; a text node that is there is reused. */
export function setText(cell: HTMLElement, text: string): void {
  const { firstChild } = cell;
  if (firstChild instanceof Text && !firstChild.nextSibling) {
    if (firstChild.data !== text) firstChild.data = text;
  } else cell.textContent = text;
}
