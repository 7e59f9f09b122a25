/** Choices in a table whose server answers late. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { forgetSuggestions } from "../../../src/server/calls/lists/suggest.ts";
import { button, key, open, pressed, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
afterEach(forgetSuggestions);

const columns = [
  { name: "street", title: "Вулиця", type: "Autocomplete", data: "streets" },
  { name: "work", title: "Робота" },
];
const streets = [
  { id: "7", text: "Садова" },
  { id: "8", text: "Лугова" },
];
const cellAt = (around: ParentNode, row: number, column: number) =>
  around.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"]:not([hidden]) > :nth-child(${column + 1})`)!;
const editor = (around: ParentNode) => around.querySelector<HTMLInputElement>(".cell-editor input")!;

/** The server, whose answers to typed texts wait for `answer`. */
function slow() {
  const waiting: (() => void)[] = [];
  configure({
    transport: async (request: Request) => {
      const { searchParams } = new URL(request.url);
      const [val, typed] = [searchParams.get("val"), searchParams.get("key")!];
      if (typed)
        await new Promise<void>((resolve, reject) => {
          request.signal.addEventListener("abort", () => reject(new Error("aborted")));
          waiting.push(resolve);
        });
      return Response.json(streets.filter(({ id, text }) => (val ? id === val : text.startsWith(typed))));
    },
  });
  return waiting;
}

async function typeIn(around: ParentNode, row: number, text: string): Promise<void> {
  await waitUntil(() => {
    // another page of the run may take the focus, which closes the cell
    if (!editor(around)) {
      cellAt(around, row, 1).focus();
      pressed(cellAt(around, row, 1), "Enter");
    }
    return editor(around)?.parentElement?.querySelector(".list-box");
  }, "the list's code has not come");
  type(editor(around), text);
}

describe("a choice in a table whose server answers late", () => {
  for (const isRunning of [false, true])
    it(`is taken when its cell was left ${isRunning ? "while its request was running" : "before it was asked for"}`, async () => {
      const waiting = slow();
      const { cell, sent } = await open({ type: "DataTable", columns }, [{ work: "а" }, { work: "б" }]);
      await waitUntil(() => cell.querySelector('[role="gridcell"]'), "no rows");
      await typeIn(cell, 2, "Садова");
      if (isRunning) await waitUntil(() => waiting.length, "not asked");
      key(editor(cell), "Tab");
      await waitUntil(() => waiting.length, "not asked");
      button(cell, "Видалити рядок 1").click();
      waiting[0]!();
      await waitUntil(() => cellAt(cell, 1, 1).textContent === "Садова", "not taken");
      expect([waiting.length, await sent()]).to.eql([1, [{ work: "б", street: "7" }]]);
    });

  it("is taken by its own row when that was moved meanwhile", async () => {
    const waiting = slow();
    const { cell, sent } = await open({ type: "DataTable", columns }, [{ work: "а" }, { work: "б" }]);
    await waitUntil(() => cell.querySelector('[role="gridcell"]'), "no rows");
    await typeIn(cell, 1, "Садова");
    await waitUntil(() => waiting.length, "not asked");
    key(editor(cell), "Tab");
    await waitUntil(() => editor(cell)?.closest(":nth-child(3)"), "the next cell is not opened");
    key(editor(cell), "Escape");
    await waitUntil(() => !editor(cell), "not closed");
    pressed(cellAt(cell, 1, 2), "ArrowDown", { altKey: true });
    await waitUntil(() => cellAt(cell, 2, 2).textContent === "а", "not moved");
    waiting[0]!();
    await waitUntil(() => cellAt(cell, 2, 1).textContent === "Садова", "not taken");
    expect(await sent()).to.eql([{ work: "б" }, { work: "а", street: "7" }]);
  });

  it("stays when the next cell of its row is opened and left by Escape", async () => {
    const waiting = slow();
    const { cell, sent } = await open({ type: "DataTable", columns }, [{ work: "а" }]);
    await waitUntil(() => cell.querySelector('[role="gridcell"]'), "no rows");
    await typeIn(cell, 1, "Садова");
    await waitUntil(() => waiting.length, "not asked");
    key(editor(cell), "Tab");
    await waitUntil(() => editor(cell)?.closest(":nth-child(3)"), "the next cell is not opened");
    type(editor(cell), "інше");
    waiting[0]!();
    await waitUntil(() => cellAt(cell, 1, 1).textContent === "Садова", "not taken");
    key(editor(cell), "Escape");
    await waitUntil(() => !editor(cell) && cellAt(cell, 1, 2).textContent === "а", "not taken back");
    expect(await sent()).to.eql([{ work: "а", street: "7" }]);
  });
});
