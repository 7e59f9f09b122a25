/**
 * Cells that were copied from a spreadsheet: the clipboard holds what they show, and pasted into a spreadsheet their
 * formulas go along.
 */
import { writeBlock } from "../../../src/tables/csv.ts";
import type { CellEdit } from "../../../src/tables/rows/row-edits.ts";
import { movedCell } from "../../../src/tables/spreadsheet/references.ts";
import type { CopiedCells } from "../../../src/view/controls/sheet/sheet-engine.ts";

/** Systems spell line ends in their own way. */
const plain = (text: string): string => text.replace(/\r/g, "").replace(/\n$/, "");

let copied: { text: string; cells: unknown[][]; row: number; column: number } | undefined;

/** Remembers cells; `shown` are their texts. @returns the texts for the clipboard, without spaces between thousands */
export function copyCells(
  { rows, keys, row, column }: CopiedCells,
  shown: (row: number, key: string) => { text: string; isNumeric: boolean } | undefined,
): string[][] {
  const texts = rows.map((cells, at) =>
    keys.map((key) => {
      const result = shown(row + at, key);
      return result?.isNumeric ? result.text.replace(/[\s\u00A0]/g, "") : (result?.text ?? String(cells[key] ?? ""));
    }),
  );
  copied = { text: plain(writeBlock(texts)), cells: rows.map((cells) => keys.map((key) => cells[key])), row, column };
  return texts;
}

/** The edits that paste the cells copied last; undefined when the clipboard has another text. */
export function pasteCells(
  text: string,
  keys: readonly string[],
  { row, column }: { row: number; column: number },
): CellEdit[] | undefined {
  if (!copied || copied.text !== plain(text)) return undefined;
  const [down, right] = [row - copied.row, column - copied.column];
  return copied.cells.flatMap((line, below) =>
    line.flatMap((value, beside): CellEdit[] => {
      const key = keys[column + beside];
      return key === undefined ? [] : [{ row: row + below, key, value: movedCell(String(value ?? ""), down, right) }];
    }),
  );
}
