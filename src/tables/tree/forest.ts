/**
 * Nested items as plain data. A place is the indices from the root; every change gives a new forest and leaves the
 * untouched items as they are.
 */
import type { Data } from "../../base/data.ts";

/** Identifies an item in views through all changes; it is not part of the data, so JSON does not contain it. */
export const itemKey = Symbol("item key");

export interface Item extends Data {
  [itemKey]?: string;
  children?: readonly Item[];
}
export type Forest = readonly Item[];
export type Place = readonly number[];

/** Ways to move an item: among its siblings, into the one before it, out of its parent. */
export type Way = "up" | "down" | "in" | "out";

export const childrenOf = (item: Item | undefined): Forest => item?.children ?? [];

/** The items directly below a place; the roots for an empty place. */
export const itemsIn = (forest: Forest, place: Place): Forest =>
  place.length ? childrenOf(itemAt(forest, place)) : forest;

export const itemAt = (forest: Forest, place: Place): Item | undefined => {
  const [first, ...rest] = place;
  const item = first === undefined ? undefined : forest[first];
  return rest.length ? itemAt(childrenOf(item), rest) : item;
};

/** Number of levels of an item: 1 without children. */
export const levelsOf = (item: Item): number => 1 + Math.max(0, ...childrenOf(item).map(levelsOf));

/** Whether an item can stand at a place without a level below the deepest one. */
export const fits = (item: Item, at: Place, maxDepth: number): boolean => at.length - 1 + levelsOf(item) <= maxDepth;

export function replaced(forest: Forest, place: Place, item: Item): Forest {
  return change(forest, place, (siblings, at) => siblings.with(at, item));
}

export function removed(forest: Forest, place: Place): Forest {
  return change(forest, place, (siblings, at) => siblings.toSpliced(at, 1));
}

export function inserted(forest: Forest, place: Place, item: Item): Forest {
  return change(forest, place, (siblings, at) => siblings.toSpliced(at, 0, item));
}

/** Moves an item. @param to its place after the item was removed from the old one */
export function moved(forest: Forest, from: Place, to: Place): Forest {
  const item = itemAt(forest, from);
  return item ? inserted(removed(forest, from), to, item) : forest;
}

/**
 * Takes a move back. @param above the item that it stood below, if any @param next the one that it stood before, if any;
 * both are looked up where they stand by now @returns undefined when `above` is gone
 */
export function movedBack(
  forest: Forest,
  item: Item,
  { above, next }: { above: Item | undefined; next: Item | undefined },
): Forest | undefined {
  const from = placeOfItem(forest, item);
  if (!from) return forest;
  const without = removed(forest, from);
  const around = above ? placeOfItem(without, above) : [];
  if (!around) return undefined;
  const siblings = itemsIn(without, around);
  const at = siblings.findIndex((one) => one[itemKey] === next?.[itemKey]);
  return inserted(without, [...around, at < 0 ? siblings.length : at], itemAt(forest, from)!);
}

/** A place after the removal of an item at another place. */
export function placeWithout(place: Place, gone: Place): Place {
  const last = gone.length - 1;
  const isBehind = place.length > last && gone.slice(0, last).every((step, at) => place[at] === step);
  return isBehind && place[last]! > gone[last]! ? place.with(last, place[last]! - 1) : place;
}

/** Where a move leads, for `moved`; undefined when there is no such place. */
export function placeBy(forest: Forest, from: Place, way: Way): Place | undefined {
  const last = from.length - 1;
  const at = from[last]!;
  const around = from.slice(0, last);
  const siblings = itemsIn(forest, around);
  if (way === "up") return at > 0 ? [...around, at - 1] : undefined;
  if (way === "down") return at < siblings.length - 1 ? [...around, at + 1] : undefined;
  if (way === "in") return at > 0 ? [...around, at - 1, childrenOf(siblings[at - 1]).length] : undefined;
  return last > 0 ? [...around.slice(0, -1), around.at(-1)! + 1] : undefined;
}

/** The place of the first item that passes; undefined when there is none. */
export function placeOf(forest: Forest, test: (item: Item) => boolean, above: Place = []): Place | undefined {
  for (let at = 0; at < forest.length; at++) {
    const place = [...above, at];
    const item = forest[at]!;
    const found = test(item) ? place : placeOf(childrenOf(item), test, place);
    if (found) return found;
  }
  return undefined;
}
/** Where an item stands by now; undefined when it is gone. */
export const placeOfItem = (forest: Forest, item: Item): Place | undefined =>
  placeOf(forest, (one) => one[itemKey] === item[itemKey]);

/** Number of items on all levels. */
export const countOf = (forest: Forest): number =>
  forest.reduce((count, item) => count + 1 + countOf(childrenOf(item)), 0);

/**
 * Rows as a forest: `parent` names the column with the parent's `pk`. A row whose parent is missing, or is below the row
 * itself, becomes a root; of rows with the same `pk` the first one has the children, and a row without one has none.
 */
export function nested(rows: readonly Data[], { pk, parent }: { pk: string; parent: string }): Forest {
  const below = groupedBy(rows, parent);
  const known = groupedBy(rows, pk);
  const seen = new Set<Data>();
  const make = (row: Data): Item => {
    seen.add(row);
    const key = keyIn(row, pk);
    const isFirst = key !== "" && known.get(key)![0] === row;
    const children = (isFirst ? (below.get(key) ?? []) : []).filter((child) => !seen.has(child)).map(make);
    return {
      ...row,
      [itemKey]: isFirst ? `p${key}` : `p${key} ${seen.size}`,
      ...(children.length > 0 && { children }),
    };
  };
  const roots = rows.filter((row) => !keyIn(row, parent) || !known.has(keyIn(row, parent))).map(make);
  return [...roots, ...rows.flatMap((row): Forest => (seen.has(row) ? [] : [make(row)]))];
}
const keyIn = (row: Data, column: string): string => String(row[column] ?? "");

function groupedBy(rows: readonly Data[], column: string): Map<string, Data[]> {
  const groups = new Map<string, Data[]>();
  for (const row of rows) {
    const key = keyIn(row, column);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** What a call for the order sends: ids and children in their order. */
export interface Order {
  id: unknown;
  children?: Order[];
}
export const orderOf = (forest: Forest, idOf: (item: Item) => unknown): Order[] =>
  forest.map((item) => {
    const children = orderOf(childrenOf(item), idOf);
    return { id: idOf(item), ...(children.length > 0 && { children }) };
  });

/** Replaces the siblings of a place. Without a change above it a list of children stays absent. */
function change(forest: Forest, place: Place, edit: (siblings: Item[], at: number) => Item[]): Forest {
  const [first, ...rest] = place;
  if (first === undefined) return forest;
  if (rest.length === 0) return edit([...forest], first);
  const item = forest[first];
  return item ? forest.with(first, { ...item, children: change(childrenOf(item), rest, edit) }) : forest;
}
