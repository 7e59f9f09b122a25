/** A data table's description in its schema entry, read once: columns, buttons, and what a person may do with rows. */
import { color } from "../../../base/css.ts";
import { copy } from "../../../base/copy.ts";
import { forbidden, isData, type Data } from "../../../base/data.ts";
import { readAs } from "../../../forms/schema/property-kinds.ts";
import { readEntry, type Entry } from "../../../forms/schema/schema.ts";
import { kindOf, type CellKind } from "./cell-types.ts";

export interface SheetColumn {
  /** The name of its value in a row. */
  key: string;
  /** A text or `{ ua, ru, en }`. */
  title: unknown;
  kind: CellKind;
  /** The column as a field: its list, checks and options are read as those of a form's field. */
  entry: Entry;
  widthPx: number;
  isDisabled: boolean;
  /** The background of its cells; "" without one. */
  background: string;
  /** A template that draws the cell from its row; "" without one. */
  template: string;
  /** What its empty cells get: a value, or the name of another column or field (R3.7-08). */
  filling: unknown;
}

/** Buttons above the table. */
type Button = "import" | "export" | "clear";

export interface SheetPlan {
  /** The shown columns. */
  columns: readonly SheetColumn[];
  /** The names of all columns, hidden ones too. */
  keys: readonly string[];
  buttons: ReadonlySet<Button>;
  /** A click on a cell opens its editor. */
  isLive: boolean;
  /** The fewest and the most rows (R3.7-12); undefined: any number. */
  interval: { least: number; most: number } | undefined;
  canAdd: boolean;
  canEdit: boolean;
  canDelete: boolean;
  canMove: boolean;
  /** The buttons in the rows are shown. */
  hasRowButtons: boolean;
  /** A button removes the last row. */
  hasRemoveLast: boolean;
  /** The columns with keys and values of an object that stands for the rows (R3.7-17). */
  map: { key: string; val: string } | undefined;
  importText: unknown;
  /** The rows of a table whose rows are fixed (R3.7-19). */
  fixed: readonly Data[] | undefined;
}

/** What a plan is made of. */
const parts = ["columns", "options", "button", "values", "key", "val", "data", "parent", "import_text", "disableDrag"];
const plans = new WeakMap<object, { of: unknown[]; plan: SheetPlan }>();

/** Reads the plan of an entry. Cached by its columns: a stand-alone tag makes a new entry for each drawing. */
export function planOf(entry: Entry): SheetPlan {
  const { columns } = entry;
  const by = typeof columns === "object" && columns ? columns : entry;
  const of = parts.map((name) => entry[name]);
  const known = plans.get(by);
  if (known?.of.every((one, at) => one === of[at])) return known.plan;
  const plan = readPlan(entry);
  plans.set(by, { of, plan });
  return plan;
}

function readPlan(entry: Entry): SheetPlan {
  const options = objectIn(entry["options"]);
  const given = objectIn(entry["values"]);
  const shown = listIn(given["show"])?.map(String);
  const all = readColumns(entry);
  const fixed = listIn(given["values"]);
  const buttons = listIn(entry["button"])?.map(String);
  const isListed = buttons?.some((name) => name === "edit" || name === "del");
  /** A list of buttons without these two says nothing about the rows. */
  const may = (name: string) => isOn(options[name], isListed ? buttons!.includes(name) : true);
  const interval = readAs("min,max", options["select_rows_interval"]) as number[] | undefined;
  const [key, val] = [entry["key"], entry["val"]].map((name) => String(name ?? ""));
  const isFixed = fixed !== undefined;
  return {
    columns: all.filter(({ key: name, isHidden }) => !isHidden && (!shown || shown.includes(name))),
    keys: all.map(({ key: name }) => name),
    buttons: new Set((["import", "export", "clear"] as const).filter((name) => buttons?.includes(name))),
    isLive: isOn(options["live_editing"], false),
    interval: interval && { least: Math.min(interval[0] ?? 0, mostLeast), most: interval[1] ?? Infinity },
    canAdd: !isFixed && !isOn(options["noaddbutton"], false),
    canEdit: may("edit"),
    canDelete: !isFixed && may("del"),
    canMove: !isFixed && isOn(options["rowReorder"], true) && !isOn(entry["disableDrag"], false),
    hasRowButtons: !isOn(options["noeditactions"], false),
    hasRemoveLast: !isFixed && may("del") && !isOn(options["remove_del_row_button"], false),
    map: key && val ? { key, val } : undefined,
    importText: entry["import_text"],
    fixed: fixed?.map((one) => (isData(one) ? copy(one) : { [all[0]?.key ?? "value"]: one })),
  };
}
/** More blank rows are never shown at once. */
const mostLeast = 1000;

function readColumns(entry: Entry): (SheetColumn & { isHidden: boolean })[] {
  const seen = new Set<string>();
  return (listIn(entry["columns"]) ?? []).flatMap((given: unknown) => {
    const own: Data = isData(given) ? given : { name: given };
    const name = String(own["name"] ?? "");
    if (!name || seen.has(name) || forbidden.has(name)) return [];
    seen.add(name);
    return [readColumn(name, own, entry)];
  });
}

/** A column for the field of a form, so that blocks are matched with it and checked as its cells would be. */
export function columnOf(entry: Entry): SheetColumn {
  const kind = kindOf(entry.type);
  return {
    key: entry.name,
    title: entry.title ?? entry.name,
    kind,
    entry,
    widthPx: usualWidths[kind],
    isDisabled: entry["disabled"] === true,
    background: "",
    template: "",
    filling: undefined,
  };
}

function readColumn(name: string, own: Data, table: Entry): SheetColumn & { isHidden: boolean } {
  const attributes = { ...objectIn(own["editorAttrs"]), ...objectIn(own["editoptions"]) };
  const type = String(own["type"] ?? own["edittype"] ?? attributes["type"] ?? "Text");
  const kind = kindOf(type);
  const listed = kind === "choice" || kind === "suggestion";
  const column = { ...attributes, ...own, type };
  const hasList = [column, attributes].some((one: Data) => one["data"] || one["api"] || one["options"]);
  // R3.7-20: the table's own list is offered by columns without one
  const shared = listed && !hasList ? { data: table["data"], parent: table["parent"] } : {};
  const width = Number.parseFloat(String(own["width"] ?? ""));
  return {
    key: name,
    title: own["title"] ?? name,
    kind,
    entry: readEntry(name, { ...shared, ...column }),
    widthPx: width > 0 ? Math.min(1200, Math.max(40, width)) : usualWidths[kind],
    isHidden: isOn(own["hide_column"], false),
    isDisabled: isOn(attributes["disabled"] ?? own["disabled"], false),
    background: color(String(own["backgroundColor"] ?? "")) ?? "",
    template: typeof own["template_for_cell"] === "string" ? own["template_for_cell"] : "",
    filling: own["column_filling"],
  };
}
const usualWidths: Record<CellKind, number> = {
  text: 200,
  phone: 160,
  number: 120,
  choice: 180,
  suggestion: 200,
  flag: 80,
  time: 90,
  date: 150,
};

const objectIn = (given: unknown): Data => (readAs("an object", given) as Data | undefined) ?? {};
const listIn = (given: unknown): unknown[] | undefined => readAs("a list", given) as unknown[] | undefined;
const isOn = (given: unknown, otherwise: boolean): boolean =>
  (readAs("true/false", given) as boolean | undefined) ?? otherwise;
