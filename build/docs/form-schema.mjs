/** @typedef {import("./tables.mjs").Tables} Tables */
/** @typedef {Record<string, any>} Schema */

/**
 * dist/form-schema.json: JSON Schema (2020-12) for the answer of GET /api/template/form/{name}, generated from the tables
 * with which src/forms/schema/schema.ts reads it. Other properties are allowed, for the server's own use. Where the reader
 * accepts several spellings, only the main one is described.
 * @param {Tables} tables
 * @returns {Schema}
 */
export function formSchema(tables) {
  const { version, fieldTypes, checks } = tables;
  const places = propertiesOf(tables);
  const of = (/** @type {string} */ place, /** @type {Record<string, Schema>} */ own = {}) => ({
    type: "object",
    properties: Object.fromEntries(
      Object.entries(places[place] ?? {}).map(([name, { kind, text, default: first }]) => [
        name,
        {
          ...(own[name] ?? kindSchema(kind)),
          description: text,
          ...(first !== undefined && { default: first }),
        },
      ]),
    ),
  });
  const list = (/** @type {string} */ name) => ({ type: "array", items: { $ref: `#/$defs/${name}` } });
  const fields = { $ref: "#/$defs/fields" };
  const validators = { anyOf: [{ $ref: "#/$defs/validator" }, list("validator")] };
  const rules = { anyOf: [{ $ref: "#/$defs/rule" }, list("rule")] };
  const type = { enum: Object.keys(fieldTypes) };
  const button = { type: "array", items: { enum: ["import", "export", "del", "edit", "clear"] } };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `https://vs-elements.invalid/${version}/form-schema.json`,
    title: "Form schema of vs-elements",
    description: "The answer of GET /api/template/form/{name}, and the property `schema` of vs-form.",
    ...of("form", { schema: fields, fields, fieldsets: list("fieldset"), tabs: list("title") }),
    anyOf: [{ required: ["schema"] }, { required: ["fields"] }],
    $defs: {
      title: {
        description: "A text, a phrase of /localejs, or one text per language.",
        ...kindSchema("a text or {ua, ru, en}"),
      },
      fields: {
        description: "Fields by name in the order of the form, or a list of entries with `name`.",
        anyOf: [
          { type: "object", minProperties: 1, additionalProperties: { $ref: "#/$defs/entry" } },
          {
            type: "array",
            minItems: 1,
            items: { allOf: [{ $ref: "#/$defs/entry" }, { type: "object", required: ["name"] }] },
          },
        ],
      },
      entry: {
        description: "One field.",
        ...of("entry", {
          type,
          validators,
          behavior: { type: "object", additionalProperties: rules },
          add: { $ref: "#/$defs/add" },
          add2: { $ref: "#/$defs/add" },
          start: { type: ["string", "number"] },
          end: { type: ["string", "number"] },
        }),
        if: { properties: { type: { enum: ["DataTable", "InputTable"] } }, required: ["type"] },
        // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
        then: { $ref: "#/$defs/table" },
      },
      validator: {
        anyOf: [{ enum: checks }, { ...of("validator", { type: { enum: checks } }), required: ["type"] }],
      },
      fieldset: { ...of("fieldset"), required: ["fields"] },
      rule: {
        description: "A rule that applies while a field has a certain value.",
        ...of("behavior", {
          validators: { anyOf: [validators, { type: "object", additionalProperties: validators }] },
        }),
      },
      add: { description: "A button that opens a form for a related record.", ...of("add") },
      table: {
        description: "A field whose value is a table.",
        ...of("table", {
          columns: list("column"),
          button,
          options: { $ref: "#/$defs/tableOptions" },
          values: { $ref: "#/$defs/tableValues" },
        }),
      },
      tableOptions: of("options"),
      tableValues: of("values"),
      column: { description: "A column of a table.", ...of("columns") },
    },
  };
}

/** @typedef {{ kind: string, text: string, default?: unknown, example: Record<string, unknown> }} Property */

/** All properties, by their place. @param {Tables} tables @returns {Record<string, Record<string, Property>>} */
export const propertiesOf = ({ schemaTables, schemaDocs, schemaDefaults }) =>
  Object.fromEntries(
    Object.entries(schemaDocs).map(([place, docs]) => [
      place,
      Object.fromEntries(
        Object.entries(docs).map(([name, one]) => [
          name,
          { ...one, ...about(schemaTables, schemaDefaults, place, name) },
        ]),
      ),
    ]),
  );

/** @param {Record<string, Record<string, string>>} tables @param {Record<string, Record<string, unknown>>} defaults
 * @param {string} place @param {string} name */
function about(tables, defaults, place, name) {
  const kind = tables[place]?.[name];
  if (!kind) throw new Error(`src/forms/schema/schema.docs.ts describes ${place} ${name}, which no table has`);
  const first = defaults[place]?.[name];
  return { kind, ...(first !== undefined && { default: first }) };
}

/** Each kind of src/forms/schema/property-kinds.ts as JSON Schema. @type {Record<string, Schema>} */
const schemas = {
  anything: {},
  "a text": { type: "string" },
  "{ua, ru, en}": {
    type: "object",
    properties: Object.fromEntries(["ua", "uk", "ru", "en"].map((code) => [code, { type: "string" }])),
    minProperties: 1,
  },
  "a number": { type: ["number", "string"], pattern: "^\\s*-?\\d+(\\.\\d+)?\\s*$" },
  "1 to 12": { type: "number", minimum: 1, maximum: 12 },
  "true/false": { enum: [true, false, "true", "false", "t", "f", "1", "0", 1, 0] },
  "a list": { type: "array" },
  "an object": { type: "object" },
  names: { type: ["string", "array"], items: { type: "string" } },
  "min,max": { type: ["string", "array"], items: { type: ["number", "string", "null"] }, maxItems: 2 },
};

/** @param {string} kind @returns {Schema} */
function kindSchema(kind) {
  const parts = kind.split(" or ").map((one) => schemas[one] ?? { enum: one.split("/") });
  return parts.length === 1 ? { ...parts[0] } : { anyOf: parts };
}
