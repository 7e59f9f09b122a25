/** Rows and cells of a table as a block for the clipboard of a spreadsheet. */
import type { Data } from "../../src/base/data.ts";
import { writeBlock } from "../../src/tables/csv.ts";
import { cellText, type CellWords } from "../../src/tables/cell-kinds.ts";
import type { Column } from "../../src/tables/columns.ts";
import type { CellPlace } from "../../src/view/controls/grid/grid-keys.ts";
import { isOwnKey } from "./layout.ts";
import { words } from "./phrases.ts";

interface CopiedTable {
  columns: readonly Column[];
  words(column: Column): CellWords;
  /** The chosen rows that are loaded, and how many are chosen. */
  chosen: readonly Data[];
  count: number;
  /** The active cell; on a heading, in the column of boxes or in that of actions no single cell is copied. */
  at: CellPlace;
  row: Data | undefined;
}
export interface CopiedBlock {
  text: string;
  /** What to tell; "" when one cell was copied. */
  said: string;
}

/** The chosen rows with the shown columns, else the active cell; undefined without both. Formulas stay texts. */
export function copiedBlock({ columns, words: wordsOf, chosen, count, at, row }: CopiedTable): CopiedBlock | undefined {
  const shown = columns.filter(({ key }) => !isOwnKey(key));
  const texts = (one: Data, of: readonly Column[]) =>
    of.map((column) => cellText(one[column.key], column, wordsOf(column)));
  if (count) {
    if (!chosen.length) return undefined;
    const left = count - chosen.length;
    const said =
      words("tableRowsCopied", { count: chosen.length }) +
      (left ? ` ${words("tableRowsNotCopied", { count: left })}` : "");
    return { text: writeBlock(chosen.map((one) => texts(one, shown))), said };
  }
  const column = columns[at.column];
  if (!row || !column || isOwnKey(column.key)) return undefined;
  return { text: writeBlock([texts(row, [column])]), said: "" };
}
