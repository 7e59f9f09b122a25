import { useRef, useState, type RefObject } from "react";

/** Height of a row, in px: larger where a finger points. */
const finePx = 32;
const coarsePx = 44;
/** Rows drawn beyond the visible ones. */
const spare = 6;

interface Window {
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  rowPx: number;
  /** The rows to draw: the visible ones and the active one. */
  drawn: number[];
  onScroll(): void;
}

/** Draws only the rows that are in view, so that thousands cost no more than a screen of them. */
export function useWindow(count: number, { size, active }: { size: number; active: number }): Window {
  const box = useRef<HTMLDivElement>(null);
  const [rowPx] = useState(() => (matchMedia("(pointer: coarse)").matches ? coarsePx : finePx));
  const [first, setFirst] = useState(0);
  const onScroll = () => {
    const { scrollTop } = box.current!;
    setFirst(Math.max(0, Math.floor(scrollTop / rowPx / spare) * spare - spare));
  };
  const from = Math.min(first, Math.max(0, count - size));
  const to = Math.min(count, from + size + 3 * spare);
  const drawn = Array.from({ length: to - from }, (_, at) => from + at);
  if (active < from && active >= 0) drawn.unshift(active);
  if (active >= to && active < count) drawn.push(active);
  return { box, rowPx, drawn, onScroll };
}

/** Scrolls to a row and focuses it. @returns false while it is not drawn */
export function showRow(
  scroller: HTMLElement,
  { key, top, rowPx }: { key: string; top: number; rowPx: number },
): boolean {
  const found = scroller.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!found) return false;
  const least = top + rowPx - scroller.clientHeight;
  if (top < scroller.scrollTop) scroller.scrollTo({ top });
  else if (least > scroller.scrollTop) scroller.scrollTo({ top: least });
  found.focus({ preventScroll: true });
  return true;
}
