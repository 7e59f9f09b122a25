import { expect } from "@open-wc/testing";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { alert, confirm, type ModalButton } from "./confirm.ts";
import { close } from "./show-dialog.ts";

type Modal = HTMLElement & { buttons: ModalButton[] };
const modal = () => document.querySelector<Modal>("vs-modal");
afterEach(() => modal()?.remove());

async function opened(): Promise<Modal> {
  await waitUntil(modal, "no dialog");
  return modal()!;
}
const looks = ({ buttons }: Modal) => buttons.map(({ label, kind }) => [label, kind ?? ""]);

describe("a question", () => {
  it("[R8-29] has Cancel and a main button, with its own word where it has one", async () => {
    const asked = confirm("Взяти в роботу?");
    const dialog = await opened();
    expect([dialog.title, dialog.textContent]).to.eql(["Підтвердьте дію", "Взяти в роботу?"]);
    expect(looks(dialog)).to.eql([
      ["Скасувати", ""],
      ["Продовжити", "main"],
    ]);
    close(dialog, true);
    expect(await asked).to.equal(true);
    const other = confirm("Запис буде видалено.", { title: "Видалити?", yes: "Видалити", isDanger: true });
    const second = await opened();
    expect(second.title).to.equal("Видалити?");
    expect(looks(second)[1]).to.eql(["Видалити", "danger"]);
    expect(
      second.buttons.map(({ isSafe }) => Boolean(isSafe)),
      "the focus is on Cancel",
    ).to.eql([true, false]);
    close(second);
    expect(await other, "Escape means no").to.equal(false);
  });
});

describe("an alert", () => {
  it("has a title, a text and one button; as an object too", async () => {
    for (const given of [["Повідомлення", "Готово"], [{ title: "Повідомлення", text: "Готово" }]] as Parameters<
      typeof alert
    >[]) {
      const said = alert(...given);
      const dialog = await opened();
      expect([dialog.title, dialog.textContent, looks(dialog)]).to.eql([
        "Повідомлення",
        "Готово",
        [["Закрити", "main"]],
      ]);
      close(dialog, true);
      await said;
    }
  });

  it("[R8-44] without a title, or with a wrong argument, is the author's mistake and opens nothing", async () => {
    const { error } = console;
    const said: string[] = [];
    console.error = (words: string) => said.push(words);
    for (const wrong of ["", undefined, {}, 5] as never[]) await alert(wrong);
    console.error = error;
    expect(modal()).to.equal(null);
    expect(said.map((words) => /Missing "title"|Unexpected type/.exec(words)?.[0])).to.eql([
      'Missing "title"',
      'Missing "title"',
      'Missing "title"',
      "Unexpected type",
    ]);
  });
});
