import { expect } from "@open-wc/testing";
import { readColumns } from "../columns.ts";
import { arrayRows } from "./array-rows.ts";

const words = () => ({ yes: "так", no: "ні" });
const columns = readColumns([{ name: "id", type: "Number" }, "name", { name: "due", type: "Date" }]);
const rows = [
  { id: 1, name: "Яма", due: "05.03.2026" },
  { id: 2, name: "Дерево", due: "" },
  { id: 3, name: "ялинка", due: "2026-01-01" },
];

describe("rows that are all here", () => {
  it("are shown as given, sorted and filtered", async () => {
    const source = arrayRows(rows, () => columns, words);
    const ids = () => Array.from({ length: source.count() }, (_, at) => source.at(at)!["id"]);
    expect(ids()).to.eql([1, 2, 3]);
    await source.arrange({ sort: [{ key: "due", isDown: false }], filters: {} });
    expect(ids()).to.eql([3, 1, 2]);
    await source.arrange({ sort: [{ key: "due", isDown: true }], filters: { name: { text: "Я" } } });
    expect(ids()).to.eql([1, 3]);
    expect((await source.all()).map(({ id }) => id)).to.eql([1, 3]);
    await source.arrange({ sort: [{ key: "nothing", isDown: true }], filters: { nothing: { text: "x" } } });
    expect(ids()).to.eql([1, 2, 3]);
  });

  it("of a server are read again, in the same order; of several answers the last one counts", async () => {
    const answered: ((rows: object[]) => void)[] = [];
    const read = () => new Promise<Record<string, unknown>[]>((resolve) => answered.push(resolve as never));
    const source = arrayRows(rows, () => columns, words, read);
    const ids = () => Array.from({ length: source.count() }, (_, at) => source.at(at)!["id"]);
    await source.arrange({ sort: [{ key: "id", isDown: true }], filters: {} });
    const first = source.refresh();
    const second = source.refresh();
    expect([source.isLoading(), ids()]).to.eql([true, [3, 2, 1]]);
    answered[1]!([{ id: 5 }, { id: 6 }]);
    await second;
    answered[0]!([{ id: 4 }]);
    await first;
    expect([source.isLoading(), ids()]).to.eql([false, [6, 5]]);
  });

  it("that cannot be read again stay, with the failure until they can", async () => {
    let isFailing = true;
    const read = async () => {
      if (isFailing) throw new Error("offline");
      return [{ id: 4 }];
    };
    const source = arrayRows(rows, () => columns, words, read);
    await source.refresh();
    expect([source.failure() instanceof Error, source.count(), source.isLoading()]).to.eql([true, 3, false]);
    isFailing = false;
    await source.refresh();
    expect([source.failure(), source.count()]).to.eql([undefined, 1]);
  });

  it("of a script are not read again", async () => {
    const source = arrayRows(rows, () => columns, words);
    await source.refresh();
    expect([source.count(), source.isLoading()]).to.eql([3, false]);
  });

  it("of several arrangements the last one is shown", async () => {
    const many = Array.from({ length: 30_000 }, (_, id) => ({ id, name: `${(id * 7919) % 30_011}` }));
    const source = arrayRows(many, () => columns, words);
    void source.arrange({ sort: [{ key: "name", isDown: false }], filters: {} });
    await source.arrange({ sort: [{ key: "id", isDown: true }], filters: {} });
    expect(source.at(0)!["id"]).to.equal(29_999);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(source.at(0)!["id"]).to.equal(29_999);
  });
});
