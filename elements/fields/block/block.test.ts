/** Forms inside a form. */
import { expect } from "@open-wc/testing";
import { button, found, inView, key, open, startPlace, type } from "../../../test/support/one-field.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const contact = {
  name: { type: "Text", title: "Ім'я", validators: ["required"] },
  phone: { type: "Phone", title: "Телефон", validators: ["phone"] },
};
const people = [
  { id: 7, name: "Ткачук", phone: "380501234567", kept: "як було" },
  { id: 8, name: "Савчук", phone: "380671234567" },
];
const rows = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>(".block-row")];
const input = (row: ParentNode, name: string) => row.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)!;
const names = (cell: ParentNode) =>
  rows(cell)
    .map((row) => input(row, "name")?.value)
    .join();
const start = async (raw: unknown = people, schema: object = contact) => {
  const made = await open({ type: "Block", schema }, raw);
  await waitUntil(() => made.cell.querySelectorAll(".block-row [data-field]").length > 0, "no forms");
  return made;
};
const note = (row: ParentNode, name: string) => row.querySelector(`[data-field="${name}"] .note`)!.textContent;

describe("Block", () => {
  it("[R2.4-50] a form of each record: changed, added, moved by keys and removed; what no field shows stays", async () => {
    const { cell, sent } = await start();
    expect(names(cell)).to.equal("Ткачук,Савчук");
    type(input(rows(cell)[1]!, "name"), "Савчук О.");
    button(cell, "+ Додати").click();
    await waitUntil(() => rows(cell).length === 3 && input(rows(cell)[2]!, "name"), "not added");
    type(input(rows(cell)[2]!, "name"), "Бойко");
    const handle = rows(cell)[0]!.querySelector<HTMLElement>(".block-handle")!;
    handle.focus();
    key(handle, "ArrowDown");
    await waitUntil(() => names(cell) === "Савчук О.,Ткачук,Бойко", "not moved");
    await waitUntil(
      () => (cell.getRootNode() as ShadowRoot).activeElement === rows(cell)[1]!.querySelector(".block-handle"),
      "no focus",
    );
    button(rows(cell)[0]!, "Прибрати № 1").click();
    await waitUntil(() => rows(cell).length === 2, "not removed");
    expect(await sent()).to.eql([people[0], { name: "Бойко", phone: null }]);
  });

  it("what is typed and taken back in a form is not saved", async () => {
    const { cell, sent } = await start();
    type(input(rows(cell)[1]!, "name"), "Савчук О.");
    type(input(rows(cell)[1]!, "name"), "Савчук");
    type(input(rows(cell)[0]!, "name"), "Ткач");
    expect(await sent()).to.eql([{ ...people[0], name: "Ткач" }, people[1]]);
  });

  it("the first form does not go up, nor the last one down; each change is said", async () => {
    const { cell, sent } = await start();
    const said = () => cell.querySelector(".blocks > output:last-child")!.textContent;
    const handles = () => [...cell.querySelectorAll<HTMLElement>(".block-handle")];
    key(handles()[0]!, "ArrowUp");
    key(handles()[1]!, "ArrowDown");
    await inView(cell);
    expect([names(cell), said()]).to.eql(["Ткачук,Савчук", ""]);
    key(handles()[1]!, "ArrowUp");
    await waitUntil(() => names(cell) === "Савчук,Ткачук", "not moved");
    await waitUntil(() => said() === "Тепер № 1 з 2", "not said");
    button(cell, "Прибрати № 2").click();
    await waitUntil(() => said() === "Прибрано № 2", "not said");
    expect(await sent()).to.eql([people[1]]);
  });

  /** Pastes text as from a spreadsheet. @returns whether it was taken */
  function paste(at: Element, text: string): boolean {
    const event = new Event("paste", { bubbles: true, cancelable: true, composed: true });
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    return !at.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
  }
  const table = "Ім'я\tТелефон\nБойко\t380501112233\nКоваль\t380501112244\n";
  async function take(cell: ParentNode): Promise<void> {
    const control = (await found(() => button(cell, "Імпортувати"))) as HTMLButtonElement;
    await waitUntil(() => !control.disabled, "not previewed");
    control.click();
  }

  it("rows of a spreadsheet are added, or come in place of the forms that are there", async () => {
    const { cell, sent } = await start();
    expect(paste(input(rows(cell)[0]!, "name"), table)).to.equal(true);
    const replace = await found(() =>
      [...cell.querySelectorAll<HTMLLabelElement>("label")].find(({ textContent }) =>
        textContent.includes("Замінити рядки, що є"),
      ),
    );
    replace.click();
    await take(cell);
    await waitUntil(() => names(cell) === "Бойко,Коваль", `not replaced: ${names(cell)}`);
    expect(cell.querySelector(".blocks > output:last-child")!.textContent).to.include("2");
    expect(paste(input(rows(cell)[0]!, "name"), table)).to.equal(true);
    await take(cell);
    await waitUntil(() => names(cell) === "Бойко,Коваль,Бойко,Коваль", "not added");
    expect(await sent()).to.have.length(4);
  });

  it("lines that are pasted into a field of several lines stay in it, one line in any field", async () => {
    const { cell } = await start([{ name: "Ткачук", note: "" }], {
      ...contact,
      note: { type: "TextArea", title: "Опис" },
    });
    const area = (await found(() => cell.querySelector('[data-field="note"] textarea'))) as HTMLTextAreaElement;
    expect([paste(area, table), paste(input(rows(cell)[0]!, "name"), "Бойко")]).to.eql([false, false]);
    expect(button(cell, "Імпортувати")).to.equal(undefined);
  });

  it("there are no more forms than maxItems, neither by the button nor from a spreadsheet, which says how many rows are left out", async () => {
    const { cell } = await open({ type: "Block", schema: contact, maxItems: 3 }, people);
    await waitUntil(() => names(cell) === "Ткачук,Савчук", "no forms");
    paste(input(rows(cell)[0]!, "name"), table);
    await take(cell);
    await waitUntil(() => names(cell) === "Ткачук,Савчук,Бойко", "not imported");
    await waitUntil(() => button(cell, "+ Додати").disabled, "a fourth can be added");
    const told = cell.querySelector<HTMLElement>(".blocks > output:last-child")!;
    expect([told.textContent, told.getBoundingClientRect().height > 10]).to.eql(["Не вмістилося рядків: 1", true]);
    button(cell, "Прибрати № 3").click();
    await waitUntil(() => !button(cell, "+ Додати").disabled, "none can be added");
  });

  it("without maxItems more than 200 rows change nothing, and a line that is seen says so", async () => {
    const { cell } = await start();
    paste(input(rows(cell)[0]!, "name"), "Ім'я\tТелефон\n" + "Бойко\t380501112233\n".repeat(201));
    await take(cell);
    const told = () => cell.querySelector<HTMLElement>(".blocks > output:last-child")!;
    await waitUntil(() => told().textContent.startsWith("Забагато рядків: за раз можна не більше 200."), "not told");
    expect([told().getBoundingClientRect().height > 10, names(cell)]).to.eql([true, "Ткачук,Савчук"]);
  });

  it("a read-only form shows its blocks as text, or that there are none, without buttons", async () => {
    for (const [raw, text] of [
      [people, "Ткачук"],
      [[], "Ще нічого не додано."],
    ] as const) {
      const { cell } = await open({ type: "Block", schema: contact }, raw, {}, {}, { mode: "info" });
      await waitUntil(() => cell.textContent.includes(text), `not shown: ${cell.textContent}`);
      expect(cell.querySelectorAll("button,input")).to.have.length(0);
    }
  });

  it("[R5.1-04] problems inside hold the save, are counted at their row and in the summary", async () => {
    const { form, cell, record } = await start();
    type(input(rows(cell)[0]!, "name"), "");
    type(input(rows(cell)[1]!, "phone"), "12");
    type(input(rows(cell)[1]!, "name"), " ");
    expect(await record()).to.equal(undefined);
    await waitUntil(() => note(rows(cell)[1]!, "phone") !== "", "not shown");
    expect(rows(cell).map((row) => row.querySelector(".block-wrong")?.textContent)).to.eql(["1 помилка", "2 помилки"]);
    expect(form.shadowRoot!.querySelector(".summary")!.textContent).to.include("У вкладених формах є помилки (3)");
  });

  it("problems and help are seen inside the blocks and in the form around them", async () => {
    const made = await open({ type: "Block", schema: contact }, [{ name: "" }], {
      near: { type: "Text", help: "Поруч" },
    });
    await waitUntil(() => rows(made.cell)[0] && input(rows(made.cell)[0]!, "name"), "no forms");
    await made.sent();
    await waitUntil(() => note(rows(made.cell)[0]!, "name") !== "", "no problem");
    const notes = [...made.form.shadowRoot!.querySelectorAll<HTMLElement>(".note")].filter((one) => one.textContent);
    expect(notes.map((one) => [one.textContent, one.offsetHeight > 0])).to.deep.include.members([
      ["Поруч", true],
      ["Поле обов'язкове", true],
    ]);
  });

  it("the server's message for a field inside stands at that field", async () => {
    const { form, cell } = await start();
    await waitUntil(() => "submit" in form, "no form");
    type(input(rows(cell)[1]!, "phone"), "380509999999");
    answers(status(422, { errors: { "x.1.phone": ["Номер зайнято."] } }));
    await (form as unknown as { submit(): Promise<boolean> }).submit();
    await waitUntil(() => note(rows(cell)[1]!, "phone") === "Номер зайнято.", "not at the field");
    expect(note(rows(cell)[0]!, "phone")).to.equal("");
  });

  it("[R2.4-50] blocks stand in blocks, three deep", async () => {
    const schema = {
      name: { type: "Text" },
      below: { type: "Block", schema: { name: { type: "Text" }, lowest: { type: "Block", schema: contact } } },
    };
    const raw = [{ name: "а", below: [{ name: "б", lowest: [{ name: "в", phone: "380501234567" }] }] }];
    const { cell, sent } = await start(raw, schema);
    const deepest = await found(() =>
      cell.querySelector<HTMLInputElement>('[data-field="lowest"] [data-field="name"] input'),
    );
    type(deepest as HTMLInputElement, "г");
    await waitUntil(() => (deepest as HTMLInputElement).value === "г", "not typed");
    expect(await sent()).to.eql([
      { name: "а", below: [{ name: "б", lowest: [{ name: "г", phone: "380501234567" }] }] },
    ]);
  });

  it("with a schema without fields nothing can be added, rows are not shown as loading, and the author is told", async () => {
    const { error } = console;
    const told: string[] = [];
    console.error = (...given: unknown[]) => void told.push(String(given[0]));
    try {
      for (const raw of [[], people]) {
        const { cell, sent } = await open({ type: "Block", schema: { a: ["<b>"] } }, raw);
        await waitUntil(() => cell.querySelector(".blocks"), "not drawn");
        expect(cell.querySelector(".blocks")!.textContent).to.match(
          raw.length ? /^Не вдалося завантажити частину програми\./ : /^Ще нічого не додано\./,
        );
        expect([button(cell, "+ Додати").disabled, cell.querySelector("[role=alert]")]).to.eql([true, null]);
        expect(await sent(), "the rows stay").to.eql(raw);
      }
    } finally {
      console.error = error;
    }
    expect(told.join()).to.include('form "x"');
  });
});
