/** Dragging the edge of a heading changes the width of its column. */
import { natives } from "../../src/base/runtime/runtime.ts";
import { usableWidth } from "../../src/tables/columns.ts";

interface Grips {
  /** The width now, in px. */
  widthOf(column: number): number;
  /** Called while dragging, and with `isDone` at its end. */
  set(column: number, px: number, isDone: boolean): void;
  columnOf(target: Element): number | undefined;
}

export function listenToGrips(head: HTMLElement, { widthOf, set, columnOf }: Grips): void {
  head.addEventListener("pointerdown", (event) => {
    const grip = event.target as Element;
    const column = natives.matches(grip, ".grip") ? columnOf(grip) : undefined;
    if (column === undefined || event.button) return;
    event.preventDefault();
    const start = widthOf(column);
    const side = getComputedStyle(head).direction === "rtl" ? -1 : 1;
    const px = ({ clientX }: PointerEvent) => usableWidth(start + side * (clientX - event.clientX));
    const drag = (moved: PointerEvent) => set(column, px(moved), false);
    const end = (moved: PointerEvent) => {
      stop.abort();
      set(column, px(moved), true);
    };
    const stop = new AbortController();
    const { signal } = stop;
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener("pointermove", drag as EventListener, { signal });
    grip.addEventListener("pointerup", end as EventListener, { signal });
    grip.addEventListener("pointercancel", end as EventListener, { signal });
  });
}
