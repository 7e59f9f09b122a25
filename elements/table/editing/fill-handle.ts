/** Dragging the corner of the active cell fills the cells that it passes, along its column or its row. */
import type { Grid } from "../../../src/view/controls/grid/grid.ts";
import type { CellPlace } from "../../../src/view/controls/grid/grid-keys.ts";

/** The size of the corner, in px (table.css). */
const cornerPx = 9;
/** Within this distance from its edge the view scrolls, in px, and by as much with each frame. */
const edgePx = 24;

/** The grids that have it: it stays when the table shows other records. */
const held = new WeakSet<Grid>();

export function listenToFillHandle(grid: Grid, fill: (from: CellPlace, to: CellPlace) => void): void {
  if (held.has(grid)) return;
  held.add(grid);
  grid.element.addEventListener("pointerdown", (event) => {
    const from = grid.placeOf(event.target);
    if (!from || event.button || !isCorner(grid.cell(from)!, event)) return;
    event.preventDefault();
    drag(grid, event, from, fill);
  });
}

/** Only where the style sheet shows the corner: not in cards, on touch screens and in cells that cannot be edited. */
function isCorner(cell: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, bottom } = cell.getBoundingClientRect();
  const isRtl = getComputedStyle(cell).direction === "rtl";
  const isNear = bottom - clientY <= cornerPx && (isRtl ? clientX - left : right - clientX) <= cornerPx;
  return isNear && getComputedStyle(cell, "::before").content !== "none";
}

function drag(grid: Grid, start: PointerEvent, from: CellPlace, fill: (from: CellPlace, to: CellPlace) => void): void {
  const { element } = grid;
  const over = new AbortController();
  const { signal } = over;
  let pointer = start;
  let to = from;
  let marked: HTMLElement[] = [];
  const follow = () => {
    const place = placeUnder(grid, pointer);
    if (place) to = along(from, place);
    for (const cell of marked) cell.classList.remove("filling");
    marked = between(from, to).flatMap((at) => grid.cell(at) ?? []);
    for (const cell of marked) cell.classList.add("filling");
  };
  const end = (isKept: boolean) => {
    over.abort();
    for (const cell of marked) cell.classList.remove("filling");
    if (isKept && (to.row !== from.row || to.column !== from.column)) fill(from, to);
  };
  const scroll = () => {
    if (signal.aborted) return;
    const { top, bottom } = element.getBoundingClientRect();
    const { clientY } = pointer;
    const isBelow = clientY > bottom - edgePx;
    if (isBelow || clientY < top + 2 * edgePx) element.scrollTop += isBelow ? edgePx : -edgePx;
    follow();
    requestAnimationFrame(scroll);
  };
  element.setPointerCapture(start.pointerId);
  element.addEventListener("pointermove", (event) => (pointer = event), { signal });
  element.addEventListener("pointerup", () => (follow(), end(true)), { signal });
  element.addEventListener("pointercancel", () => end(false), { signal });
  element.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  const press = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") end(false);
  };
  element.addEventListener("keydown", press, { signal, capture: true });
  requestAnimationFrame(scroll);
}

/** The cell at the pointer; beside the view, the nearest one in it. */
function placeUnder(grid: Grid, { clientX, clientY }: PointerEvent): CellPlace | undefined {
  const { left, right, top, bottom } = grid.element.getBoundingClientRect();
  const x = Math.min(right - 2, Math.max(left + 2, clientX));
  const y = Math.min(bottom - 2, Math.max(top + 2, clientY));
  return grid.placeOf((grid.element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y));
}

/** The place in the column or in the row of the first one, whichever was dragged along further. */
function along(from: CellPlace, { row, column }: CellPlace): CellPlace {
  const isDown = Math.abs(row - from.row) >= Math.abs(column - from.column);
  return isDown ? { row: Math.max(0, row), column: from.column } : { row: from.row, column };
}

/** All places from one to another in the same column or row. */
function between(from: CellPlace, to: CellPlace): CellPlace[] {
  const count = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  const [down, across] = [Math.sign(to.row - from.row), Math.sign(to.column - from.column)];
  return Array.from({ length: count + 1 }, (_, at) => ({
    row: from.row + down * at,
    column: from.column + across * at,
  }));
}
