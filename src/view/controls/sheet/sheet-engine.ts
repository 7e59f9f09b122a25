/** What a data table's engine gets and does: our own grid, or a vendor's in its place. */
import type { CellEdit, Rows } from "../../../tables/rows/row-edits.ts";
import type { Pasted } from "./sheet-blocks.ts";
import type { SheetPlan } from "./plan.ts";

/** Cells that are computed from others: a spreadsheet's. */
export interface ComputedCells {
  /** What a cell shows in place of its value; undefined: the value itself. */
  shown(row: number, key: string): { text: string; isNumeric: boolean } | undefined;
  /** A value as it stands when it is copied by so many rows and columns. */
  moved(value: unknown, down: number, right: number): unknown;
  /** The rows after an empty one was inserted at a place. */
  inserted(rows: Rows, at: number): Rows;
  /** The texts of copied cells for the clipboard. */
  copy(cells: CopiedCells): string[][];
  /** The edits that paste cells which were copied here; undefined for other texts. `keys` are those of all columns. */
  paste(text: string, keys: readonly string[], at: { row: number; column: number }): CellEdit[] | undefined;
}
/** A block of cells: its rows, the keys of its columns, and its first place. */
export interface CopiedCells {
  rows: Rows;
  keys: readonly string[];
  row: number;
  column: number;
}

/** What an engine shows now. */
export interface SheetState {
  plan: SheetPlan;
  /** The rows, with blank ones up to the fewest of the interval. */
  rows: Rows;
  /** Nothing can be changed. */
  isLocked: boolean;
  /** The accessible name. */
  label: string;
  /** The server's message for a cell; "" without one. */
  refusal(row: number, key: string): string;
  computed: ComputedCells | undefined;
}

/** What an engine calls. A person's edits arrive as new rows. */
export interface SheetOwner {
  state(): SheetState;
  /** The rows are others now; called for each step of typing too. */
  change(rows: Rows): void;
  /** An edit is complete: the next one is a step of its own for undo. */
  done(): void;
  /** Says what happened to a person who cannot see it. */
  say(text: string): void;
  /** Adds a row with the values that its columns are filled with, after `at` or at the end. @returns whether it could */
  addRow(at?: number): boolean;
  removeRow(at: number): void;
  moveRow(from: number, to: number): void;
  /** Puts a block of a clipboard into the cells from a place on. */
  paste(pasted: Pasted, at: SheetPlace): void;
  /** Fills the empty cells of a column (R3.7-08). */
  fillColumn(key: string): void;
  /**
   * Draws the editor of a cell into an element. `press` gets the keys that the editor leaves, and says whether it has
   * handled one. @returns a function that removes it
   */
  drawEditor(place: HTMLElement, at: SheetPlace, press: (event: KeyboardEvent) => boolean): () => void;
}

/** A place in the rows: the column by its key. */
export interface SheetPlace {
  row: number;
  key: string;
}

/** A table that a person edits. */
export interface SheetEngine {
  /** The state has changed: draws it. */
  update(): void;
  /** Shows a cell and gives it the focus. */
  focus(at: SheetPlace): void;
  /** Gives the focus to the active cell. */
  enter(): void;
  /** Opens the first cell of a row that can be edited. */
  editRow(row: number): void;
  destroy(): void;
}
