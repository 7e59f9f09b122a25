import { cleanedNode } from "../../html/door.ts";
import type { Delta, Quill } from "./quill-parts.ts";
import { rangeIn } from "../../html/range-in.ts";

interface Caret {
  index: number;
  length: number;
}
/** Markers (Unicode noncharacters, never in a text) for both ends of the selection while a text is transferred. */
const signs = { start: "\ufdd0", end: "\ufdd1" };

/**
 * The markup of a text edited without the library, with markers at the selection, or where it was last (`kept`) while
 * another control has the focus.
 */
export function signedMarkup(resting: HTMLElement, kept: Range | null): string {
  const range = rangeIn(resting.getRootNode() as ShadowRoot, resting) ?? kept;
  if (range) {
    const { startContainer, startOffset, endContainer, endOffset, collapsed } = range;
    const [end, endAt] = innermost(endContainer, endOffset);
    const [start, startAt] = collapsed ? [end, endAt] : innermost(startContainer, startOffset);
    const nodes = [sign(end, endAt, signs.end), sign(start, startAt, signs.start)];
    const html = cleanedNode("person", resting);
    for (const node of nodes) node.remove();
    return html;
  }
  return cleanedNode("person", resting);
}

/** Moves a position into the adjacent paragraph: a marker between two paragraphs would become a paragraph. */
function innermost(node: Node, at: number): [Node, number] {
  const { childNodes } = node;
  const isEnd = at > 0 && at === childNodes.length;
  const child = childNodes[isEnd ? at - 1 : at];
  if (!(child instanceof Element) || /^(br|img|hr)$/.test(child.localName)) return [node, at];
  return innermost(child, isEnd ? child.childNodes.length : 0);
}

function sign(node: Node, at: number, text: string): Text {
  const range = document.createRange();
  const made = document.createTextNode(text);
  range.setStart(node, at);
  range.insertNode(made);
  return made;
}

/** Copies the converted text into `text` without the markers; returns their positions. */
export function takeSigns({ ops }: Delta, text: Delta): Caret | undefined {
  const found: Record<string, number> = {};
  for (const { insert, attributes } of ops)
    for (const part of typeof insert === "string" ? insert.split(/([\ufdd0\ufdd1])/) : [unsigned(insert!)])
      if (part === signs.start || part === signs.end) found[part] = text.length();
      else text.insert(part, attributes);
  const index = found[signs.start];
  const end = found[signs.end];
  return index === undefined || end === undefined ? undefined : { index, length: end - index };
}

/** Removes markers inside an embedded block, which holds its own markup. */
const unsigned = (piece: Record<string, unknown>): Record<string, unknown> => {
  const [[kind, held] = ["", ""]] = Object.entries(piece);
  return typeof held === "string" ? { [kind]: held.replace(/[\ufdd0\ufdd1]/g, "") } : piece;
};

interface Kept {
  selection: { savedRange: Caret };
}
/** Sets the caret of a text without focus: toolbar buttons act there. */
export function keepCaret(quill: Quill, caret: Caret): void {
  (quill as unknown as Kept).selection.savedRange = caret;
}
/** The caret of a text without focus: the last one that it had. */
export const keptCaret = (quill: Quill): Caret => (quill as unknown as Kept).selection.savedRange;

/**
 * Makes the space before `index` a normal one: browsers write a non-breaking space when it is typed at the end of a
 * line.
 */
export function breakableBefore(quill: Quill, index: number): void {
  if (quill.getText(index - 1, 1) !== "\u00a0") return;
  const formats = quill.getFormat(index - 1, 1);
  quill.deleteText(index - 1, 1, "silent");
  quill.insertText(index - 1, " ", formats, "silent");
}
