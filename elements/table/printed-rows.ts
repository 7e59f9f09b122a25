/** A table on paper: a plain table of the rows that are here, in place of the drawn ones. */
import type { Data } from "../../src/base/data.ts";
import { titleOf } from "../../src/base/language/i18n.ts";
import { cellText, type CellWords } from "../../src/tables/cell-kinds.ts";
import type { Column } from "../../src/tables/columns.ts";
import type { RowSource } from "../../src/tables/rows/row-source.ts";
import { printAlone } from "../../src/page/printing/printing.ts";
import { showNumber } from "../../src/values/numbers.ts";
import { layOnPaper, mostPrinted, paperCell, paperOf } from "../../src/view/controls/grid/grid-paper.ts";
import { words } from "./printed-phrases.ts";

const spaced = (count: number) => showNumber(count, 0);

interface Printed {
  /** Rows that follow each other, and the place of the first one in the table. */
  rows: readonly Data[];
  first: number;
  /** How many rows the table has. */
  total: number;
}

export interface PrintedTable {
  host: HTMLElement;
  /** Where the paper is put. */
  box: HTMLElement;
  columns(): readonly Column[];
  words(column: Column): CellWords;
  /** A row with what was typed in its cells and is not stored yet. */
  shown(row: Data): Data;
  source(): RowSource | undefined;
  /** The row that is seen first. */
  firstSeen(): number;
}

/** Prints the rows of one table, by the page's printing or by its own. */
export class PrintedRows {
  readonly #about: PrintedTable;
  #printed: Printed | undefined;

  constructor(about: PrintedTable) {
    this.#about = about;
  }

  /** With the page: the rows that are loaded around those that are seen. */
  follow(signal: AbortSignal): void {
    const draw = () => this.#draw(this.#printed ?? this.#loaded());
    layOnPaper({ place: this.#about.box, draw, done: () => (this.#printed = undefined) }, signal);
  }

  /** The table alone, with these rows. */
  print(rows: readonly Data[]): void {
    this.#printed = { rows: rows.slice(0, mostPrinted), first: 0, total: rows.length };
    printAlone(this.#about.host);
  }

  #loaded(): Printed | undefined {
    const source = this.#about.source();
    if (!source) return undefined;
    const seen = Math.min(this.#about.firstSeen(), source.count() - 1);
    let first = Math.max(0, seen);
    while (first > 0 && seen - first < mostPrinted && source.at(first - 1)) first--;
    const rows: Data[] = [];
    for (let row = source.at(first); row && rows.length < mostPrinted; row = source.at(first + rows.length))
      rows.push(row);
    return { rows, first, total: source.count() };
  }

  #draw(printed: Printed | undefined): HTMLElement | undefined {
    if (!printed?.rows.length) return undefined;
    const { rows, first, total } = printed;
    const columns = this.#about.columns();
    const lines = rows
      .map(this.#about.shown)
      .map((row) =>
        columns.map((column) =>
          paperCell(column.kind === "number", cellText(row[column.key], column, this.#about.words(column))),
        ),
      );
    const more = rows.length < mostPrinted ? "tablePrintedPart" : "tablePrintedMost";
    const range = { first: spaced(first + 1), last: spaced(first + rows.length), total: spaced(total) };
    const heads = columns.map(({ title, key }) => titleOf(title, key));
    return paperOf({ heads, lines, note: rows.length < total ? words(more, range) : "" });
  }
}
