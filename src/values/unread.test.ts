import { expect } from "@open-wc/testing";
import { copy } from "../base/copy.ts";
import { unread } from "./unread.ts";

describe("a value that cannot be read", () => {
  it("is shown as its text, also when it is an object of a schema", () => {
    expect(unread(12).text).to.equal("12");
    expect(unread(copy({ d1: "?" })).text).to.equal('{"d1":"?"}');
  });
});
