import { expect } from "@open-wc/testing";
import { parseLarge } from "./parse-large.ts";
import { natives } from "./runtime/runtime.ts";

const rows = Array.from({ length: 20_000 }, (_, id) => ({
  id,
  text: `\\"]},{[ ${id} "ї`,
  list: [[id, { deep: [] }], null, true],
}));

describe("a long list in JSON", () => {
  it("is the same as when it is parsed at once, in an object and bare", async () => {
    for (const data of [{ type: "x", crs: { name: "]" }, features: rows, more: [1] }, rows, { features: [] }, [], 7]) {
      const text = JSON.stringify(data);
      expect(JSON.stringify(await parseLarge(text, "features"))).to.equal(text);
      expect(JSON.stringify(await parseLarge(JSON.stringify(data, null, 2), "features"))).to.equal(text);
    }
  });

  it("is no data when any part of it is not valid", async () => {
    const text = JSON.stringify({ features: rows });
    for (const wrong of [
      text.slice(0, -1),
      text.slice(0, -2),
      `${text}x`,
      text.replace("{", "["),
      text.replace('"id":19000', '"id":x'),
      text.replace(/]}$/, ",]}"),
    ])
      expect(await parseLarge(wrong, "features")).to.equal(undefined);
  });

  it("is parsed in several tasks", async () => {
    let turns = 0;
    const turn = () => ++turns && natives.after(0, turn);
    natives.after(0, turn);
    await parseLarge(JSON.stringify(rows), "features");
    expect(turns).to.be.above(1);
  });
});
