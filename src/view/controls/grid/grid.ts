// layer 15: tables
/**
 * A grid that draws only the rows in view and reuses their elements: 100,000 rows cost what 40 cost. It knows nothing of
 * servers, records or schemas: its owner says how many rows there are and fills the cells. One scroll listener.
 */
import { natives } from "../../../base/runtime/runtime.ts";
import { movedBy, type CellPlace } from "./grid-keys.ts";
import { bodyPx, isScaled, rowsInView, scrollTopOf, topOf, topToShow, type Heights } from "./row-places.ts";

export interface GridColumn {
  key: string;
  title: string;
  widthPx: number;
  /** It stays while the others scroll. Frozen columns come first. */
  isFrozen: boolean;
  /** It stays at the end of the view; only the last column can. */
  isAtEnd?: boolean;
  /** Numbers stand at the end of the cell. */
  isNumeric: boolean;
}
export interface GridOwner {
  /** The accessible name of the grid. */
  label(): string;
  columns(): readonly GridColumn[];
  count(): number;
  /** Fills a cell; its element may hold the content of another row. */
  fill(cell: HTMLElement, at: CellPlace): void;
  /** Fills the heading of a column; the element may hold another heading. */
  fillHead(cell: HTMLElement, column: GridColumn): void;
  /** Sets what the whole row shows: chosen, saved … */
  fillRow?(row: HTMLElement, at: number): void;
  /** These rows are about to be drawn. */
  need?(first: number, last: number): void;
  /** A key on a cell before the grid handles it. @returns whether the owner has handled it */
  press?(event: KeyboardEvent, at: CellPlace): boolean;
}

/** Rows beside those in view, so that a slow scroll needs no new ones. */
const spareRows = 6;
/** How long the scroll rests before the rows stand in reading order in the tree, in ms. */
const orderMs = 200;

export class Grid {
  readonly element = made("div", "row-grid");
  readonly #head = made("div", "grid-head");
  readonly #body = made("div", "grid-body");
  readonly #owner: GridOwner;
  readonly #drawn = new Map<number, HTMLElement>();
  #free: HTMLElement[] = [];
  #columns: readonly GridColumn[] = [];
  /** An empty row of these columns: copies of it are cheaper than rows made cell by cell. */
  #emptyRow: HTMLElement | undefined;
  #heights: Heights = { count: 0, rowPx: 32, viewPx: 0 };
  /** From the unscaled place of a row to its place in the body; 0 unless the scroll bar is scaled. */
  #shiftPx = 0;
  #active: CellPlace = { row: 0, column: 0 };
  #editing: { at: CellPlace; editor: HTMLElement; leave: () => void } | undefined;
  #timer: number | undefined;
  readonly #sizes: ResizeObserver;

  constructor(owner: GridOwner) {
    this.#owner = owner;
    this.element.setAttribute("role", "grid");
    this.#head.setAttribute("role", "rowgroup");
    this.#body.setAttribute("role", "rowgroup");
    const headRow = made("div", "grid-row");
    headRow.setAttribute("role", "presentation");
    this.#head.append(headRow);
    this.element.append(this.#head, this.#body);
    this.element.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.element.addEventListener("keydown", (event) => this.#press(event));
    this.element.addEventListener("focusin", ({ target }) => this.#focused(target as Element));
    this.#sizes = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (this.element.isConnected) this.#measure();
      }),
    );
    this.#sizes.observe(this.element);
  }

  destroy(): void {
    this.#sizes.disconnect();
    natives.cancel(this.#timer);
    this.element.remove();
  }

  // ---- what the owner calls

  /** The height of a row in px changes, for example from lines to cards. */
  set rowPx(rowPx: number) {
    const isOther = rowPx !== this.#heights.rowPx;
    this.#heights = { ...this.#heights, rowPx };
    this.element.style.setProperty("--row", `${rowPx}px`);
    if (isOther) for (const [at, row] of this.#drawn) this.#place(row, at);
  }

  /** Before the owner's columns change: an editor whose cell will be replaced is left. */
  expect(columns: readonly GridColumn[]): void {
    if (looks(columns) !== looks(this.#columns)) this.#editing?.leave();
  }

  /** Columns or rows are others now: everything is drawn again, at the same place. An open editor of the same columns stays. */
  redraw(): void {
    const columns = this.#owner.columns();
    const isSame = looks(columns) === looks(this.#columns);
    this.#columns = columns;
    if (!isSame) {
      this.#endEditing();
      for (const row of [...this.#drawn.values(), ...this.#free]) row.remove();
      this.#emptyRow = undefined;
      this.#drawn.clear();
      this.#free = [];
    }
    this.#active.column = Math.max(0, Math.min(this.#active.column, columns.length - 1));
    this.element.ariaLabel = this.#owner.label();
    this.element.ariaColCount = String(columns.length);
    this.setWidths(columns);
    this.#heights = { ...this.#heights, count: this.#owner.count() };
    this.#drawHead();
    this.update();
  }

  /** The rows have other values, or there are more or fewer of them. */
  update(): void {
    const count = this.#owner.count();
    this.#heights = { ...this.#heights, count };
    const isLost = this.#active.row >= count && this.#hasFocus(this.#body);
    this.#active.row = Math.min(this.#active.row, count - 1);
    this.#cellAt({ row: -1, column: this.#active.column })?.setAttribute("tabindex", this.#active.row < 0 ? "0" : "-1");
    this.element.ariaRowCount = String(count + 1);
    this.#body.style.blockSize = `${bodyPx(this.#heights)}px`;
    this.#measure();
    for (const [at, row] of this.#drawn) if (at < count) this.#fillRow(row, at);
    if (isLost) this.activate(this.#active);
  }

  /** Some rows have other values. */
  updateRows(isChanged: (at: number) => boolean): void {
    for (const [at, row] of this.#drawn) if (isChanged(at)) this.#fillRow(row, at);
  }

  /** Widths change without drawing anything again; numbers and order of columns are the same. */
  setWidths(columns: readonly GridColumn[]): void {
    let start = 0;
    let total = 0;
    columns.forEach(({ widthPx, isFrozen }, at) => {
      this.element.style.setProperty(`--w${at}`, `${widthPx}px`);
      this.element.style.setProperty(`--s${at}`, `${start}px`);
      if (isFrozen) start += widthPx;
      total += widthPx;
    });
    this.#columns = columns;
    this.element.style.setProperty("--frozen", `${start}px`);
    this.element.style.setProperty("--total", `${total}px`);
  }

  /** The cell that has the focus, or gets it when the grid is entered. */
  get active(): CellPlace {
    return { ...this.#active };
  }

  /** Scrolls a cell into view and makes it active; beyond the last row or column, the last one. */
  activate(at: CellPlace, how: { isFocused: boolean } = { isFocused: true }): void {
    this.#move({
      row: Math.min(at.row, this.#heights.count - 1),
      column: Math.min(at.column, this.#columns.length - 1),
    });
    this.#reveal(this.#active);
    const cell = this.#enter();
    if (how.isFocused) cell?.focus({ preventScroll: true });
  }

  /** The first row in view. */
  get firstRow(): number {
    return Math.floor(topOf(this.element.scrollTop, this.#heights) / this.#heights.rowPx);
  }
  /** Scrolls to a row without changing the active cell. */
  scrollToRow(row: number): void {
    this.element.scrollTop = scrollTopOf(row * this.#heights.rowPx, this.#heights);
    this.#draw();
  }

  /** The place of the cell that an event came from. */
  placeOf(target: EventTarget | null): CellPlace | undefined {
    const cell = target instanceof Element ? natives.closest<HTMLElement>(target, ".grid-cell") : null;
    const row = cell?.parentElement;
    if (!cell || !row || !this.element.contains(row)) return undefined;
    return { row: Number(row.ariaRowIndex) - 2, column: Number(cell.ariaColIndex) - 1 };
  }

  /** The drawn element of a cell; undefined when its row is not in view. */
  cell(at: CellPlace): HTMLElement | undefined {
    return this.#cellAt(at);
  }

  /**
   * Puts an editor into a cell and focuses it; it stays until `endEditing`, wherever the person scrolls.
   * @param leave ends it as a person does, with what was typed
   */
  edit(at: CellPlace, editor: HTMLElement, leave: () => void = () => {}): void {
    this.#endEditing();
    this.activate(at, { isFocused: false });
    this.#editing = { at: { ...at }, editor, leave };
    this.#cellAt(at)?.replaceChildren(editor);
    editor.focus({ preventScroll: true });
  }
  get isEditing(): boolean {
    return this.#editing !== undefined;
  }
  /** The row of the open editor has another place now: its element goes there, so that the editor keeps the focus. */
  moveEditing(row: number): void {
    const { at } = this.#editing!;
    const from = at.row;
    const [own, other] = [from, row].map((place) => this.#drawn.get(place));
    this.#drawn.delete(from);
    at.row = this.#active.row = row;
    this.#keep(own!, row);
    if (other) this.#keep(other, from);
  }
  /** Removes the editor and fills the cell again; if the editor had the focus, `next` gets it, by default the cell. */
  endEditing(next = this.#active): void {
    const hadFocus = this.#editing && this.#hasFocus(this.#editing.editor);
    this.#endEditing();
    if (hadFocus) this.activate(next);
  }

  // ---- drawing

  #endEditing(): void {
    if (!this.#editing) return;
    const { at, editor } = this.#editing;
    this.#editing = undefined;
    const cell = editor.parentElement;
    editor.remove();
    if (cell) this.#owner.fill(cell, at);
  }

  #measure(): void {
    const { clientHeight } = this.element;
    this.#heights = { ...this.#heights, viewPx: Math.max(0, clientHeight - this.#head.offsetHeight) };
    this.#draw();
  }

  #scrolled(): void {
    this.#draw();
    natives.cancel(this.#timer);
    this.#timer = natives.after(orderMs, () => {
      this.#putInOrder();
      this.#followView();
    });
  }

  /** The active row has been scrolled away, and the focus is elsewhere: Tab then enters at a row in view. */
  #followView(): void {
    if (this.#cellAt(this.#active)) return;
    this.#move({ row: this.firstRow + 1, column: this.#active.column });
    this.#enter();
  }

  /** Draws the rows in view with the elements of those that are not; a focused row stays. */
  #draw(): void {
    const { scrollTop } = this.element;
    const top = topOf(scrollTop, this.#heights);
    this.#shiftPx = scrollTop - top;
    const { first, last } = rowsInView(top, this.#heights, spareRows);
    const kept = this.#hasFocus(this.#body) || this.#editing ? this.#active.row : -1;
    for (const [at, row] of this.#drawn)
      if ((at < first || at > last) && (at !== kept || at >= this.#heights.count)) {
        this.#drawn.delete(at);
        this.#free.push(row);
      }
    this.#owner.need?.(first, last);
    for (let at = first; at <= last; at++) if (!this.#drawn.has(at)) this.#put(at);
    for (const row of this.#free) row.hidden = true;
    if (isScaled(this.#heights)) for (const [at, row] of this.#drawn) this.#place(row, at);
  }

  #put(at: number): void {
    const row = this.#free.pop() ?? this.#makeRow();
    row.hidden = false;
    this.#keep(row, at);
  }

  #keep(row: HTMLElement, at: number): void {
    this.#drawn.set(at, row);
    this.#place(row, at);
    row.ariaRowIndex = this.#columns.length ? String(at + 2) : null;
    this.#fillRow(row, at);
  }

  #place(row: HTMLElement, at: number): void {
    // reading scrollTop after a row has changed would force a layout for each row
    row.style.transform = `translateY(${at * this.#heights.rowPx + this.#shiftPx}px)`;
  }

  #makeRow(): HTMLElement {
    this.#emptyRow ??= this.#makeEmptyRow();
    return this.#body.appendChild(this.#emptyRow.cloneNode(true) as HTMLElement);
  }
  #makeEmptyRow(): HTMLElement {
    const row = made("div", "grid-row");
    row.setAttribute("role", this.#rowRole);
    row.append(...this.#columns.map((column, at) => this.#makeCell("gridcell", column, at)));
    return row;
  }

  /** A row must have cells: until the columns are known there are none. */
  get #rowRole(): string {
    return this.#columns.length ? "row" : "presentation";
  }

  #makeCell(role: string, { isFrozen, isAtEnd, isNumeric, title }: GridColumn, at: number): HTMLElement {
    const cell = made("div", "grid-cell");
    cell.setAttribute("role", role);
    cell.ariaColIndex = String(at + 1);
    cell.tabIndex = -1;
    cell.style.inlineSize = `var(--w${at})`;
    if (isFrozen) cell.style.insetInlineStart = `var(--s${at})`;
    if (isAtEnd) cell.style.insetInlineEnd = "0";
    cell.classList.toggle("frozen", isFrozen || !!isAtEnd);
    cell.classList.toggle("at-end", !!isAtEnd);
    cell.classList.toggle("numeric", isNumeric);
    if (role === "gridcell") cell.dataset["title"] = title;
    return cell;
  }

  #fillRow(row: HTMLElement, at: number): void {
    const cells = row.children;
    for (let column = 0; column < cells.length; column++) {
      const isEdited = this.#editing?.at.row === at && this.#editing.at.column === column;
      if (!isEdited) this.#owner.fill(cells[column] as HTMLElement, { row: at, column });
      const isActive = this.#active.row === at && this.#active.column === column;
      const index = isActive ? "0" : "-1";
      if (natives.attribute(cells[column]!, "tabindex") !== index) cells[column]!.setAttribute("tabindex", index);
    }
    this.#owner.fillRow?.(row, at);
    this.#setLinks(at);
  }

  /** Links are stops for Tab in the row of the active cell only: else it takes a stop for each of them to leave the grid. */
  #setLinks(at: number): void {
    const index = at === this.#active.row ? 0 : -1;
    for (const link of this.#drawn.get(at)?.getElementsByTagName("a") ?? [])
      if (link.tabIndex !== index) link.tabIndex = index;
  }

  /** Makes a cell the active one. */
  #move(to: CellPlace): void {
    const { row } = this.#active;
    this.#cellAt(this.#active)?.setAttribute("tabindex", "-1");
    this.#active = to;
    this.#setLinks(row);
  }
  /** The active cell and the links of its row can be reached by Tab. */
  #enter(): HTMLElement | undefined {
    const cell = this.#cellAt(this.#active);
    cell?.setAttribute("tabindex", "0");
    this.#setLinks(this.#active.row);
    return cell;
  }

  #drawHead(): void {
    const row = this.#head.firstElementChild!;
    row.setAttribute("role", this.#rowRole);
    row.ariaRowIndex = this.#columns.length ? "1" : null;
    const hadFocus = this.#hasFocus(row);
    const cells = this.#columns.map((column, at) => {
      const before = row.children[at] as HTMLElement | undefined;
      const isSame =
        before?.dataset["key"] === column.key &&
        before.classList.contains("frozen") === (column.isFrozen || !!column.isAtEnd);
      const cell = isSame ? before : this.#makeCell("columnheader", column, at);
      cell.dataset["key"] = column.key;
      this.#owner.fillHead(cell, column);
      cell.tabIndex = -1;
      return cell;
    });
    if (cells.length !== row.children.length || cells.some((cell, at) => row.children[at] !== cell))
      row.replaceChildren(...cells);
    if (hadFocus && !this.#hasFocus(row)) this.activate({ row: -1, column: this.#active.column });
  }

  /** Elements are reused in any order; screen readers and Tab follow the tree. The focused row is not moved. */
  #putInOrder(): void {
    const rows = [...this.#drawn].toSorted(([one], [other]) => one - other).map(([, row]) => row);
    const focused = rows.findIndex((row) => this.#hasFocus(row));
    rows.forEach((row, at) => {
      if (at < focused) this.#body.insertBefore(row, rows[focused]!);
      else if (at > focused) this.#body.append(row);
    });
  }

  // ---- focus and keys

  #cellAt({ row, column }: CellPlace): HTMLElement | undefined {
    const parent = row < 0 ? this.#head.firstElementChild : this.#drawn.get(row);
    return parent?.children[column] as HTMLElement | undefined;
  }

  #hasFocus(part: Element): boolean {
    const { activeElement } = this.element.getRootNode() as ShadowRoot | Document;
    return !!activeElement && part.contains(activeElement);
  }

  #focused(target: Element): void {
    const at = this.placeOf(target);
    if (!at || (at.row === this.#active.row && at.column === this.#active.column)) return;
    this.#move(at);
    this.#enter();
  }

  #press(event: KeyboardEvent): void {
    const at = this.placeOf(event.target);
    if (!at || this.#editing || event.defaultPrevented || isTyped(event.target)) return;
    if (this.#owner.press?.(event, at)) return event.preventDefault();
    const { count, rowPx, viewPx } = this.#heights;
    const pageRows = Math.max(1, Math.floor(viewPx / rowPx) - 1);
    const isRtl = getComputedStyle(this.element).direction === "rtl";
    const to = movedBy(event, at, { rows: count, columns: this.#columns.length, pageRows }, isRtl);
    if (!to) return;
    event.preventDefault();
    this.activate(to);
  }

  #reveal({ row, column }: CellPlace): void {
    if (row >= 0) {
      const top = topToShow(row, topOf(this.element.scrollTop, this.#heights), this.#heights);
      if (top !== undefined) this.element.scrollTop = scrollTopOf(top, this.#heights);
      this.#draw();
    }
    const { isFrozen: stays, isAtEnd } = this.#columns[column] ?? {};
    const cell = stays || isAtEnd ? undefined : this.#cellAt({ row, column });
    if (!cell) return;
    const frozenPx = this.#columns.reduce((sum, { isFrozen, widthPx }) => sum + (isFrozen ? widthPx : 0), 0);
    const view = this.element.getBoundingClientRect();
    const box = cell.getBoundingClientRect();
    const isRtl = getComputedStyle(this.element).direction === "rtl";
    const { clientLeft, clientWidth } = this.element;
    const last = this.#columns.at(-1);
    const endPx = last?.isAtEnd ? last.widthPx : 0;
    const start = view.left + clientLeft + (isRtl ? endPx : frozenPx);
    const end = view.left + clientLeft + clientWidth - (isRtl ? frozenPx : endPx);
    const [before, after] = [box.left - start, box.right - end];
    if (before < 0) this.element.scrollLeft += before;
    else if (after > 0) this.element.scrollLeft += Math.min(after, before);
  }
}

/** What the elements of a row depend on, but for their widths. */
const looks = (columns: readonly GridColumn[]): string =>
  columns
    .map(({ key, title, isFrozen, isAtEnd, isNumeric }) => [key, title, isFrozen, isAtEnd, isNumeric].join("\0"))
    .join("\n");

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  natives.matches(target, "input:not([type=checkbox],[type=radio],[type=button]),select,textarea");

function made(name: "div", className: string): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}
