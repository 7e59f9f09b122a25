import { cleanedNode } from "../../html/door.ts";
import type { Delta, Quill } from "./quill-parts.ts";
import { rangeIn } from "./quill-shadow.ts";

interface Caret {
  index: number;
  length: number;
}
/** Which no text holds: they stand at both ends of the selection while a text goes over. */
const signs = { start: "\ufdd0", end: "\ufdd1" };

/** The markup of a text that is edited without the library, with signs where the selection is. */
export function signedMarkup(resting: HTMLElement): string {
  const range = rangeIn(resting.getRootNode() as ShadowRoot, resting);
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

/** The same place inside the paragraph that it is at: a sign between two would be one of its own. */
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

/** Puts what the library made of it into `text`, without the signs; gives where they stood. */
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

/** A piece that stands as one holds markup of its own. */
const unsigned = (piece: Record<string, unknown>): Record<string, unknown> => {
  const [[kind, held] = ["", ""]] = Object.entries(piece);
  return typeof held === "string" ? { [kind]: held.replace(/[\ufdd0\ufdd1]/g, "") } : piece;
};

/** The caret of a text that has no focus: where the next button of the bar takes effect. */
export function keepCaret(quill: Quill, caret: Caret): void {
  (quill as unknown as { selection: { savedRange: Caret } }).selection.savedRange = caret;
}

/** A space that a browser made one that does not break, because it was typed at the end of a line. */
export function breakableBefore(quill: Quill, index: number): void {
  if (quill.getText(index - 1, 1) !== "\u00a0") return;
  const formats = quill.getFormat(index - 1, 1);
  quill.deleteText(index - 1, 1, "silent");
  quill.insertText(index - 1, " ", formats, "silent");
}
