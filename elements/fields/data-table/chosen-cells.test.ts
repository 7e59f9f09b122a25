/** The chosen cells of a table that is edited: by the pointer, by keys, and what the clipboard and the handle do to them. */
import { expect } from "@open-wc/testing";
import { key, open, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const columns = [
  { name: "work", title: "Робота" },
  { name: "note", title: "Примітка" },
];
const rows = [
  { work: "Асфальт", note: "а" },
  { work: "Бордюр", note: "б" },
  { work: "Плитка", note: "п" },
];

async function start(options: object = {}) {
  const made = await open({ type: "DataTable", columns, ...options }, rows);
  await waitUntil(() => made.cell.querySelector('[role="gridcell"]'), "no rows");
  const root = made.cell.getRootNode() as ShadowRoot;
  /** The cell of a column and a row, both counted from 1. */
  const at = (column: number, row: number) =>
    made.cell.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"]:not([hidden]) > :nth-child(${column + 1})`)!;
  const active = () => root.activeElement as HTMLElement;
  const texts = (column: number) => [1, 2, 3].map((row) => at(column, row).textContent);
  const chosen = () =>
    [...made.cell.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(({ textContent }) => textContent);
  return { ...made, at, active, texts, chosen };
}

type Where = "middle" | "corner";
function pointer(cell: HTMLElement, type: string, where: Where = "middle", more: PointerEventInit = {}): void {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const [clientX, clientY] = where === "corner" ? [right - 4, bottom - 4] : [(left + right) / 2, (top + bottom) / 2];
  cell.dispatchEvent(
    new PointerEvent(type, { clientX, clientY, bubbles: true, composed: true, cancelable: true, ...more }),
  );
}
/** The pointer is pressed on a cell, and the cell gets the focus as by a browser. */
function press(cell: HTMLElement, where: Where = "middle", more: PointerEventInit = {}): void {
  pointer(cell, "pointerdown", where, more);
  if (where === "middle") cell.focus();
}
/** Firefox drops the clipboardData that is passed to the constructor. */
function clip(target: Element, name: string, given = ""): string {
  const clipboardData = new DataTransfer();
  if (given) clipboardData.setData("text/plain", given);
  const event = new Event(name, { bubbles: true, cancelable: true, composed: true });
  target.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
  return clipboardData.getData("text/plain");
}

describe("the chosen cells of a table", () => {
  it("are the active cell when keys have moved on from a clicked one: it is copied, pasted over and cut", async () => {
    const { at, active, texts, chosen } = await start();
    press(at(1, 1));
    pointer(at(1, 1), "pointerup");
    key(at(1, 1), "ArrowDown");
    expect(active() === at(1, 2)).to.equal(true);
    expect(clip(active(), "copy")).to.equal("Бордюр");
    clip(active(), "paste", "Міст");
    await waitUntil(() => at(1, 2).textContent === "Міст", "not pasted");
    key(active(), "ArrowDown");
    expect(clip(active(), "cut")).to.equal("Плитка");
    await waitUntil(() => at(1, 3).textContent === "", "not cut");
    expect([texts(1), chosen()]).to.eql([["Асфальт", "Міст", ""], []]);
  });

  it("Shift+Delete and Shift+Insert on them are left to the browser, which cuts and pastes", async () => {
    const { at, active, texts } = await start();
    press(at(1, 2));
    pointer(at(1, 2), "pointerup");
    const left = ["Delete", "Insert"].map((name) => key(active(), name, { shiftKey: true }));
    expect([left, texts(1), at(1, 4)]).to.eql([[true, true], ["Асфальт", "Бордюр", "Плитка"], null]);
  });

  it("are those between the pressed and the released one; with Shift those from the active one", async () => {
    const { at, active, chosen } = await start();
    press(at(1, 1));
    pointer(at(2, 2), "pointermove");
    expect(chosen()).to.eql(["Асфальт", "а", "Бордюр", "б"]);
    pointer(at(2, 2), "pointerup");
    pointer(at(2, 3), "pointermove");
    expect(chosen(), "after the pointer was released").to.eql(["Асфальт", "а", "Бордюр", "б"]);
    key(active(), "ArrowDown");
    expect(chosen(), "a key that moves ends the choice").to.eql([]);
    expect(active() === at(1, 2)).to.equal(true);
    press(at(1, 3), "middle", { shiftKey: true });
    pointer(at(1, 3), "pointerup");
    expect(chosen()).to.eql(["Бордюр", "Плитка"]);
  });

  it("are filled by the handle at their corner, down or to the side; a click on it changes nothing", async () => {
    const { at, texts, sent } = await start();
    press(at(2, 1));
    pointer(at(2, 1), "pointerup");
    press(at(2, 1), "corner");
    pointer(at(2, 1), "pointerup", "corner");
    expect(texts(2)).to.eql(["а", "б", "п"]);
    press(at(2, 1), "corner");
    pointer(at(2, 2), "pointermove");
    pointer(at(2, 1), "pointermove");
    pointer(at(2, 1), "pointerup");
    expect(texts(2), "dragged there and back").to.eql(["а", "б", "п"]);
    press(at(2, 1), "corner");
    pointer(at(2, 2), "pointermove");
    pointer(at(2, 2), "pointerup");
    await waitUntil(() => at(2, 2).textContent === "а", "not filled");
    press(at(1, 3));
    pointer(at(1, 3), "pointerup");
    press(at(1, 3), "corner");
    pointer(at(2, 3), "pointermove");
    pointer(at(2, 3), "pointerup");
    await waitUntil(() => at(2, 3).textContent === "Плитка", "not filled");
    expect(await sent()).to.eql([
      { work: "Асфальт", note: "а" },
      { work: "Бордюр", note: "а" },
      { work: "Плитка", note: "Плитка" },
    ]);
  });
});
