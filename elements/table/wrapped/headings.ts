/** The headings of a page's own table. */
import { forbidden } from "../../../src/base/data.ts";

export interface Heading {
  /** Its place from 1, as in `:nth-child`. */
  at: number;
  cell: HTMLTableCellElement;
  title: string;
  /** The column in a view, each its own: the title, which survives new columns of the server; else by the place. */
  key: string;
  /** The order in a card on a phone, from `data-priority`; 0: not shown there. */
  priority: number;
  canSort: boolean;
  /** Its column can be hidden and frozen: cells of one place are of one column also in the `thead`. */
  isPlain: boolean;
}

/**
 * The lowest cell of the `thead` above each column; undefined when a column has none. A heading above several columns
 * (`<th colspan="2">Дії</th>`) sorts none of them, and only the first is named by it.
 */
export function headingsOf(table: HTMLTableElement): Heading[] | undefined {
  const rows = [...(table.tHead?.rows ?? [])];
  const cells = columnsOf(rows, table.tBodies[0]?.rows[0]);
  if (!cells?.length) return undefined;
  const isPlain = rows.every((row) => row.cells.length === cells.length);
  const isWhole = !table.querySelector(":scope > tbody > tr > [rowspan]");
  const keys = new Set<string>();
  return cells.map((cell, index) => {
    const at = index + 1;
    const title = cell === cells[index - 1] ? "" : (cell.textContent ?? "").trim();
    const priority = Number(cell.dataset["priority"] ?? at);
    let key = forbidden.has(title) ? "" : title;
    while (!key || keys.has(key)) key = `${key} #${at}`.trim();
    keys.add(key);
    const canSort = isWhole && title !== "" && cell !== cells[index + 1] && cell.dataset["sort"] !== "false";
    return { at, cell, title, key, priority: Number.isFinite(priority) ? priority : at, canSort, isPlain };
  });
}

/** The heading of each column; undefined when a column has none. @param first a row whose cells may span as the headings do */
function columnsOf(
  rows: readonly HTMLTableRowElement[],
  first: HTMLTableRowElement | undefined,
): HTMLTableCellElement[] | undefined {
  const [head] = rows;
  if (rows.length === 1 && head!.cells.length === first?.cells.length) return [...head!.cells];
  return lowestCells(rows);
}

/** By column, as `rowspan` and `colspan` place them; undefined when a column has none in the last rows. */
function lowestCells(rows: readonly HTMLTableRowElement[]): HTMLTableCellElement[] | undefined {
  const grid: HTMLTableCellElement[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[top]![column]) column++;
      const bottom = Math.min(rows.length, cell.rowSpan === 0 ? rows.length : top + cell.rowSpan);
      const end = column + cell.colSpan;
      for (let at = top; at < bottom; at++) for (let place = column; place < end; place++) grid[at]![place] = cell;
    }
  });
  const lowest = grid.at(-1);
  return lowest && Object.keys(lowest).length === lowest.length ? lowest : undefined;
}
