/** A data table on our own pool of rows: drawing, focus, editing in cells. */
import { natives } from "../../../base/runtime/runtime.ts";
import { titleOf } from "../../../base/language/i18n.ts";
import { moveRow, setCells, takeBack, type Rows } from "../../../tables/rows/row-edits.ts";
import { Grid, type GridColumn } from "../grid/grid.ts";
import { setText } from "../grid/set-text.ts";
import type { CellPlace } from "../grid/grid-keys.ts";
import { cellType } from "./cell-types.ts";
import type { SheetEngine, SheetOwner, SheetPlace } from "./sheet-engine.ts";
import { words } from "./phrases.ts";
import type { SheetColumn } from "./plan.ts";
import { dragRows } from "./row-drag.ts";
import { fillCell } from "./fill-cell.ts";
import { keyMeaning } from "./sheet-keys.ts";
import { SheetRange } from "./sheet-range.ts";

/** Own columns beside those of the rows; no name of a column has a space at its start. */
const headKey = " row";
const editKey = " edit";
const deleteKey = " delete";
const lineHeights = { fine: 32, coarse: 44 };

export class OwnSheet implements SheetEngine {
  readonly #owner: SheetOwner;
  readonly #grid: Grid;
  #drawn: readonly (SheetColumn | string)[] = [];
  readonly #range: SheetRange;
  readonly #stop = new AbortController();
  #look = "";
  /** The open cell, its rows before the editing, and how to remove its editor. */
  #open: { at: CellPlace; before: Rows; remove: () => void } | undefined;

  constructor(owner: SheetOwner) {
    this.#owner = owner;
    this.#grid = new Grid({
      label: () => owner.state().label,
      columns: () => this.#drawn.map((one) => gridColumn(one)),
      count: () => owner.state().rows.length,
      fill: (cell, at) => this.#fill(cell, at),
      fillHead: (cell, { key }) => this.#fillHead(cell, key),
      press: (event, at) => this.#press(event, at),
    });
    const range = {
      grid: this.#grid,
      owner,
      drawn: () => this.#drawn,
      canEdit: (column: SheetColumn) => this.#canEdit(column),
    };
    this.#range = new SheetRange(range, this.#stop.signal);
    const { element } = this.#grid;
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("dblclick", ({ target }) => {
      const at = this.#grid.placeOf(target);
      if (at && !this.#grid.isEditing) this.#edit(at);
    });
    dragRows(element, {
      rowAt: (target) => this.#grid.placeOf(target)?.row,
      move: (from, to) => this.#moveRow(from, to),
    });
    this.update();
  }

  get element(): HTMLElement {
    return this.#grid.element;
  }

  update(): void {
    const { plan, isLocked } = this.#owner.state();
    const isCoarse = matchMedia("(pointer: coarse)").matches;
    const canChange = !isLocked && plan.hasRowButtons;
    this.#drawn = [
      headKey,
      ...plan.columns,
      ...(canChange && plan.canEdit && !plan.isLive ? [editKey] : []),
      ...(canChange && plan.canDelete ? [deleteKey] : []),
    ];
    const look = [
      isCoarse,
      ...this.#drawn.map((one) => (typeof one === "string" ? one : `${one.key}\n${titleOf(one.title)}`)),
    ].join("\0");
    this.element.classList.toggle("locked", isLocked);
    this.element.ariaReadOnly = String(isLocked || !plan.canEdit);
    if (isLocked || !plan.canEdit) this.#close();
    if (look !== this.#look) {
      this.#look = look;
      this.#close();
      this.#grid.rowPx = isCoarse ? lineHeights.coarse : lineHeights.fine;
      this.#grid.redraw();
    } else this.#grid.update();
  }

  focus({ row, key }: SheetPlace): void {
    const column = this.#drawn.findIndex((one) => typeof one !== "string" && one.key === key);
    this.#grid.activate({ row, column: Math.max(0, column) });
  }

  /** Gives the focus to the active cell. */
  enter(): void {
    this.#grid.activate(this.#grid.active);
  }

  editRow(row: number): void {
    const column = this.#drawn.findIndex((one) => typeof one !== "string" && this.#canEdit(one));
    if (column >= 0) this.#edit({ row, column });
  }

  destroy(): void {
    this.#stop.abort();
    this.#close();
    this.#grid.destroy();
  }

  // ---- drawing

  #fill(cell: HTMLElement, place: CellPlace): void {
    const { row: at, column: index } = place;
    const column = this.#drawn[index]!;
    if (typeof column === "string") return this.#fillOwn(cell, column, at);
    fillCell(cell, { state: this.#owner.state(), row: at, column, canEdit: this.#canEdit(column) });
    this.#range.mark(cell, place);
  }

  #fillOwn(cell: HTMLElement, key: string, at: number): void {
    const { plan, isLocked } = this.#owner.state();
    cell.className = `grid-cell ${key === headKey ? "row-head frozen" : key === deleteKey ? "row-button frozen at-end" : "row-button"}`;
    if (key === headKey) {
      const canMove = plan.canMove && !isLocked;
      cell.classList.toggle("row-grip", canMove);
      cell.title = canMove ? words("sheetRowHandle", { row: at + 1 }) : "";
      return setText(cell, String(at + 1));
    }
    const name = key === editKey ? "sheetEditRow" : plan.interval ? "sheetBlankRow" : "sheetDeleteRow";
    const button = cell.querySelector("button") ?? cell.appendChild(document.createElement("button"));
    Object.assign(button, { type: "button", tabIndex: -1, className: key.trim() });
    if (!button.firstChild) cell.replaceChildren(button);
    button.ariaLabel = button.title = words(name, { row: at + 1 });
    setText(button, key === editKey ? "✎" : "×");
  }

  #fillHead(cell: HTMLElement, key: string): void {
    const column = this.#drawn.find((one) => (typeof one === "string" ? one : one.key) === key);
    if (!column || typeof column === "string") {
      const text = words(key === headKey ? "sheetRowHead" : "sheetActions");
      return cell.replaceChildren(span(key === headKey ? "" : "quiet", text));
    }
    const title = titleOf(column.title, column.key);
    const { isLocked, plan } = this.#owner.state();
    const isRequired = column.entry.validators.some(({ type }) => type === "required");
    const parts: Node[] = [span("heading", title)];
    if (isRequired) parts.push(span("star", " *"));
    if (column.filling !== undefined && !isLocked && plan.canEdit) {
      const fill = Object.assign(document.createElement("button"), { type: "button", className: "fill", tabIndex: -1 });
      fill.textContent = "⇣";
      fill.ariaLabel = fill.title = words("sheetFill", { title });
      parts.push(fill);
    }
    cell.replaceChildren(...parts);
  }

  // ---- what a person does

  #canEdit(column: SheetColumn): boolean {
    const { plan, isLocked } = this.#owner.state();
    return !isLocked && plan.canEdit && !column.isDisabled;
  }

  #click(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const at = this.#grid.placeOf(target);
    const column = at && this.#drawn[at.column];
    if (!at || column === undefined || this.#isIn(at)) return;
    if (at.row < 0) {
      if (typeof column !== "string" && natives.closest(target, ".fill")) this.#owner.fillColumn(column.key);
      return;
    }
    if (typeof column === "string") {
      if (natives.closest(target, "button")) this.#runButton(column, at.row);
      return;
    }
    if (natives.matches(target, ".tick")) return this.#toggle(at, column);
    if (this.#owner.state().plan.isLive) this.#edit(at);
  }
  #isIn(at: CellPlace): boolean {
    return this.#open?.at.row === at.row && this.#open.at.column === at.column;
  }

  #runButton(key: string, row: number): void {
    if (key === editKey) this.editRow(row);
    if (key !== deleteKey) return;
    this.#owner.removeRow(row);
    this.#grid.update();
    this.#grid.activate({ row: Math.min(row, this.#owner.state().rows.length - 1), column: this.#grid.active.column });
  }

  #press(event: KeyboardEvent, at: CellPlace): boolean {
    const column = this.#drawn[at.column];
    if (column === undefined) return false;
    if (at.row < 0) return typeof column !== "string" && this.#pressHead(event, column);
    if (this.#range.key(event, at)) return true;
    const meaning = keyMeaning(event);
    if (meaning === "up" || meaning === "down") return this.#moveRow(at.row, at.row + (meaning === "up" ? -1 : 1));
    if (meaning === "insert") return this.#addRow({ ...at, row: at.row + 1 });
    if (typeof column === "string") {
      if (meaning === "open" || meaning === "space") this.#runButton(column, at.row);
      return meaning === "open" || meaning === "space";
    }
    if (!this.#canEdit(column)) return false;
    if (meaning === "empty" && this.#range.isMany) return this.#range.empty();
    if (meaning === "empty") return this.#set(at.row, column, cellType(column.kind).empty);
    if (column.kind === "flag" && (meaning === "open" || meaning === "space")) return (this.#toggle(at, column), true);
    if (meaning === "open") return this.#edit(at);
    // the key itself goes on to the input that has the focus now
    if (meaning === "typing" || meaning === "space") this.#edit(at);
    return false;
  }
  #pressHead({ key }: KeyboardEvent, column: SheetColumn): boolean {
    if ((key !== "Enter" && key !== " ") || column.filling === undefined) return false;
    this.#owner.fillColumn(column.key);
    return true;
  }

  #addRow(at: CellPlace): boolean {
    if (!this.#owner.addRow(at.row)) return false;
    this.#grid.update();
    this.#grid.activate(at);
    return true;
  }

  #moveRow(from: number, to: number): boolean {
    const { plan, rows, isLocked } = this.#owner.state();
    if (isLocked || !plan.canMove || moveRow(rows, from, to) === rows) return false;
    this.#owner.moveRow(from, to);
    this.#grid.update();
    this.#grid.activate({ row: to, column: this.#grid.active.column });
    return true;
  }

  #toggle(at: CellPlace, column: SheetColumn): void {
    const raw = this.#owner.state().rows[at.row]?.[column.key];
    this.#set(at.row, column, !(cellType("flag").read(raw, column.entry) as unknown as boolean));
    this.#grid.activate(at);
  }

  #set(row: number, column: SheetColumn, value: unknown): boolean {
    const { rows } = this.#owner.state();
    const raw = cellType(column.kind).write(value as never, rows[row]?.[column.key], column.entry);
    this.#owner.change(setCells(rows, [{ row, key: column.key, value: raw }]));
    this.#owner.done();
    return true;
  }

  // ---- editing in a cell

  #edit(at: CellPlace): boolean {
    const column = this.#drawn[at.column];
    if (at.row < 0 || typeof column === "string" || !column || !this.#canEdit(column)) return false;
    if (column.kind === "flag") return (this.#grid.activate(at), true);
    this.#close();
    const place = document.createElement("div");
    place.className = "cell-editor";
    const before = this.#owner.state().rows;
    this.#grid.edit(at, place);
    this.#open = { at, before, remove: this.#drawEditor(place, at, column.key) };
    place.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Element ? isWithin(place, relatedTarget) : hasPopup(place)) return;
      if (this.#isIn(at) && place.isConnected) this.#close();
    });
    const input = place.querySelector<HTMLInputElement>("input,select,textarea");
    input?.focus({ preventScroll: true });
    input?.select?.();
    return true;
  }

  #drawEditor(place: HTMLElement, at: CellPlace, key: string): () => void {
    return this.#owner.drawEditor(place, { row: at.row, key }, (event) => this.#pressInEditor(event, at));
  }

  /** Enter and Tab store the cell and go on, Escape takes back what was typed. */
  #pressInEditor(event: KeyboardEvent, at: CellPlace): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
    if (isComposing || ctrlKey || metaKey || altKey) return false;
    if (key === "Escape" && event.defaultPrevented) return true; // a list was closed by it
    if (key !== "Escape" && key !== "Enter" && key !== "Tab") return false;
    if (key === "Enter" && (event.target as Element).ariaExpanded === "true") return true; // the list takes it
    event.preventDefault();
    if (key === "Escape") this.#revert();
    else {
      this.#close();
      // in a spreadsheet Enter goes down
      if (key === "Enter" && this.#owner.state().computed) this.#grid.activate({ ...at, row: at.row + 1 });
      else this.#goOn(at, key === "Tab" && shiftKey ? -1 : 1, key === "Tab");
    }
    return true;
  }

  /** The next cell that can be edited, or the first of the next row; Tab adds a row after the last one. */
  #goOn({ row, column }: CellPlace, step: 1 | -1, mayAdd: boolean): void {
    const all = this.#drawn.flatMap((one, at) => (typeof one !== "string" && this.#canEdit(one) ? [at] : []));
    const next = all.indexOf(column) + step;
    const to = { row: row + (next < 0 ? -1 : next >= all.length ? 1 : 0), column: all.at(next % all.length)! };
    const { rows, plan } = this.#owner.state();
    if (to.row >= rows.length && !(mayAdd && this.#addRow(to))) return this.#grid.activate({ row, column });
    if (to.row < 0) return this.#grid.activate({ row, column });
    if (!(plan.isLive || mayAdd) || !this.#edit(to)) this.#grid.activate(to);
  }

  #revert(): void {
    const { before, at } = this.#open ?? {};
    const column = at && this.#drawn[at.column];
    this.#removeEditor();
    if (before && typeof column === "object")
      this.#owner.change(takeBack(this.#owner.state().rows, before, { row: at!.row, key: column.key }));
    this.#owner.done();
    if (at) this.#grid.activate(at);
  }

  #close(): void {
    if (!this.#open) return;
    this.#removeEditor();
    this.#owner.done();
  }
  #removeEditor(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    // the input must leave before React removes it, so that a late blur finds the cell closed; and it must be left, which
    // Firefox does not tell of an input that is removed
    if (this.element.querySelector(".cell-editor :focus")) this.#grid.activate(this.#grid.active);
    this.#grid.endEditing();
    open.remove();
  }
}

function gridColumn(one: SheetColumn | string): GridColumn {
  if (typeof one !== "string") {
    const { key, title, widthPx, kind } = one;
    return { key, title: titleOf(title, key), widthPx, isFrozen: false, isNumeric: kind === "number" };
  }
  return {
    key: one,
    title: "",
    widthPx: one === headKey ? 52 : 40,
    isFrozen: one === headKey,
    isAtEnd: one === deleteKey,
    isNumeric: false,
  };
}

const span = (className: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement("span"), { className, textContent });

/** A calendar or list beside the cell belongs to its editor. */
const isWithin = (place: Element, target: Element): boolean =>
  place.contains(target) || natives.closest(target, "[popover]") !== null;
const hasPopup = (place: Element): boolean =>
  (place.getRootNode() as ShadowRoot).querySelector(":popover-open") !== null;
