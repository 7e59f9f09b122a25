/** What an import leaves out of a file or text is said before it is added. */
import { expect } from "@open-wc/testing";
import { put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
/** By the prototype's setter: React does not see a value that is set on the element itself. */
const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!;
function fill(control: HTMLTextAreaElement, text: string): void {
  setValue.call(control, text);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

describe("an imported geometry", () => {
  it("is added after the panel has said what is repaired or left out of it", async () => {
    const { tag, cell } = await put(`<vs-geometry name="x"></vs-geometry>`);
    const named = (name: string) =>
      [...cell.querySelectorAll<HTMLButtonElement>("button")].find(
        (one) => one.ariaLabel === name || one.textContent === name,
      );
    await waitUntil(() => named("Імпорт"), "no button");
    named("Імпорт")!.click();
    await waitUntil(() => cell.querySelector("textarea"), "no panel");
    fill(cell.querySelector("textarea")!, "POLYGON M((30 50 1,31 50 1,31 51 1,30 50 1),(30.5 50.2 1,30.6 50.2 1))");
    const said = () => cell.querySelector(".exchange output")?.textContent ?? "";
    await waitUntil(() => said().includes("Знайдено"), "not read");
    expect(said()).to.contain(
      "Виправлено або пропущено: незамкнені контури, закороткі частини, четверті числа положень (виміри M).",
    );
    fill(cell.querySelector("textarea")!, "POINT(30 50)");
    await waitUntil(() => said().includes("Знайдено") && !said().includes("пропущено"), "still said");
    named("Додати (1)")!.click();
    await waitUntil(() => tag.value, "not added");
    expect(tag.value).to.eql({ type: "Point", coordinates: [30, 50] });
  });
});
