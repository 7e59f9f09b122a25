import { expect } from "@open-wc/testing";
import { waitUntil } from "../../../../test/support/wait-until.ts";
import { configure, settings } from "../../../base/settings.ts";
import { keyOfFile, type WaitingItem } from "../../../files/items.ts";
import { findFile, keepFile } from "../../../page/drafts/kept-files.ts";
import { keepOnDisk, release, takeFromDisk } from "./disk-copies.ts";

/** The disk cannot be asked until `mend` is called; `warned` are the reasons in the console. */
function brokenDisk() {
  const { user } = settings;
  const { warn } = console;
  const warned: unknown[] = [];
  console.warn = (reason: unknown) => void warned.push(reason);
  const broken = new Error("the disk is broken");
  Object.defineProperty(settings, "user", {
    configurable: true,
    enumerable: true,
    get: () => {
      throw broken;
    },
  });
  const mend = () => {
    Object.defineProperty(settings, "user", { value: user, configurable: true, enumerable: true, writable: true });
    console.warn = warn;
  };
  return { warned, broken, mend };
}

describe("copies of chosen files on the disk", () => {
  beforeEach(() => configure({ user: "disk-copies" }));
  afterEach(() => configure({ user: null }));

  it("a file that could not be kept is kept at the next drawing, and the reason is logged", async () => {
    const file = new File(["x"], "a.txt");
    const { warned, broken, mend } = brokenDisk();
    try {
      keepOnDisk([file]);
      await waitUntil(() => warned.length, "not logged");
    } finally {
      mend();
    }
    keepOnDisk([file]);
    await waitUntil(() => findFile(keyOfFile(file)), "not kept");
    expect(warned).to.eql([broken]);
    release(file);
    await waitUntil(async () => !(await findFile(keyOfFile(file))), "not deleted");
  });

  it("a draft's file that could not be read is read when it is asked for again", async () => {
    const item: WaitingItem = { file: "", waiting: "disk-copies-1", name: "b.txt" };
    await keepFile(item.waiting, new File(["x"], item.name));
    const { warned, broken, mend } = brokenDisk();
    try {
      const [first, second] = [takeFromDisk(item), takeFromDisk(item)];
      expect(await first.catch((error: unknown) => error)).to.equal(broken);
      expect(await second.catch((error: unknown) => error)).to.equal(broken);
    } finally {
      mend();
    }
    const file = await takeFromDisk(item);
    expect([file!.name, keyOfFile(file!), warned]).to.eql(["b.txt", item.waiting, [broken]]);
    release(file!);
    await waitUntil(async () => !(await findFile(item.waiting)), "not deleted");
  });
});
