import { expect } from "@open-wc/testing";
import { selection } from "./selection.ts";

describe("chosen rows", () => {
  it("are toggled one by one, and as a range from the last one in either direction", () => {
    const all = ["1", "2", "3", "4", "5"];
    const chosen = selection();
    chosen.toggle("3");
    chosen.extend("5", all);
    expect(chosen.ids()).to.eql(["3", "4", "5"]);
    chosen.extend("2", all);
    expect(chosen.ids().toSorted()).to.eql(["2", "3", "4", "5"]);
    chosen.toggle("3");
    expect([chosen.has("3"), chosen.count()]).to.eql([false, 3]);
    chosen.clear();
    expect(chosen.ids()).to.eql([]);
    chosen.extend("4", all);
    expect(chosen.ids()).to.eql(["4"]);
  });

  it("tell their listeners of each change, and of nothing else", () => {
    const chosen = selection();
    let told = 0;
    const off = chosen.listen(() => told++);
    chosen.clear();
    chosen.set(["1", "2"]);
    chosen.toggle("1");
    off();
    chosen.clear();
    expect([told, chosen.ids()]).to.eql([2, []]);
  });
});
