/** Handsontable as the engine of a data table: it draws our cells, and opens our editors in them. */
import { natives } from "../../../base/runtime/runtime.ts";
import { useState } from "react";
import { titleOf } from "../../../base/language/i18n.ts";
import { asText, writeBlock } from "../../../tables/csv.ts";
import { setCells, takeBack, type CellEdit, type Rows } from "../../../tables/rows/row-edits.ts";
import { BaseEditor, HotGrid, type Handsontable } from "../../../vendors/handsontable/handsontable.tsx";
import { cellType } from "./cell-types.ts";
import { fillCell } from "./fill-cell.ts";
import { words } from "./phrases.ts";
import type { SheetColumn } from "./plan.ts";
import { pastedValue, textsOf } from "./sheet-blocks.ts";
import type { SheetEngine, SheetOwner } from "./sheet-engine.ts";
import { keyMeaning } from "./sheet-keys.ts";

interface HotSheetProps {
  owner: SheetOwner;
  engine: { current: SheetEngine | undefined };
}

const rowPx = 29;
const mostPx = 480;

/** The grid is made anew when its columns change. */
export function HotSheet({ owner, engine }: HotSheetProps) {
  const { plan, label } = owner.state();
  const look = plan.columns.map(({ key, title }) => `${key}\n${titleOf(title)}`).join("\0");
  return <Grid key={`${look}\0${label}`} owner={owner} engine={engine} />;
}

function Grid({ owner, engine }: HotSheetProps) {
  const [{ options, use }] = useState(() => {
    const sheet = new HotEngine(owner);
    return {
      options: sheet.options(),
      use(grid: Handsontable) {
        sheet.take(grid);
        engine.current = sheet;
        return () => {
          if (engine.current === sheet) engine.current = undefined;
        };
      },
    };
  });
  return <HotGrid options={options} use={use} />;
}

/** Its rows are numbers: values are read when a cell is drawn, so that nothing is stored twice. */
const numbered = (count: number): { row: number }[] => Array.from({ length: count }, (_, row) => ({ row }));

class HotEngine implements SheetEngine {
  readonly #owner: SheetOwner;
  #grid: Handsontable | undefined;
  /** The rows that it is made with. */
  #first: Rows | undefined;

  constructor(owner: SheetOwner) {
    this.#owner = owner;
  }

  take(grid: Handsontable): void {
    this.#grid = grid;
    grid.rootElement.ariaLabel = this.#owner.state().label;
    grid.rootElement.addEventListener("click", (event) => this.#click(event));
    // it has just drawn them
    if (this.#owner.state().rows !== this.#first) this.update();
  }

  get #columns(): readonly SheetColumn[] {
    return this.#owner.state().plan.columns;
  }
  #canEdit(column: SheetColumn): boolean {
    const { plan, isLocked } = this.#owner.state();
    return !isLocked && plan.canEdit && !column.isDisabled;
  }

  // ---- the engine

  update(): void {
    const grid = this.#grid;
    if (!grid || grid.isDestroyed) return;
    const { rows, isLocked, plan } = this.#owner.state();
    const editor = grid.getActiveEditor();
    if (editor?.isOpened()) {
      // drawing gives the focus to the cell; it is drawn when its editor closes
      if (!isLocked && plan.canEdit) return;
      editor.finishEditing();
    }
    const count = rows.length;
    if (grid.countRows() === count) grid.render();
    else {
      grid.updateData(numbered(count));
      grid.updateSettings({ height: heightOf(count) });
    }
  }
  focus({ row, key }: { row: number; key: string }): void {
    const column = this.#columns.findIndex((one) => one.key === key);
    this.#choose(row, column);
  }
  enter(): void {
    const [row = 0, column = 0] = this.#grid?.getSelectedLast() ?? [];
    this.#choose(row, column);
  }
  #choose(row: number, column: number): void {
    this.#grid?.selectCell(Math.max(0, row), Math.max(0, column));
    this.#grid?.listen();
  }
  editRow(row: number): void {
    const column = this.#columns.findIndex((one) => this.#canEdit(one) && one.kind !== "flag");
    if (column < 0) return;
    this.#grid?.selectCell(row, column);
    this.#grid?.getActiveEditor()?.beginEditing();
  }
  /** React removes the grid. */
  destroy(): void {}

  // ---- what the grid is made of

  options() {
    const { rows, plan } = this.#owner.state();
    this.#first = rows;
    const Editor = editorFor(this.#owner, () => this.#columns);
    return {
      data: numbered(rows.length),
      columns: plan.columns.map((column) => ({
        data: (at: { row: number } | undefined) => this.#owner.state().rows[at?.row ?? -1]?.[column.key] ?? "",
        width: column.widthPx,
      })) as never,
      colHeaders: plan.columns.map(({ key, title }) => titleOf(title, key)),
      rowHeaders: true,
      rowHeights: rowPx,
      height: heightOf(rows.length),
      wordWrap: false,
      manualColumnResize: true,
      outsideClickDeselects: false,
      fillHandle: { direction: "vertical", autoInsertRow: false },
      contextMenu: { items: this.#menu() },
      cells: (_row: number, at: number) => {
        const column = this.#columns[at];
        const canEdit = column !== undefined && this.#canEdit(column);
        return { readOnly: !canEdit, editor: canEdit && column.kind !== "flag" ? Editor : false };
      },
      renderer: (_grid: unknown, cell: HTMLTableCellElement, row: number, at: number) => {
        const column = this.#columns[at];
        if (!column) return;
        if (!this.#owner.state().computed) cell.classList.toggle("numeric", column.kind === "number");
        fillCell(cell, { state: this.#owner.state(), row, column, canEdit: this.#canEdit(column) });
      },
      beforeChange: (changes: readonly unknown[], source: string) => this.#change(changes as Change[], source),
      beforeAutofill: (_data: unknown, source: Range, target: Range) => this.#fill(source, target) as never, // false: done
      beforeCopy: (data: unknown[][], ranges: CopiedRange[]) => this.#copy(data, ranges),
      beforeCut: (data: unknown[][], ranges: CopiedRange[]) => this.#copy(data, ranges),
      beforePaste: (data: unknown[][], ranges: CopiedRange[]) => this.#paste(data, ranges),
      beforeKeyDown: (event: KeyboardEvent) => this.#key(event),
    };
  }

  #menu(): Record<string, object> {
    const { plan } = this.#owner.state();
    const at = () => Math.max(0, this.#grid?.getSelectedLast()?.[0] ?? 0);
    const clipboard = () => this.#grid?.getPlugin("copyPaste");
    const isOff = () => this.#owner.state().isLocked;
    return {
      copying: { name: words("sheetCopy"), callback: () => clipboard()?.copy() },
      cutting: { name: words("sheetCut"), disabled: isOff, callback: () => clipboard()?.cut() },
      ...(plan.canAdd && {
        below: { name: words("sheetAddBelow"), disabled: isOff, callback: () => this.#owner.addRow(at() + 1) },
      }),
      ...(plan.canDelete && {
        remove: {
          name: () => words(plan.interval ? "sheetBlankRow" : "sheetDeleteRow", { row: at() + 1 }),
          disabled: isOff,
          callback: () => this.#owner.removeRow(at()),
        },
      }),
    };
  }

  // ---- what a person does

  /** Stores an edit of the grid in the rows, and says to the grid that it has nothing to store. */
  #change(changes: readonly Change[], source: string): false {
    if (source === "edit" && this.#grid?.getActiveEditor()?.isOpened()) return false; // our editor has stored it
    const { rows } = this.#owner.state();
    const edits = changes.flatMap(([row, read, , value]): CellEdit[] => {
      // a change names its column by the function that reads it
      const column = this.#columns[this.#grid?.propToCol(read as never) as number];
      if (!column || !this.#canEdit(column)) return [];
      const before = rows[row]?.[column.key];
      return [{ row, key: column.key, value: pastedValue(column, String(value ?? ""), before) }];
    });
    if (edits.length) this.#put(setCells(rows, edits), words("sheetEmptied", { count: edits.length }));
    return false;
  }
  #put(rows: Rows, news: string): void {
    this.#owner.change(rows);
    this.#owner.done();
    this.#owner.say(news);
    this.update();
  }

  /** Repeats the chosen cells over those to which the handle was dragged; formulas take their references along. */
  #fill(source: Range, target: Range): false {
    const { rows, computed } = this.#owner.state();
    const [from, to] = [blockOf(source), blockOf(target)];
    const edits: CellEdit[] = [];
    for (let row = to.top; row <= to.bottom; row++)
      for (let at = to.left; at <= to.right; at++) {
        const column = this.#columns[at];
        const origin = from.top + ((row - from.top + from.high * rows.length) % from.high);
        if (!column || !this.#canEdit(column)) continue;
        const value = rows[origin]?.[column.key];
        edits.push({ row, key: column.key, value: computed ? computed.moved(value, row - origin, 0) : value });
      }
    if (edits.length) this.#put(setCells(rows, edits), words("sheetFilledBlock"));
    return false;
  }

  #copy(data: unknown[][], [range]: CopiedRange[]): boolean {
    if (!range) return true;
    const { rows, computed } = this.#owner.state();
    const columns = this.#columns.slice(range.startCol, range.endCol + 1);
    const copied = rows.slice(range.startRow, range.endRow + 1);
    const keys = columns.map(({ key }) => key);
    const at = { row: range.startRow, column: Math.max(0, range.startCol) };
    const texts = computed?.copy({ rows: copied, keys, ...at }) ?? textsOf(copied, columns);
    data.splice(0, data.length, ...texts.map((line) => line.map(asText)));
    return true;
  }

  #paste(data: unknown[][], [range]: CopiedRange[]): false {
    const { rows, computed, isLocked, plan } = this.#owner.state();
    const column = this.#columns[range?.startCol ?? -1];
    if (!range || !column || isLocked || !plan.canEdit) return false;
    const text = writeBlock(data.map((line) => line.map((cell) => String(cell ?? ""))));
    const place = { row: range.startRow, column: range.startCol };
    const keys = plan.columns.map((one) => one.key);
    const edits = computed?.paste(text, keys, place);
    if (edits) this.#put(setCells(rows, edits), words("sheetPasted", { count: edits.length, wrong: 0 }));
    else this.#owner.paste({ text }, { row: place.row, key: column.key });
    return false;
  }

  #key(event: KeyboardEvent): void {
    const [row, at] = this.#grid?.getSelectedLast() ?? [];
    const column = this.#columns[at ?? -1];
    if (row === undefined || !column || this.#grid?.getActiveEditor()?.isOpened()) return;
    const meaning = keyMeaning(event);
    const isFlag = column.kind === "flag" && (meaning === "open" || meaning === "space");
    if (meaning === "insert") this.#owner.addRow(row + 1);
    else if (meaning === "up" || meaning === "down") this.#move(row, row + (meaning === "up" ? -1 : 1), at!);
    else if (isFlag) this.#toggle(row, column);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  #move(from: number, to: number, column: number): void {
    const { plan, rows, isLocked } = this.#owner.state();
    if (isLocked || !plan.canMove || to < 0 || to >= rows.length) return;
    this.#owner.moveRow(from, to);
    this.#grid?.selectCell(to, column);
  }
  #click(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const cell = natives.matches(target, ".tick") ? natives.closest<HTMLElement>(target, "td") : null;
    const place = cell && this.#grid?.getCoords(cell);
    const column = place && this.#columns[place.col ?? -1];
    if (column) this.#toggle(place.row ?? 0, column);
  }
  #toggle(row: number, column: SheetColumn): void {
    if (!this.#canEdit(column)) return this.update();
    const { rows } = this.#owner.state();
    const raw = rows[row]?.[column.key];
    const { read, write } = cellType("flag");
    const value = write(!(read(raw, column.entry) as unknown as boolean) as never, raw, column.entry);
    this.#owner.change(setCells(rows, [{ row, key: column.key, value }]));
    this.#owner.done();
    this.update();
  }
}

type Change = [row: number, column: unknown, before: unknown, value: unknown];
interface CopiedRange {
  startRow: number;
  endRow: number;
  startCol: number;
  endCol: number;
}
interface Corner {
  row: number | null;
  col: number | null;
}
interface Range {
  getTopStartCorner(): Corner;
  getBottomEndCorner(): Corner;
}
function blockOf(range: Range) {
  const [start, end] = [range.getTopStartCorner(), range.getBottomEndCorner()];
  const [top, bottom] = [Number(start.row), Number(end.row)];
  return { top, bottom, left: Number(start.col), right: Number(end.col), high: bottom - top + 1 };
}
const heightOf = (rows: number): number => Math.min(mostPx, rows * rowPx + 48);

/** The editor of the grid: our control in the place of the cell. */
function editorFor(owner: SheetOwner, columns: () => readonly SheetColumn[]) {
  return class extends BaseEditor {
    #place: HTMLElement | undefined;
    #before: Rows = [];
    #remove = () => {};

    override getValue(): unknown {
      return "";
    }
    override setValue(): void {}
    /** Our control has stored each step. */
    override saveValue(): void {}
    override focus(): void {
      const input = this.#place?.querySelector<HTMLInputElement>("input,select,textarea");
      input?.focus({ preventScroll: true });
      input?.select?.();
    }
    override open(): void {
      const { row, col, hot } = this;
      const box = this.getEditedCellRect();
      const column = columns()[col ?? -1];
      if (row === null || !column || !box) return;
      const place = document.createElement("div");
      place.className = "cell-editor";
      const [top, insetInlineStart] = [`${box.top}px`, `${box.start}px`];
      Object.assign(place.style, { top, insetInlineStart, inlineSize: `${box.width}px`, blockSize: `${box.height}px` });
      hot.rootElement.append(place);
      hot.getShortcutManager().setActiveContextName("editor");
      this.#before = owner.state().rows;
      this.#place = place;
      this.#remove = owner.drawEditor(place, { row, key: column.key }, (event) => this.#press(event));
    }
    override close(): void {
      // the focus stays in the grid, else it would give the keyboard away
      if (this.#place && natives.matches(this.#place, ":focus-within")) this.TD?.focus();
      this.#remove();
      this.#remove = () => {};
      this.#place?.remove();
      if (this.#place) owner.done();
      this.#place = undefined;
    }
    /** Called for a closed editor too. */
    override cancelChanges(): void {
      const { row, col } = this;
      const column = columns()[col ?? -1];
      if (this.#place && column && row !== null)
        owner.change(takeBack(owner.state().rows, this.#before, { row, key: column.key }));
      super.cancelChanges();
    }
    /** Enter, Tab and Escape are the grid's, all other keys the control's. */
    #press(event: KeyboardEvent): boolean {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      const isGrids = key === "Enter" || key === "Tab" || key === "Escape";
      const isTaken = event.defaultPrevented || (event.target as Element).ariaExpanded === "true";
      if (isComposing || ctrlKey || metaKey || altKey) return false;
      if (isGrids && !isTaken) event.preventDefault();
      return !isGrids || isTaken;
    }
  };
}
