import { expect } from "@open-wc/testing";
import { changed, forget, found, isDiskOff, keep, keepIfFits } from "./disk.ts";

const item = (id: string, owner = "user a") => ({ id, owner, at: 1, place: "p" });

describe("the browser's disk", () => {
  afterEach(() => forget("drafts", ["1", "2", "3"]));

  it("stores items and finds them by owner and place, never another owner's", async () => {
    for (const one of [item("1"), item("2"), item("3", "user b")]) expect(await keep("drafts", one)).to.equal(true);
    expect((await found("drafts", "place", ["user a", "p"])).map(({ id }) => id)).to.eql(["1", "2"]);
    await forget("drafts", ["1"]);
    expect((await found("drafts", "owner", "user a")).map(({ id }) => id)).to.eql(["2"]);
  });

  it("commits what it was given, even when the page is closed", async () => {
    const writing = keep("drafts", item("1"));
    expect((await found("drafts", "owner", "user a")).map(({ id }) => id)).to.eql(["1"]);
    await writing;
  });

  it("lets only one of two writers change an item, and gives undefined for a missing one", async () => {
    await keep("drafts", item("1"));
    const take = () =>
      changed<ReturnType<typeof item>>("drafts", "1", (one) => (one.at === 1 ? { ...one, at: 2 } : undefined));
    const results = await Promise.all([take(), take()]);
    expect(results.filter(Boolean)).to.have.length(1);
    expect(await changed("drafts", "nothing", (one) => one)).to.equal(undefined);
    expect(isDiskOff()).to.equal(false);
  });

  it("is told to store at once what is kept and forgotten, because the page may be left", async () => {
    const { commit } = IDBTransaction.prototype;
    let count = 0;
    IDBTransaction.prototype.commit = function () {
      count++;
      commit.call(this);
    };
    try {
      await keep("drafts", item("1"));
      await forget("drafts", ["1"]);
    } finally {
      IDBTransaction.prototype.commit = commit;
    }
    expect(count).to.equal(2);
  });

  it("stays on when an item that may be too large does not fit", async () => {
    await keep("drafts", item("1"));
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("expected by this test", "QuotaExceededError");
    };
    try {
      expect(await keepIfFits("drafts", item("2"))).to.equal(false);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect([isDiskOff(), await keep("drafts", item("3"))]).to.eql([false, true]);
  });

  it("goes on when the browser has closed the connection", async () => {
    await keep("drafts", item("1"));
    const { transaction } = IDBDatabase.prototype;
    const closed = new Set<IDBDatabase>();
    IDBDatabase.prototype.transaction = function (...given) {
      if (!closed.size) closed.add(this);
      if (closed.has(this)) throw new DOMException("expected by this test", "InvalidStateError");
      return transaction.apply(this, given);
    };
    try {
      expect(await keep("drafts", item("2"))).to.equal(true);
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
    expect((await found("drafts", "owner", "user a")).map(({ id }) => id)).to.eql(["1", "2"]);
  });
});
