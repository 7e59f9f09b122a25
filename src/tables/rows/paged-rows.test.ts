import { aTimeout, expect } from "@open-wc/testing";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { pagedRows, pageRows, type PageQuery } from "./paged-rows.ts";

/** A server with so many rows that records what it was asked. */
function server(total: number) {
  const asked: PageQuery[] = [];
  let isFailing = false;
  const source = pagedRows(async (query) => {
    asked.push(query);
    if (isFailing) throw new Error("offline");
    const { offset, limit } = query;
    const length = Math.max(0, Math.min(limit, total - offset));
    return { rows: Array.from({ length }, (_, at) => ({ id: offset + at })), total };
  });
  return { asked, source, fail: (is: boolean) => (isFailing = is) };
}
const start = { sort: [], filters: {} };

describe("rows from the server page by page", () => {
  it("loads the first page, and others when they are about to be drawn", async () => {
    const { asked, source } = server(1000);
    await source.arrange(start);
    expect([source.count(), source.at(5)!["id"], source.at(500)]).to.eql([1000, 5, undefined]);
    source.need(498, 530);
    await waitUntil(() => source.at(530));
    expect(source.at(498)!["id"]).to.equal(498);
    expect(asked.map(({ offset, limit }) => [offset, limit])).to.have.deep.members([
      [0, pageRows],
      [400, pageRows],
      [500, pageRows],
    ]);
  });

  it("all are read in one order, although a person sorts meanwhile", async () => {
    const { asked, source } = server(2500);
    await source.arrange(start);
    const all = source.all();
    void source.arrange({ ...start, sort: [{ key: "id", isDown: true }] });
    expect(await all).to.have.length(2500);
    const exported = asked.filter(({ limit }) => limit !== pageRows);
    expect(exported.map(({ sort }) => sort.length)).to.eql([0, 0, 0]);
  });

  it("reads on when the server sends fewer rows at once than asked, and more rows than its total has count", async () => {
    const asked: number[][] = [];
    const served = (most: number, there: number, total: number) =>
      pagedRows(async ({ offset, limit }) => {
        asked.push([offset, limit]);
        const length = Math.max(0, Math.min(limit, most, there - offset));
        return { rows: Array.from({ length }, (_, at) => ({ id: offset + at })), total };
      });
    const capped = served(40, 250, 250);
    await capped.arrange(start);
    expect([capped.at(99)!["id"], capped.count(), asked]).to.eql([
      99,
      250,
      [
        [0, 100],
        [40, 60],
        [80, 20],
      ],
    ]);
    const many = served(100, 50, 10);
    await many.arrange(start);
    expect([many.count(), many.at(49)!["id"]]).to.eql([50, 49]);
    const few = served(100, 3, 300);
    await few.arrange(start);
    expect(few.count(), "nothing after the third").to.equal(3);
  });

  it("does not request rows that only fly past, nor a page twice", async () => {
    const { asked, source } = server(100_000);
    await source.arrange(start);
    for (let first = 1000; first <= 50_000; first += 1000) source.need(first, first + 20);
    await waitUntil(() => source.at(50_000));
    source.need(50_000, 50_020);
    await aTimeout(100);
    expect(asked.map(({ offset }) => offset)).to.eql([0, 50_000]);
  });

  it("loads a range of rows, each missing page once; a failed page is an error, another arrangement ends it", async () => {
    const { asked, source, fail } = server(350);
    await source.arrange(start);
    source.need(120, 130);
    const [rows] = await Promise.all([source.load(95, 999), aTimeout(100)]);
    expect(rows.map(({ id }) => id)).to.eql(Array.from({ length: 255 }, (_, at) => at + 95));
    expect(asked.map(({ offset }) => offset).toSorted((one, other) => one - other)).to.eql([0, 100, 200, 300]);
    await source.arrange(start);
    fail(true);
    const error = await source.load(0, 150).catch((failure: unknown) => failure);
    expect(String(error)).to.equal("Error: offline");
    fail(false);
    const late = source.load(0, 350);
    await source.arrange({ sort: [{ key: "id", isDown: true }], filters: {} });
    expect(await late).to.eql([]);
  });

  it("sorting and filtering are the server's; an older answer is dropped", async () => {
    let answer: (() => void)[] = [];
    const source = pagedRows(
      ({ sort }) =>
        new Promise((resolve) => answer.push(() => resolve({ rows: [{ id: sort[0]?.key ?? "none" }], total: 1 }))),
    );
    const first = source.arrange(start);
    const second = source.arrange({ sort: [{ key: "due", isDown: true }], filters: {} });
    answer[1]!();
    await second;
    answer[0]!();
    await first;
    expect(source.at(0)!["id"]).to.equal("due");
  });

  it("another arrangement shows no row of the one before, and a failure of it ends with the next", async () => {
    const { source, fail } = server(300);
    await source.arrange(start);
    fail(true);
    const sorted = source.arrange({ sort: [{ key: "due", isDown: true }], filters: {} });
    expect([source.at(0), source.isLoading()]).to.eql([undefined, true]);
    await sorted;
    expect([source.failure() instanceof Error, source.isLoading()]).to.eql([true, false]);
    fail(false);
    const again = source.arrange(start);
    expect(source.failure()).to.equal(undefined);
    await again;
    expect(source.at(0)!["id"]).to.equal(0);
  });

  it("a refresh keeps the old rows until the new ones are there, also when it fails", async () => {
    const { asked, source, fail } = server(300);
    await source.arrange(start);
    source.need(250, 260);
    await waitUntil(() => source.at(250));
    fail(true);
    await source.refresh();
    expect([source.at(250)!["id"], source.failure() instanceof Error]).to.eql([250, true]);
    fail(false);
    await source.refresh();
    expect([source.at(250)!["id"], source.failure()]).to.eql([250, undefined]);
    expect(asked.at(-1)!.offset).to.equal(200);
  });

  it("keep the pages that were drawn last; those drawn longest ago are read again", async () => {
    const { asked, source } = server(10_000);
    await source.arrange(start);
    source.need(100, 5999);
    await waitUntil(() => source.at(5999), "sixty pages are not here");
    source.need(0, 20);
    source.need(6000, 6020);
    await waitUntil(() => source.at(6000), "not the next page");
    expect([source.at(0)!["id"], source.at(100), source.at(200)!["id"]]).to.eql([0, undefined, 200]);
    source.need(100, 120);
    await waitUntil(() => source.at(100), "not read again");
    expect(asked.filter(({ offset }) => offset === 100)).to.have.length(2);
  });

  it("after a failure scrolling asks for nothing until the rows are read again", async () => {
    const { asked, source, fail } = server(1000);
    await source.arrange(start);
    fail(true);
    source.need(250, 260);
    await waitUntil(() => source.failure(), "no failure");
    fail(false);
    source.need(450, 460);
    // rows of another table rest as long
    const other = server(1000);
    await other.source.arrange(start);
    other.source.need(450, 460);
    await waitUntil(() => other.source.at(450), "not read");
    expect(asked.map(({ offset }) => offset)).to.eql([0, 200]);
    await source.refresh();
    source.need(450, 460);
    await waitUntil(() => source.at(450), "not read after the refresh");
  });

  it("gives all rows for an export in large pages", async () => {
    const { asked, source } = server(2500);
    await source.arrange(start);
    expect((await source.all()).length).to.equal(2500);
    expect(asked.slice(1).map(({ offset }) => offset)).to.eql([0, 1000, 2000]);
  });
});
