import type { DragEvent } from "react";

/** Puts caret and focus where something is let fall, in the part of a text that is edited. */
export function caretTo({ currentTarget, clientX, clientY }: DragEvent): void {
  const edited = currentTarget.querySelector<HTMLElement>("[contenteditable=true]:not([hidden])");
  if (!edited) return;
  edited.focus();
  const root = edited.getRootNode() as ShadowRoot;
  const at = document.caretPositionFromPoint?.(clientX, clientY, { shadowRoots: [root] });
  if (at && edited.contains(at.offsetNode)) getSelection()?.collapse(at.offsetNode, at.offset);
}
