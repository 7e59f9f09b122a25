import { expect } from "@open-wc/testing";
import { makeCalculator } from "../../vendors/fast-formula-parser/formula-parser.ts";
import { compute, plain, type Calculator } from "./compute.ts";
import { afterInsertion, columnNumber, movedCell } from "./references.ts";
import { columnName, readMatrix, trimmed, withCells, writeMatrix, type Cell, type Matrix } from "./matrix.ts";

const results = (matrix: Matrix): Record<string, Cell> =>
  Object.fromEntries(
    compute(
      matrix,
      makeCalculator(() => ({ rows: matrix.length, columns: 26 })),
    ).results,
  );
/** The result of a formula in a cell below the others. */
const result = (formula: string, ...rows: Cell[][]): Cell => results([...rows, [formula]])[`${rows.length},0`]!;

describe("cells of a spreadsheet", () => {
  it("reads lists of rows and their JSON text, without empty ends; not what is something else", () => {
    expect(readMatrix([[1, "а", ""], [null], []])).to.eql([[1, "а"]]);
    expect(readMatrix('[["=A2"],[5]]')).to.eql([["=A2"], [5]]);
    for (const nothing of [null, undefined, "", [], "[]", [[null, ""]]]) expect(readMatrix(nothing)).to.eql([]);
    for (const wrong of ["a", "{}", 5, {}, [1], [{ a: 1 }], [[{}]], "[1]"])
      expect(readMatrix(wrong), JSON.stringify(wrong)).to.equal(undefined);
  });

  it("writes the loaded spelling", () => {
    expect(writeMatrix([[1]], "[[2]]")).to.equal("[[1]]");
    expect(writeMatrix([[1]], undefined)).to.eql([[1]]);
    for (const nothing of [null, ""]) expect(writeMatrix([], nothing)).to.equal(nothing);
  });

  it("changes cells anywhere; other rows stay the same objects, and empty ends go", () => {
    const before: Matrix = [[1, 2], [3]];
    const after = withCells(before, [{ row: 3, column: 2, cell: "x" }]);
    expect(after).to.eql([[1, 2], [3], [], [null, null, "x"]]);
    expect(after[0]).to.equal(before[0]);
    expect(withCells(after, [{ row: 3, column: 2, cell: "" }])).to.eql(before);
    expect(trimmed([[null], [""]])).to.eql([]);
  });

  it("names columns", () => {
    expect([0, 25, 26, 51, 52, 701].map(columnName)).to.eql(["A", "Z", "AA", "AZ", "BA", "ZZ"]);
  });
});

describe("formulas", () => {
  it("compute with cells, ranges, whole columns and other formulas, in any order", () => {
    expect(
      results([
        [1, "=B2*2", "=SUM(A:A)"],
        ["2,5", "=A1+A2"],
      ]),
    ).to.eql({ "0,1": 7, "0,2": 3.5, "1,1": 3.5 });
  });

  it("take numbers as people type them, and ; between arguments with a decimal comma", () => {
    expect(result("=SUM(A1;A2;1,5)", ["1 000,5"], [2])).to.equal(1004);
    expect(result("=1,5*2")).to.equal(3);
    expect(result('=IF(A1>1;"так; 1,5";"ні")', [2])).to.equal("так; 1,5");
    expect(plain("=ROUND(1.5,2)")).to.equal("ROUND(1.5,2)");
  });

  it("count amounts of a thousand millions and more", () => {
    expect(result("=SUM(A1:A3)", ["1234567890,50"], ["1 234 567 890"], ["1"])).to.equal(2_469_135_781.5);
    expect(result("=SUM(A1:A2)", ["1234567890123456"], [1])).to.equal(1); // has more digits than a number keeps
  });

  it("know texts, flags and dates' numbers", () => {
    expect(result('=A1&" "&B1', ["вулиця", "Садова"])).to.equal("вулиця Садова");
    expect(result("=AND(A1;TRUE)", [true])).to.equal(true);
    expect(result("=AVERAGE(A1:B1)", [1, 2])).to.equal(1.5);
  });

  it("give errors as their names", () => {
    expect(result("=1/0")).to.equal("#DIV/0!");
    expect(result("=NOTHING(1)")).to.equal("#NAME?");
    expect(result("=SUM(")).to.equal("#ERROR!");
    expect(result("=A1*2", ["слово"])).to.equal("#VALUE!");
  });

  it("a circle, and what needs it, is an error; the others are computed", () => {
    expect(results([["=B1", "=C1", "=A1", "=A1+1", "=2+2"]])).to.eql({
      "0,0": "#CYCLE!",
      "0,1": "#CYCLE!",
      "0,2": "#CYCLE!",
      "0,3": "#CYCLE!",
      "0,4": 4,
    });
    expect(result("=A1")).to.equal("#CYCLE!");
  });

  it("reach no address and no code", () => {
    for (const formula of [
      '=WEBSERVICE("/x")',
      '=FILTERXML("<a/>","//a")',
      '=CONSTRUCTOR("alert(1)")',
      "=__PROTO__(1)",
    ])
      expect(String(result(formula)), formula).to.match(/^#/);
  });

  it("are computed again only where something has changed for them", () => {
    const calculator = makeCalculator(() => ({ rows: 3, columns: 26 }));
    const asked: string[] = [];
    const counted: Calculator = {
      ...calculator,
      result: (text, ...rest) => (asked.push(text), calculator.result(text, ...rest)),
    };
    const before = compute([[1, "=A1+1", "=B1*2"], [5, "=A2"], ["=SUM(A1:A2)"]], counted);
    asked.length = 0;
    const after = compute(withCells(before.matrix, [{ row: 0, column: 0, cell: 3 }]), counted, before);
    expect(asked).to.have.members(["A1+1", "B1*2", "SUM(A1:A2)"]);
    expect(Object.fromEntries(after.results)).to.eql({ "0,1": 4, "0,2": 8, "1,1": 5, "2,0": 8 });
    asked.length = 0;
    const other = compute(withCells(after.matrix, [{ row: 0, column: 1, cell: "=A1-2" }]), counted, after);
    expect(asked).to.have.members(["A1-2", "B1*2"]);
    expect(other.results.get("0,2")).to.equal(2);
  });

  it("with another result each time are computed with every change, and so is what needs them", () => {
    const calculator = makeCalculator(() => ({ rows: 3, columns: 26 }));
    let times = 0;
    const asked: string[] = [];
    const counted: Calculator = {
      ...calculator,
      result: (text, ...rest) => (asked.push(text), text === "RAND()" ? ++times : calculator.result(text, ...rest)),
    };
    const before = compute([["=RAND()", "=A1+1", "=2+2"], [5]], counted);
    asked.length = 0;
    const after = compute(withCells(before.matrix, [{ row: 1, column: 0, cell: 6 }]), counted, before);
    expect(asked).to.have.members(["RAND()", "A1+1"]);
    expect(Object.fromEntries(after.results)).to.eql({ "0,0": 2, "0,1": 3, "0,2": 4 });
  });

  it("a chain of 2,000 formulas is computed without a deep stack", () => {
    const rows: Cell[][] = Array.from({ length: 2000 }, (_, at) => [at < 1999 ? `=A${at + 2}+1` : 1]);
    expect(results(rows)["0,0"]).to.equal(2000);
  });
});

describe("references", () => {
  it("move with a copied formula, but for those with $, and not in texts and names of functions", () => {
    expect(movedCell('=A1+$B1*C$2&"A1"', 2, 1)).to.equal('=B3+$B3*D$2&"A1"');
    expect(movedCell("=SUM(A1:b3)+LOG10(A1)+X.A1", 1, 0)).to.equal("=SUM(A2:B4)+LOG10(A2)+X.A1");
    expect(movedCell("=Z9", 0, 1)).to.equal("=AA9");
    expect(movedCell("=A1", -1, 0)).to.equal("=#REF!");
    for (const cell of ["A1", 5, null, "="]) expect(movedCell(cell, 1, 1)).to.equal(cell);
  });

  it("below an inserted row move down, also those with $", () => {
    expect(afterInsertion("=A1+A$5+SUM(B2:B9)", 4)).to.equal("=A1+A$6+SUM(B2:B10)");
  });

  it("name columns both ways", () => {
    for (const column of [0, 25, 26, 701]) expect(columnNumber(columnName(column))).to.equal(column);
  });
});
