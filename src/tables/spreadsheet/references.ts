/** References in formulas follow when a formula is copied or a row is inserted. Names of columns: A to ZZZ. No DOM. */
import { columnName, isFormula, type Cell } from "./matrix.ts";

/** `$A1`, `A$1`, `A1`; a name of a function such as `LOG10(` is none. */
const reference = /(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})(?![\w(])/g;
const lost = "#REF!";

interface Reference {
  row: number;
  column: number;
  /** A `$` stands before it: it does not move. */
  isRowFixed: boolean;
  isColumnFixed: boolean;
}

/** A formula with other references; texts in quotes are left as they are. */
function withReferences(formula: string, place: (at: Reference) => { row: number; column: number }): string {
  const spell = (whole: string, ...[dollar, letters, dollarRow, digits, at, all]: unknown[]) => {
    if (/[\w.$]/.test(String(all)[Number(at) - 1] ?? "")) return whole;
    const [isColumnFixed, isRowFixed] = [dollar === "$", dollarRow === "$"];
    const { row, column } = place({
      row: Number(digits) - 1,
      column: columnNumber(String(letters)),
      isRowFixed,
      isColumnFixed,
    });
    return row < 0 || column < 0 ? lost : `${String(dollar)}${columnName(column)}${String(dollarRow)}${row + 1}`;
  };
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part, at) => (at % 2 ? part : part.replace(reference, spell)))
    .join("");
}

/** `A` is 0, `AA` 26. */
export const columnNumber = (name: string): number =>
  name
    .toUpperCase()
    .split("")
    .reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0) - 1;

/** A cell as it is copied by so many rows and columns: a reference without `$` moves along. */
export function movedCell(cell: Cell, down: number, right: number): Cell {
  if (!isFormula(cell)) return cell;
  return withReferences(cell, ({ row, column, isRowFixed, isColumnFixed }) => ({
    row: isRowFixed ? row : row + down,
    column: isColumnFixed ? column : column + right,
  }));
}

/** A cell after an empty row was inserted at a place: references to it and the rows below it move down. */
export function afterInsertion(cell: Cell, at: number): Cell {
  if (!isFormula(cell)) return cell;
  return withReferences(cell, ({ row, column }) => ({ row: row >= at ? row + 1 : row, column }));
}
