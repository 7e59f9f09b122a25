/** The columns of a table: read from an attribute, from a form's entries or from the rows themselves. */
import { copy } from "../base/copy.ts";
import { forbidden, isData, type Data } from "../base/data.ts";
import { guessKind, type ColumnKind } from "./cell-kinds.ts";

export interface Column {
  /** The name of its value in a row. */
  key: string;
  /** A text or `{ ua, ru, en }`. */
  title: unknown;
  kind: ColumnKind;
  /** 0: by its kind. */
  widthPx: number;
  /** Order of the lines of a card on a phone, from 1; a column with 0 is not shown there. */
  priority: number;
  isHidden: boolean;
  isFrozen: boolean;
  canSort: boolean;
  canFilter: boolean;
  /** Its cells can be edited, where the table allows it. */
  canEdit: boolean;
  /** The name of its option list; "" without one. */
  data: string;
  decimals: number;
}

/** Smallest and largest width in px that a person can set. */
export const widths = { least: 48, most: 1200 };
const usualWidths: Record<ColumnKind, number> = {
  text: 180,
  choice: 150,
  number: 110,
  date: 110,
  moment: 150,
  flag: 80,
  phone: 160,
};

/** The width in px that a column is drawn with. */
export const widthOf = ({ widthPx, kind }: Column): number => widthPx || usualWidths[kind];
/** Limits a width to what can be used. */
export const usableWidth = (px: number): number => Math.round(Math.min(widths.most, Math.max(widths.least, px)));

/** Columns with a kind of their own by a schema's type; all others are text. */
const kindsByType: Record<string, ColumnKind> = {
  number: "number",
  positivedecimal: "number",
  numeric: "number",
  spinner: "number",
  interval: "number",
  rating: "number",
  date: "date",
  datepicker: "date",
  datetime: "moment",
  switcher: "flag",
  checkbox: "flag",
  radiobool: "flag",
  flag: "flag",
  moment: "moment",
  choice: "choice",
  select: "choice",
  select2: "choice",
  radio: "choice",
  radiobutton: "choice",
  phone: "phone",
};

/**
 * Reads columns: names, or objects with the names of a schema's properties (`name`, `title`, `type`, `width`, `data`,
 * `hide_column`, `frozen`, `priority`, `sort`, `filter`, `decimal_places`). Entries without a name, and names that are
 * there twice, are skipped and added to `mistakes`.
 */
export function readColumns(given: unknown, mistakes: string[] = []): Column[] {
  const seen = new Set<string>();
  return (Array.isArray(given) ? given : []).flatMap((one: unknown, at) => {
    const entry: Data = typeof one === "string" ? { name: one } : isData(one) ? one : {};
    const key = String(entry["name"] ?? "");
    if (!key || seen.has(key) || forbidden.has(key)) {
      mistakes.push(`entry ${at + 1} needs a name of its own`);
      return [];
    }
    seen.add(key);
    return [readColumn(key, entry, seen.size)];
  });
}

function readColumn(key: string, entry: Data, position: number): Column {
  const type = String(entry["type"] ?? entry["edittype"] ?? "").toLowerCase();
  const data = typeof entry["data"] === "string" ? entry["data"] : "";
  const width = Number.parseFloat(String(entry["width"] ?? ""));
  const priority = Number(entry["priority"] ?? position);
  return {
    key,
    title: copy(entry["title"] ?? key),
    kind: kindsByType[type] ?? (data ? "choice" : "text"),
    widthPx: width > 0 ? usableWidth(width) : 0,
    priority: Number.isFinite(priority) ? priority : position,
    isHidden: isOn(entry["hide_column"] ?? entry["hidden"]),
    isFrozen: isOn(entry["frozen"]),
    canSort: entry["sort"] !== false,
    canFilter: entry["filter"] !== false,
    canEdit: entry["edit"] === true,
    data,
    decimals: Math.min(20, Math.max(0, Number(entry["decimal_places"] ?? 2) || 0)),
  };
}

const isOn = (given: unknown): boolean => given === true || given === 1 || /^(true|1|t)$/.test(String(given));

/** How many rows are looked at to find columns and their kinds. */
const sampleRows = 50;

/** Columns for rows that nobody has described: their keys in order, each with the kind of its values. */
export function columnsOfRows(rows: readonly Data[]): Column[] {
  const sample = rows.slice(0, sampleRows);
  const keys = [...new Set(sample.flatMap((row) => Object.keys(row)))].filter((key) => !forbidden.has(key));
  return keys.map((key, at) => ({
    ...readColumn(key, { name: key }, at + 1),
    kind: guessKind(sample.map((row) => row[key])),
  }));
}
