import { expect } from "@open-wc/testing";
import { nextSort, readSort, sortSteps, spellSort, type SortKeys } from "./sorting.ts";

/** The keys in sorted order, and in how many steps. */
function sorted(...by: SortKeys[]): { rows: number[]; steps: number } {
  const steps = sortSteps(
    Int32Array.from(by[0]!.keys, (_, at) => at),
    by,
  );
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (done) return { rows: [...value], steps: count };
  }
}
const up = (keys: SortKeys["keys"]) => ({ keys, isDown: false });
const down = (keys: SortKeys["keys"]) => ({ keys, isDown: true });

describe("the order of rows", () => {
  it("follows the Ukrainian alphabet, with digits as numbers", () => {
    const names = ["їжак", "Іва", "ґава", "гак", "йод", "дім 10", "дім 9", "иволга"];
    expect(sorted(up(names)).rows.map((at) => names[at])).to.eql([
      "гак",
      "ґава",
      "дім 9",
      "дім 10",
      "иволга",
      "Іва",
      "їжак",
      "йод",
    ]);
  });

  it("puts empty values last in both directions, and keeps equal rows as they were", () => {
    expect(sorted(up([3, null, 1, 2])).rows).to.eql([2, 3, 0, 1]);
    expect(sorted(down([3, null, 1, 2])).rows).to.eql([0, 3, 2, 1]);
    expect(sorted(down([1, 1, 2, 1])).rows).to.eql([2, 0, 1, 3]);
    expect(sorted(up([1, 1, 0]), down([1, 2, 5])).rows).to.eql([2, 1, 0]);
  });

  it("sorts any number of rows like a plain sort, in steps", () => {
    for (const count of [0, 1, 2, 3, 5, 17, 1000, 20_001]) {
      const keys = Array.from({ length: count }, (_, at) => (at * 7919) % 4099);
      const expected = [...keys.keys()].toSorted((a, b) => keys[a]! - keys[b]! || a - b);
      const { rows, steps } = sorted(up(keys));
      expect(rows, String(count)).to.eql(expected);
      expect(steps > 1).to.equal(count >= 1000);
    }
  });

  it("is read from and written as text", () => {
    const sort = [
      { key: "due", isDown: true },
      { key: "num", isDown: false },
    ];
    expect(readSort(" -due, num,,-")).to.eql(sort);
    expect(spellSort(sort)).to.equal("-due,num");
    expect(readSort("")).to.eql([]);
  });

  it("a heading goes from ascending to descending to unsorted; with Shift the others stay", () => {
    let sort = nextSort([], "a");
    expect(spellSort(sort)).to.equal("a");
    sort = nextSort(sort, "a");
    expect(spellSort(sort)).to.equal("-a");
    expect(spellSort(nextSort(sort, "a"))).to.equal("");
    expect(spellSort(nextSort(sort, "b"))).to.equal("b");
    sort = nextSort(sort, "b", true);
    expect(spellSort(sort)).to.equal("-a,b");
    expect(spellSort(nextSort(sort, "b", true))).to.equal("-a,-b");
    expect(spellSort(nextSort(sort, "a", true))).to.equal("b");
  });
});
