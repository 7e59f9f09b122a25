import { expect } from "@open-wc/testing";
import { readFlag, spellFlag } from "./flags.ts";

describe("yes and no", () => {
  const spellings: [yes: unknown, no: unknown][] = [
    [true, false],
    [1, 0],
    ["1", "0"],
    ["t", "f"],
    ["T", "F"],
    ["true", "false"],
    ["True", "False"],
    ["TRUE", "FALSE"],
    ["on", "off"],
    ["Y", "N"],
    ["y", "n"],
    ["yes", "no"],
    ["Yes", "No"],
  ];
  for (const [yes, no] of spellings)
    it(`${JSON.stringify(yes)} and ${JSON.stringify(no)} are read, and a change is written in the same way`, () => {
      expect([readFlag(yes), readFlag(no)]).to.eql([true, false]);
      for (const raw of [yes, no]) expect([spellFlag(true, raw), spellFlag(false, raw)]).to.eql([yes, no]);
    });

  it("anything else is no; a new value is true or false", () => {
    expect([null, undefined, "", 2, "x", "tr", {}].map(readFlag)).to.eql(Array(7).fill(false));
    expect([spellFlag(true, null), spellFlag(false, "x")]).to.eql([true, false]);
  });
});
