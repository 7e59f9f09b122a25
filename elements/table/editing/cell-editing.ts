/** Editing in the cells of a table: editors, saves, problems at cells, and one undo for each step. */
import type { Data } from "../../../src/base/data.ts";
import { t, titleOf } from "../../../src/base/language/i18n.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { tell } from "../../../src/page/events.ts";
import { tellTabs } from "../../../src/page/refreshing/other-tabs.ts";
import { refresh } from "../../../src/page/refreshing/refresh.ts";
import { sentence } from "../../../src/server/session/sentence.ts";
import type { Column } from "../../../src/tables/columns.ts";
import type { CellPlace } from "../../../src/view/controls/grid/grid-keys.ts";
import type { Waited } from "../../../src/page/content/stages.ts";
import { isEditable } from "./cell-codecs.ts";
import { cellEditor } from "./cell-editor.ts";
import type { CellChange, EditedTable } from "./edited-table.ts";
import { listenToFillHandle } from "./fill-handle.ts";
import { markCell } from "./mark-cell.ts";
import { words } from "./paste-phrases.ts";
import { guardUnstored, type UnstoredGuard } from "../../../src/page/dialogs/guard-unstored.ts";
import { RowSave } from "./save-row.ts";

/** A change with the value that is to be stored: `after`, or `before` of a step back. */
type SentCell = CellChange & { value: unknown };

/** Ends the editing of a cell: `next` gets the focus, `rows` the value. */
type EndEditing = (isKept: boolean, next?: CellPlace, rows?: readonly Data[]) => void;

/** How long a deleted record is spoken of, in ms. */
const goneMs = 10_000;

export class CellEditing {
  readonly #of: EditedTable;
  readonly #saves = new Map<string, RowSave>();
  readonly #problems = new Map<string, string>();
  /** Values that were typed and are not stored: being saved, or wrong. */
  readonly #typed = new Map<string, unknown>();
  #undo: CellChange[][] = [];
  #redo: CellChange[][] = [];
  #queue: Promise<unknown> = Promise.resolve();
  /** The sentence about chosen rows that the last step has left out; "" without such rows. */
  #leftOut = "";
  /** The open editor has other text than its cell. */
  #isTyping = false;
  /** The rows that are loaded, as of a version. */
  #byId: { version: number; rows: ReadonlyMap<string, Data> } | undefined;
  /** The record whose cell is open. */
  #openId = "";
  /** Ends its editing with what was typed. */
  #leave = () => {};
  readonly #guard: UnstoredGuard;

  constructor(of: EditedTable) {
    this.#of = of;
    this.#guard = guardUnstored(of.host, () => this.#isTyping || this.#typed.size > 0);
    listenToFillHandle(of.grid, of.fillTo);
  }

  /** Whether it stores cells of these records. */
  isOf({ table, api, form }: Pick<EditedTable, "table" | "api" | "form">): boolean {
    const of = this.#of;
    return of.table === table && of.api === api && of.form === form;
  }
  /** The table is in the page: what was typed and is not stored is not left without asking. */
  enter(): void {
    this.#guard.look();
  }
  leave(): void {
    this.#guard.end();
  }

  /** What is wrong with a cell; "" when nothing is. */
  problem(row: Data, key: string): string {
    return this.#problems.get(this.#keyOf(row, key)) ?? "";
  }
  /** The row with what was typed in its cells and is not stored yet. */
  shown(row: Data, key: string): Data {
    const at = this.#keyOf(row, key);
    return this.#typed.has(at) ? { ...row, [key]: this.#typed.get(at) } : row;
  }
  shownRow(row: Data, columns: readonly Column[]): Data {
    return columns.reduce((one, { key }) => this.shown(one, key), row);
  }
  canEdit(row: Data, column: Column): boolean {
    return column.canEdit && isEditable(row[column.key]);
  }
  /** Shows the state of a cell that shows its value. */
  mark(cell: HTMLElement, row: Data, column: Column): void {
    const { key } = column;
    const [isBusy, problem] = [this.isBusy(row, key), this.problem(row, key)];
    markCell(cell, { isBusy, problem, canEdit: this.canEdit(row, column) });
  }
  isBusy(row: Data, key: string): boolean {
    const at = this.#keyOf(row, key);
    return this.#typed.has(at) && !this.#problems.has(at);
  }
  /** The value of a cell once its running save has ended. */
  #coming(row: Data, key: string): unknown {
    return (this.isBusy(row, key) ? this.shown(row, key) : row)[key];
  }
  /** The sentences of all cells that could not be stored, and of chosen rows that were left out. */
  get problems(): string[] {
    return [...new Set([this.#leftOut, ...this.#problems.values()])].filter(Boolean);
  }
  /** What to say while cells are being saved; undefined when none is. */
  get awaited(): Waited | undefined {
    const isSaving = [...this.#typed.keys()].some((at) => !this.#problems.has(at));
    return isSaving ? { word: t("saving"), words: words("cellAwaited") } : undefined;
  }
  #keyOf = (row: Data, key: string): string => `${this.#of.idOf(row)}\n${key}`;

  // ---- the editor

  /** Opens the editor of a cell. @returns false when the cell cannot be edited */
  open(at: CellPlace, typed?: string): boolean {
    const column = this.#of.columnAt(at.column);
    const row = this.#of.row(at.row);
    if (!column || !row || !this.#of.idOf(row)) return false;
    const raw = this.shown(row, column.key)[column.key];
    if (!isEditable(raw)) return false;
    const editor = cellEditor(column, raw, this.#of.optionsOf(column), typed);
    const { grid } = this.#of;
    /** Untouched text means the stored value, however that is spelled. */
    const isTyped = typed !== undefined && natives.name(editor.element) === "input";
    const untouched = isTyped ? undefined : editor.element.value;
    let isOver = false;
    const end: EndEditing = (isKept, next, rows = [row]) => {
      if (isOver) return;
      isOver = true;
      this.#isTyping = false;
      const value = editor.element.value === untouched ? raw : editor.value();
      if (isKept)
        this.set(rows.map((one) => ({ row: one, column, before: this.#coming(one, column.key), after: value })));
      else if (this.isBusy(row, column.key)) this.#of.redraw([row]); // the save that runs keeps its text and its outcome
      else this.#forget(row, column.key);
      this.#guard.look();
      // last: giving the focus to a cell lays the table out
      grid.endEditing(next);
    };
    editor.element.addEventListener("keydown", (event) => this.#press(event as KeyboardEvent, end));
    editor.element.addEventListener("blur", () => end(true));
    editor.element.addEventListener("input", () => {
      this.#isTyping = true;
      this.#guard.look();
    });
    editor.element.ariaLabel = titleOf(column.title, column.key);
    grid.edit(at, editor.element, (this.#leave = () => end(true)));
    this.#openId = this.#of.idOf(row);
    return true;
  }

  /** Rows were read: the open editor goes with its record. Without the record it ends, with what was typed. */
  follow(): void {
    const { grid, idOf, row, rows } = this.#of;
    if (!grid.isEditing) return;
    const now = row(grid.active.row);
    if (now && idOf(now) === this.#openId) return;
    const all = rows();
    if (!now && grid.active.row < all.length) return; // it is being loaded
    const to = all.findIndex((one) => one && idOf(one) === this.#openId);
    if (to < 0) this.#leave();
    else grid.moveEditing(to);
  }

  #press(event: KeyboardEvent, end: EndEditing): void {
    const { key, shiftKey, ctrlKey, metaKey, isComposing } = event;
    if (isComposing || (key !== "Enter" && key !== "Escape" && key !== "Tab")) return;
    event.preventDefault();
    event.stopPropagation();
    const at = this.#of.grid.active;
    const chosen = this.#of.chosenRows();
    if (key === "Enter" && (ctrlKey || metaKey) && chosen.length) {
      end(true, at, chosen);
      return this.#sayNotLoaded(chosen.length);
    }
    if (key === "Escape") return end(false);
    const step = shiftKey ? -1 : 1;
    end(true, {
      row: key === "Enter" ? Math.max(0, at.row + step) : at.row,
      column: key === "Tab" ? Math.max(0, at.column + step) : at.column,
    });
  }

  /** Puts the value of the first row into the others, as one step. @param areChosen they are all chosen rows that are loaded */
  fill(column: Column, rows: readonly (Data | undefined)[], areChosen: boolean): void {
    const { key } = column;
    const [first, ...others] = rows;
    if (!first) return;
    const [after, known] = [this.#coming(first, key), others.filter((row) => row !== undefined)];
    this.set(known.map((row) => ({ row, column, before: this.#coming(row, key), after })));
    if (areChosen) this.#sayNotLoaded(rows.length);
  }
  /** Puts the value of one column into another of the same kind, in each of the rows, as one step. */
  fillFrom(left: Column, column: Column, rows: readonly Data[]): void {
    const of = (row: Data, { key }: Column) => this.#coming(row, key);
    this.set(rows.map((row) => ({ row, column, before: of(row, column), after: of(row, left) })));
    this.#sayNotLoaded(rows.length);
  }
  #sayNotLoaded(changed: number): void {
    const left = this.#of.chosenCount() - changed;
    if (left <= 0) return;
    this.#leftOut = words("pasteNotLoaded", { count: left });
    this.#of.redraw([]);
  }

  /** Escape: the cell shows the stored value again. */
  #forget(row: Data, key: string): void {
    const at = this.#keyOf(row, key);
    this.#saves.delete(at);
    this.#typed.delete(at);
    this.#problems.delete(at);
    this.#leftOut = "";
    this.#of.redraw([row]);
  }

  // ---- saves

  /** Stores changes as one step of undo; those that change nothing are skipped. */
  set(changes: CellChange[]): void {
    const real = changes.filter(
      ({ row, column, after }) =>
        this.#of.idOf(row) !== "" &&
        isEditable(row[column.key]) &&
        (this.#problems.has(this.#keyOf(row, column.key)) || !isSameText(this.#coming(row, column.key), after)),
    );
    if (!real.length) return;
    this.#undo.push(real);
    this.#redo = [];
    this.#send(real.map((change) => ({ ...change, value: change.after })));
  }

  /** Takes the last step back, or does it again. @returns false when there is none */
  step(isUndo: boolean): boolean {
    const changes = (isUndo ? this.#undo : this.#redo).pop();
    if (!changes) return false;
    (isUndo ? this.#redo : this.#undo).push(changes);
    this.#send(changes.map((change) => ({ ...change, value: isUndo ? change.before : change.after })));
    return true;
  }

  #send(changes: readonly SentCell[]): void {
    this.#leftOut = "";
    for (const { row, column, value } of changes) {
      const at = this.#keyOf(row, column.key);
      this.#typed.set(at, value);
      this.#problems.delete(at);
    }
    this.#of.redraw(changes.map(({ row }) => row));
    this.#guard.look();
    // one after another: the second change of a row is compared with what the first has stored
    this.#queue = this.#queue.then(async () => this.#sendAll(changes)).catch(console.error);
  }

  async #sendAll(changes: readonly SentCell[]): Promise<void> {
    const byRow = new Map<string, SentCell[]>();
    for (const change of changes) {
      const id = this.#of.idOf(change.row);
      byRow.set(id, [...(byRow.get(id) ?? []), change]);
    }
    for (const cells of byRow.values()) await this.#sendRow(cells);
    const { host, table } = this.#of;
    // others show the table too; its own rows are here
    const keep = (event: Event) => event.preventDefault();
    host.addEventListener("vs:refresh", keep);
    // it tells at once, and the next save does not wait for slow ones
    const others = refresh({ table, otherwise: () => {} });
    host.removeEventListener("vs:refresh", keep);
    void others.catch(console.error);
  }

  /** The cells of one row in one call; without those that are refused, when others can be stored. */
  async #sendRow(cells: readonly SentCell[]): Promise<void> {
    let rest = cells;
    try {
      while (rest.length) rest = await this.#store(rest);
    } catch (error) {
      console.error(error);
      for (const cell of rest) this.#refuse(cell, sentence(error, "notSaved"));
    }
    this.#of.redraw([cells[0]!.row]);
    this.#guard.look();
  }

  /** @returns the cells that can be sent again without the refused ones */
  async #store(cells: readonly SentCell[]): Promise<SentCell[]> {
    const { host, table, form, idOf } = this.#of;
    const { row } = cells[0]!;
    const version = this.#of.version();
    const save = this.#saveOf(cells);
    const result = await save.store(new Map(cells.map(({ column, value }) => [column.key, value])), host);
    if ("problems" in result) {
      if (result.isGone) await this.#of.refresh();
      if (result.isGone && !this.#shownRow(row)) return this.#dropGone(cells);
      for (const cell of cells) {
        const problem = result.problems.get(cell.column.key);
        if (problem !== undefined) this.#refuse(cell, problem);
      }
      return cells.filter(({ column }) => !result.problems.has(column.key));
    }
    // servers leave empty values out of their lists
    const stored = cells.map(({ column }) => column.key);
    for (const one of this.#sameRows(row))
      for (const key of [...Object.keys(one), ...stored]) if (key in result.record) one[key] = result.record[key];
    // rows that were read meanwhile may be older than this save
    if (this.#of.version() !== version || this.#of.isLoading()) await this.#of.refresh();
    for (const cell of cells) this.#settle(cell);
    tell("vs:saved", { table, id: idOf(row), form, answer: { id: idOf(row) }, created: false }, host);
    tellTabs({ table, id: idOf(row) });
    return [];
  }

  /** The record is deleted: its steps and texts go with it, and one sentence names for a while what was not stored. */
  #dropGone(cells: readonly SentCell[]): [] {
    const { row } = cells[0]!;
    const gone = this.#of.idOf(row);
    for (const map of [this.#typed, this.#problems, this.#saves])
      for (const at of map.keys()) if (at.startsWith(`${gone}\n`)) map.delete(at);
    const others = (steps: CellChange[][]) =>
      steps.map((step) => step.filter((one) => this.#of.idOf(one.row) !== gone)).filter((step) => step.length);
    this.#undo = others(this.#undo);
    this.#redo = others(this.#redo);
    this.#problems.set(gone, words("cellGone", { text: cells.map(({ value }) => String(value ?? "")).join(", ") }));
    natives.after(goneMs, () => {
      this.#problems.delete(gone);
      this.#of.redraw([]);
    });
    return [];
  }

  /** The save that these cells were sent by before, else a new one. */
  #saveOf(cells: readonly SentCell[]): RowSave {
    const { table, api, form, idOf, allColumns, entryOf, show } = this.#of;
    const columns = cells.map(({ column }) => column);
    const { row } = cells[0]!;
    const places = columns.map(({ key }) => this.#keyOf(row, key));
    const before = this.#saves.get(places[0]!);
    const isSame = before?.isOf(columns) && places.every((at) => this.#saves.get(at) === before);
    const save =
      before && isSame
        ? before
        : new RowSave({ table, api, form, columns, allColumns, entryOf, show, row, id: idOf(row) });
    for (const at of places) this.#saves.set(at, save);
    return save;
  }

  /** What was typed since then is being saved itself. */
  #isLast({ row, column, value }: SentCell): boolean {
    return this.#typed.get(this.#keyOf(row, column.key)) === value;
  }
  #refuse(cell: SentCell, problem: string): void {
    if (this.#isLast(cell)) this.#problems.set(this.#keyOf(cell.row, cell.column.key), problem);
  }
  #settle(cell: SentCell): void {
    const at = this.#keyOf(cell.row, cell.column.key);
    const isLast = this.#isLast(cell);
    this.#saves.delete(at);
    this.#problems.delete(at);
    if (isLast) this.#typed.delete(at);
  }

  /** A row of an earlier step and the one that is shown now: rows that were read again are other objects. */
  #sameRows(row: Data): Data[] {
    const shown = this.#shownRow(row);
    return shown && shown !== row ? [row, shown] : [row];
  }
  #shownRow(row: Data): Data | undefined {
    const version = this.#of.version();
    if (this.#byId?.version !== version) {
      const rows = new Map<string, Data>();
      for (const one of this.#of.rows()) if (one) rows.set(this.#of.idOf(one), one);
      this.#byId = { version, rows };
    }
    return this.#byId.rows.get(this.#of.idOf(row));
  }
}

const isSameText = (one: unknown, other: unknown): boolean => String(one ?? "") === String(other ?? "");
