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
export const pagedRows = (read: ReadPage): RowSource => new PagedRows(read);

class PagedRows implements RowSource {
  readonly #changes = store();
  readonly #read: ReadPage;
  #pages = new Map<number, Data[]>();
  #total = 0;
  #arrangement: Arrangement = { sort: [], filters: {} };
  #stop = new AbortController();
  #loading = new Map<number, Promise<void>>();
  #failure: unknown;
  #timer: number | undefined;
  #firstNeeded = 0;

  constructor(read: ReadPage) {
    this.#read = read;
  }

  listen = (listener: () => void): (() => void) => this.#changes.listen(listener);
  version = (): number => this.#changes.version();
  count = (): number => this.#total;
  failure = (): unknown => this.#failure;
  isLoading = (): boolean => this.#loading.size > 0;

  at(place: number): Data | undefined {
    return this.#pages.get(Math.floor(place / pageRows))?.[place % pageRows];
  }

  need(first: number, last: number): boolean {
    this.#firstNeeded = first;
    const missing: number[] = [];
    for (let page = Math.floor(first / pageRows); page <= Math.floor(last / pageRows); page++) {
      const held = this.#pages.get(page);
      if (held) this.#hold(page, held);
      else missing.push(page);
    }
    natives.cancel(this.#timer);
    if (!missing.length || this.#failure !== undefined) return false;
    this.#timer = natives.after(restMs, () =>
      missing.forEach((page) => this.#pages.has(page) || void this.#load(page)),
    );
    return true;
  }

  async load(first: number, last: number): Promise<Data[]> {
    const { signal } = this.#stop;
    const rows: Data[] = [];
    const end = Math.min(last, this.#total - 1);
    for (let page = Math.floor(first / pageRows); page * pageRows <= end && !signal.aborted; page++) {
      if (!this.#pages.has(page)) await this.#load(page);
      const held = this.#pages.get(page);
      if (!held && !signal.aborted) throw this.#failure;
      const start = page * pageRows;
      rows.push(...(held ?? []).slice(Math.max(0, first - start), end - start + 1));
    }
    return signal.aborted ? [] : rows;
  }

  arrange(next: Arrangement): Promise<void> {
    this.#restart(next);
    this.#pages = new Map();
    this.#failure = undefined;
    this.#changes.tell();
    return this.#load(0);
  }

  /** The old rows stay until the new ones are there. */
  async refresh(): Promise<void> {
    this.#restart(this.#arrangement);
    this.#failure = undefined;
    const old = [...this.#pages.keys()];
    const first = Math.floor(this.#firstNeeded / pageRows);
    await this.#load(first);
    if (this.#failure !== undefined) return;
    for (const page of old) if (page !== first) this.#pages.delete(page);
    this.#changes.tell();
  }

  stop(reason: unknown): void {
    this.#restart(this.#arrangement);
    this.#failure = reason;
    this.#changes.tell();
  }

  async all(signal = new AbortController().signal): Promise<Data[]> {
    const rows: Data[] = [];
    const arrangement = this.#arrangement; // of all pages, although a person may sort meanwhile
    for (;;) {
      const page = await this.#read({ ...arrangement, limit: exportRows, offset: rows.length }, signal);
      rows.push(...page.rows);
      if (!page.rows.length || rows.length >= page.total) return rows;
    }
  }

  #restart(next: Arrangement): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#loading = new Map();
    this.#arrangement = next;
  }

  #load(page: number): Promise<void> {
    const running = this.#loading.get(page) ?? this.#readPage(page);
    this.#loading.set(page, running);
    return running;
  }

  async #readPage(page: number): Promise<void> {
    const loading = this.#loading;
    const { signal } = this.#stop;
    try {
      const found = await this.#readWhole(page * pageRows, signal);
      if (signal.aborted) return;
      this.#hold(page, found.rows);
      this.#total = found.total;
      this.#failure = undefined;
    } catch (error) {
      if (signal.aborted) return;
      this.#failure = error;
    } finally {
      loading.delete(page);
    }
    this.#changes.tell();
  }

  /** Reads on when the server sends fewer rows in one answer than asked. Its total is believed while there are rows. */
  async #readWhole(start: number, signal: AbortSignal): Promise<Page> {
    let rows: Data[] = [];
    for (;;) {
      const offset = start + rows.length;
      const page = await this.#read({ ...this.#arrangement, limit: pageRows - rows.length, offset }, signal);
      rows = [...rows, ...page.rows].slice(0, pageRows);
      const end = start + rows.length;
      const total = page.rows.length ? Math.max(page.total, end) : end;
      if (signal.aborted || !page.rows.length || rows.length === pageRows || end >= total) return { rows, total };
    }
  }

  /** Keeps a page, as the last one to be dropped. */
  #hold(page: number, rows: Data[]): void {
    this.#pages.delete(page);
    this.#pages.set(page, rows);
    for (const old of this.#pages.keys()) if (this.#pages.size > mostPages) this.#pages.delete(old);
  }
}
