/** What a person does with the active item, by key, tool or pointer. */
import { settings } from "../../../src/base/settings.ts";
import { confirm } from "../../../src/page/dialogs/confirm.ts";
import { showFailure } from "../../../src/page/load-failed.ts";
import { words as removeWords } from "../../../src/page/saving/remove-phrases.ts";
import {
  childrenOf,
  countOf,
  fits,
  itemAt,
  itemKey,
  itemsIn,
  moved,
  placeBy,
  type Forest,
  type Item,
  type Place,
  type Way,
} from "../../../src/tables/tree/forest.ts";
import { words } from "./phrases.ts";
import type { TreeStep } from "./tree-keys.ts";
import { isOn, textOf, type TreeAction, type TreeOptions } from "./tree-options.ts";
import type { Rows } from "./use-rows.ts";

/** Changes of the items; the promise tells whether the change was saved. */
export interface Commands {
  /** @param to the place after the item was removed from the old one */
  move(from: Place, to: Place): void;
  /** Sets the check box of an item wherever it stands by now. @param state as it is stored */
  enable(item: Item, state: unknown): void;
  rename(place: Place, text: string): Promise<boolean>;
  /** Whether a text holds several new items, one a line. */
  isMany?: boolean;
  /** Adds an item as the last one below another; without it as a root. */
  add(above: Item | undefined, text: string): Promise<boolean>;
  /** Removes an item wherever it stands by now. */
  remove(item: Item): Promise<boolean>;
  /** Says before an item is removed whether that can be undone; absent when it is removed only with the next save. */
  consequence?(item: Item): string;
  /** Items whose saves have no answer yet; absent when changes are saved with the form. */
  saving?: readonly Item[];
}

/** The tree as it is drawn now. */
export interface Tree {
  forest: Forest;
  options: TreeOptions;
  actions: ReadonlySet<TreeAction>;
  commands: Commands;
  rows: Rows;
  /** @param keeps the other chosen items stay chosen */
  choose?: ((item: Item, keeps: boolean) => void) | undefined;
  /** Tells the result of a key to screen readers. */
  tell(news: string): void;
  /** Opens the input for a name; "" closes it. */
  name(key: string): void;
  /** Opens the input for a new item below this one; without it for a root. */
  addBelow(above: Item | undefined): void;
}

export const nameOf = (item: Item | undefined, options: TreeOptions): string =>
  (item && textOf(item, options)) || words("treeUnnamed");

/** The active item and its place; undefined in an empty tree. */
export function activeOf({ forest, rows }: Tree): { item: Item; place: Place; key: string } | undefined {
  const place = rows.placeOf(rows.active ?? "") ?? [];
  const item = itemAt(forest, place);
  return item && { item, place, key: item[itemKey]! };
}

/** Moves an item, unless it would stand too deep. */
export function moveTo({ forest, options, commands, rows, tell }: Tree, from: Place, to: Place): void {
  const item = itemAt(forest, from)!;
  if (!fits(item, to, options.maxDepth)) return tell(words("treeTooDeep", { max: options.maxDepth }));
  const after = moved(forest, from, to);
  const around = to.slice(0, -1);
  const above = itemAt(after, around);
  if (above) rows.expand(above[itemKey]!);
  rows.focus(item[itemKey]);
  commands.move(from, to);
  const { length: max } = itemsIn(after, around);
  tell(words("treeMoved", { text: nameOf(item, options), level: to.length, at: to.at(-1)! + 1, max }));
}

export function moveBy(tree: Tree, way: Way): void {
  const active = activeOf(tree);
  const to = active && tree.actions.has("drag") ? placeBy(tree.forest, active.place, way) : undefined;
  if (to) moveTo(tree, active!.place, to);
}

/** Switches the check box of an item. Other spellings than true and false stay as they were read. */
export function toggle(tree: Tree, item: Item): void {
  const { options, commands } = tree;
  const isSet = !isOn(item, options);
  const raw = item[options.enable];
  if (typeof (raw ?? isSet) === "boolean") return commands.enable(item, isSet);
  import("../../../src/values/flags.ts").then(
    ({ spellFlag }) => commands.enable(item, spellFlag(isSet, raw)),
    () => showFailure(() => toggle(tree, item)),
  );
}

/** Asks, then deletes the active item; the focus goes to the item beside it. */
export async function removeActive(tree: Tree): Promise<void> {
  const { actions, commands, rows, options } = tree;
  const active = activeOf(tree);
  if (!active || !actions.has("del")) return;
  const { item, key } = active;
  const count = countOf(childrenOf(item));
  const text = nameOf(item, options);
  const question = count ? words("treeDeleteAll", { text, count }) : removeWords("deleteNamed", { name: text });
  const beside = rows.beside(key);
  const about = settings.wording === "classic" ? undefined : commands.consequence?.(item);
  const isAgreed = await confirm(about ?? question, {
    title: about && question,
    yes: removeWords("deleteYes"),
    isDanger: true,
  });
  rows.focus(isAgreed && (await commands.remove(item)) ? beside : key);
}

/** Opens the input for a new item, unless it would stand too deep. */
export function addTo({ actions, options, addBelow, forest }: Tree, above: Place): void {
  if (actions.has("add") && above.length < options.maxDepth) addBelow(itemAt(forest, above));
}

/** Does what a key means. */
export function run(tree: Tree, step: TreeStep): void {
  const { rows, actions, options } = tree;
  if (step.kind === "to") return rows.focusRow(step.row);
  if (step.kind === "expandAll") return rows.expandAll();
  if (step.kind === "type") return rows.focusText(step.letter, (item) => nameOf(item, options));
  const active = activeOf(tree);
  if (!active) return step.kind === "add" ? addTo(tree, []) : undefined;
  const { item, place, key } = active;
  const runByKind = {
    expand: () => rows.expand(key),
    collapse: () => rows.collapse(key),
    choose: () => tree.choose?.(item, options.isMulti),
    rename: () => actions.has("edit") && tree.name(key),
    enable: () => actions.has("edit") && toggle(tree, item),
    remove: () => void removeActive(tree),
    add: () => addTo(tree, place.slice(0, -1)),
  };
  if (step.kind === "move") moveBy(tree, step.way);
  else runByKind[step.kind]();
}
