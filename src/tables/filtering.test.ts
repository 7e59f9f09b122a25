import { expect } from "@open-wc/testing";
import type { ColumnKind } from "./cell-kinds.ts";
import { matcher, readFilter, serverFilter, type Filter } from "./filtering.ts";

const holds = (filter: Filter, kind: ColumnKind, value: unknown) => matcher(filter, kind)(value, String(value ?? ""));

describe("filters by column", () => {
  it("find a text without regard to case, apostrophes and spaces", () => {
    expect(holds({ text: "об'їзд" }, "text", "Новий  ОБ’ЇЗД")).to.equal(true);
    expect(holds({ text: "об'їзд" }, "text", "обїзд")).to.equal(false);
    expect(holds({ text: "a b" }, "text", "xA\u00a0By")).to.equal(true);
  });

  it("find a phone in every spelling, also where the server looks for it", () => {
    const phone = "+380 50 123 45 67";
    const typed = ["0501234567", "(050) 123-45", "380 50", "+380", "45\u00a067", "999"];
    expect(typed.map((text) => holds({ text }, "phone", phone))).to.eql([true, true, true, true, true, false]);
    expect(serverFilter({ phone: { text: "(050) 123-45_67" } }, () => "phone")).to.eql({
      phone: { operator: "ILIKE", value: "%%050%123%45\\_67%" },
    });
  });

  it("compare numbers and days in every spelling, both ends included", () => {
    const numbers = ["99", "100", "1 000,5", "1000.6", null].map((value) =>
      holds({ from: "100", to: "1 000,5" }, "number", value),
    );
    expect(numbers).to.eql([false, true, true, false, false]);
    const days = ["28.02.2026", "2026-03-01", "31.03.2026 23:59", "01.04.2026", ""].map((value) =>
      holds({ from: "2026-03-01", to: "2026-03-31" }, "date", value),
    );
    expect(days).to.eql([false, true, true, false, false]);
    expect(holds({ from: "0" }, "number", -1)).to.equal(false);
  });

  it("choose options, lists of options, flags and empty cells", () => {
    expect(["a", "b", ["c", "a"], ["c"]].map((value) => holds({ any: ["a", "x"] }, "choice", value))).to.eql([
      true,
      false,
      true,
      false,
    ]);
    expect(["t", 1, false, null].map((value) => holds({ any: ["true"] }, "flag", value))).to.eql([
      true,
      true,
      false,
      false,
    ]);
    expect([null, "", "a"].map((value) => holds({ isEmpty: true }, "text", value))).to.eql([true, true, false]);
  });

  it("are sent as conditions of the list call; wildcards that a person types are plain characters", () => {
    const kinds: Record<string, ColumnKind> = { n: "number", d: "date", m: "moment", f: "flag", s: "choice" };
    const filters: Record<string, Filter> = {
      t: { text: "50%_\\" },
      n: { from: "1 000,5" },
      d: { from: "01.03.2026", to: "31.03.2026" },
      m: { to: "2026-03-31" },
      f: { any: ["true"] },
      s: { any: ["new", "done"] },
      e: { isEmpty: true },
      x: { from: "не число" },
    };
    expect(serverFilter(filters, (key) => kinds[key] ?? "text")).to.eql({
      t: { operator: "ILIKE", value: "%50\\%\\_\\\\%" },
      n: { operator: ">=", value: 1000.5 },
      d: { operator: "BETWEEN", value: ["2026-03-01", "2026-03-31"] },
      m: { operator: "<=", value: "2026-03-31T23:59:59.999" },
      f: [true],
      s: ["new", "done"],
      e: null,
    });
  });

  it("from outside are checked: unknown parts, wrong types and huge texts are dropped", () => {
    expect(readFilter({ text: " a ", from: 5, evil: 1, any: ["x", 2] })).to.eql({ text: "a", any: ["x", "2"] });
    for (const wrong of [null, "text", [], {}, { text: "x".repeat(201) }, { any: [] }, { isEmpty: "true" }])
      expect(readFilter(wrong)).to.equal(undefined);
  });
});
