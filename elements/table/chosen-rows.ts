import type { Data } from "../../src/base/data.ts";
import { idKey } from "../../src/server/client/id-key.ts";
import type { RowSource } from "../../src/tables/rows/row-source.ts";
import { selection } from "../../src/tables/selection.ts";

/** The rows that a person has chosen, and the ids by which rows are known. */
export class ChosenRows {
  readonly #chosen = selection();
  readonly #table: () => string;
  readonly #source: () => RowSource | undefined;

  constructor(table: () => string, source: () => RowSource | undefined) {
    this.#table = table;
    this.#source = source;
  }

  listen = this.#chosen.listen;
  ids = this.#chosen.ids;
  count = this.#chosen.count;
  clear = this.#chosen.clear;

  idOf = (row: Data): string => String(row[idKey(this.#table())] ?? "");
  has = (row: Data): boolean => this.#chosen.has(this.idOf(row));

  /** The ids of all rows in their order; "" for one that is not loaded. */
  allIds(): string[] {
    return this.allRows().map((row) => (row ? this.idOf(row) : ""));
  }

  /** Those of the loaded rows. */
  rows(): Data[] {
    return this.count() ? this.allRows().filter((row): row is Data => row !== undefined && this.has(row)) : [];
  }

  /** @param isRange all rows from the last chosen one to this one */
  choose(at: number, isRange: boolean): void {
    const row = this.#source()?.at(at);
    const id = row && this.idOf(row);
    if (!id) return;
    if (isRange) this.#extend(at, id);
    else this.#chosen.toggle(id);
  }

  /** Rows between that are not loaded yet are chosen when they are. */
  #extend(at: number, id: string): void {
    const ids = this.allIds();
    const from = ids.indexOf(this.#chosen.start() ?? id);
    const [first, last] = [Math.min(from, at), Math.max(from, at)];
    if (from < 0 || !ids.slice(first, last).includes("")) return this.#chosen.extend(id, ids);
    this.#source()!
      .load(first, last)
      .then((rows) => this.#chosen.extend(id, rows.map(this.idOf)), console.error);
  }

  /** All rows in their order; undefined for one that is not loaded. */
  allRows(): (Data | undefined)[] {
    const source = this.#source();
    return Array.from({ length: source?.count() ?? 0 }, (_, at) => source!.at(at));
  }
}
