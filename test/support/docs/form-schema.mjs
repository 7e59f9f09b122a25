/** @typedef {import("./tables.mjs").Tables} Tables */

/**
 * dist/form-schema.json: JSON Schema (2020-12) of what GET /api/template/form/{name} answers, as far as
 * src/forms/schema.ts and the field types read it. Other properties are allowed: the server may keep its own there.
 * @param {Tables} tables
 */
export const formSchema = ({ version, fieldTypes, checks }) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: `https://vs-elements.invalid/${version}/form-schema.json`,
  title: "Form schema of vs-elements",
  description: "The answer of GET /api/template/form/{name}, and the property `schema` of vs-form.",
  type: "object",
  properties: {
    title: { $ref: "#/$defs/title", description: "Heading, and the popup's title; the form's name unless told." },
    schema: { $ref: "#/$defs/fields" },
    fields: { $ref: "#/$defs/fields", description: "Another name of `schema`." },
    fieldsets: {
      description: "Groups in their order; fields that none names stand in a last one.",
      type: "array",
      items: { $ref: "#/$defs/fieldset" },
    },
    layout: { enum: ["vertical", "horizontal", "inline"], default: "vertical" },
    api: {
      type: "string",
      description: "Where records are saved: a prefix when it ends with '/', else the whole address (R3.6-36).",
    },
    method: {
      enum: ["GET", "POST", "PUT", "PATCH", "get", "post", "put", "patch"],
      description:
        "How it is saved: by `get` the fields go in the query, over 1000 characters by POST. Unless told POST for a new record and for a whole address in `api`, PUT for a stored one (R3.6-37, R7.3-02).",
    },
    result: {
      type: "string",
      description:
        "Shown in place of the form after a save: a template with the saved values, `id` and the answer in its places, or the name of a document of the server (R3.6-40).",
    },
    change: {
      type: "string",
      description:
        "The name of a function of `vs.callback`, called with `{ path, value }` after each change (R3.6-43).",
    },
    before_start: {
      type: "string",
      description:
        "The name of a function of `vs.callback`, called with the values and the element before the form is shown, which waits for it; an object that it gives are values (R3.6-44).",
    },
    submit: { $ref: "#/$defs/title", description: "The words of the button that saves (R3.6-38)." },
    confirm_message: { $ref: "#/$defs/title", description: "Asked before saving (R3.6-45)." },
  },
  anyOf: [{ required: ["schema"] }, { required: ["fields"] }],
  $defs: {
    title: {
      description: "A text, a phrase of /localejs, or one text a language (R3.6-02).",
      anyOf: [
        { type: "string" },
        {
          type: "object",
          properties: Object.fromEntries(["ua", "uk", "ru", "en"].map((code) => [code, { type: "string" }])),
          minProperties: 1,
        },
      ],
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
      type: "object",
      properties: {
        name: { type: "string", minLength: 1, description: "Only in a list of entries." },
        type: { enum: Object.keys(fieldTypes), default: "Text", description: "SPEC §2.4 (R3.6-01)." },
        title: { $ref: "#/$defs/title", description: "The label; the field's name unless told." },
        help: { $ref: "#/$defs/title", description: "A quiet line under the control (R3.6-08)." },
        placeholder: { type: "string", description: "A hint inside the empty control (R3.6-05)." },
        col: { type: "number", minimum: 1, maximum: 12, default: 12, description: "Columns of 12 (R3.6-06)." },
        size: { type: ["number", "string"], description: "Rows of a TextArea, 4 unless told (R3.6-07)." },
        default: { description: "The first value of a new record (R3.6-04)." },
        disabled: { type: "boolean", default: false, description: "Cannot be used (R3.6-11)." },
        required: { type: "boolean", default: false, description: "The same as the validator `required`." },
        validators: {
          description: "What a value has to be (R3.6-03).",
          anyOf: [{ $ref: "#/$defs/validator" }, { type: "array", items: { $ref: "#/$defs/validator" } }],
        },
        maxlength: { type: "number", minimum: 1, description: "Text: the most characters that can be typed." },
        autocomplete: { type: "string", description: "Text: as on a native input." },
        decimal: { type: ["boolean", "number", "string"], description: "Number: false for whole numbers (R3.6-20)." },
        decimal_places: { type: "number", minimum: 0, default: 2, description: "Number: decimals (R3.6-21)." },
        interval: {
          description: "Number: 'min,max' or [min, max] (R3.6-22).",
          anyOf: [{ type: "string" }, { type: "array", items: { type: ["number", "string", "null"] }, maxItems: 2 }],
        },
        unit: { type: "string", description: "Number: shown behind it (R3.6-23)." },
        start: { type: ["string", "number"], description: "Date: the first day offered (R5.2-24)." },
        end: { type: ["string", "number"], description: "Date: the last day offered (R5.2-24)." },
        data: { type: "string", description: "Select: the name of a list (R3.6-14)." },
        options: { type: ["object", "array"], description: "Select: the choices themselves (R3.6-29)." },
        unselect: {
          type: "boolean",
          default: false,
          description: "Select: a required choice may be cleared (R3.6-30).",
        },
      },
    },
    validator: {
      anyOf: [
        { enum: checks },
        {
          type: "object",
          required: ["type"],
          properties: {
            type: { enum: checks },
            message: { $ref: "#/$defs/title", description: "Own words in place of ours." },
            min: { type: ["number", "string"], description: "length, interval; 0 unless told." },
            max: { type: ["number", "string"], description: "length, interval; none unless told." },
            field: { type: "string", description: "match: the other field." },
          },
        },
      ],
    },
    fieldset: {
      type: "object",
      required: ["fields"],
      properties: {
        legend: { $ref: "#/$defs/title" },
        fields: {
          type: "array",
          items: { type: "string" },
          description: "Names of fields, each in one fieldset only.",
        },
      },
    },
  },
});
