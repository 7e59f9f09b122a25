import { expect } from "@open-wc/testing";
import { failure } from "../../../test/support/memory-server.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { withKey } from "./same-try.ts";

const button = () => document.createElement("button");
const lost = new ServerError("offline", { isStored: "unknown" });
const refused = new ServerError("status", { status: 422, isStored: "no" });

/** The key of one try of a write, which ends with this error, or well. */
async function keyOf(opener: Element, values: unknown, error?: ServerError, about = "save t"): Promise<string> {
  let used = "";
  const written = withKey(opener, { about, values }, async (key) => {
    used = key;
    if (error) throw error;
  });
  if (error) expect(await failure(written)).to.equal(error);
  else await written;
  return used;
}

describe("the key of a further try", () => {
  it("is the same after a lost answer, while element, place and values are the same", async () => {
    const one = button();
    const key = await keyOf(one, { a: 1 }, lost);
    expect(await keyOf(one, { a: 1 }, lost)).to.equal(key);
    expect(await keyOf(button(), { a: 1 })).to.not.equal(key);
    expect(await keyOf(one, { a: 1 })).to.equal(key);
    for (const [values, about] of [
      [{ a: 2 }, "save t"],
      [{ a: 1 }, "save u"],
    ] as const) {
      const before = await keyOf(one, { a: 1 }, lost);
      expect(await keyOf(one, values, undefined, about)).to.not.equal(before);
    }
  });

  it("is a new one after an answer, whether the write succeeded or was refused", async () => {
    const one = button();
    const keys = [await keyOf(one, { a: 1 }), await keyOf(one, { a: 1 }, refused), await keyOf(one, { a: 1 })];
    expect(new Set(keys).size).to.equal(3);
  });

  it("is a new one for the same values once a further try has been answered", async () => {
    const one = button();
    const key = await keyOf(one, { a: 1 }, lost);
    expect(await keyOf(one, { a: 1 })).to.equal(key);
    expect(await keyOf(one, { a: 1 })).to.not.equal(key);
    await keyOf(one, { b: 1 }, lost);
    await keyOf(one, { b: 1 }, refused);
    expect(await keyOf(one, { b: 1 })).to.not.equal(key);
  });

  it("of a write that has succeeded is not used again when another write of the element is lost", async () => {
    const one = button();
    const key = await keyOf(one, { a: 1 });
    await keyOf(one, { b: 1 }, lost);
    expect(await keyOf(one, { a: 1 })).to.not.equal(key);
  });

  it("is a new one for another file of the same field, and for the same file after it was edited", async () => {
    const withFile = (name: string, lastModified = 1) => {
      const form = new FormData();
      form.append("file", new File(["1"], name, { lastModified }));
      return form;
    };
    const one = button();
    const key = await keyOf(one, withFile("a.txt"), lost);
    expect(await keyOf(one, withFile("a.txt"), lost)).to.equal(key);
    expect(await keyOf(one, withFile("b.txt"), lost)).to.not.equal(key);
    const before = await keyOf(one, withFile("a.txt"), lost);
    expect(await keyOf(one, withFile("a.txt", 2))).to.not.equal(before);
  });
});
