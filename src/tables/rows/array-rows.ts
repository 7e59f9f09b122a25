import type { Data } from "../../base/data.ts";
import { store } from "../../base/store.ts";
import { cellText, sortKey, type CellWords } from "../cell-kinds.ts";
import type { Column } from "../columns.ts";
import { matcher } from "../filtering.ts";
import { sortSteps } from "../sorting.ts";
import { inSteps } from "../../base/in-steps.ts";
import type { Arrangement, RowSource } from "./row-source.ts";

const checkedRows = 500;

/** Rows that are all here: sorted and filtered in this page. @param read reads them again; absent for a script's rows */
export function arrayRows(
  given: readonly Data[],
  columns: () => readonly Column[],
  words: (column: Column) => CellWords,
  read?: () => Promise<readonly Data[]>,
): RowSource {
  const { tell, listen, version } = store();
  /** The rows that are shown, and those that were read last. */
  let shown = given;
  let newest = given;
  /** Numbers of rows in their order; undefined: all rows as given. */
  let order: Int32Array | undefined;
  let last: Arrangement = { sort: [], filters: {} };
  let running = 0;
  let reading: object | undefined;
  let failure: unknown;

  async function arrange(next: Arrangement): Promise<void> {
    const own = ++running;
    const rows = newest;
    last = next;
    const found = await orderOf(rows, next, { columns: columns(), words }, () => own !== running);
    if (own !== running) return;
    shown = rows;
    order = found;
    tell();
  }

  /** The old rows stay until the new ones are arranged; an older answer is dropped. */
  async function refresh(): Promise<void> {
    if (!read) return;
    const own = (reading = {});
    const found = await read().catch((error: unknown) => ({ error }));
    if (own !== reading) return;
    reading = undefined;
    failure = "error" in found ? found.error : undefined;
    if ("error" in found) return tell();
    newest = found;
    // another arrangement may take the place of this one, which then never ends
    const arranged = told(listen);
    void arrange(last);
    await arranged;
  }

  const at = (place: number) => shown[order ? order[place]! : place];
  return {
    isWhole: true,
    listen,
    version,
    count: () => (order ? order.length : shown.length),
    at,
    need: () => false,
    load: async (from, to) => rowsBetween(from, to, at),
    arrange,
    refresh,
    all: async () => (order ? Array.from(order, (row) => shown[row]!) : [...shown]),
    failure: () => failure,
    isLoading: () => reading !== undefined,
  };
}

/** Ends at the next notification. */
const told = (listen: RowSource["listen"]) =>
  new Promise<void>((resolve) => {
    const off = listen(() => (off(), resolve()));
  });

function rowsBetween(from: number, to: number, at: (place: number) => Data | undefined): Data[] {
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => at(from + place));
  return rows.filter((row) => row !== undefined);
}

interface Shown {
  columns: readonly Column[];
  words(column: Column): CellWords;
}

/** The numbers of the rows that an arrangement has, in its order; undefined: all rows as given. */
async function orderOf(
  rows: readonly Data[],
  { sort, filters }: Arrangement,
  { columns, words }: Shown,
  isStale: () => boolean,
): Promise<Int32Array | undefined> {
  const kept = await inSteps(filterSteps(rows, columns, filters, words), isStale);
  const by = sort.flatMap(({ key, isDown }) => {
    const column = columns.find((one) => one.key === key);
    return column ? { column, isDown } : [];
  });
  const keyed = [];
  for (const { column, isDown } of by)
    keyed.push({ keys: await inSteps(keySteps(rows, column, words(column)), isStale), isDown });
  const sorted = by.length ? await inSteps(sortSteps(kept, keyed), isStale) : kept;
  return by.length || Object.keys(filters).length ? sorted : undefined;
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
