/**
 * A view of a table: order, width and visibility of columns, sort and filters. Kept per person in this browser, and
 * shared as text in an address. Both are foreign data: what is unknown or wrong is dropped.
 */
import { isData, type Data } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { natives } from "../base/runtime/runtime.ts";
import { usableWidth, type Column } from "./columns.ts";
import { readFilter, type Filter, type Filters } from "./filtering.ts";
import { placeOf, viewParameter } from "./view-places.ts";
import { readSort, spellSort, type SortBy } from "./sorting.ts";

export interface View {
  /** Keys of columns that a person has moved, in order; all others follow in the author's order. */
  order: string[];
  hidden: string[];
  /** Columns that the author has hidden and the person has shown. */
  shown: string[];
  frozen: string[];
  widths: Readonly<Record<string, number>>;
  sort: SortBy[];
  filters: Filters;
}

export const emptyView: View = { order: [], hidden: [], shown: [], frozen: [], widths: {}, sort: [], filters: {} };

/** The most columns that a stored view names. */
const mostKeys = 500;

/** Reads a view from storage or an address; parts of the wrong kind are empty. */
export function readView(given: unknown): View {
  if (!isData(given)) return emptyView;
  const keys = (name: string) => {
    const list = given[name];
    return Array.isArray(list) && list.length <= mostKeys
      ? list.filter((key): key is string => typeof key === "string" && key.length < 200)
      : [];
  };
  const pairs = (name: string) => (isData(given[name]) ? Object.entries(given[name]).slice(0, mostKeys) : []);
  return {
    order: keys("order"),
    hidden: keys("hidden"),
    shown: keys("shown"),
    frozen: keys("frozen"),
    widths: Object.fromEntries(
      pairs("widths").flatMap(([key, px]) => (typeof px === "number" && px > 0 ? [[key, usableWidth(px)]] : [])),
    ),
    sort: typeof given["sort"] === "string" ? readSort(given["sort"]) : [],
    filters: Object.fromEntries(
      pairs("filters").flatMap(([key, one]): [string, Filter][] => {
        const filter = readFilter(one);
        return filter ? [[key, filter]] : [];
      }),
    ),
  };
}

/** The same as plain data, without empty parts. */
export function spellView(view: View): Data {
  const { sort, ...rest } = view;
  const parts = Object.entries({ ...rest, sort: spellSort(sort) });
  return Object.fromEntries(parts.filter(([, part]) => (typeof part === "string" ? part : Object.keys(part).length)));
}

/** The columns that are drawn: moved, without hidden ones, frozen ones first, with the person's widths. */
export function viewed(columns: readonly Column[], view: View): Column[] {
  return arranged(columns, view).filter(({ isHidden }) => !isHidden);
}

/** All columns in the person's order, hidden ones included. */
export function arranged(columns: readonly Column[], view: View): Column[] {
  const isMoved = new Set(view.order);
  const moved = view.order.flatMap((key) => columns.find((one) => one.key === key) ?? []);
  const all = [...moved, ...columns.filter(({ key }) => !isMoved.has(key))].map((column) => ({
    ...column,
    widthPx: view.widths[column.key] ?? column.widthPx,
    isHidden: view.hidden.includes(column.key) || (column.isHidden && !view.shown.includes(column.key)),
    isFrozen: view.frozen.length ? view.frozen.includes(column.key) : column.isFrozen,
  }));
  return [...all.filter(({ isFrozen }) => isFrozen), ...all.filter(({ isFrozen }) => !isFrozen)];
}

/** A change by a person: the column is shown or hidden. */
export function withHidden(view: View, key: string, isHidden: boolean): View {
  const without = (keys: string[]) => keys.filter((one) => one !== key);
  return {
    ...view,
    hidden: isHidden ? [...without(view.hidden), key] : without(view.hidden),
    shown: isHidden ? without(view.shown) : [...without(view.shown), key],
  };
}

/** A change by a person: the filter of a column; undefined removes it. */
export function withFilter(view: View, key: string, filter: Filter | undefined): View {
  const { [key]: _, ...others } = view.filters;
  return { ...view, filters: filter ? { ...others, [key]: filter } : others };
}

/** A change by a person: all columns up to this one stay in place while the others scroll; "" frees all. */
export function withFrozen(view: View, columns: readonly Column[], key: string): View {
  const keys = viewed(columns, view).map((column) => column.key);
  const frozen = keys.slice(0, keys.indexOf(key) + 1);
  const order = arranged(columns, view).map((column) => column.key);
  return { ...view, order, frozen: frozen.length ? frozen : [""] };
}

/** A change by a person: the column moves by so many places among those that are drawn. */
export function withMoved(view: View, columns: readonly Column[], key: string, places: number): View {
  const order = arranged(columns, view).map((column) => column.key);
  const drawn = viewed(columns, view).map((column) => column.key);
  const target = drawn[drawn.indexOf(key) + places];
  if (target === undefined || !drawn.includes(key)) return view;
  const others = order.filter((one) => one !== key);
  others.splice(others.indexOf(target) + (places > 0 ? 1 : 0), 0, key);
  return { ...view, order: others };
}

/** The view in an address, else the one that this person has in this browser. */
export function loadView(name: string, query: URLSearchParams): View {
  const shared = query.get(viewParameter(name));
  if (shared !== null) return readView(parseJson(shared));
  try {
    return readView(parseJson(localStorage.getItem(placeOf(name)) ?? ""));
  } catch {
    return emptyView; // storage is forbidden
  }
}

/** Keeps the view in this browser; where storage is forbidden, until the page is left. */
export function keepView(name: string, view: View): void {
  try {
    const data = spellView(view);
    if (Object.keys(data).length) localStorage.setItem(placeOf(name), natives.json(data));
    else localStorage.removeItem(placeOf(name));
  } catch {
    // storage is forbidden or full
  }
}

/** The page's address with this view in its query. */
export function addressWith(address: string, name: string, view: View): string {
  const url = new URL(address);
  url.searchParams.set(viewParameter(name), natives.json(spellView(view)));
  return url.href;
}
