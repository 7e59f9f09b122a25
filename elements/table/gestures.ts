/** What a person does with the cells of a table: keys, clicks, the clipboard. */
import { natives } from "../../src/base/runtime/runtime.ts";
import { noteFocus } from "../../src/page/dialogs/dialogs.ts";
import { sentence } from "../../src/server/session/sentence.ts";
import type { Data } from "../../src/base/data.ts";
import type { Entry } from "../../src/forms/schema/schema.ts";
import { cellText, type CellWords } from "../../src/tables/cell-kinds.ts";
import type { Column } from "../../src/tables/columns.ts";
import { writeBlock } from "../../src/tables/csv.ts";
import type { RowSource } from "../../src/tables/rows/row-source.ts";
import { listenToClipboard } from "../../src/view/controls/grid/grid-clipboard.ts";
import type { Grid } from "../../src/view/controls/grid/grid.ts";
import type { CellPlace } from "../../src/view/controls/grid/grid-keys.ts";
import type { ChosenRows } from "./chosen-rows.ts";
import type { CellEditing } from "./editing/cell-editing.ts";
import { copiedBlock } from "./copy-cells.ts";
import { chooseKey, isOwnKey } from "./layout.ts";

type Rows = readonly Data[];

/** The table that is used. */
export interface UsedTable {
  grid: Grid;
  chosen: ChosenRows;
  drawn(): readonly Column[];
  source(): RowSource | undefined;
  editing(): CellEditing | undefined;
  /** The same when its code has come; undefined where cells are not edited. */
  comingEditing(): Promise<CellEditing | undefined> | undefined;
  /** For one cell: its code or its list of options may still be loading. */
  editingAt(at: CellPlace): CellEditing | Promise<CellEditing | undefined> | undefined;
  entryOf(key: string): Entry | undefined;
  wordsOf(column: Column): CellWords;
  /** A row with what was typed in its cells and is not stored yet. */
  shown(row: Data): Data;
  sortBy(key: string, isAdded: boolean): void;
  /** Opens the menu of a column. @returns false for a column that has none */
  openColumn(key: string, anchor: HTMLElement): boolean;
  say(text: string): void;
}

export class Gestures {
  readonly #of: UsedTable;
  /** A cell that opens when all it needs is loaded, and what was typed for it until then. */
  #opening: { at: CellPlace; typed: string | undefined } | undefined;

  constructor(of: UsedTable) {
    this.#of = of;
    const { grid } = of;
    const { element } = grid;
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("dblclick", ({ target }) => {
      const at = grid.placeOf(target);
      if (at && at.row >= 0 && !grid.isEditing) this.#open(at);
    });
    element.addEventListener("contextmenu", (event) => this.#contextMenu(event));
    element.addEventListener("pointerover", showWhole, { passive: true });
    element.addEventListener("focusin", showWhole);
  }

  listenToClipboard(signal: AbortSignal): void {
    const { element } = this.#of.grid;
    listenToClipboard(element, { copy: (event) => this.#copy(event), paste: (event) => this.#paste(event) }, signal);
  }

  /** @returns whether the key was used */
  press(event: KeyboardEvent, at: CellPlace): boolean {
    const { chosen, grid } = this.#of;
    const { key, target } = event;
    if (this.#opening) return this.#typeEarly(event);
    const isControl = target instanceof Element && natives.matches(target, "a,button,input");
    if (at.row < 0) return this.#pressHead(event, at);
    if (key === " " && !isControl) {
      chosen.choose(at.row, event.shiftKey);
      return true;
    }
    if (key === "Escape" && chosen.count()) {
      chosen.clear();
      return true;
    }
    if (!isControl && this.#edit(event, at)) return true;
    const isAction = key === "Enter" && !isControl;
    const action = isAction ? grid.cell(at)?.parentElement?.querySelector<HTMLElement>("a.action") : null;
    action?.click();
    return !!action;
  }

  /**
   * Keys that edit: Enter and F2 open the cell, typing replaces its value, Ctrl+D and Ctrl+R fill it, Ctrl+Z and Ctrl+Y go
   * through the steps.
   */
  #edit({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, at: CellPlace): boolean {
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      const editing = this.#of.editing();
      if (code === "KeyD" && !shiftKey) return this.#fillDown(at);
      if (code === "KeyR" && !shiftKey) return this.#fillRight(at);
      if (code === "KeyY" || (code === "KeyZ" && shiftKey)) return !!editing?.step(false);
      return code === "KeyZ" && !!editing?.step(true);
    }
    if (key === "Enter" || key === "F2") return this.#open(at);
    if (key === "Delete" || key === "Backspace") return this.#open(at, "");
    return key.length === 1 && this.#open(at, key);
  }

  /** The value of the first chosen row in the other chosen ones; without a choice, the value above in this cell. */
  #fillDown({ row, column: index }: CellPlace): boolean {
    const { chosen, drawn, editing, source } = this.#of;
    const column = drawn()[index];
    if (!column?.canEdit || !editing()) return false;
    const rows = chosen.count() ? chosen.rows() : [source()?.at(row - 1), source()?.at(row)];
    editing()!.fill(column, rows, chosen.count() > 0);
    return true;
  }

  /** The value of a cell in all cells up to another one in its column or its row. */
  async fillTo(from: CellPlace, to: CellPlace): Promise<void> {
    const { chosen, drawn, editing, source } = this.#of;
    const row = source()?.at(from.row);
    if (!row) return;
    if (to.row === from.row) return this.#fillAcross(row, from.column, to.column);
    const column = drawn()[from.column]!;
    try {
      const rows = await source()!.load(Math.min(from.row, to.row), Math.max(from.row, to.row));
      editing()?.fill(column, [row, ...rows.filter((one) => chosen.idOf(one) !== chosen.idOf(row))], false);
    } catch (error) {
      this.#fail(error);
    }
  }
  #fillAcross(row: Data, from: number, to: number): void {
    const { drawn, shown, wordsOf } = this.#of;
    const column = drawn()[from]!;
    const text = cellText(shown(row)[column.key], column, wordsOf(column));
    const data = new DataTransfer();
    data.setData("text/plain", writeBlock([Array.from({ length: Math.abs(to - from) }, () => text)]));
    this.#put(data, { first: Math.min(from + 1, to), rows: () => [row] });
  }

  /**
   * The value of the cell on the left in this cell, in all chosen rows if there are any; from a column of another kind
   * its text, read as if it were pasted.
   */
  #fillRight({ row: at, column: first }: CellPlace): boolean {
    const { chosen, drawn, editing, source, shown, wordsOf } = this.#of;
    const [left, column] = [drawn()[first - 1], drawn()[first]];
    if (!column?.canEdit || !left || isOwnKey(left.key)) return false;
    const row = source()?.at(at);
    const rows = chosen.count() ? chosen.rows() : row ? [row] : [];
    const isSameKind = left.kind === column.kind && left.data === column.data && (left.data || left.kind !== "choice");
    if (isSameKind && editing()) {
      editing()!.fillFrom(left, column, rows);
      return true;
    }
    const text = writeBlock(rows.map((one) => [cellText(shown(one)[left.key], left, wordsOf(left))]));
    const data = new DataTransfer();
    data.setData("text/plain", text);
    return this.#put(data, { first, rows: () => rows });
  }

  #open(at: CellPlace, typed?: string): boolean {
    const editing = this.#of.editingAt(at);
    if (!editing) return false;
    if ("open" in editing) return editing.open(at, typed);
    const opening = (this.#opening = { at, typed });
    const mayFocus = noteFocus();
    const cell = this.#of.grid.cell(at);
    cell?.classList.add("busy");
    void editing
      .then((one) => this.#opening === opening && mayFocus() && one?.open(at, opening.typed))
      .catch(console.warn)
      .then(() => {
        cell?.classList.remove("busy");
        if (this.#opening === opening) this.#opening = undefined;
      });
    return true;
  }

  /** Letters belong to the cell that opens, Escape and Tab give it up, other keys wait for it. */
  #typeEarly({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const opening = this.#opening!;
    if (key === "Escape" || key === "Tab") this.#opening = undefined;
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) opening.typed = (opening.typed ?? "") + key;
    return key !== "Tab";
  }

  #pressHead(event: KeyboardEvent, { column }: CellPlace): boolean {
    const { drawn, grid, openColumn, sortBy } = this.#of;
    const { key, altKey, shiftKey } = event;
    const { key: columnKey } = drawn()[column]!;
    const cell = grid.cell({ row: -1, column });
    if ((key === "ArrowDown" && altKey) || key === "ContextMenu" || (key === "F10" && shiftKey))
      return cell ? openColumn(columnKey, cell) : false;
    if ((key !== "Enter" && key !== " ") || event.target !== cell) return false;
    sortBy(columnKey, shiftKey);
    return true;
  }

  #click(event: MouseEvent): void {
    const { chosen, drawn, grid, openColumn, sortBy } = this.#of;
    const target = event.target as HTMLElement;
    const at = grid.placeOf(target);
    if (!at) return;
    this.#opening = undefined;
    const { key } = drawn()[at.column]!;
    if (at.row < 0) {
      if (natives.matches(target, ".more")) openColumn(key, target);
      else if (!natives.matches(target, ".grip")) sortBy(key, event.shiftKey);
    } else if (
      key === chooseKey ||
      ((event.ctrlKey || event.metaKey || event.shiftKey) && !natives.closest(target, "a"))
    ) {
      if (event.shiftKey) getSelection()?.empty(); // the browser marks all text up to here
      chosen.choose(at.row, event.shiftKey);
    }
  }

  #contextMenu(event: MouseEvent): void {
    const { drawn, grid, openColumn } = this.#of;
    const at = grid.placeOf(event.target);
    const cell = at && at.row < 0 ? grid.cell(at) : undefined;
    if (cell && openColumn(drawn()[at!.column]!.key, cell)) event.preventDefault();
  }

  /** Text that the person has marked with the pointer is copied by the browser. */
  #copy(event: ClipboardEvent): void {
    const { chosen, drawn, grid, source, shown, wordsOf, say } = this.#of;
    if (grid.isEditing || String(getSelection())) return;
    const at = grid.active;
    const row = source()?.at(at.row);
    const [all, columns] = [chosen.rows(), drawn()];
    const rows = { chosen: all.map(shown), count: chosen.count(), row: row && shown(row) };
    const block = copiedBlock({ columns, words: wordsOf, at, ...rows });
    if (!block) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", block.text);
    if (block.said) say(block.said);
  }

  /** A block of a spreadsheet, from the active cell on. */
  #paste(event: ClipboardEvent): void {
    const { grid } = this.#of;
    const { clipboardData: data } = event;
    const source = this.#of.source();
    const { row, column: first } = grid.active;
    if (!source || grid.isEditing || !data || row < 0 || !this.#of.comingEditing()) return;
    // the clipboard's data is gone after the event
    const kept = new DataTransfer();
    for (const type of ["text/plain", "text/html"]) kept.setData(type, data.getData(type));
    // the records of now: the paste follows them, although the rows may be arranged anew before it is done
    const most = linesOf(data.getData("text/plain"), source.count() - row);
    const loading = source.load(row, row + most - 1);
    loading.catch(() => {}); // told when they are needed
    const rows = async (count: number) => this.#asNow((await loading).slice(0, count));
    if (this.#put(kept, { first, rows })) event.preventDefault();
  }

  /** The same records as they were read last. */
  #asNow(rows: Rows): Rows {
    const { chosen } = this.#of;
    const byId = new Map(chosen.allRows().flatMap((one) => (one ? [[chosen.idOf(one), one] as const] : [])));
    return rows.map((one) => byId.get(chosen.idOf(one)) ?? one);
  }

  /** Puts a block into rows, from a column on, and says a failure. @returns false where cells are not edited */
  #put(data: DataTransfer, to: { first: number; rows(count: number): Rows | Promise<Rows> }): boolean {
    const { chosen, drawn, entryOf, grid, say } = this.#of;
    const coming = this.#of.comingEditing();
    if (!coming) return false;
    const columns = drawn();
    void Promise.all([import("./editing/paste-cells.ts"), coming])
      .then(async ([{ pasteCells }, editing]) => {
        if (!editing) return; // another table stands there now
        await pasteCells(data, {
          element: grid.element,
          columns,
          first: to.first,
          entryOf,
          rows: async (count) => (await to.rows(count)).map((one) => (chosen.idOf(one) ? one : undefined)),
          apply: (changes) => editing.set(changes),
          say,
        });
      })
      .catch((error: unknown) => this.#fail(error));
    return true;
  }

  #fail(error: unknown): void {
    const { say, source } = this.#of;
    console.error(error);
    if (error !== source()?.failure()) say(sentence(error)); // that one is told with a retry
  }
}

/** How many lines a text has, at most `most`; the paste of more is refused. */
function linesOf(text: string, most: number): number {
  const end = text.trimEnd();
  let count = 1;
  for (let at = end.indexOf("\n"); at >= 0 && count < most; at = end.indexOf("\n", at + 1)) count++;
  return count > mostLines ? 1 : count;
}
const mostLines = 200_000;

/** A cut text is shown whole as the cell's tooltip. */
function showWhole({ target }: Event): void {
  const cell = target instanceof Element ? natives.closest<HTMLElement>(target, ".grid-body .grid-cell") : null;
  if (!cell || natives.matches(cell, ".wrong") || cell.querySelector("a,.cell-input")) return;
  const text = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? "") : "";
  if (cell.title !== text) cell.title = text;
}
