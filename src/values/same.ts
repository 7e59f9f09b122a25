import { natives } from "../base/runtime/runtime.ts";
import { isUnread } from "./unread.ts";

/**
 * Whether two values of a field mean the same: equal values, deeply equal lists and objects, the same unreadable text.
 */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isUnread(one) || isUnread(other)) return isUnread(one) && isUnread(other) && one.text === other.text;
  // item by item: of a long list with one changed row only that row is written out
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => same(item, other[at]));
  return isWhole(one) && isWhole(other) && natives.json(one) === natives.json(other);
}

const isWhole = (value: unknown): value is object => typeof value === "object" && value !== null;
