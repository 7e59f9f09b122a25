/** The selection as a live range if it lies inside `editor` in a shadow tree, else null. */
export function rangeIn(root: ShadowRoot, editor: HTMLElement): Range | null {
  const range = document.getSelection()?.getComposedRanges?.({ shadowRoots: [root] })?.[0];
  if (!range || !editor.contains(range.startContainer) || !editor.contains(range.endContainer)) return null;
  const live = document.createRange();
  live.setStart(range.startContainer, range.startOffset);
  live.setEnd(range.endContainer, range.endOffset);
  return live;
}
