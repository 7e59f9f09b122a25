/** Schemas with typical mistakes: the expected message, and the fields that still work. No bundle imports this file. */
export interface WrongSchema {
  what: string;
  schema: unknown;
  /** The only message for the author. */
  says: RegExp;
  /** Fields that can be filled in; empty when no form is drawn. */
  good: string[];
}

const text = { type: "Text" };
const both = ["good", "bad"];
/** A good field, and one with these properties. */
const bad = (what: string, entry: object, says: RegExp, good = both): WrongSchema => ({
  what,
  schema: { schema: { good: text, bad: { ...text, ...entry } } },
  says,
  good,
});
/** A good field in a form with these properties. */
const form = (what: string, given: object, says: RegExp, good = ["good"]): WrongSchema => ({
  what,
  schema: { schema: { good: text }, ...given },
  says,
  good,
});
const rule = (what: string, given: unknown, says: RegExp): WrongSchema => bad(what, { behavior: { x: given } }, says);
const check = (what: string, given: unknown, says: RegExp): WrongSchema => bad(what, { validators: [given] }, says);
const list = (fields: unknown[]) => ({ fields: [{ name: "good", ...text }, ...fields] });
const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, text]));

export const wrongSchemas: WrongSchema[] = [
  // ---- no form at all
  { what: "a list", schema: [1, 2], says: /expected an object, found a list/, good: [] },
  { what: "a text that is no JSON", schema: "{ oops", says: /expected an object, found "\{ oops"/, good: [] },
  { what: "a number", schema: 17, says: /expected an object, found 17/, good: [] },
  { what: "an empty object", schema: {}, says: /expected fields, found none/, good: [] },
  { what: "no fields", schema: { schema: {} }, says: /expected fields, found none/, good: [] },
  { what: "fields that are a number", schema: { schema: 5 }, says: /expected fields, found none/, good: [] },
  {
    what: "only bad fields",
    schema: { schema: { a: 1 } },
    says: /found field "a": expected an object, found 1/,
    good: [],
  },
  { what: "5,001 fields", schema: { schema: manyFields(5001) }, says: /at most 5000 fields, found 5001/, good: [] },

  // ---- fields
  {
    what: "a field that is null",
    schema: { schema: { good: text, bad: null } },
    says: /field "bad": expected an object, found null/,
    good: ["good"],
  },
  {
    what: "a field that is a text",
    schema: { schema: { good: text, bad: "Text" } },
    says: /field "bad": expected an object, found "Text"/,
    good: ["good"],
  },
  {
    what: "a field that is a list",
    schema: { schema: { good: text, bad: [] } },
    says: /field "bad": expected an object, found a list/,
    good: ["good"],
  },
  {
    what: "a field with an empty name",
    schema: { schema: { good: text, " ": text } },
    says: /field 2: expected an object with a name, found " "/,
    good: ["good"],
  },
  {
    what: "a list entry without a name",
    schema: list([text]),
    says: /field 2: expected an object with a name, found undefined/,
    good: ["good"],
  },
  {
    what: "a list entry whose name is a number",
    schema: list([{ name: 5 }]),
    says: /field 2: expected an object with a name, found 5/,
    good: ["good"],
  },
  {
    what: "a list entry that is null",
    schema: list([null]),
    says: /field 2: expected an object with a name, found null/,
    good: ["good"],
  },
  {
    what: "a name that stands twice",
    schema: list([{ name: "good", ...text }]),
    says: /field "good": it needs another name; found it twice/,
    good: ["good"],
  },
  {
    what: "a field named __proto__",
    schema: '{"schema":{"good":{"type":"Text"},"__proto__":{"type":"Text"}}}',
    says: /field "__proto__": it needs another name; found it forbidden/,
    good: ["good"],
  },
  {
    what: "a field named constructor",
    schema: { schema: { good: text, constructor: text } },
    says: /field "constructor": it needs another name/,
    good: ["good"],
  },
  {
    what: "a path by way of a prototype",
    schema: { schema: { good: text, "a.prototype.b": text } },
    says: /field "a\.prototype\.b": it needs another name/,
    good: ["good"],
  },
  {
    what: "a property __proto__",
    schema: '{"schema":{"good":{"type":"Text"},"bad":{"type":"Text","__proto__":{"disabled":true}}}}',
    says: /field "bad": __proto__ needs another name; found an object/,
    good: both,
  },
  {
    what: "a form property __proto__",
    schema: '{"__proto__":{"a":1},"schema":{"good":{"type":"Text"}}}',
    says: /^__proto__ needs another name/,
    good: ["good"],
  },

  // ---- properties of fields
  bad("an unknown type", { type: "Hologram" }, /field "bad": type "Hologram" is not known/, ["good"]),
  bad("a misspelt type", { type: "Txet" }, /field "bad": type "Txet" is not known/, ["good"]),
  bad("a type that is an object", { type: { name: "Text" } }, /field "bad": type needs a text; found an object/),
  bad(
    "a title that is a list",
    { title: ["Назва"] },
    /field "bad": title needs a text or \{ua, ru, en\}; found a list/,
  ),
  bad("a title without a word", { title: { ua: 5 } }, /title needs a text or \{ua, ru, en\}; found an object/),
  bad("a title that is true", { title: true }, /title needs .*; found true/),
  bad("0 columns", { col: 0 }, /field "bad": col needs 1 to 12; found 0/),
  bad("13 columns", { col: 13 }, /col needs 1 to 12; found 13/),
  bad("columns in words", { col: "half" }, /col needs 1 to 12; found "half"/),
  bad("columns that are a list", { col: [6] }, /col needs 1 to 12; found a list/),
  bad("a size that there is not", { size: "xl" }, /size needs a number or sm\/md\/lg; found "xl"/),
  bad("a flag in words", { required: "yes" }, /required needs true\/false; found "yes"/),
  bad("a flag that is an object", { disabled: {} }, /disabled needs true\/false; found an object/),
  bad("help that is a number of lists", { help: [] }, /help needs .*; found a list/),
  bad("a placeholder that is an object", { placeholder: { ua: "…" } }, /placeholder needs a text; found an object/),
  bad("a length that is no number", { maxlength: "long" }, /maxlength needs a number; found "long"/),
  bad("an endless number", { decimal_places: Infinity }, /decimal_places needs a number; found Infinity/),
  bad("an interval the wrong way round", { interval: "5,1" }, /interval needs min,max; found "5,1"/),
  bad("an interval of words", { interval: "a,b" }, /interval needs min,max; found "a,b"/),
  bad("an interval of three", { interval: [1, 2, 3] }, /interval needs min,max; found a list/),
  bad(
    "an interval that is no text even by itself",
    { interval: { toString: 1 } },
    /interval needs min,max; found an object/,
  ),
  bad(
    "an interval of things that are no text",
    { interval: [{ toString: 1 }, 5] },
    /interval needs min,max; found a list/,
  ),
  bad("a pin in words", { pin: "left" }, /pin needs a number or true\/false; found "left"/),
  bad("a tab of number 0", { tab: 0 }, /field "bad": tab needs 1 to 100 or a title; found 0/),
  bad("a tab of number 101", { tab: 101 }, /tab needs 1 to 100 or a title; found 101/),
  bad("a tab that is a list", { tab: [1] }, /tab needs .*; found a list/),
  bad(
    "options that are a number",
    { type: "Select", data: "x", options: 5 },
    /options needs a list or an object; found 5/,
    ["good"],
  ),
  bad(
    "options that are a text",
    { type: "Select", data: "x", options: "a;b" },
    /options needs a list or an object; found "a;b"/,
    ["good"],
  ),
  bad("a select without a list", { type: "Select" }, /a Select needs data, api or options; found none/, ["good"]),
  bad("a list's name that is a list", { data: ["district"] }, /data needs a text; found a list/),
  bad(
    "attributes of the editor that are a text",
    { editorAttrs: "disabled" },
    /editorAttrs needs an object; found "disabled"/,
  ),
  bad("a misspelt property", { placehodler: "380" }, /"placehodler" is not read \(did you mean "placeholder"\?\)/),
  bad(
    "a property in another case",
    { minimuminputlength: 3 },
    /"minimuminputlength" is not read \(did you mean "minimumInputLength"\?\)/,
  ),
  bad("a parent that is no field", { parent: "goof" }, /parent names "goof", which is no field/),
  bad("a misspelt parent", { parent3: "godo" }, /parent3 names "godo", which is no field/),
  bad("a parent that is the field itself", { parent: "bad" }, /field "bad": parent "bad" leads back to it/),
  {
    what: "a circle of three parents",
    schema: { schema: { a: { parent: "b" }, b: { parent2: "c" }, c: { parent3: "a" } } },
    says: /field "c": parent3 "a" leads back to it/,
    good: ["a", "b", "c"],
  },
  bad(
    "a button for related records without a form",
    { add: { title: "Новий" } },
    /add needs form or model; found neither/,
  ),
  bad(
    "a button for related records that is a text",
    { add2: "contractor" },
    /add2 needs an object; found "contractor"/,
  ),
  bad("its form that is an object", { add: { model: "a.b", form: {} } }, /add: form needs a text; found an object/),

  // ---- validators
  bad("validators that are a number", { validators: 5 }, /a validator needs a name or an object with "type"; found 5/),
  check("a validator without a type", { min: 3 }, /a validator needs a name or an object with "type"; found an object/),
  check("an unknown validator", "tax_number", /^validator "tax_number" is not known$/),
  check("a misspelt validator", "requried", /validator "requried" is not known \(did you mean "required"\?\)/),
  check("a validator named constructor", "constructor", /validator "constructor" is not known/),
  check("a length without bounds", "length", /validator "length" needs min or max; found none/),
  check("bounds the wrong way round", { type: "length", min: 9, max: 3 }, /min 9 is above max 3/),
  check(
    "a bound in words",
    { type: "interval", max: "many" },
    /validator "interval": max needs a number; found "many"/,
  ),
  check("a match with nothing", { type: "match" }, /validator "match" needs field or value; found none/),
  check(
    "a match with no field",
    { type: "match", field: "goood" },
    /field names "goood", which is no field \(did you mean "good"\?\)/,
  ),
  check("a pattern that is missing", { type: "regexp" }, /validator "regexp" needs pattern; found none/),
  check("a pattern that breaks off", { type: "regexp", pattern: "(a" }, /pattern "\(a" is no regular expression/),
  check(
    "a pattern with nested quantifiers",
    { type: "regexp", pattern: "^(a+)+$" },
    /pattern "\^\(a\+\)\+\$" repeats something/,
  ),
  check(
    "a message that is a list",
    { type: "email", message: [] },
    /validator "email": message needs .*; found a list/,
  ),
  {
    what: "an unknown validator in two fields",
    schema: { schema: { a: { validators: "iban" }, b: { validators: ["iban"] } } },
    says: /^validator "iban" is not known$/,
    good: ["a", "b"],
  },

  // ---- behaviours
  bad("a behaviour that is a list", { behavior: [] }, /behavior needs an object; found a list/),
  rule("a rule that is a text", "hide", /behavior "x": expected an object, found "hide"/),
  rule("an unknown property of a rule", { explode: ["good"] }, /behavior "x": "explode" is no property of a rule/),
  rule(
    "a misspelt property of a rule",
    { requires: ["good"] },
    /"requires" is no property of a rule \(did you mean "require"\?\)/,
  ),
  rule(
    "a rule that hides what is no field",
    { hide: ["goods"] },
    /hide names "goods", which is no field \(did you mean "good"\?\)/,
  ),
  rule("a rule that shows a number", { show: 5 }, /show needs names or an object; found 5/),
  rule("a rule that sets what is no field", { set: { gone: 1 } }, /set names "gone", which is no field/),
  rule("a rule that sets a text", { set: "good" }, /set needs an object; found "good"/),
  rule("a rule with an unknown validator", { validators: { good: ["iban"] } }, /validator "iban" is not known/),
  rule("a second rule that is a number", [{ hide: ["good"] }, 5], /behavior "x": expected an object, found 5/),

  // ---- the form
  form("an unknown layout", { layout: "diagonal" }, /^layout needs vertical\/horizontal\/inline; found "diagonal"/),
  form("a layout that is no text even by itself", { layout: { toString: 1 } }, /^layout needs .*; found an object/),
  form("a title that is a number of things", { title: [] }, /^title needs .*; found a list/),
  form("an address that is an object", { api: {} }, /^api needs a text; found an object/),
  form("tabs that are a text", { tabs: "one" }, /^tabs needs a list; found "one"/),
  form("a tab without a title", { tabs: ["Перша", null] }, /^tab 2 needs a title; found null/),
  form("steps without tabs", { steps: true }, /^steps needs two tabs; found 1/),
  form("steps in words", { steps: "yes" }, /^steps needs true\/false; found "yes"/),
  form(
    "a misspelt form property",
    { confirm_mesage: "?" },
    /"confirm_mesage" is not read \(did you mean "confirm_message"\?\)/,
  ),
  form("fieldsets that are an object", { fieldsets: {} }, /^fieldsets needs a list; found an object/),
  form("a fieldset that is a name", { fieldsets: ["good"] }, /^fieldset 1: expected an object, found "good"/),
  form(
    "a fieldset with a field that there is not",
    { fieldsets: [{ fields: ["good", "x"] }] },
    /^fieldset 1: "x" is no field, or placed already/,
  ),
  form(
    "a field in two fieldsets",
    { fieldsets: [{ fields: ["good"] }, { fields: ["good"] }] },
    /^fieldset 2: "good" is no field, or placed already/,
  ),
  form(
    "a fieldset whose fields are a number",
    { fieldsets: [{ fields: 5 }] },
    /^fieldset 1: fields needs names; found 5/,
  ),
  form(
    "a misspelt property of a fieldset",
    { fieldsets: [{ legned: "А", fields: ["good"] }] },
    /^fieldset 1: "legned" is not read \(did you mean "legend"\?\)/,
  ),
];
