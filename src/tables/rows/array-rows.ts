import type { Data } from "../../base/data.ts";
import { store } from "../../base/store.ts";
import { cellText, sortKey, type CellWords } from "../cell-kinds.ts";
import type { Column } from "../columns.ts";
import { matcher } from "../filtering.ts";
import { sortSteps } from "../sorting.ts";
import { inSteps } from "../../base/in-steps.ts";
import type { Arrangement, RowSource } from "./row-source.ts";

const checkedRows = 500;

/** Rows that are all here: sorted and filtered in this page. */
export function arrayRows(
  rows: readonly Data[],
  columns: () => readonly Column[],
  words: (column: Column) => CellWords,
): RowSource {
  const { tell, listen, version } = store();
  /** Numbers of rows in their order; undefined: all rows as given. */
  let order: Int32Array | undefined;
  let running = 0;

  async function arrange({ sort, filters }: Arrangement): Promise<void> {
    const own = ++running;
    const isStale = () => own !== running;
    const asked = columns();
    const kept = await inSteps(filterSteps(rows, asked, filters, words), isStale);
    const by = sort.flatMap(({ key, isDown }) => {
      const column = asked.find((one) => one.key === key);
      return column ? { column, isDown } : [];
    });
    const keyed = [];
    for (const { column, isDown } of by)
      keyed.push({ keys: await inSteps(keySteps(rows, column, words(column)), isStale), isDown });
    const sorted = by.length ? await inSteps(sortSteps(kept, keyed), isStale) : kept;
    if (isStale()) return;
    order = by.length || Object.keys(filters).length ? sorted : undefined;
    tell();
  }

  const at = (place: number) => rows[order ? order[place]! : place];
  return {
    listen,
    version,
    count: () => (order ? order.length : rows.length),
    at,
    need: () => {},
    arrange,
    refresh: async () => {},
    all: async () => (order ? Array.from(order, (row) => rows[row]!) : [...rows]),
    failure: () => undefined,
    isLoading: () => false,
  };
}

function* filterSteps(
  rows: readonly Data[],
  columns: readonly Column[],
  filters: Arrangement["filters"],
  words: (column: Column) => CellWords,
): Generator<void, Int32Array> {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.key];
    return filter ? { column, own: words(column), holds: matcher(filter, column.kind) } : [];
  });
  const kept = new Int32Array(rows.length);
  let count = 0;
  for (let row = 0; row < rows.length; row++) {
    const isKept = tests.every(({ column, own, holds }) => {
      const value = rows[row]![column.key];
      return holds(value, cellText(value, column, own));
    });
    if (isKept) kept[count++] = row;
    if (row % checkedRows === checkedRows - 1) yield;
  }
  return kept.slice(0, count);
}

function* keySteps(
  rows: readonly Data[],
  column: Column,
  words: CellWords,
): Generator<void, (number | string | null)[]> {
  const keys: (number | string | null)[] = [];
  for (const row of rows) {
    keys.push(sortKey(row[column.key], column, words));
    if (keys.length % checkedRows === 0) yield;
  }
  return keys;
}
