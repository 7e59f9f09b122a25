/** Parses an option list in every spelling of R3.5-01 to R3.5-05: code → label, rows, objects, texts. */
import { isData, type Data } from "../../base/data.ts";

/** One choice. Hidden ones are not offered, but shown when selected; disabled ones cannot be chosen. */
export interface Option {
  id: string;
  text: string;
  color: string;
  group: string;
  isHidden: boolean;
  isDisabled: boolean;
  /** A value of the field that the list depends on, or the id of the entry one level above. */
  parent?: string;
  /** All columns of a suggestion. */
  fields?: Data;
  /** Was chosen recently. */
  isRecent?: boolean;
  /** Not a choice yet: the text that it would add. */
  added?: string;
}

/** Parses a list. @param key key of an item that is stored as the value (R3.6-16) */
export function readList(given: unknown, key = "id"): Option[] {
  if (isData(given))
    return Object.entries(given).map(([id, one]) => (isData(one) ? option({ id, ...one }, key) : labelled(id, one)));
  if (!Array.isArray(given)) return [];
  const rows = given.filter((one): one is unknown[] => Array.isArray(one));
  const columns = rows.length ? columnsOf(rows) : undefined;
  const options = given.flatMap((one: unknown) =>
    Array.isArray(one)
      ? option(named(one, columns!), key, one)
      : isData(one)
        ? withChildren(one, key)
        : option({ id: one }),
  );
  return rows.length ? groupedByText(options) : options;
}

/** The text of a choice in a list `code → label`; undefined when the whole list has to be parsed. */
export function labelIn(given: unknown, id: string): string | undefined {
  const label = isData(given) ? given[id] : undefined;
  return typeof label === "string" ? label : undefined;
}

/** A choice with an id and a text. */
export const labelled = (id: string, text: unknown): Option => ({
  id,
  text: String(text ?? id),
  color: "",
  group: "",
  isHidden: false,
  isDisabled: false,
});
/** A choice for a value that no list contains. */
export const unknownOption = (id: string): Option => labelled(id, id);

interface Columns {
  /** The fourth column holds colours; else it is the hidden flag (R3.5-03). */
  hasColors: boolean;
  /** The fifth column says which entries can be chosen (R3.5-02). */
  hasEnabled: boolean;
}

/** Decided for the whole list: "1" is a colour if another row has "1000", and a flag if all values are flags. */
function columnsOf(rows: unknown[][]): Columns {
  const fifth = rows.map((row) => row[4]).filter((one) => one !== null && one !== undefined && one !== "");
  return { hasColors: rows.some((row) => !isFlag(row[3])), hasEnabled: fifth.length > 0 && fifth.every(isFlag) };
}

/** Names the columns: id, text, parent or group, hidden flag or badge colour, enabled flag. */
function named(row: unknown[], { hasColors, hasEnabled }: Columns): Data {
  const [id, text, parent, fourth, fifth] = row;
  const isHidden = hasColors ? fourth === true || /^(t|true)$/.test(String(fourth)) : isYes(fourth);
  const isColor = hasColors && !isHidden && fourth !== false && fourth !== "f" && fourth !== "false";
  const color = isColor ? fourth : undefined;
  return { id, text, parent, group: parent, hidden: isHidden, color, enabled: hasEnabled ? fifth : undefined };
}

/** An item with `children` is a heading, and also a choice when it has an id (R3.5-05). */
function withChildren(item: Data, key: string): Option[] {
  const { children, id = item["clsid"] } = item;
  if (!Array.isArray(children)) return [option(item, key)];
  const group = String(item["text"] ?? id ?? "");
  const below = readList(children, key).map((one) => ({
    ...one,
    group: one.group || group,
    parent: one.parent ?? String(id ?? group),
  }));
  return id === undefined || id === null ? below : [option(item, key), ...below];
}

/**
 * An entry of a classifier has `clsid` in place of `id` (R3.5-06), and maybe `name` in place of `text` (R3.8-14); other
 * servers send `value` and `label`, or names with capitals.
 *
 * @param row the source row; `index_key` may name its columns by number
 */
function option(item: Data, key = "id", row?: unknown[]): Option {
  const {
    value: other,
    label,
    id = item["clsid"] ?? other,
    text = item["name"] ?? label,
    color,
    group,
    category,
    hidden,
    enabled,
    disabled,
    parent,
  } = item;
  if (text === undefined) {
    const unread = Object.keys(item).filter((name) => /^[A-Z]/.test(name) && !(name.toLowerCase() in item));
    const lower = Object.fromEntries(unread.map((name) => [name.toLowerCase(), item[name]]));
    if (unread.length) return option({ ...item, ...lower }, key, row);
  }
  const value = String(item[key] ?? row?.[Number(key)] ?? id ?? "");
  const made: Option = {
    id: value,
    text: String(text ?? value),
    color: String(color ?? ""),
    group: String(group ?? category ?? ""),
    isHidden: isYes(hidden),
    isDisabled: isYes(disabled) || (!isNone(enabled) && !isYes(enabled)),
  };
  if (!isNone(parent) && parent !== "") made.parent = String(parent);
  return made;
}

/** If the third column is an id of the same list, the text of that entry is shown as the group (R3.5-04). */
function groupedByText(options: Option[]): Option[] {
  if (!options.some(({ group }) => group)) return options;
  const texts = new Map(options.map(({ id, text }) => [id, text]));
  return options.map((one) => (one.group ? { ...one, group: texts.get(one.group) ?? one.group } : one));
}

const isFlag = (value: unknown) =>
  isNone(value) || typeof value === "boolean" || /^(0|1|t|f|true|false|)$/.test(String(value));
const isYes = (flag: unknown) => flag === true || (!isNone(flag) && /^(1|t|true)$/.test(String(flag)));
const isNone = (value: unknown) => value === null || value === undefined;
