/**
 * Quill 2.0.3 reads document.getSelection(), document.activeElement and document.querySelectorAll(".ql-container"),
 * which all stop at a shadow host. One instance is adapted; nothing global is patched.
 */
import { rangeIn } from "../../html/range-in.ts";
import type { Quill } from "./quill-parts.ts";

type Listener = { node: Node; handler(event: Event): void };
interface Own {
  selection: {
    hasFocus(): boolean;
    getNativeRange(): { native: Range } | null;
    setNativeRange(start: Node | null, at?: number, end?: Node, to?: number, force?: boolean): void;
    normalizeNative(range: Range): { native: Range } | null;
  };
  emitter: { domListeners: Record<string, Listener[]> };
}

/** @returns a function that removes the listeners */
export function adaptToShadowRoot(quill: Quill, root: ShadowRoot): () => void {
  const { selection, emitter } = quill as unknown as Own;
  const editor = quill.root;

  selection.hasFocus = () => editor.contains(root.activeElement);
  selection.getNativeRange = () => {
    const range = rangeIn(root, editor);
    return range && selection.normalizeNative(range);
  };
  selection.setNativeRange = (start, at = 0, end = start ?? undefined, to = at, force = false) => {
    const native = document.getSelection();
    if (!native) return;
    if (!start || !end) {
      native.removeAllRanges();
      editor.blur();
      return;
    }
    if (!editor.isConnected || !start.parentNode || !end.parentNode) return;
    if (!selection.hasFocus()) editor.focus({ preventScroll: true });
    const now = selection.getNativeRange()?.native;
    const isSame =
      now && now.startContainer === start && now.startOffset === at && now.endContainer === end && now.endOffset === to;
    if (!isSame || force) native.setBaseAndExtent(...point(start, at), ...point(end, to));
  };

  /**
   * Quill's document listeners find instances by selector, not in shadow roots; so events are forwarded to this one.
   */
  const forward = (event: Event) => {
    const target = event.composedPath()[0] as Node;
    for (const { node, handler } of emitter.domListeners[event.type] ?? [])
      if (node === document || node === document.body || node.contains(target)) handler(event);
  };
  const types = ["selectionchange", "mousedown", "mouseup"];
  for (const type of types) document.addEventListener(type, forward, true);
  return () => {
    for (const type of types) document.removeEventListener(type, forward, true);
  };
}

/** A caret cannot be inside a <br>: it is placed before it. */
const point = (node: Node, offset: number): [Node, number] =>
  node.nodeName === "BR" && node.parentNode
    ? [node.parentNode, [...node.parentNode.childNodes].indexOf(node as ChildNode)]
    : [node, offset];
