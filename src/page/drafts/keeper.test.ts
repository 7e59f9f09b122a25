import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { forget, found, keep } from "../../base/storage/disk.ts";
import { tabId } from "../../base/storage/tab.ts";
import { startClock } from "../../../test/support/clock.ts";
import { owner, startKeeper, type Keeper } from "./keeper.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

const place = "keeper test";
let typed: string | undefined;
const told: string[] = [];
let keeper: Keeper<string>;

beforeEach(async () => {
  typed = undefined;
  told.length = 0;
  keeper = await startKeeper<string>({
    form: document.createElement("form"),
    place: () => place,
    read: () => typed,
    isContent: (content): content is string => typeof content === "string",
    told: (state) => told.push(state),
  });
});
afterEach(async () => {
  keeper.end();
  await forget(
    "drafts",
    (await onDisk()).map(({ id }) => id),
  );
});
const onDisk = async () => found<Item>("drafts", "place", [await owner(), place]);
interface Item {
  id: string;
  owner: string;
  at: number;
  content: string;
}

describe("typed text", () => {
  it("[SAFETY §4] is on disk 180 ms after the last key, and not at each key", async () => {
    const clock = startClock();
    typed = "Дах";
    keeper.changed();
    keeper.changed();
    expect(clock.waits).to.eql([180]);
    clock.pass(179);
    expect(told).to.eql([]);
    clock.pass(1);
    clock.end();
    expect(await keeper.flush()).to.equal(true);
    expect((await onDisk()).map(({ content }) => content)).to.eql(["Дах"]);
    expect(told).to.eql(["kept"]);
  });

  it("[SAFETY §4] is found beside data of another version, which stays on disk", async () => {
    const item = { owner: await owner(), place, tab: await tabId(), at: Date.now() };
    const foreign = { ...item, id: "foreign", content: { values: [] } };
    await keep("drafts", foreign);
    await keep("drafts", { ...item, id: "no tab", tab: undefined, content: "x" } as never);
    await keep("drafts", { ...item, id: "own", content: "Дах" } as never);
    expect((await keeper.found()).map(({ content }) => content)).to.eql(["Дах"]);
    expect(await onDisk()).to.have.length(3);
  });

  it("is not taken for the draft of another form by its own form that is removed while it looks for drafts", async () => {
    typed = "Дах";
    keeper.changed();
    await keeper.flush();
    const looking = keeper.found();
    keeper.end();
    expect(await looking).to.eql([]);
  });

  it("is on disk when its form is removed right after the last key, but not for the next person", async () => {
    typed = "Дах";
    keeper.changed();
    configure({ user: "next" });
    keeper.end();
    configure({ user: null });
    await aTimeout(50);
    expect(await onDisk()).to.eql([]);
    keeper.changed();
    keeper.end();
    await waitUntil(async () => (await onDisk()).length === 1, "lost");
  });

  it("is removed from disk when it equals the loaded values again", async () => {
    typed = "Дах";
    keeper.changed();
    await keeper.flush();
    expect(await onDisk()).to.have.length(1);
    typed = undefined;
    keeper.changed();
    await keeper.flush();
    expect(await onDisk()).to.eql([]);
    expect(told).to.eql(["kept", "dropped"]);
  });

  it("that was lost before is found, newest first; the draft of this form itself does not count as lost", async () => {
    const tab = await tabId();
    const now = Date.now();
    for (const [id, at] of [
      ["old", now - 3000],
      ["new", now - 1000],
      ["middle", now - 2000],
    ] as const)
      await keep("drafts", { id, owner: await owner(), place, tab, at, content: id } as Item);
    typed = "own";
    keeper.changed();
    await keeper.flush();
    expect((await keeper.found()).map(({ id }) => id)).to.eql(["new", "middle", "old"]);
  });
});
