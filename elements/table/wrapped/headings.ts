/** The headings of a page's own table. */

export interface Heading {
  /** Its place from 1, as in `:nth-child`. */
  at: number;
  cell: HTMLTableCellElement;
  title: string;
  /** The order in a card on a phone, from `data-priority`; 0: not shown there. */
  priority: number;
  canSort: boolean;
}

/** The last row of the `thead`; undefined when it does not name each column once. */
export function headingsOf(table: HTMLTableElement): Heading[] | undefined {
  const row = [...(table.tHead?.rows ?? [])].at(-1);
  const cells = [...(row?.cells ?? [])];
  if (!cells.length || cells.some(({ colSpan }) => colSpan > 1)) return undefined;
  const isWhole = !table.querySelector(":scope > tbody > tr > [rowspan]");
  return cells.map((cell, index) => {
    const title = (cell.textContent ?? "").trim();
    const priority = Number(cell.dataset["priority"] ?? index + 1);
    return {
      at: index + 1,
      cell,
      title,
      priority: Number.isFinite(priority) ? priority : index + 1,
      canSort: isWhole && title !== "" && cell.dataset["sort"] !== "false",
    };
  });
}

/** The key of a column in a view: its title, which survives new columns of the server. */
export const keyOf = ({ title, at }: Heading): string => title || `#${at}`;
