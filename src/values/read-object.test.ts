import { expect } from "@open-wc/testing";
import { readObject } from "./read-object.ts";

describe("values in an attribute", () => {
  it("[R7.3-09] are JSON, pairs, or a path to fetch", () => {
    expect(readObject('{"a":[1]}')).to.eql({ a: [1] });
    expect(readObject("a=1&b=%D1%96")).to.eql({ a: "1", b: "і" });
    expect(readObject("a:1, b:2")).to.eql({ a: "1", b: "2" });
    expect(readObject("a=&b")).to.eql({ a: "", b: "" });
    expect(readObject("/api/x?a=1")).to.equal("/api/x?a=1");
  });

  it("a value may contain the sign that stands between a name and its value: a time, an address, Base64", () => {
    expect(readObject("time:10:30:00,b:2")).to.eql({ time: "10:30:00", b: "2" });
    expect(readObject("url=https://a.ua/?c=d&token=abc==")).to.eql({ url: "https://a.ua/?c=d", token: "abc==" });
  });
});
