/** Icons of a folder or of the schema, in a form and alone. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { forgetIcons } from "../../../src/server/calls/files/icon-folder.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { key, open, pressed, put, shownText, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Icon", () => {
  const button = (cell: ParentNode) => cell.querySelector<HTMLButtonElement>("[data-anchor]")!;
  const search = (cell: ParentNode) => cell.querySelector<HTMLInputElement>(".icon-panel input")!;
  const icons = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>("[role=option]")];
  beforeEach(forgetIcons);

  it("[R2.4-19] [R7.5-08] the folder is loaded once, when the choice opens; a click chooses", async () => {
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
    for (const name of ["Enter", "Escape"]) key(search(cell), name, { isComposing: true });
    expect([tag.value, !!search(cell)]).to.eql(["bench.svg", true]);
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

  it("a schema may list the icons itself; an unknown icon is shown and kept", async () => {
    const asked = answers([]);
    const { cell, sent } = await open({ type: "Icon", options: { "phone.svg": "Телефон" } }, "old-lamp.svg");
    expect(shownText(button(cell))).to.equal("old lamp");
    button(cell).click();
    await waitUntil(() => icons(cell).length === 1, "no icons");
    expect([shownText(icons(cell)[0]!), asked.length]).to.eql(["Телефон", 0]);
    pressed(search(cell), "Escape");
    expect(await sent()).to.equal("old-lamp.svg");
  });

  it("says that the folder cannot be read, and a retry loads it", async () => {
    configure({ timeout: { read: 5 } });
    answers(status(404), ["lamp.svg"]);
    const { cell } = await put('<vs-icon name="x"></vs-icon>');
    button(cell).click();
    await waitUntil(() => cell.querySelector(".again"), "no words");
    cell.querySelector<HTMLElement>(".again")!.click();
    await waitUntil(() => icons(cell).length === 1, "not asked again");
  });

  it("its search input refers to its list and to the active icon", async () => {
    answers(["lamp.svg"]);
    const { cell } = await put('<vs-icon name="x" value="lamp.svg"></vs-icon>');
    button(cell).click();
    await waitUntil(() => icons(cell).length === 1, "no icons");
    const list = cell.getElementById(search(cell).getAttribute("aria-controls")!);
    expect([list?.getAttribute("role"), list?.contains(icons(cell)[0]!)]).to.eql(["listbox", true]);
    expect(search(cell).getAttribute("aria-activedescendant")).to.equal(icons(cell)[0]!.id);
  });
});
