import { expect } from "@open-wc/testing";
import { readBehavior } from "./rule-shapes.ts";
import { schemaMistakes } from "./schema-mistakes.ts";
import { schemaDocs } from "./schema.docs.ts";
import { readEntry, readSchema } from "./schema.ts";
import { wrongSchemas } from "./wrong-schemas.ts";

const read = (answer: unknown) => readSchema(answer, "plot");

describe("readSchema", () => {
  it("[R0-01] an object, JSON text of one, `fields` for `schema`, a list of entries with names, JSON text of its parts: the same form", () => {
    const schema = { a: { type: "Text" }, b: { type: "Number" } };
    const list = [
      { name: "a", type: "Text" },
      { name: "b", type: "Number" },
    ];
    const asText = { schema: JSON.stringify(list), fieldsets: "[]" };
    for (const answer of [{ schema }, JSON.stringify({ schema }), { fields: schema }, { schema: list }, asText]) {
      const made = read(answer);
      expect(made.entries.map(({ name, type }) => [name, type])).to.eql([
        ["a", "Text"],
        ["b", "Number"],
      ]);
      expect(made).to.deep.include({ name: "plot", title: "plot", layout: "vertical", mistakes: [] });
    }
  });

  it("fields are placed in their fieldsets; those without a fieldset come last", () => {
    const made = read({
      schema: { a: {}, b: {}, c: {} },
      fieldsets: [{ legend: "Основне", fields: ["c"] }, { fields: ["a"] }],
    });
    expect(made.fieldsets.map(({ legend, fields }) => [legend, fields.map(({ name }) => name)])).to.eql([
      ["Основне", ["c"]],
      [undefined, ["a"]],
      [undefined, ["b"]],
    ]);
  });

  const wrong: [string, unknown, RegExp][] = [
    ["a list", [1], /expected an object, found a list/],
    ["a text", "hello", /expected an object, found "hello"/],
    ["null", null, /found null/],
    ["no fields", {}, /expected fields/],
    ["fields that are a text", { schema: "a" }, /expected fields/],
  ];
  for (const [what, answer, words] of wrong)
    it(`${what} is not a form, and the message says so`, () => expect(() => read(answer)).to.throw(words));

  it("one wrong field is reported, the good ones stay", () => {
    const made = read({
      schema: [{ name: "a" }, {}, { name: "a" }, null, { name: "b" }],
      fieldsets: [{ fields: ["x"] }],
    });
    expect(made.entries.map(({ name }) => name)).to.eql(["a", "b"]);
    expect(made.mistakes).to.have.length(4);
  });

  it("keys that reach a prototype are left out", () => {
    const made = read('{"schema":{"a":{"type":"Text","__proto__":{"x":1}},"__proto__":{"type":"Text"}}}');
    expect(made.entries.map(({ name }) => name)).to.eql(["a"]);
    expect((made.entries[0] as Record<string, unknown>)["x"]).to.equal(undefined);
  });
});

describe("readEntry", () => {
  it("fills in missing properties", () => {
    expect(readEntry("a", {})).to.deep.include({ name: "a", type: "Text", title: "a", col: 12, validators: [] });
  });
  it("takes 1 to 12 columns, else 12", () => {
    for (const [given, col] of [
      [6, 6],
      ["4", 4],
      [0, 12],
      [13, 12],
      ["x", 12],
      [2.6, 3],
    ] as const)
      expect(readEntry("a", { col: given }).col, String(given)).to.equal(col);
  });
  it("reads validators as names, objects, one alone; `required` and `interval` beside them", () => {
    const types = (given: object) => readEntry("a", { ...given }).validators.map(({ type }) => type);
    expect(types({ validators: ["required", { type: "length" }, 7, null, {}] })).to.eql(["required", "length"]);
    expect(types({ validators: "email", required: true })).to.eql(["required", "email"]);
    expect(types({ validators: ["required"], required: true })).to.eql(["required"]);
    expect(readEntry("a", { interval: "1,5" }).validators).to.eql([{ type: "interval", min: 1, max: 5 }]);
    expect(readEntry("a", { interval: [2] }).validators[0]).to.deep.include({ min: 2, max: undefined });
  });
});

describe("properties", () => {
  it("[R3.6-06] [R3.6-11] [R3.6-17] numbers and flags as text, lists and objects as JSON text are converted", () => {
    const entry = readEntry("a", {
      col: "4",
      disabled: "t",
      multi: 1,
      tags: "f",
      unselect: "0",
      options: '[["new","Нове"]]',
      behavior: '{"x":{"hide":"b"}}',
      decimal: "false",
      unit: 5,
    });
    expect(entry).to.deep.include({
      col: 4,
      disabled: true,
      multi: true,
      tags: false,
      unselect: false,
      options: [["new", "Нове"]],
      decimal: false,
      unit: "5",
    });
    expect(entry["behavior"]).to.eql({ x: { hide: "b" } });
  });
  it("null and an empty text count as absent", () => {
    const mistakes: string[] = [];
    const entry = readEntry(
      "a",
      { decimal: "", disabled: "", col: null, options: "", interval: "", title: null },
      mistakes,
    );
    expect([entry["decimal"], entry["disabled"], entry["options"]]).to.eql([undefined, undefined, undefined]);
    expect([entry.col, entry.title, entry.validators.length, mistakes.length]).to.eql([12, "a", 0, 0]);
  });
  it("[R3.6-20] a number of decimals stays a number", () =>
    expect(readEntry("a", { decimal: 1 })["decimal"]).to.equal(1));
  it("[R3.6-34] editorAttrs are added to the entry's own properties, which win", () => {
    const entry = readEntry("a", { editorAttrs: { disabled: true, unit: "га", size: 9 }, size: 4 });
    expect(entry).to.deep.include({ disabled: true, unit: "га", size: 4 });
  });
  it("[R3.6-10] an impossible tab number is a mistake, and its field is on the first tab", () => {
    for (const wrong of [0, -1, 101]) {
      const { fieldsets, tabs, mistakes } = read({ schema: { a: { tab: wrong }, b: { tab: 2 } }, tabs: ["1", "2"] });
      expect(
        fieldsets.map(({ tab }) => tab),
        String(wrong),
      ).to.eql([1, 2]);
      expect([tabs.length, mistakes.length]).to.eql([2, 1]);
    }
    expect(read({ schema: { a: { tab: 100 } }, tabs: ["1"] }).tabs).to.have.length(100);
  });

  it("[R3.6-09] [R3.6-10] fields are on their tab or in the pinned column, as they or their group say", () => {
    const { fieldsets, tabs } = read({
      tabs: ["Перша", { ua: "Друга" }],
      schema: { a: {}, b: { tab: { ua: "Друга" } }, c: { pin: true }, d: { tab: "Третя" }, e: {} },
      fieldsets: [{ fields: ["a", "b", "c", "d"] }, { fields: "e", tab: 2, pin: 4 }],
    });
    expect(fieldsets.map(({ tab, pin, fields }) => [tab, pin, ...fields.map(({ name }) => name)])).to.eql([
      [1, 0, "a"],
      [2, 0, "b"],
      [1, 2, "c"],
      [3, 0, "d"],
      [2, 4, "e"],
    ]);
    expect(tabs).to.have.length(3);
  });
  it("[R3.6-36] [R3.6-41] [R3.6-48] form properties are read by their kinds, others stay as the server sent them", () => {
    const { options } = read({ schema: { a: {} }, api: "/rest/", draft: "false", dynamic: "1", own: [{ x: 1 }] });
    expect(options).to.deep.include({ api: "/rest/", draft: false, dynamic: true });
    expect(options["own"]).to.eql([{ x: 1 }]);
    expect(read({ schema: { a: {} } }).options).to.include({ layout: "vertical" });
  });
  it("[R3.6-12] [R3.6-60] a behaviour is a map of rules, one or several for a value", () => {
    const mistakes: string[] = [];
    const rules = readBehavior(
      { "1": { hide: "b", own: 5 }, "*": [{ show: ["b"] }, { set: { c: 1 } }], x: 7 },
      "",
      mistakes,
    );
    expect([...rules.values()].map((all) => all.length)).to.eql([1, 2, 0]);
    expect(rules.get("1")![0]!["hide"]).to.eql(["b"]);
    expect(mistakes).to.eql(['behavior "x": expected an object, found 7']);
  });
  it("[R3.6-12] a value that is named like a property of Object.prototype has no rule", () => {
    expect(readBehavior({ a: {} }, "", []).get("constructor")).to.equal(undefined);
  });
});

describe("wrong schemas", () => {
  const isType = (type: string) => /^(Text|Select)$/.test(type);
  it("there are at least sixty of them", () => expect(wrongSchemas.length).to.be.above(60));
  for (const { what, schema, says, good } of wrongSchemas)
    it(`[R8-26] ${what}: one precise message, the good fields stay`, () => {
      if (!good.length) return expect(() => read(schema)).to.throw(says);
      const made = read(schema);
      expect([...made.mistakes, ...schemaMistakes(made, isType)].join("\n")).to.match(new RegExp(says.source));
      expect([...made.mistakes, ...schemaMistakes(made, isType)]).to.have.length(1);
      expect(made.entries.map(({ name }) => name)).to.include.members(good);
      expect(made.fieldsets.flatMap(({ fields }) => fields)).to.have.length(made.entries.length);
      return undefined;
    });
  it("a correct schema logs nothing", () => {
    const schema = {
      schema: { a: { validators: [{ type: "match", field: "b" }] }, b: { parent: "a", names: 1, lable: "x" } },
    };
    expect(schemaMistakes(read(schema), isType)).to.eql([]);
  });
  it("the parent of a tree of records is a column of its table, not a field of the form", () => {
    const messages = (entry: object) =>
      schemaMistakes(read({ schema: { parent_id: { parent: "a" }, a: { parent: "parent_id", ...entry } } }), isType);
    expect(messages({ model: "works.stage" })).to.eql([]);
    expect(messages({})).to.have.length(1);
    const lone = { a: { parent: "parent_id", model: "works.stage" } };
    expect(schemaMistakes(read({ schema: lone }), isType)).to.eql([]);
  });
  it("[R3.6-06] a value of a wrong type leaves the default", () => {
    for (const wrong of [{}, [], true, "x", Number.NaN])
      expect(readEntry("a", { col: wrong, type: {}, title: [] }), String(wrong)).to.deep.include({
        col: 12,
        type: "Text",
        title: "a",
      });
  });
});

describe("the examples of the reference", () => {
  for (const [place, properties] of Object.entries(schemaDocs))
    for (const [name, { example }] of Object.entries<{ example: object }>(properties))
      it(`${place} ${name} is read without a mistake`, () => {
        const made = read(example);
        expect([...made.mistakes, ...schemaMistakes(made, () => true)]).to.eql([]);
        expect(made.entries.length).to.be.above(0);
      });
});
