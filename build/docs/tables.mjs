/** Reads the tables from which the documentation is generated: TypeScript sources, bundled in memory and run. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { build, transform } from "esbuild";
import { parse } from "acorn";
import { clickTables, readClicks } from "../clicks.mjs";
import { fieldTables, readFields } from "../fields.mjs";

/**
 * @typedef {"text" | "number" | "flag" | "json"} Kind
 * @typedef {string | Record<string, string>} Held the value kind: one for all types, or one per schema type
 * @typedef {{ value?: Held, types?: string[], attributes: Record<string, Kind> }} Tag
 * @typedef {{ text: string, attributes: Record<string, string>, properties?: Record<string, string>,
 *   methods?: Record<string, string>, events?: Record<string, string>, slots?: Record<string, string>,
 *   parts?: Record<string, string>, example: string, isAlone?: boolean, seenAt?: string }} TagDocs
 * @typedef {{ property: string, attribute: string, kind: Kind, type: string, text: string, default?: string }} Attribute
 * @typedef {{ tag: string, folder: string, value: Held, types: string[], docs: TagDocs, attributes: Attribute[] }} Element
 * @typedef {{ name: string, type: string, default: string, text: string, example: string, isUnset?: boolean }} Setting
 * @typedef {{ template: string, data?: Record<string, unknown>, gives: string }} HelperExample
 * @typedef {{ takes: string, gives: string, examples: HelperExample[] }} Helper
 * @typedef {{ signature: string, text: string, example: string, isAlone?: boolean }} Member
 * @typedef {{ example: string, isAlone?: boolean }} Example
 * @typedef {{ value: string, text: string } & Example} Click
 * @typedef {import("../../src/server/client/urls.docs.ts").CallDocs} Call
 * @typedef {import("../../src/page/inspecting/mistakes.docs.ts").MistakeDocs} Mistake
 * @typedef {{ status: number, body: string, says: string, text?: string }} Refusal
 * @typedef {{ version: string, space: import("../../src/base/runtime/reserved.ts").Space, elements: Element[], settings: Setting[], clicks: Record<string, Click>,
 *   beside: Record<string, string>, page: Record<string, string>, events: Record<string, string>,
 *   eventTypes: Record<string, string>, api: Record<string, Member>, script: Record<string, Member>,
 *   formToOpen: string, ownFields: string, tokens: { name: string, light: string, dark: string }[], fieldTypes: Record<string, string>,
 *   checks: string[], helpers: Record<string, Helper>, besideExamples: Record<string, Example>,
 *   pageExamples: Record<string, Example>, eventExamples: Record<string, string>, calls: Record<string, Call>,
 *   pathCalls: Record<string, Call>, urls: Record<string, string>, refusals: Refusal[], mistakes: Mistake[],
 *   schemaTables: Record<string, Record<string, string>>, schemaDefaults: Record<string, Record<string, unknown>>,
 *   schemaDocs: Record<string, Record<string, { text: string, example: Record<string, unknown> }>>,
 *   fieldAttributes: string[] }} Tables
 */

/** Row ids in source comments; removed, because the package does not contain the list of rows. */
const rows = / ?\(R[\d.]+-\d+(?:(?:, | to )R[\d.]+-\d+)*\)/g;

const attributeTypes = { text: "string", number: "number | null", flag: "boolean", json: "unknown" };

/** All data of the generated files, in the order of the sources. @returns {Promise<Tables>} */
export async function readTables() {
  const { tags, fieldAttributes, attributeOf } = await run("src/page/tags.ts");
  const { space } = await run("src/base/runtime/reserved.ts");
  const { fields, common } = await readFields();
  const clicks = await readClicks();
  const { helperDocs } = await run("src/templates/helpers.docs.ts");
  const { tagDocs, fieldDocs } = await run("src/page/tags.docs.ts");
  const { settingDocs, settingExamples } = await run("src/base/settings.docs.ts");
  const { eventDocs, eventExamples } = await run("src/page/events.docs.ts");
  const { besideDocs, besideExamples, pageDocs, pageExamples } = await run("src/page/clicks/attributes.docs.ts");
  const { callDocs, pathDocs, refusalDocs } = await run("src/server/client/urls.docs.ts");
  const { mistakeDocs } = await run("src/page/inspecting/mistakes.docs.ts");
  const { schemaDocs } = await run("src/forms/schema/schema.docs.ts");
  const { apiDocs, scriptDocs } = await run("src/page/api.docs.ts");
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  return {
    version,
    space,
    elements: [
      ...[...fields].map(([name, field]) => {
        const tag = `vs-${name}`;
        const docs = docsOfField(field, common, fieldDocs);
        return readElement(tag, { ...tags[tag], types: [...field.types] }, docs, attributeOf);
      }),
      ...Object.keys(tagDocs).map((tag) => readElement(tag, tags[tag], tagDocs[tag], attributeOf)),
    ],
    fieldAttributes: Object.keys(fieldAttributes),
    settings: await readSettings(settingDocs, settingExamples),
    clicks: Object.fromEntries(
      [...clicks].map(([name, { needs, text, example, isAlone }]) => [
        name,
        { value: needs, text, example, ...(isAlone && { isAlone }) },
      ]),
    ),
    helpers: helperDocs,
    beside: besideDocs,
    page: pageDocs,
    besideExamples,
    pageExamples,
    events: eventDocs,
    eventExamples,
    eventTypes: await readEventTypes(),
    api: apiDocs,
    script: scriptDocs,
    ownFields: (await sourceOf("src/page/saving/own-fields.ts"))
      .replace(/^[^]*?(?=\/\*\* What `draw`)|export type OwnFieldLoader[^]*$/g, "")
      .replace(rows, "")
      .trim(),
    formToOpen: between(await sourceOf("src/page/dialogs/open.ts"), "export interface FormToOpen {", "\n}").replace(
      rows,
      "",
    ),
    tokens: await readTokens(),
    fieldTypes: Object.fromEntries([...fields].flatMap(([folder, { types }]) => types.map((type) => [type, folder]))),
    checks: Object.keys(await keysOf("src/forms/checks/validators.ts", "checks")),
    calls: callDocs,
    pathCalls: pathDocs,
    urls: {
      ...(await addressesOf("src/server/client/form-calls.ts", "formCalls")),
      ...(await addressesOf("src/server/client/other-calls.ts", "otherCalls")),
    },
    refusals: refusalDocs,
    mistakes: mistakeDocs,
    ...(await readSchemaTables()),
    schemaDocs,
  };
}

/** The kinds and defaults of a schema's properties, by their place in the schema. */
async function readSchemaTables() {
  const forms = await run("src/forms/schema/properties.ts");
  const tables = await run("src/forms/schema/column-properties.ts");
  const { ruleProperties, addProperties } = await run("src/forms/schema/rule-properties.ts");
  return {
    schemaTables: {
      form: forms.formProperties,
      entry: forms.entryProperties,
      fieldset: forms.fieldsetProperties,
      validator: forms.validatorProperties,
      behavior: ruleProperties,
      add: addProperties,
      table: tables.tableProperties,
      options: tables.tableOptions,
      values: tables.tableValues,
      columns: tables.columnProperties,
    },
    schemaDefaults: { form: forms.formDefaults, entry: forms.entryDefaults },
  };
}

/**
 * A field's definition in the shape of the other tags' docs.
 * @param {import("../../src/page/fields/field-definition.ts").FieldDefinition} field
 * @param {Record<string, { text: string }>} common
 * @param {Pick<Required<TagDocs>, "properties" | "methods" | "events" | "parts">} shared
 * @returns {TagDocs}
 */
function docsOfField({ holds, value, text, attributes = {}, example, isAlone, seenAt, traits }, common, shared) {
  const texts = Object.entries({ ...common, ...attributes }).map(([name, one]) => [name, one.text]);
  const { properties, methods, events, parts } = shared;
  return {
    text,
    attributes: Object.fromEntries(texts),
    ...(holds && { properties: { [`value: ${value?.type}`]: value?.text ?? "", ...properties }, methods }),
    ...(holds && !traits?.isHidden && { events }),
    ...(!traits?.isHidden && { parts }),
    example,
    ...(isAlone && { isAlone }),
    ...(seenAt && { seenAt }),
  };
}

/** @param {string} tag @param {Tag} table @param {TagDocs} docs @param {(property: string) => string} attributeOf
 * @returns {Element} */
function readElement(tag, { value = "", types = [], attributes }, docs, attributeOf) {
  const isField = types.length > 0;
  const names = Object.keys(isField ? docs.attributes : attributes);
  const list = names.map((property) => {
    const kind = attributes[property] ?? "text";
    return {
      property,
      attribute: attributeOf(property),
      kind,
      type: property === "type" ? types.map((type) => `"${type}"`).join(" | ") : attributeTypes[kind],
      text: docs.attributes[property] ?? "",
      ...(property === "type" && { default: types[0] ?? "" }),
    };
  });
  if (value)
    list.push({
      property: "value",
      attribute: "value",
      kind: "text",
      type: (Object.keys(docs.properties ?? {})[0] ?? "").replace(/^value: /, ""),
      text: "The initial value, restored by a reset; the property holds the current value.",
    });
  return { tag, folder: folderOf(tag, isField), value, types, docs, attributes: list };
}

/** @param {string} tag @param {unknown} isField */
const folderOf = (tag, isField) => `elements/${isField ? "fields/" : ""}${tag.slice(3)}`;

/** @param {Record<string, string>} docs @param {Record<string, string>} examples @returns {Promise<Setting[]>} */
async function readSettings(docs, examples) {
  const about = (/** @type {string} */ name) => ({ text: docs[name] ?? "", example: examples[name] ?? "" });
  const source = await sourceOf("src/base/settings.ts");
  const values = /** @type {Record<string, unknown>} */ (await literal("src/base/settings.ts", "defaults"));
  const given = Object.entries(values).map(([name, value]) => {
    const cast = new RegExp(`^  ${name}: .* as (.+),$`, "m").exec(source)?.[1];
    return { name, type: cast ?? typeOf(value), default: JSON.stringify(value), ...about(name) };
  });
  const lines = between(source, "export interface Unset {", "\n}").matchAll(/^ {2}(\w+): ((?:.|\n(?! {2}\w))+);/gm);
  const unset = [...lines]
    .map(([, name = "", written = ""]) => [name, oneLine(written)])
    .map(([name = "", type = ""]) => ({
      name,
      type: `${/=>/.test(type) ? `(${type})` : type} | null`,
      default:
        type === "string" ? '""' : type === "boolean" ? String((docs[name] ?? "").startsWith("On by default")) : "null",
      ...about(name),
      isUnset: true,
    }));
  return [...given, ...unset];
}

/** A type that is written on several lines. @param {string} type */
const oneLine = (type) =>
  type
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=\() /g, "");

/** @param {unknown} value @returns {string} */
function typeOf(value) {
  if (typeof value !== "object" || value === null) return typeof value;
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${typeOf(one)}`)
    .join("; ")} }`;
}

/** The types of the page events' details, from their interface. @returns {Promise<Record<string, string>>} */
async function readEventTypes() {
  const body = between(await sourceOf("src/page/events.ts"), "export interface Events {", "\n}");
  return Object.fromEntries([...body.matchAll(/^ {2}"(vs:\w+)": (.+);$/gm)].map(([, name, type]) => [name, type]));
}

/** The custom properties of tokens.css that a host may set, with their light and dark defaults. */
async function readTokens() {
  const css = await sourceOf("src/view/tokens.css");
  return [...css.matchAll(/var\((--vs-[\w-]+), (?:var\(--usual, )?(?:light-dark\(([^,]+), ([^)]+)|([^;]+?))\)+;/g)].map(
    ([, name = "", light = "", dark = "", always = ""]) => ({ name, light: light || always, dark: dark || always }),
  );
}

/** From the original sources while faults are planted in a copy: planted files have lost their types. @param {string} file */
const sourceOf = (file) => readFile(path.join(process.env["ORIGINAL"] ?? "", file), "utf8");

/** @param {string} text @param {string} start @param {string} end */
function between(text, start, end) {
  const from = text.indexOf(start);
  if (from < 0) throw new Error(`"${start}" was not found.`);
  return text.slice(from + start.length, text.indexOf(end, from));
}

/** Runs a module that needs no DOM. @param {string} file */
async function run(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    plugins: [fieldTables(), clickTables()],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? "").toString("base64")}`);
}

/** The value of a constant defined by a literal, in a module that cannot run without a DOM.
 * @param {string} file @param {string} name @returns {Promise<unknown>} */
async function literal(file, name) {
  const { code, node } = await constant(file, name);
  return (await import(`data:text/javascript,export default ${encodeURIComponent(code.slice(node.start, node.end))}`))
    .default;
}

/** The keys of a constant object whose values are functions. @param {string} file @param {string} name
 * @returns {Promise<Record<string, true>>} */
async function keysOf(file, name) {
  const { node } = await constant(file, name);
  return Object.fromEntries(node.properties.map((/** @type {any} */ { key }) => [key.name ?? key.value, true]));
}

/** The addresses in a table of calls, whose rows begin with one. @param {string} file @param {string} name
 * @returns {Promise<Record<string, string>>} */
async function addressesOf(file, name) {
  const { node } = await constant(file, name);
  /** @type {[string, string][]} */
  const addresses = node.properties.map((/** @type {any} */ { key, value }) => [key.name, value.elements[0].value]);
  return Object.fromEntries(addresses.filter(([, address]) => address));
}

/** @param {string} file @param {string} name @returns {Promise<{ code: string, node: any }>} */
async function constant(file, name) {
  const { code } = await transform(await sourceOf(file), { loader: file.endsWith("x") ? "tsx" : "ts" });
  const { body } = /** @type {any} */ (parse(code, { ecmaVersion: "latest", sourceType: "module" }));
  for (const statement of body)
    for (const { id, init } of (statement.declaration ?? statement).declarations ?? [])
      if (id.name === name) return { code, node: init };
  throw new Error(`${file} has no constant "${name}".`);
}
