/** Reads the server's form schema (§3.6; CONTRACT.md, Form schema) with all defaults, in one place. */
import { parseJson } from "../base/json.ts";
import { copy, isData, type Data } from "../base/data.ts";

/** One check of a value: its name and options, with the author's own words if there are any. */
export interface Validator extends Data {
  type: string;
  message?: unknown;
}
/** The description of one field. Options that only its type knows stay as the server sent them. */
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
  /** The tab or step it stands on, from 1. */
  tab: number;
  /** Columns of 12 of the pinned side column; 0 for what stands in the form's own (R3.6-09). */
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
  /** Titles of the tabs or steps in their order; fewer than two: all stands on one page. */
  tabs: unknown[];
  /** Tabs are steps that are gone through one by one (R2.3-09). */
  isSteps: boolean;
  /** Form-level properties of §3.6 as the server sent them: api, method, submit, confirm_message, help … */
  options: Data;
  /** What the author wrote wrong; the rest of the form works. */
  mistakes: string[];
}

/** @throws Error with the author's mistake when there is nothing to draw */
export function readSchema(answer: unknown, name: string): Schema {
  const given = parsed(answer);
  if (!isData(given)) throw new Error(`form "${name}": expected an object, found ${kind(given)}`);
  const options = copy(given);
  const mistakes: string[] = [];
  const entries = readEntries(parsed(options["schema"] ?? options["fields"]), mistakes);
  if (!entries.length) throw new Error(`form "${name}": expected fields, found ${mistakes[0] ?? "none"}`);
  const titles = parsed(options["tabs"]);
  const tabs: unknown[] = Array.isArray(titles) ? titles : [];
  const fieldsets = readFieldsets(parsed(options["fieldsets"]), entries, tabs, mistakes);
  const layout = options["layout"] === "horizontal" || options["layout"] === "inline" ? options["layout"] : "vertical";
  const isSteps = options["steps"] === true && tabs.length > 1;
  return { name, title: options["title"] ?? name, entries, fieldsets, layout, tabs, isSteps, options, mistakes };
}

/** Old servers keep the parts of a form as columns of JSON text. */
const parsed = (given: unknown): unknown => (typeof given === "string" ? (copy(parseJson(given)) ?? given) : given);

function readEntries(given: unknown, mistakes: string[]): Entry[] {
  const list: [unknown, unknown][] = Array.isArray(given)
    ? given.map((entry) => [isData(entry) ? entry["name"] : undefined, entry])
    : isData(given)
      ? Object.entries(given)
      : [];
  const seen = new Set<unknown>();
  return list.flatMap(([name, entry]) => {
    if (typeof name !== "string" || !name) mistakes.push(`a field without a name`);
    else if (seen.has(name)) mistakes.push(`field "${name}" stands twice`);
    else if (!isData(entry)) mistakes.push(`field "${name}": expected an object, found ${kind(entry)}`);
    else return [seen.add(name) && readEntry(name, entry)];
    return [];
  });
}

/** One field with its defaults; also for a stand-alone tag, whose attributes are the entry. */
export function readEntry(name: string, given: Data): Entry {
  const validators = readValidators(given["validators"]);
  if (given["required"] && !validators.some(({ type }) => type === "required"))
    validators.unshift({ type: "required" });
  if (given["interval"]) validators.push(interval(given["interval"]));
  const col = Number(given["col"] ?? 12);
  return {
    ...given,
    name,
    type: String(given["type"] ?? "Text"),
    title: given["title"] ?? name,
    validators,
    col: col >= 1 && col <= 12 ? Math.round(col) : 12,
  };
}

export function readValidators(given: unknown): Validator[] {
  const list = Array.isArray(given) ? given : given ? [given] : [];
  return list.flatMap((one) =>
    typeof one === "string"
      ? [{ type: one }]
      : isData(one) && typeof one["type"] === "string"
        ? [one as Validator]
        : [],
  );
}

/** "1,5" or [1, 5] → the check R5.1-12. */
function interval(given: unknown): Validator {
  const [min = "", max = ""] = Array.isArray(given) ? given : String(given).split(",");
  return { type: "interval", min: min === "" ? undefined : Number(min), max: max === "" ? undefined : Number(max) };
}

/** Fields in the groups that name them, on the tab and in the column that the field or its group has; the rest last. */
function readFieldsets(given: unknown, entries: Entry[], tabs: unknown[], mistakes: string[]): Fieldset[] {
  const rest = new Map(entries.map((entry) => [entry.name, entry]));
  const sets = (Array.isArray(given) ? given.filter(isData) : []).flatMap((set) => {
    const names = Array.isArray(set["fields"]) ? set["fields"].map(String) : [];
    const fields = names.flatMap((name) => {
      const entry = rest.get(name);
      if (!entry) mistakes.push(`fieldset names "${name}": no field, or placed already`);
      rest.delete(name);
      return entry ?? [];
    });
    return grouped(set, fields, tabs);
  });
  return [...sets, ...grouped({}, [...rest.values()], tabs)];
}

/** One fieldset for each tab and column that its fields name. */
function grouped(set: Data, fields: Entry[], tabs: unknown[]): Fieldset[] {
  const found = new Map<string, Fieldset>();
  for (const entry of fields) {
    const tab = tabOf(entry["tab"] ?? set["tab"], tabs);
    const pin = pinOf(entry["pin"] ?? set["pin"]);
    const key = `${tab} ${pin}`;
    if (!found.has(key)) found.set(key, { legend: set["legend"], tab, pin, fields: [] });
    found.get(key)!.fields.push(entry);
  }
  return [...found.values()];
}

/** A number from 1, or a title; one that no tab has becomes a tab. */
function tabOf(given: unknown, tabs: unknown[]): number {
  if (given === undefined || given === null) return 1;
  const number = Number(given);
  if (number >= 1 && number <= 100) {
    while (tabs.length < number) tabs.push(String(tabs.length + 1));
    return Math.floor(number);
  }
  const at = tabs.indexOf(given);
  return at < 0 ? tabs.push(given) : at + 1;
}

const pinOf = (given: unknown): number => (given === true ? 2 : Math.min(Math.max(Number(given) || 0, 0), 6));

const kind = (value: unknown): string =>
  Array.isArray(value) ? "a list" : value === null ? "null" : `a ${typeof value}`;
