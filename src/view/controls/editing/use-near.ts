import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * Whether an element has come within half a window of what is seen; from then on it stays so. What nobody can see
 * before needs not be drawn before. An element in view from the start is told of before it is painted.
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

/** What each that is still far does when it comes. */
const waiting = new Map<Element, () => void>();

/** Told when the layout is made and the painting is not. */
const first = new ResizeObserver((seen) => come(seen.filter(({ target }) => isInReach(target))));
// in a dialog the second margin counts, where the browser knows it
const later = new IntersectionObserver((seen) => come(seen.filter(({ isIntersecting }) => isIntersecting)), {
  rootMargin: "50%",
  scrollMargin: "50%",
});

/** All at once: each by itself would be laid out by itself. */
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
