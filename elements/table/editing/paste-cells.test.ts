/** A block of a spreadsheet pasted over the cells of a table: what it may change. Flows: test/flows/tables.test.ts. */
import { expect } from "@open-wc/testing";
import { cell, column, put, seen, server, startTables, writes, type Tag } from "../../../test/support/served-table.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startTables();

describe("a block pasted over the cells of a table", () => {
  const markup = `<vs-table table="a.b" form="f" actions="choose cells" columns='["name",{"name":"area","edit":false},"due"]'></vs-table>`;
  const dialog = (tag: Tag) => tag.shadowRoot.querySelector<HTMLDialogElement>("dialog.importing");
  const said = (tag: Tag) => tag.shadowRoot.textContent;
  const rests = (tag: Tag) => waitUntil(() => !seen(tag, ".busy").length, "still busy");
  function paste(tag: Tag, at: HTMLElement, text: string): void {
    at.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new Event("paste", { bubbles: true, composed: true, cancelable: true });
    at.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
  }
  async function answer(tag: Tag, text: string): Promise<void> {
    await waitUntil(() => dialog(tag)?.open, "no preview");
    [...dialog(tag)!.querySelectorAll("button")].find(({ textContent }) => textContent === text)!.click();
  }

  it("is stored after the preview was agreed to, without the columns that cannot be edited", async () => {
    const asked = server(3);
    const tag = await put(markup);
    paste(tag, cell(tag, 0, "Назва"), "Перша\t99\t06.03.2026\nДруга\t98\t07.03.2026\n");
    await answer(tag, "Вставити");
    await waitUntil(() => writes(asked).length === 4, "not stored");
    await rests(tag);
    expect(writes(asked).map(({ body }) => JSON.parse(body) as object)).to.eql([
      { id: 1, name: "Перша" },
      { id: 1, due: "2026-03-06" },
      { id: 2, name: "Друга" },
      { id: 2, due: "2026-03-07" },
    ]);
    expect([column(tag, "Площа"), dialog(tag)]).to.eql([["1", "2", "3"], null]);
  });

  it("changes nothing when it is cancelled, nor in columns that cannot be edited, which is said", async () => {
    const asked = server(3);
    const tag = await put(markup);
    paste(tag, cell(tag, 0, "Назва"), "Перша\nДруга\n");
    await answer(tag, "Скасувати");
    await waitUntil(() => !dialog(tag), "still shown");
    paste(tag, cell(tag, 0, "Площа"), "99");
    await waitUntil(() => said(tag).includes("Тут нічого не можна змінити вставлянням."), "not said");
    expect([writes(asked), column(tag, "Назва"), column(tag, "Площа")]).to.eql([
      [],
      ["Запис 1", "Запис 2", "Запис 3"],
      ["1", "2", "3"],
    ]);
  });

  it("is stored also in rows that were not loaded yet", async () => {
    const asked = server(150);
    const tag = await put(markup);
    paste(tag, cell(tag, 0, "Назва"), Array.from({ length: 120 }, (_, at) => `Новий ${at}`).join("\n"));
    await waitUntil(() => dialog(tag)?.open, "no preview");
    expect(dialog(tag)!.textContent).to.include("Рядків: 120, клітинок: 120").and.not.include("немає місця");
    await answer(tag, "Вставити");
    await waitUntil(() => writes(asked).length === 120, "not stored");
    expect(writes(asked).at(-1)!.body).to.equal('{"id":120,"name":"Новий 119"}');
  });

  it("one cell is stored at once; one that is wrong is shown first, and rows below the last are counted", async () => {
    const asked = server(2);
    const tag = await put(markup);
    paste(tag, cell(tag, 1, "Назва"), "Одна");
    await waitUntil(() => writes(asked).length === 1, "not stored");
    await rests(tag);
    paste(tag, cell(tag, 1, "Термін"), "99.99.2026\n06.03.2026\n");
    await waitUntil(() => dialog(tag)?.open, "no preview");
    expect(dialog(tag)!.textContent)
      .to.include("Рядків: 1, клітинок: 1")
      .and.include("Клітинок з помилками: 1")
      .and.include("немає місця: 1");
    expect(dialog(tag)!.querySelector("td.wrong")!.textContent).to.equal("05.03.2026 → 99.99.2026");
    await answer(tag, "Скасувати");
    expect(writes(asked).map(({ body }) => body)).to.eql(['{"id":2,"name":"Одна"}']);
  });
});
