import { expect } from "@open-wc/testing";
import { operatorsFor, readConditions, type Condition } from "./query-conditions.ts";
import { queryText } from "./query-text.ts";

const condition = (more: Partial<Condition>): Condition => ({
  column: "topic",
  value: "lamp",
  operator: "=",
  show: true,
  typecategory: "S",
  schema: "works",
  ...more,
});

describe("a query", () => {
  it("[R3.9-03] [R3.9-04] [R3.9-05] numbers and dates can be compared, texts can be searched", () => {
    const all = ["=", "!=", "IN", "NOT IN", "IS NULL", "IS NOT NULL"];
    expect(operatorsFor("B")).to.eql(all);
    expect(operatorsFor("")).to.eql(all);
    for (const category of ["N", "D"]) expect(operatorsFor(category)).to.eql([...all, "<", ">", "<=", ">="]);
    expect(operatorsFor("S").slice(6).join()).to.equal(
      "LIKE,NOT LIKE,ILIKE,NOT ILIKE,SIMILAR TO,NOT SIMILAR TO,~,~*,!~,!~*",
    );
  });

  it("[R3.9-05] is a text with quoted names and values; only shown columns are given", () => {
    const text = queryText("request", [
      condition({ value: 'O\'Neill \\ "x"' }),
      condition({ column: "priority", operator: "IN", value: [1, "2.5"], typecategory: "N", show: false }),
      condition({ column: "due", operator: ">=", value: "2026-03-05", typecategory: "D", show: false }),
      condition({ column: 'od"d', operator: "IS NULL", value: null, show: false }),
      condition({ column: "anonymous", value: true, typecategory: "B" }),
    ]);
    expect(text).to.equal(
      [
        'SELECT "topic", "anonymous"',
        'FROM "works"."request"',
        `WHERE "topic" =  E'O''Neill \\\\ "x"'`,
        '  AND "priority" IN (1, 2.5)',
        `  AND "due" >= '2026-03-05'`,
        '  AND "od""d" IS NULL',
        '  AND "anonymous" = TRUE',
      ].join("\n"),
    );
  });

  it("a value that does not fit the column's type is left out", () => {
    for (const [typecategory, value] of [
      ["N", "1; DROP TABLE request"],
      ["N", ""],
      ["D", "'; --"],
      ["D", "2026-02-31"],
      ["D", "2026-03-05 24:61"],
      ["B", "maybe"],
      ["S", null],
    ] as const)
      expect(queryText("works.request", [condition({ typecategory, value, show: false })])).to.equal(
        'SELECT *\nFROM "works"."request"',
      );
    for (const value of [[], "1", ["1", "2; DROP TABLE request"]])
      expect(
        queryText("a", [condition({ operator: "IN", value, typecategory: "N", show: false, schema: "" })]),
      ).to.equal('SELECT *\nFROM "a"');
  });

  it("[R3.9-02] loaded conditions are read; one with an unknown operator or shape makes the value unreadable", () => {
    expect(readConditions([{ column: "a", operator: "in", value: 5, typecategory: "N", note: 1 }])).to.eql([
      { column: "a", operator: "IN", value: [5], show: true, typecategory: "N", schema: "", note: 1 },
    ]);
    for (const wrong of [{}, "a", { column: "a", operator: "; DROP" }, { column: "a", value: { b: 1 } }])
      expect(readConditions([wrong])).to.equal(undefined);
    expect(readConditions({})).to.equal(undefined);
  });
});
