/** A number by steps, in a form and alone. */
import { expect } from "@open-wc/testing";
import { button, inputs, key, note, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Spinner", () => {
  it("[R2.4-26] buttons and arrow keys step from 0 to 1000 and no further", async () => {
    const { cell, sent } = await open({ type: "Spinner" }, 998);
    const [input] = inputs(cell) as [HTMLInputElement];
    button(cell, "Більше").click();
    await waitUntil(() => input.getAttribute("aria-valuenow") === "999", "no step");
    key(input, "PageUp");
    await waitUntil(() => button(cell, "Більше").disabled, "goes on");
    expect([input.value, input.getAttribute("aria-valuemax")]).to.eql(["1\u00a0000", "1000"]);
    key(input, "ArrowDown");
    expect(await sent()).to.equal(999);
  });

  it("[R2.4-26] [R9.6-02] a typed value out of range stays, and is a problem", async () => {
    const { tag, cell, posted } = await put('<vs-spinner name="x" value="5"></vs-spinner>');
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "1001");
    input.blur();
    await waitUntil(() => /від 0 до 1000/.test(note(cell)), "no words");
    expect([tag.checkValidity(), input.value, posted()]).to.eql([false, "1\u00a0001", ["1001"]]);
  });

  it("takes the schema's interval and step", async () => {
    const { tag, cell } = await put('<vs-spinner name="x" interval="1,2" step="0.5" decimal-places="1"></vs-spinner>');
    const [input] = inputs(cell) as [HTMLInputElement];
    key(input, "ArrowUp");
    await waitUntil(() => input.value === "1", "not begun");
    key(input, "ArrowUp");
    await waitUntil(() => input.value === "1,5", "no step");
    expect([tag.value, input.value]).to.eql([1.5, "1,5"]);
    key(input, "PageUp");
    expect(tag.value).to.equal(2);
  });
});
