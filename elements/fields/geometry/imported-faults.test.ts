/** An import: what it leaves out is said before it is added, the last file counts, and it is not left without a question. */
import { aTimeout, expect } from "@open-wc/testing";
import { unsavedIn } from "../../../src/page/dialogs/dialogs.ts";
import { dismiss, shownNotices } from "../../../src/page/notices/notify.ts";
import { open, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
/** By the prototype's setter: React does not see a value that is set on the element itself. */
const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!;
function fill(control: HTMLTextAreaElement, text: string): void {
  setValue.call(control, text);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

const named = (cell: ParentNode, name: string) =>
  [...cell.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => one.ariaLabel === name || one.textContent === name,
  );
async function openPanel(attributes = "") {
  const { tag, cell } = await put(`<vs-geometry name="x" multi ${attributes}></vs-geometry>`);
  await waitUntil(() => named(cell, "Імпорт"), "no button");
  named(cell, "Імпорт")!.click();
  await waitUntil(() => cell.querySelector("textarea"), "no panel");
  return { tag, cell, text: cell.querySelector("textarea")! };
}

describe("an imported geometry", () => {
  it("is added after the panel has said what is repaired or left out of it", async () => {
    const { tag, cell, text } = await openPanel();
    fill(text, "POLYGON M((30 50 1,31 50 1,31 51 1,30 50 1),(30.5 50.2 1,30.6 50.2 1))");
    const said = () => cell.querySelector(".exchange output")?.textContent ?? "";
    await waitUntil(() => said().includes("Знайдено"), "not read");
    expect(said()).to.contain(
      "Виправлено або пропущено: незамкнені контури, закороткі частини, четверті числа положень (виміри M).",
    );
    fill(text, "POINT(30 50)");
    await waitUntil(() => said().includes("Знайдено") && !said().includes("пропущено"), "still said");
    named(cell, "Додати (1)")!.click();
    await waitUntil(() => tag.value, "not added");
    expect(tag.value).to.eql({ type: "Point", coordinates: [30, 50] });
  });

  it("of several types is chosen of one type, first that of the field, and what it takes the place of is said", async () => {
    const { tag, cell, text } = await openPanel(`value='{"type":"Point","coordinates":[30,50]}'`);
    fill(text, "LINESTRING(30 50,31 50)\nPOINT(30.5 50)\nLINESTRING(30 51,31 51)\nPOINT(30.6 50)");
    await waitUntil(() => named(cell, "Додати (2)"), "not read");
    const boxes = () => [...cell.querySelectorAll<HTMLInputElement>(".exchange-list input")];
    expect(boxes().map(({ checked }) => checked)).to.eql([false, true, false, true]);
    expect(cell.querySelector(".exchange output")!.textContent).to.contain("лише один тип");
    boxes()[3]!.click();
    await waitUntil(() => named(cell, "Додати (1)"), "not left out");
    boxes()[0]!.click();
    await waitUntil(() => boxes()[0]!.checked, "not chosen");
    expect(boxes().map(({ checked }) => checked)).to.eql([true, false, false, false]);
    named(cell, "Додати (1)")!.click();
    await waitUntil(() => (tag.value as { type: string }).type === "LineString", "not added");
    const told = () => shownNotices().find((one) => one.text.includes("Об'єкти іншого типу прибрано"));
    await waitUntil(told, "not said");
    dismiss(told()!.number);
  });

  it("is the one of the file that was chosen last, also when an older file is read later", async () => {
    const { tag, cell } = await openPanel();
    let readOld = () => {};
    const old = new File(["POINT(10 10)"], "old.wkt");
    old.arrayBuffer = async () => {
      await new Promise<void>((resolve) => (readOld = resolve));
      return new Blob(["POINT(10 10)"]).arrayBuffer();
    };
    const input = cell.querySelector<HTMLInputElement>("input[type=file]")!;
    for (const file of [old, new File(["POINT(30 50)"], "new.wkt")]) {
      Object.defineProperty(input, "files", { value: [file], configurable: true });
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
    await waitUntil(() => named(cell, "Додати (1)"), "not read");
    readOld();
    await aTimeout(20);
    named(cell, "Додати (1)")!.click();
    await waitUntil(() => tag.value, "not added");
    expect(tag.value).to.eql({ type: "Point", coordinates: [30, 50] });
  });

  it("that was not added yet is not left without a question", async () => {
    const { tag, cell, text } = await openPanel();
    const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect([unsavedIn(tag).length, isAsked()]).to.eql([0, false]);
    fill(text, "POINT(30 50)");
    await waitUntil(() => named(cell, "Додати (1)"), "not read");
    expect([unsavedIn(tag).length, isAsked()]).to.eql([1, true]);
    const safe = () => document.querySelector("vs-modal")?.shadowRoot?.querySelector<HTMLElement>(".safe");
    named(cell, "Імпорт")!.click();
    await waitUntil(safe, "another tool drops it");
    safe()!.click();
    await waitUntil(() => !safe(), "still asked");
    named(cell, "Додати (1)")!.click();
    await waitUntil(() => tag.value, "not added");
    expect([unsavedIn(tag).length, isAsked()]).to.eql([0, false]);
  });

  it("that was not added yet keeps its form from being saved without it", async () => {
    const { form, cell, sent } = await open({ type: "Geometry" });
    await waitUntil(() => named(cell, "Імпорт"), "no button");
    named(cell, "Імпорт")!.click();
    await waitUntil(() => cell.querySelector("textarea"), "no panel");
    fill(cell.querySelector("textarea")!, "POINT(30 50)");
    await waitUntil(() => named(cell, "Додати (1)"), "not read");
    expect(await sent()).to.equal(undefined);
    const refusal = form.shadowRoot!.querySelector("[part=refusal]")!.textContent;
    expect(refusal).to.contain("Імпорт не завершено");
    named(cell, "Додати (1)")!.click();
    await waitUntil(() => !cell.querySelector("textarea"), "not added");
    expect(await sent()).to.eql({ type: "Point", coordinates: [30, 50] });
  });
});
