import { expect } from "@open-wc/testing";
import { records } from "./rows-shape.ts";

const rows = [{ id: 1 }, { id: 2 }];
const read = (data: unknown) => records.read(data, {}, "");

describe("the answer of the list call", () => {
  for (const [what, data, total] of [
    ["an array", rows, null],
    ["rows and total", { rows, total: 7 }, 7],
    ["another name and count", { people: rows, count: "7" }, 7],
    ["rows among others that are no records", { rows: [null, ...rows, "x", 5], total: 10 }, 7],
    ["an envelope around the array", { data: rows }, null],
    ["an envelope around rows and total", { status: "ok", data: { rows, total: 7 } }, 7],
    ["JSON text", JSON.stringify({ rows, total: 7 }), 7],
    ["JSON text in an envelope", { data: JSON.stringify(rows) }, null],
  ] as const)
    it(`is read from ${what}`, () => {
      expect(read(data)).to.eql({ rows, total });
    });

  it("is empty for nothing, and unreadable for something else", () => {
    expect([read(""), read(null)]).to.eql([
      { rows: [], total: null },
      { rows: [], total: null },
    ]);
    expect([read("words"), read({ message: "Ні" }), read(7)]).to.eql([undefined, undefined, undefined]);
  });
});
