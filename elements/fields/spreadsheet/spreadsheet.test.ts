/** A spreadsheet in a form and alone. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { columnNumber } from "../../../src/tables/spreadsheet/references.ts";
import { key, note, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const estimate = [
  ["Асфальт", 12.5, 340, "=B1*C1"],
  ["Бордюр", 80, 95.5, "=B2*C2"],
  ["Разом", null, null, "=SUM(D1:D2)"],
];

/** The cell with a name such as `B2`. */
function at(around: ParentNode, name: string): HTMLElement {
  const [, letters = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const cells = `[aria-rowindex="${Number(row) + 1}"]:not([hidden]) > :nth-child(${columnNumber(letters) + 2})`;
  return around.querySelector<HTMLElement>(cells)!;
}
const text = (around: ParentNode, name: string): string =>
  at(around, name)?.textContent?.replaceAll("\u00a0", " ") ?? "";
const editor = (around: ParentNode) => around.querySelector<HTMLInputElement>(".cell-editor input");
function press(around: ParentNode, name: string, which: string, keys: KeyboardEventInit = {}): void {
  at(around, name).focus();
  key(at(around, name), which, keys);
}
async function write(around: ParentNode, name: string, typed: string, by = "Enter"): Promise<void> {
  press(around, name, "Enter");
  await waitUntil(() => editor(around), "no editor");
  type(editor(around)!, typed);
  key(editor(around)!, by);
}
async function shown(value: unknown = estimate, options: object = {}) {
  const made = await open({ type: "Spreadsheet", ...options }, value);
  await waitUntil(() => made.cell.querySelector('[role="gridcell"]'), "no rows");
  return made;
}
/** Firefox drops the clipboardData that is passed to the constructor. */
function clip(target: Element, name: string, given = ""): string {
  const clipboardData = new DataTransfer();
  if (given) clipboardData.setData("text/plain", given);
  const event = new ClipboardEvent(name, { bubbles: true, composed: true, cancelable: true });
  target.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
  return clipboardData.getData("text/plain");
}

describe("Spreadsheet", () => {
  it("[R9.6-03] has 100 rows and 26 columns by default; rows are added when all are filled", async () => {
    const { cell } = await shown([]);
    const grid = cell.querySelector('[role="grid"]')!;
    expect([grid.ariaRowCount, grid.ariaColCount]).to.eql(["101", "27"]);
    expect(cell.querySelectorAll('[role="columnheader"]').item(26).textContent).to.equal("Z");
    clip(at(cell, "A1"), "paste", "1\n".repeat(104));
    await waitUntil(() => grid.ariaRowCount === "121", "not computed");
    const small = await shown([], { rows: 5, cols: 3 });
    const other = small.cell.querySelector('[role="grid"]')!;
    expect([other.ariaRowCount, other.ariaColCount]).to.eql(["6", "4"]);
  });

  it("a loaded sheet that is wider than its columns is shown whole", async () => {
    const { cell } = await shown([["а", null, null, null, 5]], { cols: 3 });
    const grid = cell.querySelector('[role="grid"]')!;
    expect([grid.ariaColCount, text(cell, "E1")]).to.eql(["6", "5"]);
  });

  it("[R2.4-38] shows the results of formulas, computes them again with each change, and keeps the formulas", async () => {
    const { cell, sent } = await shown();
    await waitUntil(() => text(cell, "D3") === "11 890", "not computed");
    expect(at(cell, "D1").title).to.equal("=B1*C1");
    await write(cell, "B2", "100");
    await waitUntil(() => text(cell, "D3") === "13 800", "not computed");
    await write(cell, "D5", "=ROUND(D3*20%;2)/0");
    await waitUntil(() => text(cell, "D5") === "#DIV/0!", "not computed");
    expect(await sent()).to.eql([
      ["Асфальт", 12.5, 340, "=B1*C1"],
      ["Бордюр", 100, 95.5, "=B2*C2"],
      ["Разом", null, null, "=SUM(D1:D2)"],
      [],
      [null, null, null, "=ROUND(D3*20%;2)/0"],
    ]);
  });

  it("is printed with the results of its formulas, without the empty rows and columns around", async () => {
    const { cell } = await shown();
    await waitUntil(() => text(cell, "D3") === "11 890", "not computed");
    await waitUntil(() => {
      dispatchEvent(new Event("afterprint"));
      dispatchEvent(new Event("beforeprint"));
      return cell.querySelector(".paper");
    }, "nothing on paper");
    const lines = [...cell.querySelectorAll<HTMLTableRowElement>(".paper tr")];
    const texts = lines.map((line) => [...line.cells].map(({ textContent }) => textContent));
    dispatchEvent(new Event("afterprint"));
    expect([texts.length, texts[0], texts[3]]).to.eql([
      4,
      ["", "A", "B", "C", "D"],
      ["3", "Разом", "", "", "11\u00a0890"],
    ]);
  });

  it("keeps texts that look like numbers, values of untouched cells, and the loaded JSON text", async () => {
    const { cell, sent } = await shown('[["12,5",true,1e21],["x"]]');
    await write(cell, "A2", "007");
    await write(cell, "B2", "-1,25");
    await write(cell, "C2", "TRUE");
    expect(await sent()).to.equal('[["12,5",true,1e+21],["007",-1.25,true]]');
  });

  it("a value that is no list of rows is shown as it is, and nothing is saved over it", async () => {
    const made = await open({ type: "Spreadsheet" }, { a: [1] });
    await waitUntil(() => made.cell.querySelector("pre"), "not shown");
    expect(made.cell.querySelector("pre")!.textContent).to.equal('{"a":[1]}');
    expect(await made.record()).to.equal(undefined);
    expect(note(made.cell)).not.to.equal("");
  });

  it("Enter goes down, Tab to the right, Escape takes back what was typed", async () => {
    const { cell, sent } = await shown();
    const root = cell.getRootNode() as ShadowRoot;
    await write(cell, "A1", "Щебінь");
    await waitUntil(() => root.activeElement === at(cell, "A2"), "Enter did not go down");
    await write(cell, "A1", "Пісок", "Tab");
    await waitUntil(() => editor(cell) || root.activeElement === at(cell, "B1"), "Tab did not go on");
    if (editor(cell)) key(editor(cell)!, "Escape");
    await write(cell, "C1", "1", "Escape");
    expect(((await sent()) as unknown[][])[0]).to.eql(["Пісок", 12.5, 340, "=B1*C1"]);
  });

  it("a copied or filled formula takes its references along; the clipboard holds what is shown", async () => {
    const { cell, sent } = await shown([
      [1, 10, "=A1*B1+$A$1"],
      [2, 20],
      [3, 1000],
    ]);
    await waitUntil(() => text(cell, "C1") === "11", "not computed");
    at(cell, "C1").focus();
    const copied = clip(at(cell, "C1"), "copy");
    expect(copied).to.match(/^11\s*$/);
    at(cell, "C3").focus();
    clip(at(cell, "C3"), "paste", copied);
    await waitUntil(() => text(cell, "C3") === "3 001", "not computed");
    press(cell, "C2", "d", { code: "KeyD", ctrlKey: true });
    await waitUntil(() => text(cell, "C2") === "41", "not computed");
    expect(((await sent()) as unknown[][]).map((row) => row[2])).to.eql(["=A1*B1+$A$1", "=A2*B2+$A$1", "=A3*B3+$A$1"]);
  });

  it("a formula copied to the side takes its columns along, and those with $ stay", async () => {
    const { cell, sent } = await shown([[1, 10, "=A1+$A1"]]);
    await waitUntil(() => text(cell, "C1") === "2", "not computed");
    at(cell, "C1").focus();
    const copied = clip(at(cell, "C1"), "copy");
    at(cell, "D2").focus();
    clip(at(cell, "D2"), "paste", copied);
    await waitUntil(() => text(cell, "D2") !== "", "not pasted");
    expect(await sent()).to.eql([
      [1, 10, "=A1+$A1"],
      [null, null, null, "=B2+$A2"],
    ]);
  });

  it("a block of another program is pasted from the cell on, its first line too", async () => {
    const { cell, sent } = await shown([]);
    at(cell, "B2").focus();
    clip(at(cell, "B2"), "paste", "A\tB\n1,5\t=B3*2\n");
    await waitUntil(() => text(cell, "C3") === "3", "not computed");
    expect(await sent()).to.eql([[], [null, "A", "B"], [null, 1.5, "=B3*2"]]);
  });

  it("Insert adds a row below, and the references go along", async () => {
    const { cell, sent } = await shown();
    press(cell, "A1", "Insert");
    await waitUntil(() => text(cell, "A3") === "Бордюр", "no row");
    expect(((await sent()) as unknown[][]).map((row) => row[3])).to.eql(["=B1*C1", undefined, "=B3*C3", "=SUM(D1:D3)"]);
  });

  it("cannot be changed when it is disabled, and is wrong when it is required and empty", async () => {
    const { cell } = await shown(estimate, { editorAttrs: { disabled: true } });
    await waitUntil(() => text(cell, "D1") === "4 250", "not computed");
    press(cell, "A1", "Enter");
    press(cell, "A1", "Delete");
    clip(at(cell, "A1"), "paste", "x");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([text(cell, "A1"), editor(cell)]).to.eql(["Асфальт", null]);
    const empty = await shown([], { validators: ["required"] });
    expect(await empty.record()).to.equal(undefined);
  });

  it("stands alone and gives its value to a form of the page; undo takes back what was typed", async () => {
    const { cell, posted } = await put(`<vs-spreadsheet name="x" value='[[2,"=A1*2"]]'></vs-spreadsheet>`);
    await waitUntil(() => text(cell, "B1") === "4", "not computed");
    await write(cell, "A1", "5");
    await waitUntil(() => text(cell, "B1") === "10", "not computed again");
    expect(posted()).to.eql(['[[5,"=A1*2"]]']);
    await write(cell, "A2", "7");
    press(cell, "A1", "z", { code: "KeyZ", ctrlKey: true });
    press(cell, "A1", "z", { code: "KeyZ", ctrlKey: true });
    await waitUntil(() => text(cell, "B1") === "4", "not undone");
    expect(posted()).to.eql(['[[2,"=A1*2"]]']);
  });
});

describe("Spreadsheet drawn by Handsontable", () => {
  const cellOf = (around: ParentNode, row: number, column: number) =>
    around.querySelector<HTMLElement>(`.ht_master tbody tr:nth-child(${row}) td:nth-of-type(${column})`)!;
  const input = (around: ParentNode) => around.querySelector<HTMLInputElement>(".cell-editor input");
  function choose(around: ParentNode, row: number, column: number): HTMLElement {
    const cell = cellOf(around, row, column);
    for (const name of ["mousedown", "mouseup", "click"])
      cell.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, button: 0 }));
    return cell;
  }
  async function drawn(value: unknown = estimate, options: object = {}) {
    const made = await open({ type: "Spreadsheet", ...options }, value);
    await waitUntil(() => cellOf(made.cell, 3, 4)?.textContent === "11\u00a0890", "not drawn");
    return made;
  }

  beforeEach(() => configure({ handsontable_key: "non-commercial-and-evaluation" }));
  afterEach(() => configure({ handsontable_key: "" }));

  it("[RC-11] shows results, takes typed cells by keys alone, and stores what our own grid stores", async () => {
    const { cell, sent } = await drawn();
    expect(cell.querySelector('[role="grid"] .grid-row')).to.equal(null);
    choose(cell, 2, 2);
    key(cellOf(cell, 2, 2), "Enter", { keyCode: 13 });
    await waitUntil(() => input(cell), "no editor");
    expect(input(cell)!.value).to.equal("80");
    type(input(cell)!, "100");
    key(input(cell)!, "Enter", { keyCode: 13 });
    await waitUntil(() => cellOf(cell, 3, 4).textContent === "13\u00a0800", "not computed");
    expect(input(cell)).to.equal(null);
    key(cellOf(cell, 3, 2), "Delete", { keyCode: 46 });
    choose(cell, 1, 1);
    key(cellOf(cell, 1, 1), "Enter", { keyCode: 13 });
    await waitUntil(() => input(cell), "no editor");
    type(input(cell)!, "x");
    key(input(cell)!, "Escape", { keyCode: 27 });
    await waitUntil(() => !input(cell), "not closed");
    expect(await sent()).to.eql([
      ["Асфальт", 12.5, 340, "=B1*C1"],
      ["Бордюр", 100, 95.5, "=B2*C2"],
      ["Разом", null, null, "=SUM(D1:D2)"],
    ]);
  });

  it("a copied formula takes its references along, pasted blocks are stored", async () => {
    const { cell, sent } = await drawn();
    choose(cell, 1, 4);
    const copied = clip(cellOf(cell, 1, 4), "copy");
    expect(copied).to.match(/^4250\s*$/);
    choose(cell, 2, 4);
    clip(cellOf(cell, 2, 4), "paste", copied);
    choose(cell, 5, 1);
    clip(cellOf(cell, 5, 1), "paste", "A\tB\n1,5\t=A6*2\n");
    await waitUntil(() => cellOf(cell, 6, 2).textContent === "3", "not pasted");
    const rows = (await sent()) as unknown[][];
    expect([rows[1]![3], rows.slice(4)]).to.eql([
      "=B2*C2",
      [
        ["A", "B"],
        [1.5, "=A6*2"],
      ],
    ]);
  });

  it("cannot be changed when it is disabled; leaves nothing outside its root", async () => {
    const before = document.body.childElementCount;
    const sheets = document.head.childElementCount;
    const { form, cell } = await drawn(estimate, { editorAttrs: { disabled: true } });
    choose(cell, 1, 1);
    key(cellOf(cell, 1, 1), "Enter", { keyCode: 13 });
    key(cellOf(cell, 1, 1), "Delete", { keyCode: 46 });
    clip(cellOf(cell, 1, 1), "paste", "x");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([input(cell), cellOf(cell, 1, 1).textContent]).to.eql([null, "Асфальт"]);
    expect([document.body.childElementCount, document.head.childElementCount]).to.eql([before, sheets]);
    form.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelector(".ht-portal,.handsontable")).to.equal(null);
  });
});
