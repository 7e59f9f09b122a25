import { isData, type Data } from "../../../src/base/data.ts";
import { idKey } from "../../../src/server/client/id-key.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Item } from "../../../src/tables/tree/forest.ts";

export type TreeAction = "add" | "edit" | "del" | "drag";

/** The options of a tree with their defaults (R3.9-06, R9.6-01). */
export interface TreeOptions {
  /** "" when the value holds the items. */
  model: string;
  pk: string;
  parent: string;
  attr: string;
  order: string;
  maxDepth: number;
  api: string;
  filter: Data;
  /** The classifier; "" for none. */
  cls: string;
  textKey: string;
  /** The property of the check box; "" without check boxes. */
  enable: string;
  isMulti: boolean;
  /** Visible rows. */
  size: number;
}

export function optionsOf(entry: Entry): TreeOptions {
  const text = (name: string, otherwise = "") => String(entry[name] || otherwise);
  const attr = text("attr", "ord");
  const { enable, filter } = entry;
  return {
    model: text("model"),
    pk: text("pk", "id"),
    parent: text("parent", "parent"),
    attr,
    order: text("order", attr),
    maxDepth: Math.max(1, Math.round(Number(entry["maxDepth"])) || 3),
    api: text("api"),
    filter: isData(filter) ? filter : {},
    cls: text("cls"),
    textKey: text("text_key", "name"),
    enable: enable === true || enable === "true" ? "enabled" : text("enable"),
    isMulti: entry["multi"] === true,
    size: Math.max(2, Math.round(Number(entry["size"])) || 12),
  };
}

/** What a person may do with the items; nothing while the field is disabled or read-only. */
export function actionsOf(entry: Entry, isOff: boolean): ReadonlySet<TreeAction> {
  const all: readonly TreeAction[] = ["add", "edit", "del", "drag"];
  const { actions } = entry;
  const asked = typeof actions === "string" && actions ? actions.split(/[\s,]+/) : all;
  return new Set(isOff ? [] : all.filter((action) => asked.includes(action)));
}

/** The text of an item: its `text_key`, else the usual names. */
export const textOf = (item: Item, { textKey }: Pick<TreeOptions, "textKey">): string =>
  String([textKey, "text", "title", "name", "label"].map((name) => item[name]).find(isText) ?? "");
const isText = (value: unknown): boolean => (typeof value === "string" && value !== "") || typeof value === "number";

/** The state of the check box of an item, in the spellings of flags.ts, which would bring a chunk of its own. */
export const isOn = (item: Item, { enable }: Pick<TreeOptions, "enable">): boolean =>
  /^(t(rue)?|1|on|y(es)?)$/i.test(String(item[enable] ?? ""));

/** The id of an item's record, in addresses and in the order; it may differ from the `pk` that `parent` refers to. */
export const idIn = (item: Item, { model, pk }: Pick<TreeOptions, "model" | "pk">): unknown =>
  item[idKey(model)] ?? item[pk];
