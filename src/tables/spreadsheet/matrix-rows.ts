/** A spreadsheet as the rows of a data table: the letters of the columns are its keys, the values texts as typed. No DOM. */
import type { Data } from "../../base/data.ts";
import type { Rows } from "../rows/row-edits.ts";
import { columnName, mostColumns, trimmed, type Cell, type Matrix } from "./matrix.ts";
import { columnNumber } from "./references.ts";

/** The text that a person edits: a decimal comma, `TRUE` and `FALSE`. */
export const textOf = (cell: Cell): string =>
  typeof cell === "number"
    ? String(cell).replace(".", ",")
    : typeof cell === "boolean"
      ? String(cell).toUpperCase()
      : (cell ?? "");

/** What a typed text is: a number only in its plain spelling, so that `007` and `1,50` stay as they were typed. */
export function cellOf(text: string, before: Cell = null): Cell {
  if (text === textOf(before)) return before;
  if (text === "") return null;
  if (text === "TRUE" || text === "FALSE") return text === "TRUE";
  const number = /^-?\d{1,15}(,\d{1,10})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return textOf(number) === text ? number : text;
}

const drawn = new WeakMap<readonly Cell[], Data>();
const stored = new WeakMap<Data, readonly Cell[]>();

/** The rows of a matrix; a row that has not changed is the same object. */
export const rowsOf = (matrix: Matrix): Rows =>
  matrix.map((cells) => {
    const known = drawn.get(cells);
    if (known) return known;
    const row: Data = {};
    cells.forEach((cell, column) => {
      const text = textOf(cell);
      if (text !== "") row[columnName(column)] = text;
    });
    drawn.set(cells, row);
    stored.set(row, cells);
    return row;
  });

/** The matrix of edited rows. A cell whose text has not changed keeps its value from `before`. */
export function matrixOf(rows: Rows, before: Matrix): Matrix {
  return trimmed(rows.map((row, at) => stored.get(row) ?? cellsOf(row, before[at] ?? [])));
}

function cellsOf(row: Data, before: readonly Cell[]): readonly Cell[] {
  const cells: Cell[] = [];
  for (const [name, value] of Object.entries(row)) {
    const column = columnNumber(name);
    if (column >= mostColumns) continue;
    while (cells.length <= column) cells.push(null);
    cells[column] = cellOf(String(value ?? ""), before[column]);
  }
  return cells;
}
