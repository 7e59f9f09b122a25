import { expect } from "@open-wc/testing";
import { unread } from "../../values/unread.ts";
import { merge, type Clash, type MergeValue } from "./merge.ts";
import { same } from "../../values/same.ts";
import { readEntry } from "../schema/schema.ts";

type Values = Record<string, unknown>;
const map = (values: Values) => new Map(Object.entries(values));
function merged(base: Values, mine: Values, theirs: Values, own?: MergeValue) {
  const entries = Object.keys(base).map((name) => readEntry(name, {}));
  const versions = { base: map(base), mine: map(mine), theirs: map(theirs), entries };
  const { taken, clashes } = merge({ ...versions, ...(own && { mergeOf: () => own }) });
  return { values: { ...mine, ...Object.fromEntries(taken) }, taken, clashes };
}

let seed = 20_261_121;
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
const some = [null, "", "a", "б", 1.5, 2, true, ["a"], ["a", "b"], { a: 1 }, { a: 2 }, unread("1,,5")];
const values = (): Values => Object.fromEntries([..."abcdef"].map((name) => [name, some[random(some.length)]]));

describe("a three-way merge", () => {
  it("takes what only others have changed, keeps what only I have changed, asks where both have", () => {
    const { values: found, clashes } = merged(
      { a: 1, b: 1, c: 1, d: 1 },
      { a: 1, b: 2, c: 2, d: 2 },
      { a: 3, b: 1, c: 3, d: 2 },
    );
    expect(found).to.eql({ a: 3, b: 2, c: 2, d: 2 });
    expect(clashes.map(({ path, base, mine, theirs }) => ({ path, base, mine, theirs }))).to.eql([
      { path: "c", base: 1, mine: 2, theirs: 3 },
    ]);
  });

  it("for 2,000 random triples: nothing of mine lost and nothing of theirs overwritten unseen", () => {
    for (let round = 0; round < 2000; round++) {
      const [base, mine, theirs] = [values(), values(), values()];
      const { values: found, clashes } = merged(base, mine, theirs);
      const asked = new Set(clashes.map(({ path }) => path));
      for (const name of Object.keys(base)) {
        const isMine = !same(mine[name], base[name]);
        const isTheirs = !same(theirs[name], base[name]);
        const words = `round ${round}, ${name}`;
        expect(asked.has(name), words).to.equal(isMine && isTheirs && !same(mine[name], theirs[name]));
        expect(same(found[name], isTheirs && !isMine ? theirs[name] : mine[name]), words).to.equal(true);
      }
    }
  });

  it("merge(base, mine, base) is mine, merge(base, base, theirs) is theirs, without a question", () => {
    for (let round = 0; round < 500; round++) {
      const [base, other] = [values(), values()];
      const [kept, taken] = [merged(base, other, base), merged(base, base, other)];
      expect([kept.clashes.length, taken.clashes.length]).to.eql([0, 0]);
      expect([kept.values, taken.values]).to.eql([other, other]);
    }
  });

  it("a type may merge its own value: rows by their ids, with a question for each cell", () => {
    const rows = [
      { id: 1, area: 10 },
      { id: 2, area: 20 },
      { id: 3, area: 30 },
    ];
    const mine = [{ id: 1, area: 11 }, rows[1], { id: 3, area: 33 }];
    const theirs = [rows[0], { id: 2, area: 22 }, { id: 3, area: 31 }];
    const { values: found, clashes } = merged({ rows }, { rows: mine }, { rows: theirs }, mergeRows);
    expect(found["rows"]).to.eql([
      { id: 1, area: 11 },
      { id: 2, area: 22 },
      { id: 3, area: 33 },
    ]);
    const [clash] = clashes as [Clash];
    expect([clash.path, clash.mine, clash.theirs, clash.get(found["rows"])]).to.eql(["rows.3.area", 33, 31, 33]);
    expect(clash.put(found["rows"], 31)).to.deep.include({ id: 3, area: 31 });
  });
});

type Row = { id: number; area: number };
/** As a table would: the same rows on all three sides. */
const mergeRows: MergeValue = (versions, entry) => {
  const { base, mine, theirs } = versions as Record<"base" | "mine" | "theirs", Row[]>;
  const clashes: Clash[] = [];
  const value = mine.map((row) => {
    const { id } = row;
    const [old, other] = [base, theirs].map((all) => all.find((one) => one.id === id)!.area) as [number, number];
    if (row.area === old) return { id, area: other };
    if (other !== old && other !== row.area)
      clashes.push({
        field: entry.name,
        path: `${entry.name}.${id}.area`,
        entry,
        base: old,
        mine: row.area,
        theirs: other,
        get: (whole) => (whole as Row[]).find((one) => one.id === id)?.area,
        put: (whole, part) => (whole as Row[]).map((one) => (one.id === id ? { ...one, area: part } : one)),
      });
    return row;
  });
  return { value, clashes };
};
