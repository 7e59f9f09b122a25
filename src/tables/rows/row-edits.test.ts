import { expect } from "@open-wc/testing";
import { addRow, blankRow, isBlank, moveRow, removeRow, setCells, withoutBlankEnd } from "./row-edits.ts";

describe("edits of rows", () => {
  const rows = [{ a: 1 }, { a: 2 }, { a: 3 }];

  it("[R4-39] rows are added, changed, moved and removed; the rows before stay for undo", () => {
    expect(addRow(rows, { a: 9 }, 1)).to.eql([{ a: 1 }, { a: 9 }, { a: 2 }, { a: 3 }]);
    expect(setCells(rows, [{ row: 1, key: "a", value: 7 }])).to.eql([{ a: 1 }, { a: 7 }, { a: 3 }]);
    expect(moveRow(rows, 0, 2)).to.eql([{ a: 2 }, { a: 3 }, { a: 1 }]);
    expect(removeRow(rows, 0)).to.eql([{ a: 2 }, { a: 3 }]);
    expect(rows).to.eql([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  it("a move beyond the ends changes nothing", () => {
    expect(moveRow(rows, 0, -1)).to.equal(rows);
    expect(moveRow(rows, 2, 3)).to.equal(rows);
  });

  it("cells after the last row add rows, up to the most that are allowed", () => {
    const edits = [3, 4].map((row) => ({ row, key: "a", value: row }));
    expect(setCells(rows, edits, 4)).to.eql([...rows, { a: 3 }]);
  });

  it("a column cannot reach the prototype of a row", () => {
    const [row] = setCells([{}], [{ row: 0, key: "__proto__", value: { bad: true } }]);
    expect((row as { bad?: boolean }).bad).to.equal(undefined);
  });

  it("[R4-40] a blanked row keeps its place; blank rows at the end are not stored", () => {
    const blanked = blankRow(rows, 0);
    expect(blanked).to.eql([{}, { a: 2 }, { a: 3 }]);
    expect(isBlank(blanked[0], ["a"])).to.equal(true);
    expect(withoutBlankEnd([...blanked, {}, { a: " " }])).to.eql(blanked);
  });
});
