import { expect } from "@open-wc/testing";
import { keptPlace } from "../notices/kept-place.ts";
import { isStored, leaveMark, readMark, removeMark } from "./submitted.ts";

const answer = { isAnswer: true, status: 200, isRedirected: false };
const moved = { ...answer, isRedirected: true };

describe("a post of the page's own form counts as stored [SAFETY §4]", () => {
  it("when the server redirects to another page, where the form is empty or absent, or no longer shows the form", () => {
    expect(isStored(moved, true, false)).to.equal(true);
    expect(isStored(moved, false, false)).to.equal(true);
    expect(isStored(answer, false, false)).to.equal(true);
  });
  it("but not after an error, when the same values are shown again, or when the same page shows the form again", () => {
    expect(isStored({ ...moved, status: 500 }, false, false)).to.equal(false);
    expect(isStored({ ...answer, status: 422 }, true, true)).to.equal(false);
    for (const status of [403, 404]) expect(isStored({ ...answer, status }, false, false), `${status}`).to.equal(false);
    expect(isStored(moved, true, true)).to.equal(false);
    expect(isStored(answer, true, false)).to.equal(false);
  });
  it("nor by a page that was visited later", () => {
    expect(isStored({ ...moved, isAnswer: false }, false, false)).to.equal(false);
  });
});

describe("the mark that a posted form leaves in this tab", () => {
  const mark = { place: "/a call", identity: "call", page: "https://host.example/a" };
  afterEach(() => sessionStorage.clear());

  it("is found by the next page, beside the kept notices, and can be removed", () => {
    leaveMark(mark);
    expect(readMark()).to.eql(mark);
    expect(sessionStorage.getItem(keptPlace)).to.equal("[]");
    removeMark();
    expect(readMark()).to.equal(undefined);
  });

  it("leaves notices that wait for the next page as they are", () => {
    sessionStorage.setItem(keptPlace, '[{"text":"Збережено"}]');
    leaveMark(mark);
    expect(sessionStorage.getItem(keptPlace)).to.equal('[{"text":"Збережено"}]');
  });
});
