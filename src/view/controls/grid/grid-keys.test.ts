import { expect } from "@open-wc/testing";
import { movedBy } from "./grid-keys.ts";

const size = { rows: 100, columns: 5, pageRows: 10 };
const press = (key: string, more = {}, at = { row: 50, column: 2 }, isRtl = false) => {
  const to = movedBy({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, at, size, isRtl);
  return to && [to.row, to.column];
};

describe("keys in a grid", () => {
  it("arrows, Home, End and pages move the active cell", () => {
    expect(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => press(key))).to.eql([
      [50, 3],
      [50, 1],
      [51, 2],
      [49, 2],
    ]);
    expect(["Home", "End", "PageDown", "PageUp"].map((key) => press(key))).to.eql([
      [50, 0],
      [50, 4],
      [60, 2],
      [40, 2],
    ]);
  });

  it("with Ctrl to the edges of the table", () => {
    const far = { ctrlKey: true };
    expect(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => press(key, far))).to.eql([
      [50, 4],
      [50, 0],
      [99, 2],
      [0, 2],
    ]);
    expect([press("Home", far), press("End", { metaKey: true })]).to.eql([
      [0, 0],
      [99, 4],
    ]);
  });

  it("stay inside; up from the first row is the heading; from right to left the arrows are exchanged", () => {
    expect(press("ArrowUp", {}, { row: 0, column: 0 })).to.eql([-1, 0]);
    expect(press("ArrowUp", {}, { row: -1, column: 0 })).to.eql([-1, 0]);
    expect(press("PageDown", {}, { row: 95, column: 4 })).to.eql([99, 4]);
    expect(press("PageUp", {}, { row: 3, column: 4 })).to.eql([0, 4]);
    expect(press("ArrowRight", {}, { row: 9, column: 4 })).to.eql([9, 4]);
    expect(press("ArrowLeft", {}, undefined, true)).to.eql([50, 3]);
  });

  it("other keys are not the grid's", () => {
    expect([press("a"), press("Enter"), press("ArrowDown", { altKey: true }), press("constructor")]).to.eql([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
