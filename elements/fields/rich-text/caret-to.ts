import type { DragEvent } from "react";

/** Moves focus and caret to the position of a drop in the edited text. */
export function caretTo({ currentTarget, clientX, clientY }: DragEvent): void {
  const edited = currentTarget.querySelector<HTMLElement>("[contenteditable=true]:not([hidden])");
  if (!edited) return;
  edited.focus();
  const root = edited.getRootNode() as ShadowRoot;
  const at = document.caretPositionFromPoint?.(clientX, clientY, { shadowRoots: [root] });
  if (at && edited.contains(at.offsetNode)) getSelection()?.collapse(at.offsetNode, at.offset);
}
