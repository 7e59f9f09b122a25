import { expect } from "@open-wc/testing";
import { forget, found, isDiskOff, keep, type Item } from "../../base/storage/disk.ts";
import { configure } from "../../base/settings.ts";
import { owner } from "./keeper.ts";
import { findFile, forgetFile, keepFile } from "./kept-files.ts";

const { put } = IDBObjectStore.prototype;
const text = async () => ({ id: "a text", owner: await owner(), place: "kept files test", tab: "", at: Date.now() });
const onDisk = async () => found<Item>("drafts", "place", [await owner(), "kept files test"]);
const file = (size = 5) => new File(["x".repeat(size)], "план.txt", { type: "text/plain" });

/** The disk takes no files any longer. */
function fillDisk(): void {
  IDBObjectStore.prototype.put = function (item: Item & { content?: unknown }, ...more) {
    if (item.content instanceof File) throw new DOMException("the quota has been exceeded", "QuotaExceededError");
    return put.call(this, item, ...more);
  };
}

describe("a chosen file that is not sent", () => {
  before(() => configure({ user: "kept files" }));
  afterEach(async () => {
    IDBObjectStore.prototype.put = put;
    await forget("drafts", ["a text", "one", "two"]);
  });
  after(() => configure({ user: null }));

  it("is found by a later page, until it was sent or removed", async () => {
    expect(await keepFile("one", file())).to.equal(true);
    const kept = await findFile("one");
    expect([kept?.name, await kept?.text()]).to.eql(["план.txt", "xxxxx"]);
    await forgetFile("one");
    expect(await findFile("one")).to.equal(undefined);
  });

  it("and does not fit on the disk is not kept; texts are still kept", async () => {
    fillDisk();
    expect(await keepFile("one", file())).to.equal(false);
    expect(isDiskOff()).to.equal(false);
    expect(await keep("drafts", await text())).to.equal(true);
    expect((await onDisk()).map(({ id }) => id)).to.eql(["a text"]);
  });

  it("that is removed before it was written is not left on the disk", async () => {
    const keeping = keepFile("one", file());
    await forgetFile("one");
    await keeping;
    expect(await findFile("one")).to.equal(undefined);
  });

  it("is kept while all of them have up to 50 MB; one that was refused takes no room", async () => {
    const large = Object.defineProperty(file(), "size", { value: 30 * 2 ** 20 });
    expect(await keepFile("one", large)).to.equal(true);
    expect(await keepFile("two", large)).to.equal(false);
    await forgetFile("two");
    expect(await keepFile("two", large), "still 30 MB").to.equal(false);
    await forgetFile("one");
    expect(await keepFile("two", large)).to.equal(true);
    await forgetFile("two");
  });
});
