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
  fields: Entry[];
}
export type Layout = "vertical" | "horizontal" | "inline";
export interface Schema {
  name: string;
  title: unknown;
  entries: Entry[];
  fieldsets: Fieldset[];
  layout: Layout;
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
  const fieldsets = readFieldsets(parsed(options["fieldsets"]), entries, mistakes);
  const layout = options["layout"] === "horizontal" || options["layout"] === "inline" ? options["layout"] : "vertical";
  return { name, title: options["title"] ?? name, entries, fieldsets, layout, options, mistakes };
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

function readValidators(given: unknown): Validator[] {
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

function readFieldsets(given: unknown, entries: Entry[], mistakes: string[]): Fieldset[] {
  const rest = new Map(entries.map((entry) => [entry.name, entry]));
  const sets = (Array.isArray(given) ? given.filter(isData) : []).map((set) => {
    const names = Array.isArray(set["fields"]) ? set["fields"].map(String) : [];
    const fields = names.flatMap((name) => {
      const entry = rest.get(name);
      if (!entry) mistakes.push(`fieldset names "${name}": no field, or placed already`);
      rest.delete(name);
      return entry ?? [];
    });
    return { legend: set["legend"], fields };
  });
  const unplaced = [...rest.values()];
  return unplaced.length ? [...sets, { legend: undefined, fields: unplaced }] : sets;
}

const kind = (value: unknown): string =>
  Array.isArray(value) ? "a list" : value === null ? "null" : `a ${typeof value}`;
