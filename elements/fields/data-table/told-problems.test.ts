/** What a table says about what it did not do. */
import { expect } from "@open-wc/testing";
import { open, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const columns = [{ name: "work", title: "Робота" }];
async function shown(options: object = {}, rows: unknown = [{ work: "Асфальт" }]) {
  const made = await open({ type: "DataTable", columns, options }, rows);
  await waitUntil(() => made.cell.querySelector('[role="gridcell"]'), "no rows");
  return made;
}
function paste(cell: ParentNode, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  // Firefox drops the clipboardData that is passed to the constructor.
  const event = new Event("paste", { bubbles: true, cancelable: true, composed: true });
  const at = cell.querySelector<HTMLElement>('[aria-rowindex="2"] > :nth-child(2)')!;
  at.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
}
const line = (cell: ParentNode) => cell.querySelector<HTMLElement>(".sheet > output")!;
const isSeen = (one: HTMLElement) => one.getBoundingClientRect().height > 10;

it("rows that a paste has left out, and a clipboard that is too large, are told in a line that is seen", async () => {
  const { cell } = await shown({ select_rows_interval: "1,2" });
  paste(cell, "а\nб\nв\nг\n");
  await waitUntil(() => line(cell).textContent?.includes("Не вмістилося рядків: 2"), "not told");
  expect(isSeen(line(cell)), "rows left out").to.equal(true);
  paste(cell, "а\nб\n");
  await waitUntil(() => line(cell).textContent === "Вставлено клітинок: 2, з помилками: 0", "not pasted");
  expect(isSeen(line(cell)), "plain news").to.equal(false);
  paste(cell, "а\tб\n".repeat(101_000));
  await waitUntil(() => line(cell).textContent?.includes("200000"), "not refused");
  expect(isSeen(line(cell)), "a refusal").to.equal(true);
});
