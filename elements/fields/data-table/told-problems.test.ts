/** What a table says about what it did not do. */
import { utils, write } from "@e965/xlsx";
import { expect } from "@open-wc/testing";
import { button, fill, open, startPlace } from "../../../test/support/one-field.ts";
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

describe("the import of a table", () => {
  async function start(options: object = {}) {
    const made = await open({ type: "DataTable", columns, button: ["import"], ...options }, [{ work: "Асфальт" }]);
    await waitUntil(() => made.cell.querySelector('[role="gridcell"]'), "no rows");
    button(made.cell, "Імпорт…").click();
    await waitUntil(() => made.cell.querySelector("dialog[open]"), "no dialog");
    return made;
  }
  const dialog = (cell: ParentNode) => cell.querySelector<HTMLDialogElement>("dialog")!;

  it("says that the file was changed or removed on the disk, and that another failure came", async () => {
    const { cell } = await start();
    const { arrayBuffer } = Blob.prototype;
    const { error } = console;
    console.error = () => {};
    for (const [name, said] of [
      ["NotReadableError", "Файл змінено або прибрано з диска, виберіть його ще раз."],
      ["TypeError", "Щось пішло не так. Спробуйте ще раз."],
    ]) {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException("", name));
      const files = new DataTransfer();
      files.items.add(new File(["а"], "a.csv"));
      const input = dialog(cell).querySelector<HTMLInputElement>("input[type=file]")!;
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      await waitUntil(() => dialog(cell).querySelector(".import-note")!.textContent === said, said).finally(() => {
        Blob.prototype.arrayBuffer = arrayBuffer;
      });
    }
    console.error = error;
  });

  it("offers the sheets of a workbook that has several, and shows the chosen one", async () => {
    const { cell } = await start();
    const book = utils.book_new();
    for (const [name, text] of [
      ["Ціни", "Плитка"],
      ["Роботи", "Щебінь"],
    ])
      utils.book_append_sheet(book, utils.aoa_to_sheet([[text]]), name);
    const files = new DataTransfer();
    files.items.add(new File([write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer], "a.xlsx"));
    const input = dialog(cell).querySelector<HTMLInputElement>("input[type=file]")!;
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    const shownCell = () => dialog(cell).querySelector("td")?.textContent;
    await waitUntil(() => shownCell() === "Плитка", "not read");
    const sheets = [...dialog(cell).querySelectorAll("select")].find(({ value }) => value === "Ціни")!;
    expect(sheets.labels[0]!.firstChild!.textContent).to.equal("Аркуш");
    sheets.value = "Роботи";
    sheets.dispatchEvent(new Event("change", { bubbles: true }));
    await waitUntil(() => shownCell() === "Щебінь", "not the chosen sheet");
    expect(sheets.value).to.equal("Роботи");
  });

  it("adds rows also to a table whose cells are not edited", async () => {
    const { cell, sent } = await start({ button: ["import", "del"] });
    fill(dialog(cell).querySelector("textarea")!, "Плитка;1\nЩебінь;2");
    await waitUntil(() => !button(dialog(cell), "Імпортувати").disabled, "not read");
    button(dialog(cell), "Імпортувати").click();
    await waitUntil(() => cell.textContent?.includes("Щебінь"), "not imported");
    expect(await sent()).to.eql([{ work: "Асфальт" }, { work: "Плитка" }, { work: "Щебінь" }]);
  });
});
