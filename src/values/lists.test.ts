import { expect } from "@open-wc/testing";
import { readTexts, spellTexts } from "./lists.ts";

const spellings: [raw: unknown, list: string[], more: unknown][] = [
  [["a"], ["a"], ["a", "б, в"]],
  [
    [1, 2],
    ["1", "2"],
    [1, 2, "б, в"],
  ],
  ['["a"]', ["a"], '["a","б, в"]'],
  ["{a}", ["a"], '{a,"б, в"}'],
  ['{"x \\"y\\"","null"}', ['x "y"', "null"], '{"x \\"y\\"","null","б, в"}'],
  ["a, b", ["a", "b"], '["a","b","б, в"]'],
  ["17", ["17"], '["17","б, в"]'],
  ["{}", [], '{"б, в"}'],
  [null, [], ["б, в"]],
  ["", [], ["б, в"]],
];

describe("lists of texts", () => {
  it("are read in every spelling of old servers, and written back in it", () => {
    for (const [raw, list, more] of spellings) {
      const name = JSON.stringify(raw);
      expect(readTexts(raw), name).to.eql(list);
      expect(spellTexts([...list, "б, в"], raw), name).to.eql(more);
      expect(readTexts(more), `${name}, again`).to.eql([...list, "б, в"]);
    }
  });

  it("an empty list is written as it was loaded", () => {
    expect([null, "", undefined, "{}", "[]", "a"].map((raw) => spellTexts([], raw))).to.eql([
      null,
      "",
      [],
      "{}",
      "[]",
      "",
    ]);
  });
});
