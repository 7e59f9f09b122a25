/** The cells of a spreadsheet: rows of raw values, where a text that begins with `=` is a formula. No DOM. */
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";

export type Cell = string | number | boolean | null;
/** Rows from the top, cells from the left; what is missing at an end is empty. */
export type Matrix = readonly (readonly Cell[])[];

/** More is read but not drawn. */
export const mostRows = 10_000;
export const mostColumns = 702; // A to ZZ

const isCell = (one: unknown): one is Cell => one === null || ["string", "number", "boolean"].includes(typeof one);

/** Reads `[[…], …]` or its JSON text; undefined for something else. */
export function readMatrix(raw: unknown): Matrix | undefined {
  if (raw === null || raw === undefined || raw === "") return [];
  if (typeof raw === "string") {
    const parsed = parseJson(raw);
    return Array.isArray(parsed) ? readMatrix(parsed) : undefined;
  }
  if (!Array.isArray(raw)) return undefined;
  return raw.every((row): row is Cell[] => Array.isArray(row) && row.every(isCell)) ? trimmed(raw) : undefined;
}

/** In the loaded spelling: JSON text stays text. */
export function writeMatrix(value: Matrix, raw: unknown): unknown {
  if (!value.length && (raw === null || raw === "")) return raw;
  const rows = value.map((row) => [...row]);
  return typeof raw === "string" && raw !== "" ? natives.json(rows) : rows;
}

export const isEmpty = (cell: Cell | undefined): boolean => cell === undefined || cell === null || cell === "";

export const cellAt = (value: Matrix, row: number, column: number): Cell => value[row]?.[column] ?? null;

export interface CellChange {
  row: number;
  column: number;
  cell: Cell;
}

/** The matrix with some cells changed; unchanged rows stay the same objects. */
export function withCells(value: Matrix, changes: readonly CellChange[]): Matrix {
  const rows = [...value];
  const own = new Set<number>();
  for (const { row, column, cell } of changes) {
    while (rows.length <= row) rows.push([]);
    const cells = own.has(row) ? (rows[row] as Cell[]) : [...rows[row]!];
    while (cells.length < column) cells.push(null);
    cells[column] = cell;
    rows[row] = cells;
    own.add(row);
  }
  return trimmed(rows);
}

/** Without empty rows and cells at the ends. */
export function trimmed(value: Matrix): Matrix {
  const rows = value.map((row) => {
    const last = row.findLastIndex((cell) => !isEmpty(cell));
    return last === row.length - 1 ? row : row.slice(0, last + 1);
  });
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
}

/** `A` to `Z`, `AA` … for columns from 0. */
export function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

export const isFormula = (cell: Cell | undefined): cell is string =>
  typeof cell === "string" && cell.length > 1 && cell.startsWith("=");
