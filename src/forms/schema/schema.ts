// layer 3: views
/** Reads the server's form schema and applies all defaults, in one place. */
import { parseJson } from "../../base/json.ts";
import { copy, newData } from "../../base/copy.ts";
import { forbidden, isData, type Data } from "../../base/data.ts";
import { found, readAs, type Kind } from "./property-kinds.ts";
import {
  entryDefaults,
  entryProperties,
  fieldsetProperties,
  formDefaults,
  formProperties,
  validatorProperties,
} from "./properties.ts";
import { drawnType, traitsOf } from "./field-traits.ts";
import { same } from "../../values/same.ts";

/** One validator: its name and options, with the author's own message if there is one. */
export interface Validator extends Data {
  type: string;
  message?: unknown;
}
/** The description of one field. Options that only its type uses stay as the server sent them. */
export interface Entry extends Data {
  name: string;
  type: string;
  /** A text or `{ ua, ru, en }`. */
  title: unknown;
  validators: Validator[];
  /** Columns of 12 (R9.4-01). */
  col: number;
}
export interface Fieldset {
  legend: unknown;
  /** The tab or step, from 1. */
  tab: number;
  /** Width of the pinned side column in columns of 12; 0 for the form's main column (R3.6-09). */
  pin: number;
  fields: Entry[];
}
export type Layout = "vertical" | "horizontal" | "inline";
export interface Schema {
  name: string;
  title: unknown;
  entries: Entry[];
  fieldsets: Fieldset[];
  layout: Layout;
  /** Titles of the tabs or steps in order; with fewer than two everything is on one page. */
  tabs: unknown[];
  /** Tabs are steps that are completed one by one (R2.3-09). */
  isSteps: boolean;
  /** Form-level properties as the server sent them: api, method, submit, confirm_message, help … */
  options: Data;
  /** The author's mistakes; the rest of the form works. */
  mistakes: string[];
}

/** A schema with more fields is refused: the browser would freeze for seconds. */
const mostFields = 5000;

/** Reads a schema. @throws Error with the author's mistake when there is nothing to draw */
export function readSchema(answer: unknown, name: string): Schema {
  const given = parsed(answer);
  if (!isData(given)) throw new Error(`form "${name}": expected an object, found ${found(given)}`);
  const { schema, fields, ...rest } = given;
  const mistakes: string[] = [];
  const options = copy<Data>({ ...formDefaults, ...readProperties(formProperties, rest, "", mistakes) });
  const entries = readEntries(parsed(schema ?? fields), mistakes);
  if (!entries.length) throw new Error(`form "${name}": expected fields, found ${mistakes.at(-1) ?? "none"}`);
  if (entries.length > mostFields)
    throw new Error(`form "${name}": expected at most ${mostFields} fields, found ${entries.length}`);
  const tabs = readTabs(options["tabs"], mistakes);
  const fieldsets = readFieldsets(options["fieldsets"], entries, tabs, mistakes);
  const layout = options["layout"] as Layout;
  const isSteps = options["steps"] === true && tabs.length > 1;
  return { name, title: options["title"] ?? name, entries, fieldsets, layout, tabs, isSteps, options, mistakes };
}

/** Old servers keep the parts of a form as columns of JSON text. */
const parsed = (given: unknown): unknown => (typeof given === "string" ? (parseJson(given) ?? given) : given);

/**
 * Reads a part of a schema by its table. A value of the wrong kind is reported and skipped; null and "" are skipped
 * silently. Unknown properties are kept unchanged.
 */
export function readProperties(table: Record<string, Kind>, given: Data, at: string, mistakes: string[]): Data {
  const made = newData();
  for (const name of Object.keys(given)) {
    const wanted = forbidden.has(name) ? "another name" : Object.hasOwn(table, name) ? table[name]! : "anything";
    const value = readAs(wanted, given[name]);
    if (value !== undefined) made[name] = value;
    else if ((given[name] ?? "") !== "") mistakes.push(`${at}${name} needs ${wanted}; found ${found(given[name])}`);
  }
  return made;
}

function readEntries(given: unknown, mistakes: string[]): Entry[] {
  const list: [unknown, unknown][] = Array.isArray(given)
    ? given.map((entry) => [isData(entry) ? entry["name"] : undefined, entry])
    : Object.entries(isData(given) ? given : {});
  const seen = new Set<unknown>();
  return list.flatMap(([name, entry], index) => {
    const at = `field "${String(name)}": `;
    if (typeof name !== "string" || !name.trim())
      mistakes.push(`field ${index + 1}: expected an object with a name, found ${found(isData(entry) ? name : entry)}`);
    else if (seen.has(name) || name.split(".").some((part) => forbidden.has(part)))
      mistakes.push(`${at}it needs another name; found it ${seen.has(name) ? "twice" : "forbidden"}`);
    else if (!isData(entry)) mistakes.push(`${at}expected an object, found ${found(entry)}`);
    else return [seen.add(name) && copy(readEntry(name, entry, mistakes))];
    return [];
  });
}

/** Reads one field and applies its defaults; also for a stand-alone tag, whose attributes are the entry. */
export function readEntry(name: string, given: Data, mistakes: string[] = []): Entry {
  const at = `field "${name}": `;
  const own = isData(given["editorAttrs"]) ? { ...given["editorAttrs"], ...given } : given; // R3.6-34
  const made = readProperties(entryProperties, own, at, mistakes);
  const validators = readValidators(made["validators"], at, mistakes);
  const drawn = drawnType(made);
  if (drawn !== undefined) made["type"] = drawn;
  const { defaults = {}, isRequired } = traitsOf(drawn);
  for (const option of Object.keys(defaults)) made[option] ??= defaults[option];
  if ((made["required"] || isRequired) && !validators.some(({ type }) => type === "required"))
    validators.unshift({ type: "required" });
  if (made["interval"]) {
    const [min, max] = made["interval"] as number[]; // R5.1-12
    validators.push({ type: "interval", min, max });
  }
  return { title: name, ...entryDefaults, ...made, name, validators };
}

/** Reads a name, an object, or a list of both; anything else is reported. */
export function readValidators(given: unknown, at: string, mistakes: string[]): Validator[] {
  const list: unknown = parsed(given) ?? [];
  return (Array.isArray(list) ? list : [list]).flatMap((one: unknown) => {
    if (typeof one === "string") return one ? { type: one } : [];
    const type = isData(one) && one["type"];
    if (typeof type === "string")
      return readProperties(validatorProperties, one as Data, `${at}validator "${type}": `, mistakes) as Validator;
    mistakes.push(`${at}a validator needs a name or an object with "type"; found ${found(one)}`);
    return [];
  });
}

/** Reads the titles of tabs; a tab without a title gets its number. */
function readTabs(given: unknown, mistakes: string[]): unknown[] {
  return (Array.isArray(given) ? given : []).map((title: unknown, index) => {
    const read = readAs("a text or {ua, ru, en}", title) || undefined;
    if (read === undefined) mistakes.push(`tab ${index + 1} needs a title; found ${found(title)}`);
    return read ?? String(index + 1);
  });
}

/** Groups the fields by fieldset, tab and pinned column; fields without a fieldset come last. */
function readFieldsets(given: unknown, entries: Entry[], tabs: unknown[], mistakes: string[]): Fieldset[] {
  const unplaced = new Map(entries.map((entry) => [entry.name, entry]));
  const sets = (Array.isArray(given) ? given : []).flatMap((one: unknown, index) => {
    const at = `fieldset ${index + 1}: `;
    if (!isData(one)) mistakes.push(`${at}expected an object, found ${found(one)}`);
    const set = isData(one) ? readProperties(fieldsetProperties, one, at, mistakes) : {};
    const fields = ((set["fields"] ?? []) as string[]).flatMap((name) => {
      const entry = unplaced.get(name);
      if (!entry) mistakes.push(`${at}"${name}" is no field, or placed already`);
      unplaced.delete(name);
      return entry ?? [];
    });
    return grouped(set, fields, tabs, mistakes);
  });
  return [...sets, ...grouped({}, [...unplaced.values()], tabs, mistakes)];
}

/** Makes one fieldset for each tab and column of its fields. */
function grouped(set: Data, fields: Entry[], tabs: unknown[], mistakes: string[]): Fieldset[] {
  const made = new Map<string, Fieldset>();
  for (const entry of fields) {
    const tab = tabOf(entry["tab"] ?? set["tab"] ?? 1, tabs);
    if (!tab)
      mistakes.push(`field "${entry.name}": tab needs 1 to 100 or a title; found ${found(entry["tab"] ?? set["tab"])}`);
    const pin = pinOf(entry["pin"] ?? set["pin"]);
    const key = `${tab} ${pin}`;
    if (!made.has(key)) made.set(key, { legend: set["legend"], tab: tab || 1, pin, fields: [] });
    made.get(key)!.fields.push(entry);
  }
  return [...made.values()];
}

/** The number of a tab, given as a number from 1 or a title; a new title adds a tab. 0: an invalid number. */
function tabOf(given: unknown, tabs: unknown[]): number {
  const number = isData(given) ? Number.NaN : Math.floor(Number(given === "" ? 1 : given));
  if (number >= 1 && number <= 100) {
    while (tabs.length < number) tabs.push(String(tabs.length + 1));
    return number;
  }
  if (!Number.isNaN(number)) return 0;
  const at = tabs.findIndex((title) => same(title, given));
  return at < 0 ? tabs.push(given) : at + 1;
}

const pinOf = (given: unknown): number => (given === true ? 2 : Math.min(Math.max(Number(given) || 0, 0), 6));
