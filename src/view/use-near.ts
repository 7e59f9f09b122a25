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
    const come = () => flushSync(() => setNear(true));
    const first = new ResizeObserver(() => isInReach(element) && come()); // the layout is made, the painting is not
    const later = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), reach);
    first.observe(element);
    later.observe(element);
    return () => {
      first.disconnect();
      later.disconnect();
    };
  }, [isNear, ref]);
  return isNear;
}

// in a dialog the second counts, where the browser knows it
const reach = { rootMargin: "50%", scrollMargin: "50%" };

function isInReach(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < 1.5 * innerHeight && bottom > -innerHeight / 2;
}
