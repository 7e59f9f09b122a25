import { useEffect, useLayoutEffect, type RefObject } from "react";
import { asPopover, placeBeside, show } from "../../../vendors/top-layer.ts";

/** Shows a box beside its anchor, in the top layer, and repositions it on scroll and resize. */
export function useBeside(box: RefObject<HTMLElement | null>, anchor: () => Element | null): void {
  useLayoutEffect(() => show(asPopover(box.current!)), [box]);
  useLayoutEffect(() => place(box.current, anchor()));
  useEffect(() => {
    const again = () => place(box.current, anchor());
    addEventListener("scroll", again, { capture: true, passive: true });
    addEventListener("resize", again);
    return () => {
      removeEventListener("scroll", again, { capture: true });
      removeEventListener("resize", again);
    };
  });
}

function place(box: HTMLElement | null, anchor: Element | null): void {
  if (box && anchor) placeBeside(box, anchor);
}
