/** Blocks of cells of a data table: copied as text, pasted from spreadsheets, filled down and to the right. */
import { natives } from "../../../base/runtime/runtime.ts";
import { titleOf } from "../../../base/language/i18n.ts";
import type { Data } from "../../../base/data.ts";
import { listOf, optionStore, type Option } from "../../../forms/lists/option-lists.ts";
import { matchColumns, type Match } from "../../../tables/blocks/block-match.ts";
import { exactBlock, readMarkup } from "../../../tables/blocks/block-html.ts";
import { blockSteps, isTooLarge, type Block } from "../../../tables/blocks/block-text.ts";
import { amountOf } from "../../../tables/cell-kinds.ts";
import { flagOf } from "../../../values/yes-no.ts";
import { dayFirst } from "../../../values/dates/shown-days.ts";
import { withoutMark } from "../../../tables/csv.ts";
import { setCells, type CellEdit, type Rows } from "../../../tables/rows/row-edits.ts";
import { inSteps } from "../../../base/in-steps.ts";
import { isUnread } from "../../field.ts";
import { cellType, typedText } from "./cell-types.ts";
import type { SheetColumn } from "./plan.ts";
import { cellProblem } from "./sheet-value.ts";

/** What a clipboard or a file holds: a text, with the markup of the same cells where there is one. */
export interface Pasted {
  text: string;
  markup?: string;
}

/** Reads a clipboard in steps. @returns undefined when it has more cells than are accepted */
export async function readPasted({ text, markup }: Pasted): Promise<Block | undefined> {
  const separator = "\t";
  if (isTooLarge(text, separator)) return undefined;
  const plain = await inSteps(blockSteps(text, separator));
  // a long block is placed in a task of its own: reading and placing together would hold up the page
  if (plain.length > 100) await new Promise<void>((resolve) => natives.after(0, resolve));
  return exactBlock(plain, markup ? readMarkup(markup) : undefined);
}

/** The match of a block with the columns that can be changed. */
export function matchOf(block: Block, columns: readonly SheetColumn[], first = 0): Match {
  return matchColumns(
    block,
    columns.map(({ key, title }) => ({ key, title: titleOf(title, key) })),
    first,
  );
}

/** The raw value of a text that was pasted into a cell, in the spelling of the value that stood there. */
export function pastedValue(column: SheetColumn, given: string, before: unknown): unknown {
  const text = withoutMark(given);
  const type = cellType(column.kind);
  const write = (value: unknown) => type.write(value as never, before, column.entry);
  if (text.trim() === "") return write(type.empty);
  if (column.kind === "text") return text;
  if (column.kind === "choice") return write(optionIn(column, text)?.id ?? text);
  if (column.kind === "flag") return write(flagOf(text.trim()) ?? /^[xх+✓v]$/i.test(text.trim()));
  const typed = typedText(column.kind, text.trim(), column.entry, before);
  const value = type.read(column.kind === "date" ? dayFirst(typed) : typed, column.entry);
  if (!isUnread(value)) return write(value);
  const amount = column.kind === "number" ? amountOf(typed) : null;
  return amount === null ? typed : write(amount);
}

const plain = (text: string): string => text.trim().toLowerCase();
function optionIn({ entry }: SheetColumn, text: string): Option | undefined {
  const options = entry["parent"] ? [] : listOf(entry).options;
  return options.find(({ id }) => id === text.trim()) ?? options.find((option) => plain(option.text) === plain(text));
}

/** Whether a value is none that the column offers, or is wrong by the column's checks. */
export function isWrongCell(column: SheetColumn, row: Data): boolean {
  const value = row[column.key];
  const isChosen = column.kind === "choice" && !column.entry["parent"] && column.entry["tags"] !== true;
  if (isChosen && value !== null && value !== undefined && value !== "" && listOf(column.entry).state === "here")
    if (!optionIn(column, String(value))) return true;
  return cellProblem(column, row) !== undefined;
}

/** Waits until the lists of these columns are loaded, so that pasted texts can be found in them. */
export async function listsReady(columns: readonly SheetColumn[]): Promise<void> {
  const isLoading = () =>
    columns.some(({ kind, entry }) => kind === "choice" && !entry["parent"] && listOf(entry).state === "loading");
  if (!isLoading()) return;
  await new Promise<void>((resolve) => {
    const end = optionStore.listen(() => {
      if (isLoading()) return;
      end();
      resolve();
    });
  });
}

export interface Placed {
  rows: Rows;
  /** How many cells were set, and how many of them are wrong. */
  cells: number;
  wrong: number;
  /** Rows that the table may not have. */
  left: number;
}

/** Puts a block into the rows from a row on. Columns that are disabled are left as they are. */
export function placeBlock(
  block: Block,
  { keys, hasHead }: Match,
  into: { rows: Rows; columns: readonly SheetColumn[]; at: number; most: number },
): Placed {
  const { rows, columns, at, most } = into;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const lines = hasHead ? block.slice(1) : block;
  const edits: CellEdit[] = [];
  lines.forEach((line, place) => {
    line.forEach((text, index) => {
      const column = byKey.get(keys[index] ?? "");
      const row = at + place;
      if (!column || column.isDisabled || row >= most) return;
      edits.push({ row, key: column.key, value: pastedValue(column, text, rows[row]?.[column.key]) });
    });
  });
  const made = setCells(rows, edits, most);
  const wrong = edits.filter(({ row, key }) => isWrongCell(byKey.get(key)!, made[row]!)).length;
  return { rows: made, cells: edits.length, wrong, left: Math.max(0, at + lines.length - most) };
}

/** The texts of a block of cells, as a person reads and a spreadsheet understands them. */
export function textsOf(rows: Rows, columns: readonly SheetColumn[]): Block {
  return rows.map((row) => columns.map((column) => textOfCell(column, row)));
}

/** The text of a cell for a spreadsheet: no spaces between thousands; a phone without the plus of a formula. */
export function textOfCell(column: SheetColumn, row: Data): string {
  const type = cellType(column.kind);
  const value = type.read(row[column.key], column.entry);
  if (isUnread(value)) return value.text;
  if (column.kind === "phone") return value;
  const text = type.show(value, column.entry);
  return column.kind === "number" ? text.replace(/[\s\u00A0]/g, "") : text;
}

/** Repeats the first row or column of a block over the rest of it. */
export function filledBlock(
  rows: Rows,
  columns: readonly SheetColumn[],
  block: { top: number; bottom: number },
  way: "down" | "right",
  moved?: (value: unknown, down: number, right: number) => unknown,
): Rows {
  const edits: CellEdit[] = [];
  for (let row = block.top; row <= block.bottom; row++)
    columns.forEach((column, at) => {
      const isSource = way === "down" ? row === block.top : at === 0;
      const from = way === "down" ? { row: block.top, column } : { row, column: columns[0]! };
      if (isSource || column.isDisabled) return;
      const source = rows[from.row] ?? {};
      const value = () =>
        from.column === column
          ? source[column.key]
          : pastedValue(column, textOfCell(from.column, source), rows[row]?.[column.key]);
      const made = moved ? moved(source[from.column.key], row - from.row, way === "right" ? at : 0) : value();
      edits.push({ row, key: column.key, value: made });
    });
  return setCells(rows, edits);
}
