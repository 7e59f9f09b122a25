import type { Quill } from "./quill-parts.ts";

/** Sets a link on the selection, on the whole link at the caret, or inserts it as new text; "" removes the link. */
export function setLink(quill: Quill, address: string): void {
  const range = quill.getSelection(true);
  const { index, length } = range.length ? range : linkAt(quill, range.index);
  if (length) return void quill.formatText(index, length, "link", address || false, "user");
  if (!address) return;
  const shown = address.replace(/^(https?:\/\/|mailto:|tel:)/i, "");
  quill.insertText(index, shown, { link: address }, "user");
  quill.setSelection(index + shown.length, 0, "silent");
  quill.format("link", false, "silent"); // Text typed next is not part of the link.
}

function linkAt(quill: Quill, at: number): { index: number; length: number } {
  let [blot] = quill.getLeaf(at) as [Blot | null, number];
  while (blot && blot.statics.blotName !== "link") blot = blot.parent;
  return blot ? { index: blot.offset(quill.scroll), length: blot.length() } : { index: at, length: 0 };
}
interface Blot {
  statics: { blotName: string };
  parent: Blot | null;
  offset(root: unknown): number;
  length(): number;
}
