import { expect } from "@open-wc/testing";
import { callBack, callBackAndWait } from "./call-back.ts";
import { callbacks } from "./callbacks.ts";

describe("a function that the page has registered [R2.3-23]", () => {
  const opener = document.createElement("button");
  const told: unknown[] = [];
  const { error } = console;
  beforeEach(() => {
    told.length = 0;
    console.error = (...words: unknown[]) => told.push(String(words[0]));
    callbacks.set("later", async (given, element) => `${String(given)} of ${element.localName}`);
    callbacks.set("throws", () => {
      throw new Error("broken");
    });
  });
  afterEach(() => {
    console.error = error;
    callbacks.clear();
  });

  it("gets the answer and the element; its result is waited for where one is needed", async () => {
    const heard: unknown[] = [];
    callbacks.set("hears", (given, element) => heard.push(given, element === opener));
    callBack("hears", { id: 1 }, opener);
    expect(heard).to.eql([{ id: 1 }, true]);
    expect(await callBackAndWait("later", 7, opener)).to.equal("7 of button");
    expect(told).to.eql([]);
  });

  it("that fails or is not registered stops nothing and is told in the console", async () => {
    callBack(null, 1, opener);
    expect(told).to.eql([]);
    callBack("throws", 1, opener);
    expect(await callBackAndWait("throws", 1, opener)).to.equal(undefined);
    expect(told).to.eql(["Error: broken", "Error: broken"]);
    expect(await callBackAndWait("nobody", 1, opener)).to.equal(undefined);
    expect(told[2]).to.include('callback "nobody" is not registered');
  });
});
