import { expect } from "@open-wc/testing";
import { startClock, type Clock } from "../../../test/support/clock.ts";
import { History } from "./undo-history.ts";

describe("one step of undo", () => {
  let clock: Clock;
  let history: History;
  beforeEach(() => {
    clock = startClock();
    history = new History();
  });
  afterEach(() => clock.end());
  const add = (after: string, before = "", path = "a") => history.add({ path, before, after }, false);

  it("holds the keys typed into one field with less than a second between them", () => {
    add("1");
    clock.pass(999);
    add("12", "1");
    clock.pass(999);
    add("123", "12");
    expect([history.undo(), history.canUndo]).to.eql([[["a", ""]], false]);
    expect(history.redo()).to.eql([["a", "123"]]);
  });

  it("ends with a pause of a second, and with another field", () => {
    add("1");
    clock.pass(1000);
    add("12", "1");
    add("x", "", "b");
    expect([history.undo(), history.undo(), history.undo()]).to.eql([[["b", ""]], [["a", "1"]], [["a", ""]]]);
  });

  it("of a letter that was typed and deleted is gone; what a rule sets then is a step of its own", () => {
    add("x", "", "b");
    add("1");
    add("", "1");
    history.add({ path: "b", before: "x", after: "" }, true);
    expect([history.undo(), history.undo()]).to.eql([[["b", "x"]], [["b", ""]]]);
  });

  it("includes the values that rules set in response, whenever they do", () => {
    add("1");
    clock.pass(5000);
    history.add({ path: "b", before: "", after: "2" }, true);
    expect(history.undo()).to.eql([
      ["b", ""],
      ["a", ""],
    ]);
  });

  it("leads to what has become of a value, and is gone when nothing is left of it", () => {
    add("file");
    history.seal();
    add("file, other", "file");
    history.seal();
    add("file", "", "b");
    history.undo();
    history.settle("a", (value) => (value as string).replace("file", "stored"));
    expect([history.undo(), history.undo(), history.canUndo]).to.eql([[["a", "stored"]], [["a", ""]], false]);
    expect([history.redo(), history.redo(), history.redo()]).to.eql([
      [["a", "stored"]],
      [["a", "stored, other"]],
      [["b", "file"]],
    ]);
    history.settle("a", () => "");
    expect([history.undo(), history.canUndo]).to.eql([[["b", ""]], false]);
  });
});
