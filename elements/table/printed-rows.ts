/** A table on paper: a plain table of the rows that are here, in place of the drawn ones. */
import type { Data } from "../../src/base/data.ts";
import { titleOf } from "../../src/base/language/i18n.ts";
import { cellText, type CellWords } from "../../src/tables/cell-kinds.ts";
import type { Column } from "../../src/tables/columns.ts";
import type { RowSource } from "../../src/tables/rows/row-source.ts";
import { onPaper, printAlone } from "../../src/page/printing/printing.ts";
import { showNumber } from "../../src/values/numbers.ts";
import { make } from "./make.ts";
import { words } from "./printed-phrases.ts";

/** More rows are hundreds of pages, and the browser would need minutes to lay them out. */
const mostRows = 5000;

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
    const lay = () => {
      const sheet = this.#draw(this.#printed ?? this.#loaded());
      if (sheet) this.#about.box.append(sheet);
      return () => {
        sheet?.remove();
        this.#printed = undefined;
      };
    };
    onPaper(lay, signal);
  }

  /** The table alone, with these rows. */
  print(rows: readonly Data[]): void {
    this.#printed = { rows: rows.slice(0, mostRows), first: 0, total: rows.length };
    printAlone(this.#about.host);
  }

  #loaded(): Printed | undefined {
    const source = this.#about.source();
    if (!source) return undefined;
    const seen = Math.min(this.#about.firstSeen(), source.count() - 1);
    let first = Math.max(0, seen);
    while (first > 0 && seen - first < mostRows && source.at(first - 1)) first--;
    const rows: Data[] = [];
    for (let row = source.at(first); row && rows.length < mostRows; row = source.at(first + rows.length))
      rows.push(row);
    return { rows, first, total: source.count() };
  }

  #draw(printed: Printed | undefined): HTMLElement | undefined {
    if (!printed?.rows.length) return undefined;
    const { rows, first, total } = printed;
    const columns = this.#about.columns();
    const line = (cells: HTMLElement[]) => make("tr", {}, ...cells);
    const heads = columns.map(({ title, key }) => make("th", { scope: "col", textContent: titleOf(title, key) }));
    const numberClass = ({ kind }: Column) => (kind === "number" ? "numeric" : "");
    const lines = rows.map(this.#about.shown).map((row) =>
      line(
        columns.map((column) =>
          make("td", {
            className: numberClass(column),
            textContent: cellText(row[column.key], column, this.#about.words(column)),
          }),
        ),
      ),
    );
    const more = rows.length < mostRows ? "tablePrintedPart" : "tablePrintedMost";
    const range = { first: spaced(first + 1), last: spaced(first + rows.length), total: spaced(total) };
    return make(
      "div",
      { className: "paper" },
      make("table", {}, make("thead", {}, line(heads)), make("tbody", {}, ...lines)),
      ...(rows.length < total ? [make("p", { textContent: words(more, range) })] : []),
    );
  }
}
