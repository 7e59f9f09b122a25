import { expect } from "@open-wc/testing";
import { converted, readUnits } from "./units.ts";

const rows = [
  { id: "m", text: "метр", parent: null, color: 1 },
  { id: "m2", text: "кв. метр", parent: null, color: 1 },
  { id: "ha", text: "гектар", parent: "m2", color: "10000" },
  { id: "ar", text: "сотка", parent: "m2", color: 100 },
  { id: "odd", text: "без міри", parent: "m2", color: null },
];

it("[R3.5-07] the color of a unit is its coefficient, its parent the family", () => {
  const units = readUnits(rows, "ha");
  expect(units.map(({ id }) => id)).to.eql(["m2", "ha", "ar"]);
  expect(readUnits(rows.map(Object.values), "m2")).to.eql(units);
  const [m2, ha, ar] = units as [never, never, never];
  expect([converted(1.5, ha, m2), converted(1, m2, ha), converted(0.1, ha, ar)]).to.eql([15_000, 0.0001, 10]);
});

it("a unit without a usable coefficient stands alone; a coefficient may have a decimal comma", () => {
  expect(readUnits(rows, "odd")).to.eql([{ id: "odd", text: "без міри", parent: "m2", factor: 1 }]);
  const comma = [...rows, { id: "mm2", text: "кв. мм", parent: "m2", color: "0,000001" }];
  expect(readUnits(comma, "mm2").find(({ id }) => id === "mm2")?.factor).to.equal(0.000001);
});

it("a unit that the list does not know has no family", () => {
  expect([readUnits(rows, "грн"), readUnits(null, "ha"), readUnits({}, "ha")]).to.eql([[], [], []]);
});
