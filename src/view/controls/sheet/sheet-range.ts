/** The chosen block of a data table: chosen by mouse and by Shift+arrows, copied, pasted over, emptied, filled. */
import { natives } from "../../../base/runtime/runtime.ts";
import { setCells, type CellEdit } from "../../../tables/rows/row-edits.ts";
import { writeBlock } from "../../../tables/csv.ts";
import { listenToClipboard } from "../grid/grid-clipboard.ts";
import type { Grid } from "../grid/grid.ts";
import { movedBy, type CellPlace } from "../grid/grid-keys.ts";
import { GridRange, type Block } from "../grid/grid-range.ts";
import { cellType } from "./cell-types.ts";
import type { SheetOwner } from "./sheet-engine.ts";
import { words } from "./phrases.ts";
import type { SheetColumn } from "./plan.ts";
import { filledBlock, textsOf } from "./sheet-blocks.ts";

interface Ranged {
  grid: Grid;
  owner: SheetOwner;
  /** The columns as they are drawn; a text stands for one that holds no value. */
  drawn(): readonly (SheetColumn | string)[];
  canEdit(column: SheetColumn): boolean;
}
/** How near to the corner of the block the handle is, in px. */
const handlePx = 12;

export class SheetRange {
  readonly #of: Ranged;
  readonly #range = new GridRange();

  constructor(of: Ranged, signal: AbortSignal) {
    this.#of = of;
    const { element } = of.grid;
    element.addEventListener("pointerdown", (event) => this.#press(event));
    const copy = (event: ClipboardEvent) => this.#copy(event);
    const cut = (event: ClipboardEvent) => this.#copy(event) && this.empty();
    listenToClipboard(element, { copy, cut, paste: (event) => this.#paste(event) }, signal);
  }

  /** Marks a cell that is drawn. */
  mark(cell: HTMLElement, at: CellPlace): void {
    const isIn = this.#range.has(at);
    cell.classList.toggle("chosen", isIn);
    cell.ariaSelected = isIn ? "true" : null;
    const { bottom, right } = this.#block;
    cell.classList.toggle("corner", at.row === bottom && at.column === right);
  }

  /** Keys that choose and fill. @returns whether it was one of them */
  key(event: KeyboardEvent, at: CellPlace): boolean {
    const { code, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isCtrl = (ctrlKey || metaKey) && !altKey && !shiftKey;
    if (isCtrl && code === "KeyD") return this.fill("down");
    if (isCtrl && code === "KeyR") return this.fill("right");
    if (isCtrl && code === "KeyA") return this.#all();
    if (shiftKey && !altKey && event.key.startsWith("Arrow")) return this.#extendBy(event, at);
    if (!shiftKey && !["Control", "Meta", "Alt", "Shift"].includes(event.key)) this.#forgetLater(event);
    return false;
  }

  /** Empties the chosen cells. @returns whether there are several */
  empty(): boolean {
    const { rows } = this.#of.owner.state();
    const edits = this.#cells().map(({ row, column }): CellEdit => {
      const type = cellType(column.kind);
      const before = rows[row]?.[column.key];
      return { row, key: column.key, value: type.write(type.empty, before, column.entry) };
    });
    if (edits.length) this.#put(setCells(rows, edits), words("sheetEmptied", { count: edits.length }));
    return true;
  }
  get isMany(): boolean {
    return this.#range.isMany;
  }

  /** Repeats the first row, or with `right` the first column, of the block over the rest of it. */
  fill(way: "down" | "right"): boolean {
    const { rows, isLocked, plan, computed } = this.#of.owner.state();
    if (isLocked || !plan.canEdit) return true;
    const { top, left, bottom, right } = this.#block;
    // a single row or column takes the value of its neighbour, as in spreadsheets
    const block = {
      top: way === "down" && top === bottom ? top - 1 : top,
      left: way === "right" && left === right ? left - 1 : left,
      bottom,
      right,
    };
    const columns = this.#columnsOf(block);
    if (block.top < 0 || columns.length === 0) return true;
    this.#put(filledBlock(rows, columns, block, way, computed?.moved), words("sheetFilledBlock"));
    return true;
  }

  // ---- the block

  get #block(): Block {
    return this.#range.block(this.#of.grid.active);
  }
  #columnsOf({ left, right }: Pick<Block, "left" | "right">): SheetColumn[] {
    return this.#of
      .drawn()
      .slice(left, right + 1)
      .flatMap((one) => (typeof one === "string" ? [] : [one]));
  }
  /** The cells of the block that can be changed. */
  #cells(): { row: number; column: SheetColumn }[] {
    const { top, bottom } = this.#block;
    const columns = this.#columnsOf(this.#block).filter((column) => this.#of.canEdit(column));
    return Array.from({ length: bottom - top + 1 }, (_, at) =>
      columns.map((column) => ({ row: top + at, column })),
    ).flat();
  }
  #put(rows: ReturnType<typeof setCells>, news: string): void {
    const { owner, grid } = this.#of;
    owner.change(rows);
    owner.done();
    owner.say(news);
    grid.update();
  }

  #extendBy(event: KeyboardEvent, at: CellPlace): boolean {
    const { grid, owner, drawn } = this.#of;
    if (!this.#range.isMany) this.#range.begin(at);
    const size = { rows: owner.state().rows.length, columns: drawn().length, pageRows: 10 };
    const to = movedBy(event, at, size, getComputedStyle(grid.element).direction === "rtl");
    if (!to || to.row < 0) return true;
    this.#range.extend(to);
    grid.activate(to);
    grid.update();
    return true;
  }
  #all(): boolean {
    const { grid, owner, drawn } = this.#of;
    this.#range.begin({ row: 0, column: 0 });
    this.#range.extend({ row: owner.state().rows.length - 1, column: drawn().length - 1 });
    grid.update();
    return true;
  }
  /** Any other key that moves ends the choice. */
  #forgetLater(event: KeyboardEvent): void {
    if (!this.#range.isMany || event.ctrlKey || event.metaKey || event.key === "Delete" || event.key === "Backspace")
      return;
    this.#range.clear();
    this.#of.grid.update();
  }

  // ---- mouse

  #press(event: PointerEvent): void {
    const { grid } = this.#of;
    const at = grid.placeOf(event.target);
    const isControl =
      event.target instanceof Element && natives.closest(event.target, "input,button,.cell-editor,.row-grip");
    if (!at || at.row < 0 || event.button !== 0 || event.pointerType === "touch" || isControl || grid.isEditing) return;
    const isFilling = this.#isHandle(event, at);
    if (event.shiftKey) {
      if (!this.#range.isMany) this.#range.begin(grid.active);
      this.#range.extend(at);
    } else if (!isFilling) this.#range.begin(at);
    if (isFilling) event.preventDefault(); // the active cell stays
    else grid.activate(at, { isFocused: false }); // the focus comes later, and a block is around the active cell
    grid.update();
    this.#follow(event, isFilling);
  }

  /** The small square at the corner of the block. */
  #isHandle({ clientX, clientY }: PointerEvent, at: CellPlace): boolean {
    const { bottom, right } = this.#block;
    const box = at.row === bottom && at.column === right ? this.#of.grid.cell(at)?.getBoundingClientRect() : undefined;
    return box !== undefined && box.right - clientX < handlePx && box.bottom - clientY < handlePx;
  }

  #follow(event: PointerEvent, isFilling: boolean): void {
    const { grid } = this.#of;
    const from = this.#block;
    const stop = new AbortController();
    const { signal } = stop;
    const root = grid.element.getRootNode() as ShadowRoot;
    const moved = ({ clientX, clientY }: PointerEvent) => {
      const at = grid.placeOf(root.elementFromPoint(clientX, clientY));
      if (!at || at.row < 0) return;
      if (isFilling) this.#range.begin({ row: from.top, column: from.left });
      this.#range.extend(isFilling ? along(from, at) : at);
      grid.update();
    };
    const end = () => {
      stop.abort();
      if (!isFilling) return;
      const { bottom, right } = this.#block;
      if (bottom > from.bottom) this.fill("down");
      else if (right > from.right) this.fill("right");
    };
    addEventListener("pointermove", moved, { signal, capture: true });
    addEventListener("pointerup", end, { signal, capture: true });
    addEventListener("pointercancel", () => stop.abort(), { signal, capture: true });
  }

  // ---- clipboard

  #copy(event: ClipboardEvent): boolean {
    const { grid, owner } = this.#of;
    if (grid.isEditing || !event.clipboardData) return false;
    const { top, bottom } = this.#block;
    const columns = this.#columnsOf(this.#block);
    if (!columns.length) return false;
    const { rows, plan, computed } = owner.state();
    const copied = rows.slice(top, bottom + 1);
    const [keys, column] = [columns.map(({ key }) => key), plan.columns.indexOf(columns[0]!)];
    const texts = computed?.copy({ rows: copied, keys, row: top, column }) ?? textsOf(copied, columns);
    event.clipboardData.setData("text/plain", writeBlock(texts));
    event.preventDefault();
    owner.say(words("sheetCopied", { count: texts.length * columns.length }));
    return true;
  }

  #paste(event: ClipboardEvent): void {
    const { grid, owner, drawn } = this.#of;
    const { isLocked, plan } = owner.state();
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const markup = event.clipboardData?.getData("text/html") ?? "";
    if (grid.isEditing || isLocked || !plan.canEdit || (!text && !markup)) return;
    event.preventDefault();
    const { top, left } = this.#block;
    const first = drawn().findIndex((one, at) => at >= left && typeof one !== "string");
    const column = drawn()[first];
    if (typeof column !== "object") return;
    const { rows, computed } = owner.state();
    const [keys, at] = [plan.columns.map(({ key }) => key), { row: top, column: plan.columns.indexOf(column) }];
    const edits = computed?.paste(text, keys, at);
    if (edits) this.#put(setCells(rows, edits), words("sheetPasted", { count: edits.length, wrong: 0 }));
    else owner.paste({ text, markup }, { row: top, key: column.key });
  }
}

/** A block is filled down or to the right, not both. */
function along(from: Block, to: CellPlace): CellPlace {
  const down = to.row - from.bottom;
  const right = to.column - from.right;
  return down >= right
    ? { row: Math.max(from.bottom, to.row), column: from.right }
    : { row: from.bottom, column: Math.max(from.right, to.column) };
}
