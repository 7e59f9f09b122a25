/** A choice in cascading levels (R3.6-33): list entries name their parent entry. */
import type { Entry } from "../schema/schema.ts";
import type { Option } from "./read-list.ts";

/** The lists of the levels from the top: one list for all levels, or one per level. */
export type LevelLists = readonly (readonly Option[])[];

/** The names of the lists, and the maximum number of levels. */
export function levelsOf({ step, data }: Entry): { names: string[]; most: number } {
  if (Array.isArray(step) && step.length) return { names: step.map(String), most: step.length };
  return { names: [String(data ?? "")], most: Number(step) > 0 ? Number(step) : deepest };
}
const deepest = 10;

/** The choices below a path of ids: entries of the next level whose parent is the last id. */
export function nextLevel(lists: LevelLists, path: readonly string[]): readonly Option[] {
  const isOwn = lists.length > 1;
  const list = lists[isOwn ? path.length : 0] ?? [];
  const above = path.at(-1);
  if (above !== undefined)
    return list.some(({ parent }) => parent) ? plain(list.filter(({ parent }) => parent === above)) : isOwn ? list : [];
  const ids = new Set(list.map(({ id }) => id));
  return isOwn ? list : plain(list.filter(({ parent }) => parent === undefined || !ids.has(parent)));
}
const plain = (options: readonly Option[]): Option[] => options.map((option) => ({ ...option, group: "" }));

/** The ids from the top down to a value; only the value when no list contains it. */
export function pathTo(lists: LevelLists, id: string): string[] {
  const path: string[] = [];
  let at: string | undefined = id;
  for (let level = lists.length - 1; at && !path.includes(at); level--) {
    path.unshift(at);
    const wanted: string = at;
    const found: Option | undefined = lists[lists.length > 1 ? level : 0]?.find((option) => option.id === wanted);
    at = lists.length > 1 && level === 0 ? undefined : found?.parent;
  }
  const [top] = path;
  const isKnown = lists.length > 1 || lists[0]?.some((option) => option.id === top);
  return isKnown ? path : path.slice(1).length ? path.slice(1) : path;
}
