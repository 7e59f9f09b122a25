/** Rows that are added to a table: their limit, and the steps of undo. */
import { expect } from "@open-wc/testing";
import { button, key, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

it("with the most rows neither Insert nor Tab adds one, and says so", async () => {
  const columns = [{ name: "work", title: "Робота" }];
  const rows = [{ work: "Асфальт" }, { work: "Бордюр" }];
  const { cell, sent } = await open({ type: "DataTable", columns, options: { select_rows_interval: "1,3" } }, rows);
  await waitUntil(() => cell.querySelector('[role="gridcell"]'), "no rows");
  const at = (row: number) =>
    cell.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"]:not([hidden]) > :nth-child(2)`);
  const said = () => cell.querySelector("output")!.textContent;
  at(1)!.focus();
  key(at(1)!, "Insert");
  await waitUntil(() => at(3)?.textContent === "Бордюр", "not added");
  const added = said();
  key(at(2)!, "Insert");
  await waitUntil(() => said() !== added, "nothing said");
  expect([said(), at(4)]).to.eql(["Рядків не більше 3", null]);
  at(3)!.focus();
  key(at(3)!, "Enter");
  await waitUntil(() => cell.querySelector(".cell-editor input"), "no editor");
  key(cell.querySelector(".cell-editor input")!, "Tab");
  await waitUntil(() => !cell.querySelector(".cell-editor"), "still open");
  expect((cell.getRootNode() as ShadowRoot).activeElement === at(3)).to.equal(true);
  expect(await sent()).to.eql([rows[0], {}, rows[1]]);
});

it("a row that is added while a cell is open is a step of undo of its own", async () => {
  const columns = [{ name: "work", title: "Робота" }];
  const { cell } = await open({ type: "DataTable", columns }, [{ work: "Асфальт" }]);
  await waitUntil(() => cell.querySelector('[role="gridcell"]'), "no rows");
  const at = (row: number) =>
    cell.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"]:not([hidden]) > :nth-child(2)`);
  at(1)!.focus();
  key(at(1)!, "Enter");
  await waitUntil(() => cell.querySelector(".cell-editor input"), "no editor");
  type(cell.querySelector<HTMLInputElement>(".cell-editor input")!, "Бордюр");
  button(cell, "+ Додати рядок").click();
  await waitUntil(() => at(2), "not added");
  key(cell.querySelector(".cell-editor input")!, "Enter");
  const undone = () => {
    if (!at(2)) return true;
    at(1)!.focus();
    key(at(1)!, "z", { code: "KeyZ", ctrlKey: true });
    return false;
  };
  await waitUntil(undone, "not undone"); // the keys are loaded after the form
  expect(at(1)!.textContent).to.equal("Бордюр");
});

it("alone in a form of the page Ctrl+Z takes back a removed row and a typed cell, Ctrl+Y and Ctrl+Shift+Z bring them again", async () => {
  const columns = '[{"name":"work"}]'.replaceAll('"', "&quot;");
  const { tag, cell } = await put(
    `<vs-data-table name="x" columns="${columns}" value='[{"work":"а"},{"work":"б"}]'></vs-data-table>`,
  );
  await waitUntil(() => cell.querySelector('[role="gridcell"]'), "no rows");
  const at = (row: number) =>
    cell.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"]:not([hidden]) > :nth-child(2)`)!;
  const rows = () => (tag.value as { work: string }[]).map(({ work }) => work).join("");
  const press = async (code: string, more: KeyboardEventInit, wanted: string) => {
    at(1).focus();
    const isFree = key(at(1), code.at(-1)!.toLowerCase(), { code, ctrlKey: true, ...more });
    await waitUntil(() => at(1).textContent === wanted[0], `not drawn: ${wanted}`);
    expect([rows(), isFree]).to.eql([wanted, false]);
  };
  button(cell, "Видалити рядок 2").click();
  await waitUntil(() => rows() === "а", "not removed");
  at(1).focus();
  key(at(1), "Enter");
  const editor = () => cell.querySelector<HTMLInputElement>(".cell-editor input")!;
  await waitUntil(editor, "no editor");
  for (const text of ["вг", "в"]) type(editor(), text);
  key(editor(), "Enter");
  await waitUntil(() => rows() === "в", "not typed");
  await press("KeyZ", {}, "а");
  await press("KeyZ", {}, "аб");
  await press("KeyY", {}, "а");
  await press("KeyZ", { shiftKey: true }, "в");
  tag.value = [{ work: "інше" }];
  await waitUntil(() => at(1).textContent === "інше", "not set");
  expect(key(at(1), "z", { code: "KeyZ", ctrlKey: true }), "steps of other rows").to.equal(true);
  expect(rows()).to.equal("інше");
});
