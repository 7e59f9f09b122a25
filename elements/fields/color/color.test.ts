/** Colours and icons, in a form and alone. */
import { expect } from "@open-wc/testing";
import "../../main.ts";
import { configure } from "../../../src/base/settings.ts";
import { forgetIcons } from "../../../src/server/calls/files/icon-folder.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { inputs, key, open, pressed, put, shownText, startPlace, type } from "../../../test/support/one-field.ts";
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

  it("what was loaded and is no colour is shown, is no problem and goes back unchanged", async () => {
    const { tag, cell, posted } = await put('<vs-color name="x" value="зелений"></vs-color>');
    expect([hex(cell).value, tag.checkValidity(), posted()]).to.eql(["зелений", true, ["зелений"]]);
    expect(cell.querySelector(".swatch.none")).not.to.equal(null);
  });
});

describe("Palette", () => {
  const checked = (cell: ParentNode) => inputs(cell).flatMap((one) => (one.checked ? one.ariaLabel! : []));

  it("[R2.4-29] [R9.6-02] five rows of seven colours, each a box with a name; several make a comma-joined text", async () => {
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

  it("[R2.4-29] arrows go over the grid, Tab comes to the chosen colour once", async () => {
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

  it("[R2.4-29] keeps a list's spelling and colours that no row has; a schema gives colours of its own", async () => {
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

describe("Icon", () => {
  const button = (cell: ParentNode) => cell.querySelector<HTMLButtonElement>("[data-anchor]")!;
  const search = (cell: ParentNode) => cell.querySelector<HTMLInputElement>(".icon-panel input")!;
  const icons = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>("[role=option]")];
  beforeEach(forgetIcons);

  it("[R2.4-19] [R7.5-08] the folder is asked for when the choice opens, once; a click chooses", async () => {
    const asked = answers(["lamp.svg", "street-tree.svg"]);
    const { tag, cell } = await put('<vs-icon name="x"></vs-icon>');
    expect(asked.length).to.equal(0);
    button(cell).click();
    await waitUntil(() => icons(cell).length === 2, "no icons");
    expect(icons(cell).map(({ title }) => title)).to.eql(["lamp", "street tree"]);
    expect(new URL(icons(cell)[0]!.querySelector("img")!.src).pathname).to.equal("/files/less/icon/lamp.svg");
    icons(cell)[1]!.click();
    expect(tag.value).to.equal("street-tree.svg");
    await waitUntil(() => !search(cell) && cell.activeElement === button(cell), "stays open");
    expect(shownText(button(cell))).to.equal("street tree");
    button(cell).click();
    await waitUntil(() => icons(cell).length === 2, "no icons again");
    expect(asked.length).to.equal(1);
  });

  it("[R2.4-19] a letter opens the search; arrows and Enter choose, Escape leaves", async () => {
    answers(["bench.svg", "lamp.svg", "lake.svg"]);
    const { tag, cell } = await put('<vs-icon name="x" value="bench.svg"></vs-icon>');
    button(cell).focus();
    pressed(button(cell), "l");
    await waitUntil(() => icons(cell).length === 2, "not searched");
    expect([search(cell).value, cell.activeElement === search(cell)]).to.eql(["l", true]);
    key(search(cell), "ArrowRight");
    await waitUntil(() => search(cell).getAttribute("aria-activedescendant") === icons(cell)[1]!.id, "not moved");
    pressed(search(cell), "Enter");
    expect(tag.value).to.equal("lake.svg");
    await waitUntil(() => !search(cell), "stays open");
    pressed(button(cell), "ArrowDown");
    await waitUntil(() => search(cell), "does not open");
    expect(pressed(search(cell), "Escape").defaultPrevented, "the dialog around would close").to.equal(true);
    await waitUntil(() => !search(cell) && cell.activeElement === button(cell), "stays open");
    pressed(button(cell), "Delete");
    expect(tag.value).to.equal("");
  });

  it("a schema names the icons itself; what nobody knows is shown and kept", async () => {
    const asked = answers([]);
    const { cell, sent } = await open({ type: "Icon", options: { "phone.svg": "Телефон" } }, "old-lamp.svg");
    expect(shownText(button(cell))).to.equal("old lamp");
    button(cell).click();
    await waitUntil(() => icons(cell).length === 1, "no icons");
    expect([shownText(icons(cell)[0]!), asked.length]).to.eql(["Телефон", 0]);
    pressed(search(cell), "Escape");
    expect(await sent()).to.equal("old-lamp.svg");
  });

  it("says when the folder cannot be read, and asks again", async () => {
    configure({ timeout: { read: 5 } });
    answers(status(404), ["lamp.svg"]);
    const { cell } = await put('<vs-icon name="x"></vs-icon>');
    button(cell).click();
    await waitUntil(() => cell.querySelector(".again"), "no words");
    cell.querySelector<HTMLElement>(".again")!.click();
    await waitUntil(() => icons(cell).length === 1, "not asked again");
  });
});
