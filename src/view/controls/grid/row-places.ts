/** Where the rows of a grid stand: browsers limit the height of an element, so the scroll bar of very long ones is scaled. */

/** Firefox draws nothing below 17,895,697 px, Chromium below 33,554,428 px. */
const mostPx = 15_000_000;

export interface Heights {
  count: number;
  rowPx: number;
  /** What is seen of the rows at once. */
  viewPx: number;
}

/** The height of the element that holds the rows. */
export const bodyPx = ({ count, rowPx }: Heights): number => Math.min(count * rowPx, mostPx);

export const isScaled = ({ count, rowPx }: Heights): boolean => count * rowPx > mostPx;

/** The pixel of the unscaled rows that is at the top of the view. */
export function topOf(scrollTop: number, heights: Heights): number {
  if (!isScaled(heights)) return scrollTop;
  const { count, rowPx, viewPx } = heights;
  const share = scrollTop / Math.max(1, mostPx - viewPx);
  return Math.min(1, Math.max(0, share)) * (count * rowPx - viewPx);
}

/** The scroll position at which this pixel of the unscaled rows is at the top. */
export function scrollTopOf(top: number, heights: Heights): number {
  if (!isScaled(heights)) return top;
  const { count, rowPx, viewPx } = heights;
  return (top / Math.max(1, count * rowPx - viewPx)) * (mostPx - viewPx);
}

/** The rows to draw: those in view and `spare` beside them. `last` is -1 without rows. */
export function rowsInView(
  top: number,
  { count, rowPx, viewPx }: Heights,
  spare: number,
): { first: number; last: number } {
  const first = Math.max(0, Math.floor(top / rowPx) - spare);
  const last = Math.min(count - 1, Math.ceil((top + viewPx) / rowPx) - 1 + spare);
  return { first: Math.min(first, Math.max(0, count - 1)), last };
}

/** The top that shows a row whole with the least scrolling; undefined when it is whole already. */
export function topToShow(row: number, top: number, { rowPx, viewPx }: Heights): number | undefined {
  const start = row * rowPx;
  if (start < top) return start;
  return start + rowPx > top + viewPx ? start + rowPx - viewPx : undefined;
}
