/** What an author has set on a vs-table. */
import { rowActions, type RowAction } from "./cells.ts";

export interface Given {
  table: string;
  name: string;
  api: string;
  form: string;
  actions: RowAction[];
  hasAdd: boolean;
  columns: unknown;
  rows: unknown;
  filter: unknown;
  order: string;
  /** px; 0: by the window. */
  heightPx: number;
  all: boolean;
  choose: boolean;
  editsCells: boolean;
}

/** Reads the attributes and properties of the tag. Default of `actions`: `edit`, where records have a form. */
export function readGiven(entry: Readonly<Record<string, unknown>>): Given {
  const text = (name: string) => String(entry[name] ?? "");
  const table = text("table");
  const named = (text("actions") || (text("form") ? "edit" : "")).split(/[\s,]+/);
  return {
    table,
    name: text("name") || table || location.pathname,
    api: text("api"),
    form: text("form"),
    actions: table ? named.filter((one): one is RowAction => Object.hasOwn(rowActions, one)) : [],
    hasAdd: named.includes("add"),
    columns: entry["columns"],
    rows: entry["rows"],
    filter: entry["filter"],
    order: text("order"),
    heightPx: Number(entry["height"]) || 0,
    all: entry["all"] === true,
    choose: named.includes("choose"),
    editsCells: named.includes("cells") && table !== "",
  };
}

/** The same for a person who may not save: records can be looked at. */
export function readingOnly(given: Given): Given {
  const canLook = given.actions.some((one) => one === "edit" || one === "info");
  return { ...given, actions: canLook ? ["info"] : [], hasAdd: false, editsCells: false };
}

/** Whether other rows or columns have to be loaded. */
export const isSameSource = (one: Given, other: Given): boolean =>
  (["table", "name", "api", "form", "columns", "rows", "filter", "order", "all", "editsCells"] as const).every(
    (name) => one[name] === other[name],
  );
