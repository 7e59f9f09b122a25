import { expect } from "@open-wc/testing";
import {
  childrenOf,
  countOf,
  fits,
  itemAt,
  itemKey,
  levelsOf,
  moved,
  movedBack,
  nested,
  orderOf,
  placeBy,
  placeOf,
  placeWithout,
  removed,
  type Forest,
} from "./forest.ts";

describe("nested items", () => {
  const forest: Forest = [{ id: 1, children: [{ id: 2 }, { id: 3, children: [{ id: 4 }] }] }, { id: 5 }];
  const shown = (given: Forest): string =>
    given.map((item) => `${String(item["id"])}${item.children ? `(${shown(item.children)})` : ""}`).join(" ");

  it("an item is moved with all below it; other items stay the same objects", () => {
    const after = moved(forest, [0, 1], [1]);
    expect(shown(after)).to.equal("1(2) 3(4) 5");
    expect(after[2] === forest[1]).to.equal(true);
    expect(shown(moved(forest, [1], [0, 0]))).to.equal("1(5 2 3(4))");
    expect(moved(forest, [7], [0])).to.equal(forest);
  });

  it("each way leads to one place, or to none at the edge", () => {
    const by = (from: number[], way: "up" | "down" | "in" | "out") => {
      const to = placeBy(forest, from, way);
      return to && shown(moved(forest, from, to));
    };
    expect(by([1], "up")).to.equal("5 1(2 3(4))");
    expect(by([0, 0], "down")).to.equal("1(3(4) 2) 5");
    expect(by([0, 1], "in")).to.equal("1(2(3(4))) 5");
    expect(by([1], "in")).to.equal("1(2 3(4) 5)");
    expect(by([0, 1, 0], "out")).to.equal("1(2 3() 4) 5");
    expect([by([0], "up"), by([1], "down"), by([0], "in"), by([0], "out")]).to.eql(Array(4).fill(undefined));
  });

  it("a place behind a removed item is counted again", () => {
    expect(placeWithout([1], [0])).to.eql([0]);
    expect(placeWithout([0, 1, 0], [0, 0])).to.eql([0, 0, 0]);
    expect(placeWithout([0, 1], [1])).to.eql([0, 1]);
    expect(placeWithout([1], [0, 1])).to.eql([1]);
  });

  it("[R9.6-01] an item fits only while its lowest level is within the limit", () => {
    const branch = itemAt(forest, [0, 1])!;
    expect([levelsOf(branch), fits(branch, [0, 0], 3), fits(branch, [0, 0, 0], 3)]).to.eql([2, true, false]);
  });

  it("finds, counts and removes on every level", () => {
    expect(placeOf(forest, ({ id }) => id === 4)).to.eql([0, 1, 0]);
    expect(placeOf(forest, ({ id }) => id === 9)).to.equal(undefined);
    expect(countOf(forest)).to.equal(5);
    expect(shown(removed(forest, [0, 1, 0]))).to.equal("1(2 3()) 5");
  });

  it("[R3.9-06] rows become a tree by the column of their parent; lost and circular parents hide no row", () => {
    const rows = [
      { code: "b", up: "a" },
      { code: "a", up: null },
      { code: "c", up: "gone" },
      { code: "x", up: "y" },
      { code: "y", up: "x" },
      { code: "a", up: "" },
    ];
    const made = nested(rows, { pk: "code", parent: "up" });
    const spelt = (given: Forest): string =>
      given
        .map((item) => `${String(item["code"])}${childrenOf(item).length ? `(${spelt(childrenOf(item))})` : ""}`)
        .join(" ");
    expect(spelt(made)).to.equal("a(b) c a x(y)");
    expect(orderOf(made, ({ code }) => code)).to.eql([
      { id: "a", children: [{ id: "b" }] },
      { id: "c" },
      { id: "a" },
      { id: "x", children: [{ id: "y" }] },
    ]);
  });

  it("rows without a primary key are shown once each, with nothing below them", () => {
    const made = nested([{ name: "A" }, { id: 2, name: "B" }, { name: "C" }], { pk: "id", parent: "parent" });
    expect(made.map(({ name, children }) => [name, children])).to.eql([
      ["A", undefined],
      ["B", undefined],
      ["C", undefined],
    ]);
    expect(new Set(made.map((item) => item[itemKey])).size, "keys").to.equal(3);
  });

  it("a move is taken back to the parent and the next sibling, wherever these stand by now", () => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 3, parent: 2 }, { id: 4, parent: 2 }];
    const made = nested(rows, { pk: "id", parent: "parent" });
    const [above, item, next] = [itemAt(made, [1]), itemAt(made, [1, 0])!, itemAt(made, [1, 1])];
    const out = moved(moved(made, [1, 0], [0]), [2], [1]);
    expect(shown(out)).to.equal("3 2(4) 1");
    expect(shown(movedBack(out, item, { above, next })!)).to.equal("2(3 4) 1");
    expect(shown(movedBack(out, item, { above: undefined, next: itemAt(made, [0]) })!)).to.equal("2(4) 3 1");
    expect(shown(movedBack(out, item, { above, next: undefined })!), "the former last one").to.equal("2(4 3) 1");
    expect(movedBack(removed(out, [1]), item, { above, next }), "no parent").to.equal(undefined);
    expect(movedBack(removed(out, [0]), item, { above, next }), "no item").to.eql(removed(out, [0]));
  });
});
