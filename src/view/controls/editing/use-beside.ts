import { useEffect, useLayoutEffect, type RefObject } from "react";
import { asPopover, placeBeside, show } from "../../../vendors/top-layer.ts";

/** Shows a box beside what opened it, in the top layer, and keeps it there while things move. */
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
