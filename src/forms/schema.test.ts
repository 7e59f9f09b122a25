import { expect } from "@open-wc/testing";
import { schemaExamples } from "./schema.docs.ts";
import { readEntry, readSchema } from "./schema.ts";

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

  it("fields stand in their fieldsets; what no fieldset names comes last", () => {
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
    ["a text", "hello", /expected an object, found a string/],
    ["null", null, /found null/],
    ["no fields", {}, /expected fields/],
    ["fields that are a text", { schema: "a" }, /expected fields/],
  ];
  for (const [what, answer, words] of wrong)
    it(`${what} is no form, and the message says so`, () => expect(() => read(answer)).to.throw(words));

  it("one wrong field is named, the good ones stay", () => {
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
  it("fills in what the author left out", () => {
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

describe("the examples of the reference", () => {
  for (const [place, examples] of Object.entries(schemaExamples))
    for (const [name, example] of Object.entries(examples))
      it(`${place} ${name} is read without a mistake`, () => {
        const { entries, mistakes } = read(example);
        expect(mistakes).to.eql([]);
        expect(entries.length).to.be.above(0);
      });
});
