import { expect } from "@open-wc/testing";
import { boxOf, keyOf, parentOf, tilesIn } from "./tile-grid.ts";

const keys = (box: [number, number, number, number], zoom: number) => tilesIn(box, zoom).map(keyOf);

describe("the grid of tiles", () => {
  it("has the tiles that meet a box, the one in its middle first", () => {
    expect(keys([0, 0, 256, 256], 0)).to.eql(["0/0/0"]);
    expect(keys([100, 100, 110, 110], 1)).to.eql(["1/0/0"]);
    const around = keys([60, 10, 200, 60], 2);
    expect(around.toSorted()).to.eql(["2/0/0", "2/1/0", "2/2/0", "2/3/0"]);
    expect(around.slice(0, 2).toSorted()).to.eql(["2/1/0", "2/2/0"]);
    const [first, ...others] = keys([70, 70, 185, 120], 3);
    expect([first, others.length]).to.eql(["3/3/2", 7]);
  });

  it("ends at the borders of the world, and is empty beside it", () => {
    expect(keys([-100, -100, 300, 300], 1).toSorted()).to.eql(["1/0/0", "1/0/1", "1/1/0", "1/1/1"]);
    expect(keys([256, 256, 256, 256], 2)).to.eql(["2/3/3"]);
    for (const box of [
      [-20, 0, -1, 256],
      [257, 0, 300, 256],
      [0, -20, 256, -1],
      [0, 257, 256, 300],
    ] as [number, number, number, number][])
      expect(keys(box, 2), box.join()).to.eql([]);
  });

  it("counts columns to the east and rows to the south; a tile lies in its parents", () => {
    expect(boxOf({ zoom: 2, column: 3, row: 1 })).to.eql([192, 64, 256, 128]);
    expect(keyOf(parentOf({ zoom: 5, column: 19, row: 10 }, 2))).to.equal("3/4/2");
    expect(keyOf(parentOf({ zoom: 5, column: 19, row: 10 }, 0))).to.equal("5/19/10");
  });
});
