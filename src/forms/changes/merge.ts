/**
 * A three-way merge by field: no own change is lost, and no change by others is overwritten without being shown
 * (docs/safety.md, §4).
 */
import type { Entry } from "../schema/schema.ts";
import { same } from "../../values/same.ts";

/** Three versions of one value: as loaded, in this form, on the server now. */
export interface Versions<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}
/** A conflict: both sides have changed the value differently. */
export interface Clash extends Versions {
  /** The name of the field. */
  field: string;
  /** The field's own path, or a path inside it, such as "rows.3.area". */
  path: string;
  /** The entry that describes the conflict: the field's, or that of a column. */
  entry: Entry;
  /** Reads the conflicting part from the field's value. */
  get(whole: unknown): unknown;
  /** Returns the field's value with another part in that place. */
  put(whole: unknown, part: unknown): unknown;
}
/** The result of a merge; `value` holds mine where both have changed the same part. */
export interface Merged<Value = unknown> {
  value: Value;
  clashes: Clash[];
}
/** A type's own merge, such as of rows by ids; called only when both sides have changed the field. */
export type MergeValue<Value = unknown> = (versions: Versions<Value>, entry: Entry) => Merged<Value> | undefined;

type Values = ReadonlyMap<string, unknown>;

/**
 * Merges values as read by the fields, so another spelling of the same value is no change. @returns values that replace
 * mine, and conflicts to decide
 */
export function merge(given: {
  base: Values;
  mine: Values;
  theirs: Values;
  entries: readonly Entry[];
  mergeOf?: (entry: Entry) => MergeValue | undefined;
}): { taken: Map<string, unknown>; clashes: Clash[] } {
  const taken = new Map<string, unknown>();
  const clashes: Clash[] = [];
  for (const entry of given.entries) {
    const { name } = entry;
    const versions = { base: given.base.get(name), mine: given.mine.get(name), theirs: given.theirs.get(name) };
    const merged = mergeField(versions, entry, given.mergeOf?.(entry));
    if (!same(merged.value, versions.mine)) taken.set(name, merged.value);
    clashes.push(...merged.clashes);
  }
  return { taken, clashes };
}

function mergeField(versions: Versions, entry: Entry, own: MergeValue | undefined): Merged {
  const { base, mine, theirs } = versions;
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, clashes: [] };
  if (same(mine, base)) return { value: theirs, clashes: [] };
  return own?.(versions, entry) ?? { value: mine, clashes: [wholeClash(versions, entry)] };
}

const wholeClash = (versions: Versions, entry: Entry): Clash => ({
  ...versions,
  field: entry.name,
  path: entry.name,
  entry,
  get: (whole) => whole,
  put: (_, part) => part,
});
