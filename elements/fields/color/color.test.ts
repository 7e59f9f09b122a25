/** A colour, in a form and alone. */
import { expect } from "@open-wc/testing";
import { inputs, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Color", () => {
  const hex = (cell: ParentNode) => inputs(cell)[0]!;

  it("[R2.4-28] hex digits are typed in any spelling; the value is #rrggbb", async () => {
    const { cell, tag, posted } = await put('<vs-color name="x"></vs-color>');
    for (const [typed, value] of [
      ["1D5FC2", "#1d5fc2"],
      ["#f00", "#ff0000"],
      ["rgb(29, 95, 194)", "#1d5fc2"],
    ]) {
      type(hex(cell), typed!);
      expect([tag.value, posted()]).to.eql([value, [value]]);
    }
    hex(cell).blur();
    expect(hex(cell).value).to.equal("#1d5fc2");
    type(hex(cell), "зелений");
    expect([tag.checkValidity(), posted()]).to.eql([false, ["зелений"]]);
  });

  it("[R2.4-28] is picked in the browser's picker, and kept in the spelling that was loaded", async () => {
    const { cell, sent } = await open({ type: "Color" }, "FF7F0E");
    expect([hex(cell).value, inputs(cell)[1]!.value]).to.eql(["#ff7f0e", "#ff7f0e"]);
    type(inputs(cell)[1]!, "#3f9b3f");
    await waitUntil(() => hex(cell).value === "#3f9b3f", "the text does not follow");
    expect(await sent()).to.equal("3F9B3F");
  });

  it("a loaded value that is not a colour is shown, is no problem and is sent back unchanged", async () => {
    const { tag, cell, posted } = await put('<vs-color name="x" value="зелений"></vs-color>');
    expect([hex(cell).value, tag.checkValidity(), posted()]).to.eql(["зелений", true, ["зелений"]]);
    expect(cell.querySelector(".swatch.none")).not.to.equal(null);
  });
});
