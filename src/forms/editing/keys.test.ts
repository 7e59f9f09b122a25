import { expect } from "@open-wc/testing";
import { editingKey } from "./editing-keys.ts";
import { enterKey } from "./enter-key.ts";

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

describe("Enter in a form", () => {
  const enter = { ...bare, key: "Enter", defaultPrevented: false };
  const input = { isInput: true, isListOpen: false, isInDialog: true };

  it("[R2.3-14] Ctrl+Enter and Cmd+Enter save from everywhere, with Shift and open the next record", () => {
    for (const place of [input, { isInput: false, isListOpen: false, isInDialog: false }])
      for (const mark of ["ctrlKey", "metaKey"]) {
        expect(enterKey({ ...enter, [mark]: true }, place)).to.equal("leave");
        expect(enterKey({ ...enter, [mark]: true, shiftKey: true }, place)).to.equal("next");
      }
  });

  it("[R2.3-16] Enter in an input saves in a dialog only, and not while its list is open", () => {
    expect(enterKey(enter, input)).to.equal("leave");
    expect(enterKey(enter, { ...input, isInDialog: false })).to.equal("none");
    expect(enterKey(enter, { ...input, isListOpen: true })).to.equal("none");
  });

  it("is left to text areas and buttons, to a field that has handled it, and to a letter that is being composed", () => {
    expect(enterKey(enter, { ...input, isInput: false })).to.equal(undefined);
    expect(enterKey({ ...enter, defaultPrevented: true }, input)).to.equal(undefined);
    expect(enterKey({ ...enter, isComposing: true }, input)).to.equal(undefined);
    expect(enterKey({ ...enter, ctrlKey: true, altKey: true }, { ...input, isInput: false })).to.equal(undefined);
  });

  it("other keys are ignored", () => {
    expect(enterKey({ ...enter, key: "a", ctrlKey: true }, input)).to.equal(undefined);
  });
});

describe("keys of an open form", () => {
  const free = { isTyping: false, hasList: true };
  const ctrl = { ...bare, ctrlKey: true };

  it("Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo; Cmd does the same", () => {
    expect(editingKey({ ...ctrl, code: "KeyZ" }, free)).to.equal("undo");
    expect(editingKey({ ...bare, metaKey: true, code: "KeyZ" }, free)).to.equal("undo");
    expect(editingKey({ ...ctrl, code: "KeyZ", shiftKey: true }, free)).to.equal("redo");
    expect(editingKey({ ...ctrl, code: "KeyY" }, free)).to.equal("redo");
    expect(editingKey({ ...bare, code: "KeyZ" }, free)).to.equal(undefined);
    expect(editingKey({ ...ctrl, code: "KeyZ", altKey: true }, { ...free, hasList: false })).to.equal(undefined);
  });

  it("text controls keep their own undo", () => {
    expect(editingKey({ ...ctrl, code: "KeyZ" }, { ...free, isTyping: true })).to.equal(undefined);
  });

  it("Alt+PageUp and Alt+PageDown open the previous and next record of the list, also while typing; without a list they are ignored", () => {
    const alt = { ...bare, altKey: true };
    expect(editingKey({ ...alt, code: "PageUp" }, { ...free, isTyping: true })).to.equal("before");
    expect(editingKey({ ...alt, code: "PageDown" }, free)).to.equal("after");
    expect(editingKey({ ...alt, code: "PageDown" }, { ...free, hasList: false })).to.equal(undefined);
    expect(editingKey({ ...bare, code: "PageDown" }, free)).to.equal(undefined);
  });
});
