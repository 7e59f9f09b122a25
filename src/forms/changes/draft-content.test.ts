import { expect } from "@open-wc/testing";
import { isHostContent } from "../../page/drafts/host-content.ts";
import { isDraftContent } from "./draft.ts";

describe("stored drafts", () => {
  const right = { values: { a: 1 }, first: {}, titles: {}, page: 0 };

  it("are read when this version knows their shape", () => {
    expect(isDraftContent(right)).to.equal(true);
    expect(isDraftContent({ ...right, pending: { key: "k", sent: "{}" } })).to.equal(true);
  });

  for (const wrong of [
    null,
    "text",
    [],
    {},
    { ...right, values: undefined },
    { ...right, values: [] },
    { ...right, titles: "x" },
    { ...right, page: "1" },
    { ...right, pending: { key: 5 } },
  ])
    it(`are set aside when they are ${JSON.stringify(wrong)}`, () => {
      expect(isDraftContent(wrong)).to.equal(false);
    });

  it("of a form of the page hold lists of values", () => {
    const content = { values: { a: ["1"] }, first: { a: [""] }, labels: {}, isSubmitted: false };
    expect(isHostContent(content)).to.equal(true);
    for (const wrong of [{ ...content, values: { a: "1" } }, { ...content, labels: null }, null, 5])
      expect(isHostContent(wrong)).to.equal(false);
  });
});
