import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * Whether an element has come within half a viewport of the visible area; stays true from then on. Used for lazy
 * drawing. For an element that is visible from the start it becomes true before the first paint.
 */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    if (isNear) return undefined;
    const element = ref.current!;
    waiting.set(element, () => setNear(true));
    for (const watch of [first, later]) watch.observe(element);
    return () => {
      waiting.delete(element);
      for (const watch of [first, later]) watch.unobserve(element);
    };
  }, [isNear, ref]);
  return isNear;
}

/** Callbacks of elements that are not near yet. */
const waiting = new Map<Element, () => void>();

/** Runs after layout and before paint. */
const first = new ResizeObserver((seen) => come(seen.filter(({ target }) => isInReach(target))));
// in a dialog scrollMargin counts, in browsers that support it
const later = new IntersectionObserver((seen) => come(seen.filter(({ isIntersecting }) => isIntersecting)), {
  rootMargin: "50%",
  scrollMargin: "50%",
});

/** Batched: separate updates would force one layout each. */
function come(seen: readonly { target: Element }[]): void {
  if (seen.length)
    flushSync(() => {
      for (const { target } of seen) waiting.get(target)?.();
    });
}
function isInReach(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < 1.5 * innerHeight && bottom > -innerHeight / 2;
}
