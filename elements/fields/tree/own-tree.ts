import { copy } from "../../../src/base/copy.ts";
import { isData } from "../../../src/base/data.ts";
import { parseJson } from "../../../src/base/json.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { childrenOf, itemKey, type Forest, type Item } from "../../../src/tables/tree/forest.ts";
import { unread, type Unread } from "../../../src/values/unread.ts";

let last = 0;
/** The same for all empty trees: a new one would be drawn again and again. */
const none: Forest = [];
/** What was made of a value, so that views can tell its items apart through all renderings. */
const made = new WeakMap<object, Forest>();

/** A value as items: an array or its JSON text. */
export function readForest(raw: unknown): Forest | Unread {
  if (raw === null || raw === undefined || raw === "") return none;
  const given = typeof raw === "string" ? parseJson(raw) : raw;
  if (!Array.isArray(given) || !isForest(given)) return unread(typeof raw === "string" ? raw : natives.json(raw));
  if (given.every((item: Item) => itemKey in item)) return given as Forest;
  let forest = made.get(given);
  if (!forest) made.set(given, (forest = copy(given as Item[]).map(keyed)));
  return forest;
}

/** The items for the server: an array, or JSON text where text was loaded. */
export function writeForest(forest: Forest, raw: unknown): unknown {
  if (forest.length === 0 && (raw === null || raw === "")) return raw;
  return typeof raw === "string" && raw !== "" ? natives.json(forest) : copy(forest);
}

/** A new item of a tree that is the value. */
export const newItem = (textKey: string, text: string, enable: string): Item =>
  keyed({ [textKey]: text, ...(enable && { [enable]: true }) });

/** Data is copied to 32 levels, of which each level of a tree takes two. */
const deepest = 15;
const isForest = (given: readonly unknown[], depth = 1): boolean =>
  depth <= deepest && given.every((item) => isData(item) && isBelow(item["children"], depth));
const isBelow = (children: unknown, depth: number): boolean =>
  children === undefined || children === null || (Array.isArray(children) && isForest(children, depth + 1));

function keyed(item: Item): Item {
  const children = childrenOf(item);
  return { ...item, [itemKey]: `n${++last}`, ...(children.length > 0 && { children: children.map(keyed) }) };
}
