/** A three-way merge by field: nothing of mine is lost and nothing of theirs is overwritten unseen (SAFETY.md §4). */
import type { Entry } from "../schema/schema.ts";
import { same } from "../../values/same.ts";

/** Three versions of one value: as it was loaded, as it stands here, as the server has it now. */
export interface Versions<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}
/** What both sides have changed, and not to the same. */
export interface Clash extends Versions {
  /** The field that it lies in. */
  field: string;
  /** Where: the field's own path, or one inside it, such as "rows.3.area". */
  path: string;
  /** Describes what clashes: the field's entry, or that of a column. */
  entry: Entry;
  /** The part of the field's value that clashes. */
  get(whole: unknown): unknown;
  /** The field's value with another part in that place. */
  put(whole: unknown, part: unknown): unknown;
}
/** What a type makes of three versions of its value: `value` holds mine where both have changed the same part. */
export interface Merged<Value = unknown> {
  value: Value;
  clashes: Clash[];
}
/** A type's own merge, such as of rows by their ids; asked only when both sides have changed the field. */
export type MergeValue<Value = unknown> = (versions: Versions<Value>, entry: Entry) => Merged<Value> | undefined;

type Values = ReadonlyMap<string, unknown>;

/**
 * Values as fields read them, by the names of their entries: another spelling of the same value is no change.
 * @returns what takes the place of mine, and what has to be decided
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
