import { expect } from "@open-wc/testing";
import { asSingle, type Shape } from "./shape-kind.ts";

it("a list of one part is that part; longer ones and single shapes stay as they are", () => {
  expect(asSingle({ type: "MultiPoint", coordinates: [[1, 2]] })).to.eql({ type: "Point", coordinates: [1, 2] });
  const line: Shape = {
    type: "LineString",
    coordinates: [
      [1, 2],
      [3, 4],
    ],
  };
  const lines: Shape = { type: "MultiLineString", coordinates: [line.coordinates, line.coordinates] };
  expect([asSingle(line) === line, asSingle(lines) === lines]).to.eql([true, true]);
});
