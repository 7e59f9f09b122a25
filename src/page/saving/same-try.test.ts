import { expect } from "@open-wc/testing";
import { ServerError } from "../../server/client/server-error.ts";
import { keyFor, noteFailure } from "./same-try.ts";

const button = () => document.createElement("button");
const lost = new ServerError("offline", { isStored: "unknown" });
const refused = new ServerError("status", { status: 422, isStored: "no" });
const withFile = (name: string) => {
  const form = new FormData();
  form.append("file", new File(["1"], name, { lastModified: 1 }));
  return form;
};

describe("the key of a further try", () => {
  it("is the same after a lost answer, while element and values are the same", () => {
    const one = button();
    const key = keyFor(one, { a: 1 });
    noteFailure(one, lost);
    expect(keyFor(one, { a: 1 })).to.equal(key);
    noteFailure(one, lost);
    expect(keyFor(button(), { a: 1 })).to.not.equal(key);
    expect(keyFor(one, { a: 2 })).to.not.equal(key);
  });

  it("is a new one after an answer, whether the write succeeded or was refused", () => {
    const one = button();
    const first = keyFor(one, { a: 1 });
    const second = keyFor(one, { a: 1 });
    noteFailure(one, refused);
    const third = keyFor(one, { a: 1 });
    expect(new Set([first, second, third]).size).to.equal(3);
  });

  it("is a new one for another file of the same field", () => {
    const one = button();
    const key = keyFor(one, withFile("a.txt"));
    noteFailure(one, lost);
    expect(keyFor(one, withFile("a.txt"))).to.equal(key);
    noteFailure(one, lost);
    expect(keyFor(one, withFile("b.txt"))).to.not.equal(key);
  });
});
