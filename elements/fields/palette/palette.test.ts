/** A grid of colours, in a form and alone. */
import { expect } from "@open-wc/testing";
import { inputs, key, open, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Palette", () => {
  const checked = (cell: ParentNode) => inputs(cell).flatMap((one) => (one.checked ? one.ariaLabel! : []));

  it("[R2.4-29] [R9.6-02] five rows of seven colours, each a named checkbox; several are sent as a comma-joined text", async () => {
    const { tag, cell, posted } = await put('<vs-palette name="x" value="#3f9b3f"></vs-palette>');
    expect(inputs(cell).length).to.equal(35);
    expect(new Set(inputs(cell).map((one) => one.ariaLabel)).size).to.equal(35);
    expect(checked(cell)).to.eql(["зелений насичений, #3f9b3f"]);
    inputs(cell)[15]!.click();
    expect([tag.value, posted()]).to.eql(["#3f9b3f,#e5484d", ["#3f9b3f,#e5484d"]]);
    await waitUntil(() => checked(cell).length === 2, "not drawn anew");
    inputs(cell)[18]!.click();
    expect(tag.value).to.equal("#e5484d");
  });

  it("[R2.4-29] arrow keys move in the grid; Tab stops once, at the chosen colour", async () => {
    const { cell } = await put('<vs-palette name="x" value="#3f9b3f"></vs-palette>');
    const at = () => inputs(cell).indexOf(cell.activeElement as HTMLInputElement);
    expect(inputs(cell).flatMap(({ tabIndex }, place) => (tabIndex === 0 ? place : []))).to.eql([18]);
    inputs(cell)[18]!.focus();
    for (const [name, place] of [
      ["ArrowRight", 19],
      ["ArrowDown", 26],
      ["ArrowUp", 19],
      ["ArrowLeft", 18],
      ["Home", 14],
      ["End", 20],
      ["ArrowDown", 27],
      ["ArrowDown", 34],
      ["ArrowDown", 34],
    ] as const) {
      key(inputs(cell)[at()]!, name);
      expect(at(), name).to.equal(place);
    }
  });

  it("[R2.4-29] keeps a list's spelling and colours that are not in the grid; a schema may give its own colours", async () => {
    const first = await open({ type: "Palette" }, ["123456", "3F9B3F"]);
    expect(checked(first.cell)).to.eql(["зелений насичений, #3f9b3f", "123456"]);
    inputs(first.cell)[15]!.click();
    expect(await first.sent()).to.eql(["123456", "3F9B3F", "e5484d"]);
    const own = await open({ type: "Palette", options: { "#b8261d": "Заборона", "#1d5fc2": "Припис" } }, "#1d5fc2");
    expect(checked(own.cell)).to.eql(["Припис"]);
    expect(inputs(own.cell).length).to.equal(2);
  });

  it("read-only and disabled palettes show and do not change", async () => {
    const { tag, cell } = await put('<vs-palette name="x" value="#3f9b3f" readonly></vs-palette>');
    inputs(cell)[3]!.click();
    expect([tag.value, checked(cell).length]).to.eql(["#3f9b3f", 1]);
  });
});
