/** A text with a mask, in a form and alone. */
import { expect } from "@open-wc/testing";
import { inputs, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("MarkedText", () => {
  it("[R2.4-04] [R3.6-25] formats typed text by the mask, and sends it with its literals", async () => {
    const { cell, sent } = await open({ type: "MarkedText", mask: "9999:99", required: true }, "1234:56");
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "98а7654");
    expect(input.value).to.equal("9876:54");
    expect(await sent()).to.equal("9876:54");
  });

  it("[R3.6-25] a Text with a mask is the same", async () => {
    const { cell } = await open({ type: "Text", mask: "9-9" }, "");
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "12");
    expect(input.value).to.equal("1-2");
  });

  it("[R3.6-25] so is vs-text with a mask, also when the mask is set later", async () => {
    const { tag, cell, posted } = await put('<vs-text name="x" value="ab"></vs-text>');
    tag.setAttribute("mask", "99-99");
    await waitUntil(() => inputs(cell)[0]!.classList.contains("marked"), "no mask");
    type(inputs(cell)[0]!, "1234");
    expect([inputs(cell)[0]!.value, posted()]).to.eql(["12-34", ["12-34"]]);
    type(inputs(cell)[0]!, "12-");
    expect(tag.checkValidity()).to.equal(false);
  });

  it("[R2.4-04] with `unmask` the literals are shown but not stored", async () => {
    const { tag, cell, posted } = await put(
      '<vs-marked-text name="x" mask="99-99" unmask value="1234"></vs-marked-text>',
    );
    const [input] = inputs(cell) as [HTMLInputElement];
    expect(input.value).to.equal("12-34");
    type(input, "56-78");
    expect([tag.value, posted()]).to.eql(["5678", ["5678"]]);
  });

  it("the caret stays in the middle; an incomplete text is kept and is a problem, a loaded one is not", async () => {
    const { tag, cell, posted } = await put(
      '<vs-marked-text name="x" mask="99-99" value="без маски"></vs-marked-text>',
    );
    const [input] = inputs(cell) as [HTMLInputElement];
    expect([tag.checkValidity(), input.value]).to.eql([true, "без маски"]);
    type(input, "12-34");
    input.setRangeText("9", 1, 1, "end");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect([input.value, input.selectionStart]).to.eql(["19-23", 2]);
    type(input, "12-");
    input.blur();
    expect([tag.checkValidity(), input.value, posted()]).to.eql([false, "12-", ["12-"]]);
  });

  it("[R2.4-04] an empty field shows its mask, or the schema's placeholder", async () => {
    const { cell } = await put('<vs-marked-text name="x" mask="99-aa"></vs-marked-text>');
    expect(inputs(cell)[0]!.placeholder).to.equal("__-__");
    const { cell: own } = await put('<vs-marked-text name="x" mask="99-aa" placeholder="Номер"></vs-marked-text>');
    expect(inputs(own)[0]!.placeholder).to.equal("Номер");
  });
});
