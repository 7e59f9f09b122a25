/** What the editing of cells knows of its table. */
import type { Data } from "../../../src/base/data.ts";
import type { Option } from "../../../src/forms/lists/read-list.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Column } from "../../../src/tables/columns.ts";
import type { Grid } from "../../../src/view/controls/grid/grid.ts";
import type { CellPlace } from "../../../src/view/controls/grid/grid-keys.ts";

export interface EditedTable {
  grid: Grid;
  host: HTMLElement;
  table: string;
  api: string;
  form: string;
  columnAt(at: number): Column | undefined;
  /** All columns, also those that are not drawn. */
  allColumns(): readonly Column[];
  entryOf(key: string): Entry | undefined;
  optionsOf(column: Column): readonly Option[];
  /** A value as a cell of the column shows it. */
  show(column: Column, value: unknown): string;
  row(at: number): Data | undefined;
  /** All rows in their order; undefined for one that is not loaded. */
  rows(): (Data | undefined)[];
  /** Changes whenever rows were read. */
  version(): number;
  /** Rows are being read. */
  isLoading(): boolean;
  /** Reads the rows again. */
  refresh(): Promise<void>;
  idOf(row: Data): string;
  /** The chosen rows that are loaded. */
  chosenRows(): Data[];
  chosenCount(): number;
  /** Rows have other values, or other problems. */
  redraw(rows: readonly Data[]): void;
  /** The handle of a cell was dragged to another one in its column or its row. */
  fillTo(from: CellPlace, to: CellPlace): void;
}
/** One cell with its stored and its new value. */
export interface CellChange {
  row: Data;
  column: Column;
  before: unknown;
  after: unknown;
}
