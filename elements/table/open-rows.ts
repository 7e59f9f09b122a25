/** Where the rows of a table come from: the property `rows`, or the list call, page by page or all of them. */
import { isData, type Data } from "../../src/base/data.ts";
import { readRows } from "../../src/server/calls/records/read-rows.ts";
import type { CellWords } from "../../src/tables/cell-kinds.ts";
import type { Column } from "../../src/tables/columns.ts";
import { serverFilter } from "../../src/tables/filtering.ts";
import { arrayRows } from "../../src/tables/rows/array-rows.ts";
import { pagedRows, pageRows, type Page, type PageQuery } from "../../src/tables/rows/paged-rows.ts";
import type { Arrangement, RowSource } from "../../src/tables/rows/row-source.ts";
import { spellSort } from "../../src/tables/sorting.ts";

export interface RowsGiven {
  table: string;
  api: string;
  rows: unknown;
  /** Load all rows, so that sort and filter need no server. */
  all: boolean;
  /** The most rows that are loaded with `all`; default 100,000. */
  most?: number;
  /** The author's own filter, sent with each call. */
  filter: unknown;
}
interface About {
  columns(): readonly Column[];
  words(column: Column): CellWords;
  signal: AbortSignal;
}

const allPageRows = 1000;

/** Opens the rows for a first arrangement. @throws ServerError */
export async function openRows(given: RowsGiven, first: Arrangement, about: About): Promise<RowSource> {
  const { columns, words, signal } = about;
  if (Array.isArray(given.rows)) return arranged(arrayRows(given.rows.filter(isData), columns, words), first);
  const read = reader(given, columns);
  const all = () => readAll(read, given.most ?? 100_000, signal);
  if (given.all) return arranged(arrayRows(await all(), columns, words, all), first);
  let page: Page | undefined = await read({ ...first, limit: pageRows, offset: 0 }, signal);
  // also a server that knows no limit sends all rows
  if (page.total < 0 || page.rows.length > Math.max(pageRows, page.total - 1)) {
    // without the filters of the person, who may take them away: they are applied here
    const list = async () => (await read({ ...first, filters: {}, limit: pageRows, offset: 0 }, signal)).rows;
    const rows = Object.keys(first.filters).length ? await list() : page.rows;
    return arranged(arrayRows(rows, columns, words, list), first);
  }
  // the first page of the first arrangement is here already
  const source = pagedRows(async (query, stop) => {
    const known = page;
    page = undefined;
    return known ?? read(query, stop);
  });
  return arranged(source, first);
}

async function arranged(source: RowSource, first: Arrangement): Promise<RowSource> {
  await source.arrange(first);
  return source;
}

/** One page by the list call; `total` is -1 when the answer is a plain list of all rows. */
function reader({ table, api, filter }: RowsGiven, columns: () => readonly Column[]) {
  return async ({ sort, filters, limit, offset }: PageQuery, signal: AbortSignal): Promise<Page> => {
    const kindOf = (key: string) => columns().find((one) => one.key === key)?.kind ?? "text";
    const own: Data = isData(filter) ? filter : {};
    const query = { limit, offset, order: spellSort(sort), filter: { ...serverFilter(filters, kindOf), ...own } };
    const { rows, total } = await readRows(table, query, { api, signal });
    return { rows, total: total ?? -1 };
  };
}

async function readAll(read: ReturnType<typeof reader>, most: number, signal: AbortSignal): Promise<Data[]> {
  const rows: Data[] = [];
  for (;;) {
    const page = await read({ sort: [], filters: {}, limit: allPageRows, offset: rows.length }, signal);
    rows.push(...page.rows);
    if (page.total < 0 || !page.rows.length || rows.length >= Math.min(page.total, most)) return rows;
  }
}
