import type { Data } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { store } from "../../base/store.ts";
import type { Arrangement, RowSource } from "./row-source.ts";

/** One page of a list call. */
export interface Page {
  rows: Data[];
  total: number;
}
export interface PageQuery extends Arrangement {
  limit: number;
  offset: number;
}
export type ReadPage = (query: PageQuery, signal: AbortSignal) => Promise<Page>;

/** Rows of one request. */
export const pageRows = 100;
/** Rows of one request of an export. */
const exportRows = 1000;
/** Pages that stay in memory; those that were drawn longest ago are dropped. */
const mostPages = 60;
/** How long a scroll rests before its rows are requested, in ms: rows that only fly past are not. */
const restMs = 60;

/** Rows that the server sorts, filters and sends page by page. The answers to older arrangements are dropped. */
export function pagedRows(read: ReadPage): RowSource {
  const { tell, listen, version } = store();
  let pages = new Map<number, Data[]>();
  let total = 0;
  let arrangement: Arrangement = { sort: [], filters: {} };
  let stop = new AbortController();
  let loading = new Set<number>();
  let failure: unknown;
  let timer: number | undefined;

  async function load(page: number): Promise<void> {
    if (loading.has(page)) return;
    const { signal } = stop;
    const own = loading.add(page);
    try {
      const found = await read({ ...arrangement, limit: pageRows, offset: page * pageRows }, signal);
      if (signal.aborted) return;
      pages.delete(page);
      pages.set(page, found.rows);
      ({ total } = found);
      failure = undefined;
      for (const old of pages.keys()) if (pages.size > mostPages) pages.delete(old);
    } catch (error) {
      if (signal.aborted) return;
      failure = error;
    } finally {
      own.delete(page);
    }
    tell();
  }

  /** Drops what is loading; `keep`: the old rows stay until the new ones are there. */
  async function again(next: Arrangement, first: number, keep: boolean): Promise<void> {
    stop.abort();
    stop = new AbortController();
    loading = new Set();
    arrangement = next;
    const before = pages;
    pages = keep ? new Map(before) : new Map();
    if (!keep) tell();
    await load(first);
    if (keep && failure === undefined) for (const page of before.keys()) if (page !== first) pages.delete(page);
    tell();
  }

  let wanted: [number, number] = [0, 0];
  function need(first: number, last: number): void {
    wanted = [first, last];
    const [from, to] = [Math.floor(first / pageRows), Math.floor(last / pageRows)];
    const missing: number[] = [];
    for (let page = from; page <= to; page++) {
      const held = pages.get(page);
      if (!held) missing.push(page);
      else {
        pages.delete(page);
        pages.set(page, held);
      }
    }
    natives.cancel(timer);
    if (missing.length && failure === undefined)
      timer = natives.after(restMs, () => missing.forEach((page) => void load(page)));
  }

  return {
    listen,
    version,
    count: () => total,
    at: (place) => pages.get(Math.floor(place / pageRows))?.[place % pageRows],
    need,
    arrange: (next) => again(next, 0, false),
    refresh() {
      failure = undefined;
      return again(arrangement, Math.floor(wanted[0] / pageRows), true);
    },
    async all(signal = new AbortController().signal) {
      const rows: Data[] = [];
      for (;;) {
        const page = await read({ ...arrangement, limit: exportRows, offset: rows.length }, signal);
        rows.push(...page.rows);
        if (!page.rows.length || rows.length >= page.total) return rows;
      }
    },
    failure: () => failure,
    isLoading: () => loading.size > 0,
  };
}
