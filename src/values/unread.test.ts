import { expect } from "@open-wc/testing";
import { unread } from "./unread.ts";

describe("What cannot be read", () => {
  it("stands as its text, an object of a schema too", () => {
    expect(unread(12).text).to.equal("12");
    expect(unread(Object.assign(Object.create(null), { d1: "?" })).text).to.equal('{"d1":"?"}');
  });
});
