/**
 * Mistakes in a schema beyond wrong kinds of values: unknown names, misspelt properties, circular dependencies. The
 * form works all the same.
 */
import { isData, type Data } from "../../base/data.ts";
import { readAs } from "./property-kinds.ts";
import { readBehavior } from "./rule-shapes.ts";
import { patternFault } from "../checks/pattern.ts";
import { entryProperties, fieldsetProperties, formProperties, validatorProperties } from "./properties.ts";
import { addProperties, ruleProperties } from "./rule-properties.ts";
import { readProperties, readValidators, type Entry, type Schema, type Validator } from "./schema.ts";
import { traitsOf } from "./field-traits.ts";
import { didYouMean } from "./did-you-mean.ts";
import { checks } from "../checks/validators.ts";

/** @param isType whether a field type exists @returns one sentence per mistake, without a full stop */
export function schemaMistakes(schema: Schema, isType: (type: string) => boolean): string[] {
  const { entries, fieldsets, tabs, isSteps, options } = schema;
  const names = new Set(entries.map(({ name }) => name));
  const mistakes = [
    ...misspelt(formProperties, options, ""),
    ...(options["steps"] === true && !isSteps ? [`steps needs two tabs; found ${tabs.length}`] : []),
    ...(Array.isArray(options["fieldsets"]) ? options["fieldsets"] : []).flatMap((set: unknown, index) =>
      isData(set) ? misspelt(fieldsetProperties, set, `fieldset ${index + 1}: `) : [],
    ),
    ...circles(entries),
    ...entries.flatMap((entry) => entryMistakes(entry, names, isType)),
  ];
  return fieldsets.length ? [...new Set(mistakes)] : [];
}

function entryMistakes(entry: Entry, names: Set<string>, isType: (type: string) => boolean): string[] {
  const at = `field "${entry.name}": `;
  const { type, validators } = entry;
  return [
    ...(isType(type) ? listless(entry, at) : [`${at}type "${type}" is not known`]),
    ...misspelt(entryProperties, entry, at),
    ...validators.flatMap((one) => validatorMistakes(one, at, names)),
    ...parentsOf(entry).flatMap((key) => lost([entry[key]], names, `${at}${key}`)),
    ...["add", "add2"].flatMap((key) => (isData(entry[key]) ? addMistakes(entry[key], `${at}${key}`) : [])),
    ...behaviorMistakes(entry, at, names),
  ];
}

/** Mistakes in the validators of a stand-alone tag, which has no other fields beside it. */
export function validatorsMistakes(given: unknown): string[] {
  const mistakes: string[] = [];
  const validators = readValidators(given, "", mistakes);
  return [...mistakes, ...validators.flatMap((one) => validatorMistakes(one, "", new Set([String(one["field"])])))];
}

/** Unknown properties that are similar to a known one. */
const misspelt = (known: object, given: Data, at: string): string[] =>
  Object.keys(given).flatMap((name) => {
    if (Object.hasOwn(known, name)) return [];
    const likely = Object.keys(known).filter((one) => one.length > 4 || one.toLowerCase() === name.toLowerCase());
    const near = didYouMean(name, likely);
    return near ? [`${at}"${name}" is not read${near}`] : [];
  });

/** Names of fields that do not exist. */
const lost = (given: unknown, names: Set<string>, at: string): string[] =>
  (Array.isArray(given) ? given : []).flatMap((name: unknown) =>
    typeof name !== "string" || name === "" || names.has(name)
      ? []
      : [`${at} names "${name}", which is no field${didYouMean(name, [...names])}`],
  );

const listless = (entry: Entry, at: string): string[] => {
  const { type } = entry;
  const hasOne =
    ["data", "api", "options", "smart", "tags"].some((name) => entry[name]) || Array.isArray(entry["step"]);
  const { needsList } = traitsOf(type);
  if (!needsList || hasOne) return [];
  const words = typeof needsList === "string" ? needsList : `a ${type} needs data, api or options; found none`;
  return [at + words];
};

const wanted: Record<string, string[]> = {
  length: ["min", "max"],
  minlength: ["min"],
  match: ["field", "value"],
  regexp: ["pattern"],
};

function validatorMistakes(validator: Validator, at: string, names: Set<string>): string[] {
  const { type, min, max, field, pattern } = validator;
  const here = `${at}validator "${type}"`;
  if (!Object.hasOwn(checks, type)) return [`validator "${type}" is not known${didYouMean(type, Object.keys(checks))}`];
  const options = wanted[type] ?? [];
  const fault = pattern === undefined ? undefined : patternFault(validator);
  return [
    ...(options.length && options.every((name) => validator[name] === undefined)
      ? [`${here} needs ${options.join(" or ")}; found none`]
      : []),
    ...(Number(min) > Number(max) ? [`${here}: min ${String(min)} is above max ${String(max)}`] : []),
    ...(field === undefined ? [] : lost([field], names, `${here}: field`)),
    ...(fault ? [`${here}: ${fault}`] : []),
    ...misspelt(validatorProperties, validator, `${here}: `),
  ];
}

function addMistakes(add: Data, at: string): string[] {
  const mistakes: string[] = [];
  const read = readProperties(addProperties, add, `${at}: `, mistakes);
  if (!mistakes.length && !read["form"] && !read["model"]) mistakes.push(`${at} needs form or model; found neither`);
  return [...mistakes, ...misspelt(addProperties, add, `${at}: `)];
}

function behaviorMistakes({ behavior }: Entry, at: string, names: Set<string>): string[] {
  const mistakes: string[] = [];
  for (const [value, rules] of readBehavior(behavior, at, mistakes))
    for (const rule of rules) mistakes.push(...ruleMistakes(rule, `${at}behavior "${value}": `, names));
  return mistakes;
}

function ruleMistakes(rule: Data, at: string, names: Set<string>): string[] {
  const mistakes = Object.keys(rule).flatMap((name) =>
    Object.hasOwn(ruleProperties, name)
      ? []
      : [`${at}"${name}" is no property of a rule${didYouMean(name, Object.keys(ruleProperties))}`],
  );
  for (const name of ["hide", "show", "require", "disabled"]) mistakes.push(...lost(rule[name], names, `${at}${name}`));
  if (isData(rule["set"])) mistakes.push(...lost(Object.keys(rule["set"]), names, `${at}set`));
  const { validators } = rule;
  const listed = readAs("names", validators); // names make their fields required
  const byField = isData(validators) && !("type" in validators) ? validators : { "": listed ? [] : validators };
  mistakes.push(...lost(listed ?? Object.keys(byField), names, `${at}validators`));
  for (const given of Object.values(byField))
    for (const one of readValidators(given, at, mistakes)) mistakes.push(...validatorMistakes(one, at, names));
  return mistakes;
}

/** With `model`, as a tree has it, `parent` is a column of that table and no field. */
const parentsOf = ({ model }: Entry): string[] => (model ? [] : ["parent", "parent2", "parent3"]);

/** A list that depends on itself through others can never load (R3.6-15). */
function circles(entries: Entry[]): string[] {
  const all = new Map<unknown, Entry>(entries.map((entry) => [entry.name, entry]));
  /** Visited entries: true when all their dependencies are checked. */
  const known = new Map<Entry, boolean>();
  const mistakes: string[] = [];
  const walk = (entry: Entry): void => {
    known.set(entry, false);
    for (const key of parentsOf(entry)) {
      const next = all.get(entry[key]);
      if (next && !known.has(next)) walk(next);
      else if (next && !known.get(next)) mistakes.push(`field "${entry.name}": ${key} "${next.name}" leads back to it`);
    }
    known.set(entry, true);
  };
  for (const entry of entries) if (!known.has(entry)) walk(entry);
  return mistakes;
}
