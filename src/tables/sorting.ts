/** The order of rows: a stable sort by several columns that gives way to the page every few milliseconds. */
import { locale } from "../base/language/i18n.ts";

export interface SortBy {
  key: string;
  isDown: boolean;
}
/** What one column gives for each row; null sorts last, whatever the direction. */
export interface SortKeys {
  keys: readonly (number | string | null)[];
  isDown: boolean;
}

/** Reads `-due,num` (protocol.md, lists): columns with commas, `-` before one: descending. */
export function readSort(text: string): SortBy[] {
  const parts = text.split(",").map((part) => part.trim());
  return parts
    .filter((part) => part.replace(/^-/, ""))
    .map((part) => ({
      key: part.replace(/^-/, ""),
      isDown: part.startsWith("-"),
    }));
}
export const spellSort = (sort: readonly SortBy[]): string =>
  sort.map(({ key, isDown }) => (isDown ? `-${key}` : key)).join();

/** A click on a heading: ascending, descending, not sorted; `isAdded` keeps the other columns (Shift). */
export function nextSort(sort: readonly SortBy[], key: string, isAdded = false): SortBy[] {
  const now = sort.find((one) => one.key === key);
  const next = !now ? [{ key, isDown: false }] : now.isDown ? [] : [{ key, isDown: true }];
  if (!isAdded) return next;
  if (!now) return [...sort, ...next];
  return sort.flatMap((one) => (one.key === key ? next : one));
}

let collator: { locale: string; compare: (one: string, other: string) => number } | undefined;
/** Compares texts in the alphabet of the language (і after и, ґ after г), digits in them as numbers. */
export function compareTexts(one: string, other: string): number {
  if (collator?.locale !== locale())
    collator = { locale: locale(), compare: new Intl.Collator(locale(), { numeric: true }).compare };
  return collator.compare(one, other);
}

/** How many comparisons are made before the page gets its turn. */
const stepComparisons = 8000;

/**
 * Sorts row numbers by these keys. A generator: each step takes a few milliseconds, so that 100,000 rows do not block
 * the page. Equal rows keep their order.
 */
export function* sortSteps(rows: Int32Array, by: readonly SortKeys[]): Generator<void, Int32Array> {
  const compare = (one: number, other: number): number => {
    for (const { keys, isDown } of by) {
      const found = compareKeys(keys[one]!, keys[other]!, isDown);
      if (found) return found;
    }
    return 0;
  };
  let from = rows.slice();
  let to = new Int32Array(rows.length);
  let made = 0;
  for (let width = 1; width < rows.length; width *= 2) {
    for (let start = 0; start < rows.length; start += 2 * width) {
      merge(from, to, { start, middle: Math.min(start + width, rows.length), compare });
      made += 2 * width;
      if (made < stepComparisons) continue;
      made = 0;
      yield;
    }
    [from, to] = [to, from];
  }
  return from;
}

interface Runs {
  start: number;
  middle: number;
  compare(one: number, other: number): number;
}
/** Merges two neighbouring sorted runs of the same width. */
function merge(from: Int32Array, to: Int32Array, { start, middle, compare }: Runs): void {
  const end = Math.min(middle + (middle - start), from.length);
  let left = start;
  let right = middle;
  for (let at = start; at < end; at++)
    to[at] =
      left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0) ? from[left++]! : from[right++]!;
}

function compareKeys(one: number | string | null, other: number | string | null, isDown: boolean): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  const found =
    typeof one === "number" && typeof other === "number" ? one - other : compareTexts(String(one), String(other));
  return isDown ? -found : found;
}
