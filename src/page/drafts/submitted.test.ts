import { expect } from "@open-wc/testing";
import { isStored } from "./submitted.ts";

const answer = { isAnswer: true, status: 200, isRedirected: false };
const moved = { ...answer, isRedirected: true };

describe("what a page's own form has posted counts as stored [SAFETY: vs-draft]", () => {
  it("when the server leads on to another page, with the form empty or without it, or shows the form no more", () => {
    expect(isStored(moved, true, false)).to.equal(true);
    expect(isStored(moved, false, false)).to.equal(true);
    expect(isStored(answer, false, false)).to.equal(true);
  });
  it("but not after an error, when the same values are shown again, or when the form comes back at once", () => {
    expect(isStored({ ...moved, status: 500 }, false, false)).to.equal(false);
    expect(isStored({ ...answer, status: 422 }, true, true)).to.equal(false);
    expect(isStored(moved, true, true)).to.equal(false);
    expect(isStored(answer, true, false)).to.equal(false);
  });
  it("nor by a page that was visited later", () => {
    expect(isStored({ ...moved, isAnswer: false }, false, false)).to.equal(false);
  });
});
