/** The mistakes of a form's schema, by the reader of the product itself. */
import { isData } from "../base/data.ts";
import { readSchema, type Schema } from "../forms/schema/schema.ts";
import { schemaMistakes } from "../forms/schema/schema-mistakes.ts";
import type { Finding } from "./findings.ts";
import { fieldTypes } from "./known.ts";
import { formulaMistakes } from "./formula-mistakes.ts";

/** A mistake of a schema; `path` names the field and the property, as far as the mistake does. */
export type SchemaFinding = Pick<Finding, "severity" | "expected" | "found" | "link"> & { path: string[] };

/** @param schema the parsed answer @param name the form's name, for messages */
export function schemaFindings(schema: unknown, name: string): SchemaFinding[] {
  try {
    const read = readSchema(schema, name);
    const more = schemaMistakes(read, (type) => fieldTypes.includes(type));
    const users = usersOf(read);
    return [
      ...new Set([...read.mistakes, ...more.flatMap((one) => atFields(one, users)), ...formulaMistakes(read)]),
    ].map(findingOf);
  } catch (error) {
    return [findingOf(String(error).replace(/^Error: (form ".*?": )?(expected )?/, ""))];
  }
}

/** A form tells an unknown validator once; here it is told at each field that has it. */
function atFields(sentence: string, users: ReadonlyMap<string, string[]>): string[] {
  const [, type = ""] = /^validator "([^"]*)" is not known/.exec(sentence) ?? [];
  return users.get(type)?.map((name) => `field "${name}": ${sentence}`) ?? [sentence];
}

/** The names of the fields that have a validator, by its type. */
function usersOf({ entries }: Schema): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { name, validators } of entries)
    for (const type of new Set(validators.map((one) => one.type))) {
      const known = users.get(type);
      if (known) known.push(name);
      else users.set(type, [name]);
    }
  return users;
}

/** Whether JSON is a form's schema, and not other data. */
export const isSchema = (data: unknown): boolean =>
  isData(data) && ["schema", "fields"].some((name) => isData(data[name]) || Array.isArray(data[name]));

/** Splits a sentence of the reader: `field "a": col needs 1 to 12; found "13"`. */
function findingOf(sentence: string): SchemaFinding {
  const [, needs = "", found = ""] = /^([^]*?)[;,] found ([^]*)$/.exec(sentence) ?? [];
  const [, misspelt, near] = /"([^"]+)" is not read \(did you mean "([^"]+)"\?\)$/.exec(sentence) ?? [];
  // A page may define types of its own by vs.defineField.
  const severity = /^field "[^"]*": type "[^"]*" is not known$/.test(sentence) ? "warning" : "error";
  return {
    severity,
    expected: near ? `"${near}"` : needs || "a schema as the reference describes it",
    found: misspelt ? `"${misspelt}"` : found || sentence,
    link: sentence.startsWith('field "') ? "forms.html#entry" : "forms.html",
    path: pathOf(sentence),
  };
}

/** The keys that a sentence begins with: of a field and its property, or of the form. */
function pathOf(sentence: string): string[] {
  if (sentence.startsWith("fieldset ")) return ["fieldsets"];
  const field = /^field "([^"]+)"/.exec(sentence)?.[1];
  const property = /^"?(\w+)"?\b/.exec(sentence.replace(/^field "[^"]*"[:,]\s*/, ""))?.[1];
  return [...(field ? [field] : []), ...(property && property !== "it" ? [property] : [])];
}
