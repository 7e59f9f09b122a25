import { expect } from "@open-wc/testing";
import { columnsOfRows, readColumns, usableWidth, widthOf } from "./columns.ts";

describe("the columns of a table", () => {
  it("[R3.7-01] [R3.7-02] [R3.7-04] are read from names or from the properties of a schema", () => {
    const mistakes: string[] = [];
    const [num, due, status, spent] = readColumns(
      [
        "num",
        { name: "due", type: "DatePicker", title: { ua: "Термін" }, width: "90px", priority: 2, frozen: true },
        { name: "status", type: "Select2", data: "request_status", hide_column: true, sort: false, filter: false },
        { name: "spent", edittype: "Number", decimal_places: 3, width: 5 },
      ],
      mistakes,
    );
    expect(num).to.include({ key: "num", title: "num", kind: "text", priority: 1, canSort: true, isHidden: false });
    expect(due).to.deep.include({ kind: "date", title: { ua: "Термін" }, widthPx: 90, priority: 2, isFrozen: true });
    expect(status).to.include({
      kind: "choice",
      data: "request_status",
      isHidden: true,
      canSort: false,
      canFilter: false,
    });
    expect(spent).to.include({ kind: "number", decimals: 3, widthPx: 48 });
    expect(mistakes).to.eql([]);
  });

  it("wrong entries are reported one by one; the correct ones work", () => {
    const mistakes: string[] = [];
    const found = readColumns(["a", "a", {}, 5, { name: "__proto__" }, "b"], mistakes);
    expect(found.map(({ key }) => key)).to.eql(["a", "b"]);
    expect(mistakes).to.eql([2, 3, 4, 5].map((at) => `entry ${at} needs a name of its own`));
    expect(readColumns("a, b")).to.eql([]);
  });

  it("without a description come from the rows, with the kinds of their values", () => {
    const rows = [
      { id: 1, name: "Сад" },
      { id: 2, due: "2026-03-05" },
    ];
    expect(columnsOfRows(rows).map(({ key, kind }) => [key, kind])).to.eql([
      ["id", "number"],
      ["name", "text"],
      ["due", "date"],
    ]);
  });

  it("have a width by their kind until somebody sets one within limits", () => {
    const [plain, own] = readColumns(["a", { name: "b", width: 300 }]);
    expect([widthOf(plain!), widthOf(own!)]).to.eql([180, 300]);
    expect([usableWidth(3), usableWidth(99999), usableWidth(100.4)]).to.eql([48, 1200, 100]);
  });
});
