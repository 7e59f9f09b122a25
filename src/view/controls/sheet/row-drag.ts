/** Dragging a row by its number moves it (R3.7-15); the row that is passed shows where it would stand. */
import { natives } from "../../../base/runtime/runtime.ts";
interface Dragged {
  /** The row of an element; undefined outside the rows. */
  rowAt(target: EventTarget | null): number | undefined;
  move(from: number, to: number): void;
}

export function dragRows(grid: HTMLElement, { rowAt, move }: Dragged): void {
  grid.addEventListener("pointerdown", (event) => {
    const handle = natives.closest<HTMLElement>(event.target as Element, ".row-head.row-grip");
    const from = handle ? rowAt(handle) : undefined;
    if (!handle || from === undefined || from < 0 || event.button !== 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    let marked: Element | undefined;
    const under = ({ clientX, clientY }: PointerEvent) => {
      const root = grid.getRootNode() as ShadowRoot;
      const met = root.elementFromPoint(clientX, clientY);
      return (met && natives.closest<HTMLElement>(met, ".grid-cell")) ?? undefined;
    };
    const mark = (row: Element | undefined) => {
      if (row === marked) return;
      marked?.classList.remove("drop");
      row?.classList.add("drop");
      marked = row;
    };
    const end = (to: number | undefined) => {
      stop.abort();
      mark(undefined);
      if (to !== undefined && to >= 0 && to !== from) move(from, to);
    };
    handle.setPointerCapture(event.pointerId);
    const on = (name: string, run: (event: PointerEvent) => void) =>
      handle.addEventListener(name, run as EventListener, { signal });
    on("pointermove", (moved) => mark(under(moved)?.parentElement ?? undefined));
    on("pointerup", (moved) => end(rowAt(under(moved) ?? null)));
    on("pointercancel", () => end(undefined));
  });
}
