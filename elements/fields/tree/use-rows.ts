import { useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  buildProxiedInstance,
  dragAndDropFeature,
  isOrderedDragTarget,
  syncDataLoaderFeature,
  type DragTarget,
  type FeatureImplementation,
  type ItemInstance,
} from "@headless-tree/core";
import { useTree } from "@headless-tree/react";
import {
  childrenOf,
  countOf,
  fits,
  itemKey,
  placeWithout,
  type Forest,
  type Item,
  type Place,
} from "../../../src/tables/tree/forest.ts";

/** Space before each level, in px. */
export const indentPx = 20;

interface Setup {
  maxDepth: number;
  /** The text of an item that is dragged out of the tree. */
  nameOf(item: Item): string;
  move(from: Place, to: Place): void;
}

/** In place of the library's selection, which dragging asks: the dragged item alone. */
const oneDragged: FeatureImplementation<Item> = {
  treeInstance: { getSelectedItems: () => [], setSelectedItems() {} },
};

const rootKey = "root";
/** Trees with at most so many items start unfolded. */
const mostUnfolded = 100;
/** Letters typed within this time are one beginning of a name, in ms. */
const typingMs = 800;

/** The visible rows of a tree, what is expanded, which row is active, and dragging; by headless-tree. */
export function useRows(forest: Forest, setup: Setup) {
  const index = useMemo(() => indexOf(forest), [forest]);
  const placeOf = (key: string): Place | undefined => index.get(key)?.place;
  const tree = useTree<Item>({
    rootItemId: rootKey,
    indent: indentPx,
    canReorder: true,
    features: [syncDataLoaderFeature, oneDragged, dragAndDropFeature],
    instanceBuilder: buildProxiedInstance,
    getItemName: (one) => setup.nameOf(one.getItemData()),
    isItemFolder: (one) => childrenOf(one.getItemData()).length > 0,
    dataLoader: {
      getItem: (key) => index.get(key)?.item ?? {},
      getChildren: (key) => childrenOf(index.get(key)?.item).map((item) => item[itemKey]!),
    },
    createForeignDragObject: ([one]) => ({ format: "text/plain", data: setup.nameOf(one!.getItemData()) }),
    canDrop: ([one], target) => fits(one!.getItemData(), [...(placeOf(target.item.getId()) ?? []), 0], setup.maxDepth),
    onDrop: ([one], target) => drop(one!, target),
  });
  const drop = (one: ItemInstance<Item>, target: DragTarget<Item>) => {
    const from = placeOf(one.getId());
    const above = placeOf(target.item.getId());
    if (!from || !above) return;
    const isInside = one.getParent()?.getId() === target.item.getId();
    const last = childrenOf(index.get(target.item.getId())?.item).length - (isInside ? 1 : 0);
    setup.move(from, [...placeWithout(above, from), isOrderedDragTarget(target) ? target.insertionIndex : last]);
  };
  const show = (keys: string[]) => {
    tree.applySubStateUpdate("expandedItems", keys);
    tree.rebuildTree();
  };
  useUnfolded(forest, () => {
    if (countOf(forest) <= mostUnfolded) tree.applySubStateUpdate("expandedItems", branchesOf(index));
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the library reads the items again
  useLayoutEffect(() => tree.rebuildTree(), [tree, forest]);
  const items = tree.getItems().filter((one) => index.has(one.getId()));
  const unfolding = {
    hasBranches: forest.some((item) => childrenOf(item).length > 0),
    expand: (key: string) =>
      tree.getState().expandedItems.includes(key) || show([...tree.getState().expandedItems, key]),
    collapse: (key: string) => tree.getItemInstance(key).collapse(),
    expandAll: () => show(branchesOf(index)),
    collapseAll: () => show([]),
  };
  return { tree, items, placeOf, ...useActive(items), ...unfolding };
}
export type Rows = ReturnType<typeof useRows>;

interface Indexed {
  item: Item;
  place: Place;
}

/** All items by their keys; the root is an item with an empty place. */
function indexOf(forest: Forest): Map<string, Indexed> {
  const index = new Map<string, Indexed>([[rootKey, { item: { children: forest }, place: [] }]]);
  const add = (items: Forest, above: Place) => {
    items.forEach((item, at) => {
      const place = [...above, at];
      index.set(item[itemKey]!, { item, place });
      add(childrenOf(item), place);
    });
  };
  add(forest, []);
  return index;
}

const branchesOf = (index: Map<string, Indexed>): string[] =>
  [...index].flatMap(([key, { item }]) => (key !== rootKey && childrenOf(item).length > 0 ? [key] : []));

/** Runs once, when there are items for the first time. */
function useUnfolded(forest: Forest, run: () => void): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current || forest.length === 0) return;
    isDone.current = true;
    run();
  });
}

/** The row that the Tab key reaches, and moving it. */
function useActive(items: ItemInstance<Item>[]) {
  const [key, setKey] = useState<string | undefined>(undefined);
  const wantsFocus = useRef(false);
  const typed = useRef({ text: "", at: 0 });
  const rowOf = (one: string | undefined) => items.findIndex((item) => item.getId() === one);
  const found = rowOf(key);
  const row = found < 0 ? 0 : found;
  const focus = (next: string | undefined) => {
    wantsFocus.current = true;
    setKey(next);
  };
  const focusRow = (at: number) => focus(items[at]?.getId());
  return {
    active: found < 0 ? items[0]?.getId() : key,
    row,
    /** Calls `show` with the active row when a key or a tool has made it active. */
    giveFocus(show: (key: string, row: number) => boolean): void {
      if (wantsFocus.current && key !== undefined && found >= 0) wantsFocus.current = !show(key, found);
    },
    focus,
    focusRow,
    /** Makes a row active that has got the focus. */
    enter: (next: string) => setKey(next),
    parentRow: rowOf(items[row]?.getParent()?.getId()),
    /** The key of the row after an item and all below it, else of the one before it. */
    beside(one: string): string | undefined {
      const at = rowOf(one);
      const level = items[at]?.getItemMeta().level ?? 0;
      const next = items.slice(at + 1).find((item) => item.getItemMeta().level <= level);
      return (next ?? items[at - 1])?.getId();
    },
    /** Goes to the next row whose name begins with the letters typed so far. */
    focusText(letter: string, nameOf: (item: Item) => string): void {
      const now = performance.now();
      const text = now - typed.current.at < typingMs ? typed.current.text + letter : letter;
      typed.current = { text, at: now };
      const from = text.length > 1 ? row : row + 1;
      const at = [...items.slice(from), ...items.slice(0, from)].find((item) =>
        nameOf(item.getItemData()).toLowerCase().startsWith(text),
      );
      if (at) focus(at.getId());
    },
  };
}
