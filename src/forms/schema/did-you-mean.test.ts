import { expect } from "@open-wc/testing";
import { didYouMean } from "./did-you-mean.ts";

const known = ["required", "readonly", "placeholder", "col", "index_key"];
const near = (name: string) => /"(.*)"/.exec(didYouMean(name, known))?.[1];

describe("suggestions for misspelt names [R8-26]", () => {
  for (const [what, typed, name] of [
    ["one letter too many", "requirred", "required"],
    ["one letter too few", "requird", "required"],
    ["another letter", "requited", "required"],
    ["another letter at the end", "readonlu", "readonly"],
    ["two letters swapped", "raedonly", "readonly"],
    ["another case or hyphen", "Index-Key", "index_key"],
  ] as const)
    it(`${what}: ${typed}`, () => expect(near(typed)).to.equal(name));

  it("is not guessed for short names or larger differences", () => {
    expect(["cal", "reqired1", "placehoulder2", "nothing", "col"].map(near)).to.eql(Array(5).fill(undefined));
    expect(didYouMean("nothing", known)).to.equal("");
  });
});
