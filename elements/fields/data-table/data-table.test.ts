/** A table of rows in a form and alone. */
import { expect } from "@open-wc/testing";
import {
  button,
  fill,
  inputs,
  key,
  note,
  open,
  place,
  put,
  startPlace,
  type,
} from "../../../test/support/one-field.ts";
import { configure } from "../../../src/base/settings.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const columns = [
  { name: "work", title: "Робота" },
  { name: "amount", title: "Кількість", type: "Number" },
];
const rows = [
  { work: "Асфальт", amount: "1 200,50", hidden: 7 },
  { work: "Бордюр", amount: 40 },
];
const entry = { type: "DataTable", columns };

/** The cell of a column's heading and a row, both counted from 1 as a person does. */
function cellOf(around: ParentNode, title: string, row: number): HTMLElement {
  const heads = [...around.querySelectorAll<HTMLElement>('[role="columnheader"]')];
  const at = heads.findIndex(({ textContent }) => textContent?.replace(/ \*|⇣/g, "").trim() === title);
  return around.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"]:not([hidden]) > :nth-child(${at + 1})`)!;
}
const texts = (around: ParentNode, title: string, count: number) =>
  Array.from({ length: count }, (_, at) => cellOf(around, title, at + 1).textContent);
function press(around: ParentNode, title: string, row: number, name: string, keys: KeyboardEventInit = {}): void {
  const cell = cellOf(around, title, row);
  cell.focus();
  key(cell, name, keys);
}
/** The input of the open cell. */
const editor = (around: ParentNode) => around.querySelector<HTMLInputElement>(".cell-editor input")!;
async function write(around: ParentNode, title: string, row: number, text: string, by = "Enter"): Promise<void> {
  press(around, title, row, "Enter");
  await waitUntil(() => editor(around), "no editor");
  type(editor(around), text);
  key(editor(around), by);
}
async function shown(options: object, value: unknown = rows, others: Record<string, object> = {}, values = {}) {
  const made = await open({ ...entry, ...options }, value, others, values);
  await waitUntil(() => made.cell.querySelector('[role="gridcell"],.empty'), "no rows");
  return made;
}

/** What stands on paper instead of the drawn rows; its code comes after they are drawn. */
async function printed(around: ParentNode): Promise<HTMLElement> {
  await waitUntil(() => {
    dispatchEvent(new Event("afterprint"));
    dispatchEvent(new Event("beforeprint"));
    return around.querySelector(".paper");
  }, "nothing on paper");
  return around.querySelector<HTMLElement>(".paper")!;
}

describe("DataTable", () => {
  it("[R9.4-08] a phone is typed as people do and shown in groups; a number of ten digits is too long", async () => {
    const given = [...columns, { name: "phone", title: "Телефон", type: "Phone" }];
    const { cell, sent } = await shown({ columns: given }, [{ work: "Асфальт", amount: 1, phone: "380671112233" }]);
    expect(texts(cell, "Телефон", 1)).to.eql(["+380 67 111 22 33"]);
    await write(cell, "Телефон", 1, "(050) 123-45-67");
    await waitUntil(() => texts(cell, "Телефон", 1)[0] === "+380 50 123 45 67", "not in groups");
    await write(cell, "Кількість", 1, "1234567890");
    await waitUntil(() => cellOf(cell, "Кількість", 1).title === "Не більше 9 цифр", "other words");
    await write(cell, "Кількість", 1, "2");
    expect(await sent()).to.eql([{ work: "Асфальт", amount: 2, phone: "380501234567" }]);
  });

  it("[R2.4-41] [R3.7-01] [R5.2-03] shows rows by their columns; a typed number keeps the spelling of the loaded one", async () => {
    const { cell, sent } = await shown({});
    expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Бордюр"]);
    expect(texts(cell, "Кількість", 2)).to.eql(["1\u00a0200,5", "40"]);
    await write(cell, "Кількість", 1, "2 300,5");
    await write(cell, "Кількість", 2, "41,25");
    expect(await sent()).to.eql([
      { work: "Асфальт", amount: "2 300,50", hidden: 7 },
      { work: "Бордюр", amount: 41.25 },
    ]);
  });

  it("a number that may mean thousands or decimals is asked about; decimals of the column and of the cell are not", async () => {
    const given = [...columns, { name: "mass", title: "Маса", type: "Number", decimal_places: 3 }];
    const row = { work: "Асфальт", amount: "1.5", mass: 2 };
    const { cell, form, sent } = await shown({ columns: given }, [row, { ...row, amount: 0.125 }]);
    await write(cell, "Кількість", 1, "1.234");
    await waitUntil(() => cellOf(cell, "Кількість", 1).title.startsWith("Тисячі чи десяткові?"), "not asked");
    expect([cellOf(cell, "Кількість", 1).textContent, await form.submit()]).to.eql(["1.234", false]);
    press(cell, "Кількість", 1, "Enter");
    await waitUntil(() => editor(cell), "no editor");
    expect(editor(cell).value, "without a mark").to.equal("1.234");
    type(editor(cell), "1234");
    key(editor(cell), "Enter");
    await write(cell, "Кількість", 2, "1,125");
    await write(cell, "Маса", 1, "1,234");
    expect(await sent()).to.eql([
      { ...row, amount: 1234, mass: 1.234 },
      { ...row, amount: 1.125 },
    ]);
  });

  it("[R3.7-09] [R3.7-05] each type of column is shown and edited as its field", async () => {
    const types = {
      type: "DataTable",
      columns: [
        { name: "a", title: "Текст" },
        { name: "b", title: "Вид", type: "Select2", editoptions: { options: { x: "Ікс", y: "Ігрек" } } },
        { name: "c", title: "Так", type: "Switcher" },
        { name: "d", title: "Час", type: "Time" },
        { name: "e", title: "День", type: "DatePicker" },
        { name: "f", title: "Стан", type: "Radio", options: { n: "новий", d: "готово" } },
      ],
    };
    const row = { a: "б", b: "x", c: "f", d: "09:30", e: "05.03.2026", f: "n" };
    const { cell, sent } = await shown(types, [row]);
    const all = ["Текст", "Вид", "Час", "День", "Стан"].map((title) => cellOf(cell, title, 1).textContent);
    expect(all).to.eql(["б", "Ікс", "09:30", "05.03.2026", "новий"]);
    press(cell, "Так", 1, " ");
    await write(cell, "Час", 1, "1415");
    await write(cell, "День", 1, "6.4.2026");
    press(cell, "Вид", 1, "Enter");
    await waitUntil(() => editor(cell)?.role === "combobox", "no list in the cell");
    type(editor(cell), "Ігрек");
    await waitUntil(() => editor(cell).ariaExpanded === "true", "not open");
    key(editor(cell), "Enter");
    expect(await sent()).to.eql([{ a: "б", b: "y", c: "t", d: "14:15", e: "06.04.2026", f: "n" }]);
  });

  it("[R2.4-44] [R4-39] rows are added and deleted, by buttons and by keys; one undo takes back one of them", async () => {
    const { cell, sent } = await shown({});
    button(cell, "+ Додати рядок").click();
    await waitUntil(() => cellOf(cell, "Робота", 3), "not added");
    await write(cell, "Робота", 3, "Плитка");
    press(cell, "Робота", 1, "Insert");
    await waitUntil(() => cellOf(cell, "Робота", 4), "not added");
    expect(texts(cell, "Робота", 4)).to.eql(["Асфальт", "", "Бордюр", "Плитка"]);
    button(cell, "Видалити рядок 1").click();
    await waitUntil(() => !cellOf(cell, "Робота", 4), "not deleted");
    const undo = () => {
      if (cellOf(cell, "Робота", 4)) return true;
      cellOf(cell, "Робота", 1).focus();
      key(cellOf(cell, "Робота", 1), "z", { code: "KeyZ", ctrlKey: true });
      return false;
    };
    await waitUntil(undo, "not undone"); // the keys are loaded after the form
    expect(texts(cell, "Робота", 4)).to.eql(["Асфальт", "", "Бордюр", "Плитка"]);
    expect(await sent()).to.eql([rows[0], {}, rows[1], { work: "Плитка" }]);
  });

  it("[R3.7-15] [R2.4-49] Alt with an arrow moves a row, and its cell keeps the focus", async () => {
    const { cell, sent } = await shown({});
    press(cell, "Робота", 2, "ArrowUp", { altKey: true });
    await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "Бордюр", "not moved");
    expect((cell.getRootNode() as ShadowRoot).activeElement === cellOf(cell, "Робота", 1)).to.equal(true);
    expect(cell.querySelector("output")!.textContent).to.equal("Рядок 2 тепер 1 з 2");
    expect(await sent()).to.eql([rows[1], rows[0]]);
  });

  for (const options of [{ options: { rowReorder: false } }, { disableDrag: true }])
    it(`[R3.7-15] [R3.7-21] rows stay in their order with ${JSON.stringify(options)}`, async () => {
      const { cell } = await shown(options);
      press(cell, "Робота", 2, "ArrowUp", { altKey: true });
      expect(cell.querySelector(".row-grip")).to.equal(null);
      expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Бордюр"]);
    });

  it("[R4-40] [R3.7-12] with an interval there are always the fewest rows, and deleting empties a row", async () => {
    const { cell, sent } = await shown({ options: { select_rows_interval: "3,4" } });
    expect(texts(cell, "Робота", 3)).to.eql(["Асфальт", "Бордюр", ""]);
    button(cell, "Очистити рядок 1").click();
    await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "", "not emptied");
    expect(texts(cell, "Робота", 3)).to.eql(["", "Бордюр", ""]);
    button(cell, "+ Додати рядок").click();
    await waitUntil(() => button(cell, "+ Додати рядок").disabled, "more than the most rows");
    expect(await sent()).to.eql([{}, rows[1]]);
  });

  it("[R4-41] [R3.7-11] with live editing a click opens the cell, Escape takes back what was typed", async () => {
    const { cell, sent } = await shown({ options: { live_editing: true } });
    cellOf(cell, "Робота", 1).click();
    await waitUntil(() => editor(cell), "not opened");
    type(editor(cell), "Інше");
    key(editor(cell), "Escape");
    await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "Асфальт", "not taken back");
    cellOf(cell, "Робота", 2).click();
    type(editor(cell), "Плитка");
    expect(await sent()).to.eql([rows[0], { work: "Плитка", amount: 40 }]);
  });

  it("[R4-42] Enter goes to the next cell, then to the first cell of the next row", async () => {
    const { cell } = await shown({ options: { live_editing: true } });
    cellOf(cell, "Робота", 1).click();
    key(editor(cell), "Enter");
    expect(cellOf(cell, "Кількість", 1).contains(editor(cell))).to.equal(true);
    key(editor(cell), "Enter");
    expect(cellOf(cell, "Робота", 2).contains(editor(cell))).to.equal(true);
  });

  it("[R4-43] Tab goes on and adds a row after the last cell; Shift+Tab goes back; a closed cell lets Tab leave", async () => {
    const { cell } = await shown({});
    press(cell, "Робота", 2, "F2");
    key(editor(cell), "Tab");
    expect(cellOf(cell, "Кількість", 2).contains(editor(cell))).to.equal(true);
    key(editor(cell), "Tab");
    await waitUntil(() => cellOf(cell, "Робота", 3)?.contains(editor(cell)), "no row added");
    key(editor(cell), "Tab", { shiftKey: true });
    expect(cellOf(cell, "Кількість", 2).contains(editor(cell))).to.equal(true);
    key(editor(cell), "Escape");
    expect(key(cellOf(cell, "Кількість", 2), "Tab")).to.equal(true);
  });

  it("[R4-43] [R3.7-13] without the add button Tab adds no row", async () => {
    const { cell } = await shown({ options: { noaddbutton: true, noeditactions: true } });
    press(cell, "Кількість", 2, "Enter");
    key(editor(cell), "Tab");
    expect(cellOf(cell, "Робота", 3)).to.equal(null);
    expect(cell.querySelectorAll(".row-button").length).to.equal(0);
    expect(button(cell, "+ Додати рядок")).to.equal(undefined);
  });

  it("[R3.7-14] [R3.7-16] what the table does not allow has no button and no key", async () => {
    const { cell } = await shown({ options: { del: false, edit: false } });
    press(cell, "Робота", 1, "Enter");
    expect(editor(cell)).to.equal(null);
    expect(cell.querySelector(".row-button")).to.equal(null);
    expect(button(cell, "− Прибрати останній рядок")).to.equal(undefined);
    place.replaceChildren();
    const other = await shown({ options: { remove_del_row_button: true } });
    expect(button(other.cell, "− Прибрати останній рядок")).to.equal(undefined);
    expect(button(other.cell, "Видалити рядок 2")).not.to.equal(undefined);
  });

  it("[R3.7-10] [R4-39] clears the table after a question, and only then", async () => {
    const { cell, sent } = await shown({ button: ["clear"] });
    button(cell, "Очистити таблицю").click();
    const modal = () => document.querySelector("vs-modal");
    await waitUntil(() => modal()?.shadowRoot?.querySelector("button.danger"), "not asked");
    expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Бордюр"]);
    modal()!.shadowRoot!.querySelector<HTMLButtonElement>("button.danger")!.click();
    await waitUntil(() => !cellOf(cell, "Робота", 1), "not cleared");
    expect(cell.textContent).to.contain("Рядків ще немає");
    expect(await sent()).to.eql([]);
  });

  it("[R5.2-15] a required table needs a row, and each row a value", async () => {
    const { form, cell } = await shown({ required: true }, []);
    await waitUntil(() => "submit" in form, "no form");
    const submit = async () => form.submit();
    expect(await submit()).to.equal(false);
    await waitUntil(() => note(cell) === "Поле обов'язкове", "no words");
    button(cell, "+ Додати рядок").click();
    await waitUntil(() => cellOf(cell, "Робота", 1), "no row");
    expect(await submit()).to.equal(false);
    await waitUntil(() => note(cell) === "Поле обов'язкове", "no words");
  });

  it("a wrong cell is marked, keeps what was typed, and the form says where it is", async () => {
    const { form, cell, sent } = await shown({});
    await write(cell, "Кількість", 2, "сорок");
    expect(cellOf(cell, "Кількість", 2).textContent).to.equal("сорок");
    expect(cellOf(cell, "Кількість", 2).ariaInvalid).to.equal("true");
    expect(await sent()).to.equal(undefined);
    await waitUntil(() => /рядок 2, Кількість: /.test(note(cell)), "no words");
    await waitUntil(() => form.shadowRoot!.activeElement === cellOf(cell, "Кількість", 2), "not focused");
  });

  it("[R3.7-17] with key and val an object is shown as rows and stored as an object again", async () => {
    const map = { ...entry, key: "work", val: "amount" };
    const { cell, sent } = await shown(map, { Асфальт: 5, Бордюр: 6 });
    expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Бордюр"]);
    await write(cell, "Кількість", 2, "7");
    expect(await sent()).to.eql({ Асфальт: 5, Бордюр: 7 });
  });

  it("[R3.7-17] two rows with one key are a problem, because one of them would be lost", async () => {
    const { cell, sent } = await shown({ key: "work", val: "amount" }, { Асфальт: 5, Бордюр: 6 });
    await write(cell, "Робота", 2, "Асфальт");
    expect(await sent()).to.equal(undefined);
    await waitUntil(() => note(cell) === "рядок 2, Робота: Такий ключ уже є: Асфальт", "no words");
  });

  it("[R3.7-19] fixed rows are always the same, and only the named columns are shown", async () => {
    const values = { values: [{ work: "Асфальт" }, { work: "Плитка" }], show: ["work", "amount"] };
    const more = [...columns, { name: "note", title: "Примітка" }];
    const { cell, sent } = await shown({ columns: more, values });
    expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Плитка"]);
    expect(cell.textContent).not.to.contain("Примітка");
    expect(button(cell, "+ Додати рядок")).to.equal(undefined);
    await write(cell, "Кількість", 2, "9");
    expect(await sent()).to.eql([rows[0], { work: "Плитка", amount: 9 }]);
  });

  it("[R3.7-04] [R3.7-06] widths, colours, hidden and disabled columns are the schema's", async () => {
    const { cell } = await shown({
      columns: [
        {
          name: "work",
          title: { ua: "Робота" },
          width: "90px",
          backgroundColor: "#ffeecc",
          editorAttrs: { disabled: true },
        },
        { name: "amount", hide_column: true },
      ],
    });
    const work = cellOf(cell, "Робота", 1);
    expect([work.offsetWidth, work.style.background]).to.eql([90, "rgb(255, 238, 204)"]);
    press(cell, "Робота", 1, "Enter");
    expect(editor(cell)).to.equal(null);
    expect(work.ariaReadOnly).to.equal("true");
    expect(cell.textContent).not.to.contain("40");
  });

  it("[R3.7-07] a template draws a cell from its row, and markup in a value stays text", async () => {
    const template_for_cell = "<b>{{work}}</b> x {{amount}}";
    const { cell } = await shown({ columns: [{ name: "work", title: "Робота", template_for_cell }] }, [
      { work: "<i>Асфальт", amount: 2 },
    ]);
    await waitUntil(() => cellOf(cell, "Робота", 1).querySelector("b"), "not drawn");
    expect(cellOf(cell, "Робота", 1).textContent).to.equal("<i>Асфальт x 2");
  });

  it("[R3.7-08] empty cells are filled from a value, a column or a field; the heading fills all of them", async () => {
    const filling = [
      { name: "work", title: "Робота", column_filling: "other" },
      { name: "unit", title: "Одиниця", column_filling: "м²" },
      { name: "copy", title: "Копія", column_filling: "unit" },
    ];
    const { cell, sent } = await shown({ columns: filling }, [{ work: "Плитка", unit: "" }], {}, { other: "Ремонт" });
    button(cell, "+ Додати рядок").click();
    await waitUntil(() => cellOf(cell, "Робота", 2), "not added");
    button(cell, "Заповнити порожні клітинки колонки «Одиниця»").click();
    await waitUntil(() => cellOf(cell, "Одиниця", 1).textContent === "м²", "not filled");
    expect(await sent()).to.eql([
      { work: "Плитка", unit: "м²" },
      { work: "Ремонт", unit: "м²", copy: "м²" },
    ]);
  });

  it("a value that is no table is shown as it is, and is not replaced by an empty table", async () => {
    const { cell, sent } = await open(entry, '{"a":1');
    expect(cell.querySelector(".raw")!.textContent).to.equal('{"a":1');
    expect(await sent()).to.equal(undefined);
    expect(button(cell, "+ Додати рядок")).to.equal(undefined);
  });

  it("alone it is as wide as its place, as blocks and queries are, also before it is drawn", async () => {
    for (const name of ["data-table", "block", "query"]) {
      const { form, tag } = await put(`<vs-${name} name="x"></vs-${name}>`);
      expect([getComputedStyle(tag).display, tag.offsetWidth], name).to.eql(["block", form.clientWidth]);
    }
  });

  it("[RC-05] alone it posts its rows as JSON, and is read again from it", async () => {
    const attribute = JSON.stringify(columns).replaceAll('"', "&quot;");
    const { tag, cell, posted } = await put(
      `<vs-data-table name="x" columns="${attribute}" value='[{"work":"а","amount":1}]'></vs-data-table>`,
    );
    await waitUntil(() => cellOf(cell, "Робота", 1), "no rows");
    await write(cell, "Кількість", 1, "2,5");
    expect(tag.value).to.eql([{ work: "а", amount: 2.5 }]);
    expect(posted()).to.eql(['[{"work":"а","amount":2.5}]']);
    expect(inputs(cell).length).to.be.lessThan(2);
  });

  it("alone it shows and posts rows that its page changed in place and set again, before and after an edit", async () => {
    const attribute = JSON.stringify(columns).replaceAll('"', "&quot;");
    const { tag, cell, posted } = await put(`<vs-data-table name="x" columns="${attribute}"></vs-data-table>`);
    const own: Record<string, unknown>[] = [{ work: "а", amount: 1 }];
    const given = tag as { value?: unknown };
    given.value = own;
    await waitUntil(() => cellOf(cell, "Робота", 1)?.textContent === "а", "no rows");
    own[0]!["work"] = "б";
    given.value = own;
    await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "б", "the old row is shown");
    await write(cell, "Кількість", 1, "2,5");
    const edited = given.value as typeof own;
    edited.push({ work: "в", amount: 3 });
    given.value = edited;
    await waitUntil(() => cellOf(cell, "Робота", 2)?.textContent === "в", "the added row is not shown");
    expect(posted()).to.eql(['[{"work":"б","amount":2.5},{"work":"в","amount":3}]']);
  });

  it("[R2.4-42] [R3.7-03] a list of an InputTable depends on another column of the row", async () => {
    const list = [
      ["1", "Лісова", "a"],
      ["2", "Польова", "b"],
    ];
    const { cell } = await open(
      {
        type: "InputTable",
        columns: [
          { name: "district", title: "Район" },
          { name: "street", title: "Вулиця", type: "Select2", parent: "district", options: list },
        ],
      },
      [{ district: "b", street: "" }],
    );
    await waitUntil(() => cellOf(cell, "Вулиця", 1), "no rows");
    press(cell, "Вулиця", 1, "Enter");
    await waitUntil(() => editor(cell)?.role === "combobox", "no list in the cell");
    editor(cell).click();
    const options = () => [...cell.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent?.trim());
    await waitUntil(() => options().length, "not open");
    expect(options()).to.eql(["Польова"]);
  });

  it("[R3.7-20] a column that chooses and has no list of its own offers that of the table", async () => {
    Object.assign(window, { select: { crewjson: [["7", "Ткачук"]] } });
    const crew = [{ name: "person", title: "Працівник", type: "Select2" }];
    const { cell } = await shown({ columns: crew, data: "crew" }, [{ person: "7" }]);
    await waitUntil(() => cellOf(cell, "Працівник", 1).textContent === "Ткачук", "no text of the list");
    Reflect.deleteProperty(window, "select");
  });

  it("[R9.9-01] has no pages: of 5,000 rows those in sight are drawn, and the last one can be reached and edited", async () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ work: `Робота ${at + 1}`, amount: at }));
    const { cell, sent } = await shown({}, many);
    const table = cell.querySelector('[role="grid"]')!;
    expect(table.ariaRowCount).to.equal("5001");
    expect(cell.querySelectorAll('[role="gridcell"]').length).to.be.below(500);
    press(cell, "Робота", 1, "End", { ctrlKey: true });
    await waitUntil(() => cellOf(cell, "Робота", 5000), "the last row is not drawn");
    await write(cell, "Робота", 5000, "Остання");
    const rowsSent = (await sent()) as { work: string }[];
    expect([rowsSent.length, rowsSent[4999]!.work]).to.eql([5000, "Остання"]);
  });

  it("is printed with all its rows as they are read, and goes on afterwards", async () => {
    const given = [...columns, { name: "done", title: "Готово", type: "Switcher" }];
    const many = Array.from({ length: 300 }, (_, at) => ({ work: `Робота ${at + 1}`, amount: "1 200,50", done: true }));
    const { cell } = await shown({ columns: given }, [...many, {}]);
    const paper = await printed(cell);
    const lines = [...paper.querySelectorAll("tr")].map((line) =>
      [...line.cells].map(({ textContent }) => textContent),
    );
    expect(lines).to.have.length(301);
    expect([lines[0], lines[300]]).to.eql([
      ["", "Робота", "Кількість", "Готово"],
      ["300", "Робота 300", "1\u00a0200,5", "Так"],
    ]);
    expect(paper.querySelectorAll("td.numeric")).to.have.length(300);
    dispatchEvent(new Event("afterprint"));
    expect(cell.querySelector(".paper")).to.equal(null);
    expect(cellOf(cell, "Робота", 1).textContent).to.equal("Робота 1");
  });

  it("the server's message for a cell stands at the cell until it is changed", async () => {
    const { form, cell } = await shown({});
    await waitUntil(() => "submit" in form, "no form");
    const error = { errors: { "x.1.amount": ["Забагато"], "x.0.work": ["Немає такої"] } };
    answers(status(422, error));
    await form.submit();
    await waitUntil(() => cellOf(cell, "Кількість", 2).title === "Забагато", "no message at the cell");
    expect(cellOf(cell, "Робота", 1).title).to.equal("Немає такої");
    expect(note(cell)).to.contain("рядок 2, Кількість: Забагато");
    await write(cell, "Кількість", 2, "4");
    await waitUntil(() => cellOf(cell, "Кількість", 2).title === "", "the message stays");
    expect(cellOf(cell, "Робота", 1).title).to.equal("Немає такої");
  });

  it("the server's message goes with its row when rows above are deleted, added and moved", async () => {
    const { form, cell } = await shown({}, [...rows, { work: "Плитка", amount: 40 }]);
    await waitUntil(() => "submit" in form, "no form");
    answers(status(422, { errors: { "x.1.amount": ["Забагато"], "x.1.work": ["Немає такої"] } }));
    await form.submit();
    await waitUntil(() => cellOf(cell, "Кількість", 2).title === "Забагато", "no message at the cell");
    const said = () => [1, 2, 3].map((row) => cellOf(cell, "Кількість", row)?.title);
    button(cell, "Видалити рядок 1").click();
    await waitUntil(() => !cellOf(cell, "Робота", 3), "not deleted");
    expect(said()).to.eql(["Забагато", "", undefined]);
    press(cell, "Робота", 1, "ArrowDown", { altKey: true });
    await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "Плитка", "not moved");
    expect(said()).to.eql(["", "Забагато", undefined]);
    press(cell, "Робота", 1, "Insert");
    await waitUntil(() => cellOf(cell, "Робота", 3), "not added");
    expect(said()).to.eql(["", "", "Забагато"]);
    await write(cell, "Робота", 3, "Огорожа");
    await waitUntil(() => cellOf(cell, "Робота", 3).title === "", "the message of the changed cell stays");
    expect(said(), "that of the row's other cell").to.eql(["", "", "Забагато"]);
  });

  describe("blocks of cells", () => {
    const more = {
      columns: [
        ...columns,
        { name: "kind", title: "Вид", type: "Select2", options: { r: "Ремонт", n: "Нове" } },
        { name: "day", title: "День", type: "DatePicker" },
      ],
    };
    /** Firefox drops the clipboardData that is passed to the constructor. */
    function clip(at: Element, name: string, given: Record<string, string> = {}): DataTransfer {
      const clipboardData = new DataTransfer();
      for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text);
      const event = new Event(name, { bubbles: true, cancelable: true, composed: true });
      at.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
      return clipboardData;
    }
    const news = (cell: ParentNode) => cell.querySelector("output")!.textContent;

    it("[R5.2-03] a block of Excel is pasted with Ukrainian numbers, dates and the texts of a list; one undo", async () => {
      const { cell, sent } = await shown(more, [{ work: "Стара", amount: 1 }]);
      const text = "Асфальт\t1 200,50\tремонт\t05.03.2026\r\n=1+1\t3\tНове\t06.03.2026\r\n";
      cellOf(cell, "Робота", 1).focus();
      clip(cellOf(cell, "Робота", 1), "paste", { "text/plain": text });
      await waitUntil(() => cellOf(cell, "Робота", 2), "not pasted");
      expect(news(cell)).to.equal("Вставлено клітинок: 8, з помилками: 0");
      expect(await sent()).to.eql([
        { work: "Асфальт", amount: 1200.5, kind: "r", day: "2026-03-05" },
        { work: "=1+1", amount: 3, kind: "n", day: "2026-03-06" },
      ]);
    });

    it("a block with headings goes to the columns that it names", async () => {
      const { cell, sent } = await shown(more, [{ work: "Стара" }]);
      clip(cellOf(cell, "Кількість", 1), "paste", { "text/plain": "День\tРобота\n07.03.2026\tПлитка\n" });
      await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "Плитка", "not pasted");
      expect(await sent()).to.eql([{ work: "Плитка", day: "2026-03-07" }]);
    });

    it("what does not fit is marked and counted, rows beyond the most are not pasted, and one undo takes all back", async () => {
      const { cell } = await shown({ ...more, options: { select_rows_interval: "1,2" } }, [{ work: "Стара" }]);
      cellOf(cell, "Кількість", 1).focus();
      clip(cellOf(cell, "Кількість", 1), "paste", { "text/plain": "п'ять\n6\n7\n" });
      await waitUntil(() => cellOf(cell, "Кількість", 2), "not pasted");
      expect(news(cell)).to.equal("Вставлено клітинок: 2, з помилками: 1 Не вмістилося рядків: 1");
      expect(cellOf(cell, "Кількість", 1).ariaInvalid).to.equal("true");
      const undo = () => {
        if (cellOf(cell, "Кількість", 1).textContent === "") return true;
        cellOf(cell, "Кількість", 1).focus();
        key(cellOf(cell, "Кількість", 1), "z", { code: "KeyZ", ctrlKey: true });
        return false;
      };
      await waitUntil(undo, "not undone");
      expect(cellOf(cell, "Кількість", 2)).to.equal(null);
    });

    it("a pasted number that may mean thousands or decimals is wrong until it is written in another way", async () => {
      const { cell } = await shown(more, [{ work: "Стара" }]);
      cellOf(cell, "Кількість", 1).focus();
      clip(cellOf(cell, "Кількість", 1), "paste", { "text/plain": "1,234\n1.234 грн\n0,125\n1,2340\n" });
      await waitUntil(() => cellOf(cell, "Кількість", 4), "not pasted");
      expect(news(cell)).to.equal("Вставлено клітинок: 4, з помилками: 2");
      expect(texts(cell, "Кількість", 4)).to.eql(["1,234", "1.234 грн", "0,125", "1,234"]);
    });

    it("a clipboard with too many cells changes nothing and says so", async () => {
      const { cell, sent } = await shown({});
      clip(cellOf(cell, "Робота", 1), "paste", { "text/plain": "а\tб\r\n".repeat(101_000) });
      await waitUntil(() => news(cell).includes("200000"), "no words");
      expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Бордюр"]);
      expect(await sent()).to.eql(rows);
    });

    it("copies the chosen cells for a spreadsheet, where text that begins like a formula stays text", async () => {
      const { cell } = await shown({}, [{ work: "=A1", amount: "1 200,50" }, rows[1]]);
      press(cell, "Робота", 1, "ArrowRight", { shiftKey: true });
      key(cellOf(cell, "Кількість", 1), "ArrowDown", { shiftKey: true });
      expect(cell.querySelectorAll('[role="gridcell"][aria-selected="true"]').length).to.equal(4);
      const copied = clip(cellOf(cell, "Кількість", 2), "copy");
      expect(copied.getData("text/plain")).to.equal("'=A1\t1200,5\r\nБордюр\t40");
      clip(cellOf(cell, "Кількість", 2), "cut");
      await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "", "not cut");
    });

    it("Ctrl+D fills down, Ctrl+R fills to the right, a single cell from its neighbour", async () => {
      const { cell, sent } = await shown({ columns: [...columns, { name: "note", title: "Примітка" }] });
      press(cell, "Робота", 1, "ArrowDown", { shiftKey: true });
      key(cellOf(cell, "Робота", 2), "d", { code: "KeyD", ctrlKey: true });
      press(cell, "Примітка", 1, "r", { code: "KeyR", ctrlKey: true });
      press(cell, "Примітка", 2, "d", { code: "KeyD", ctrlKey: true });
      expect(await sent()).to.eql([
        { ...rows[0], note: "1200,5" },
        { work: "Асфальт", amount: 40, note: "1200,5" },
      ]);
    });

    it("a disabled column and a read-only table stay as they are", async () => {
      const fixed = [{ name: "work", title: "Робота", editorAttrs: { disabled: true } }, columns[1]!];
      const { cell, sent } = await shown({ columns: fixed });
      clip(cellOf(cell, "Робота", 1), "paste", { "text/plain": "Інше\t7" });
      await waitUntil(() => cellOf(cell, "Кількість", 1).textContent === "7", "not pasted");
      expect(((await sent()) as typeof rows)[0]!.work).to.equal("Асфальт");
    });
  });

  describe("import and export", () => {
    const imported = { columns, button: ["import", "export"], import_text: { ua: "Перший аркуш" } };
    const dialog = (cell: ParentNode) => cell.querySelector<HTMLDialogElement>("dialog.importing")!;
    const found = (cell: ParentNode) => dialog(cell).querySelector(".import-found")?.textContent ?? "";
    async function start(value: unknown = rows) {
      const made = await shown(imported, value);
      button(made.cell, "Імпорт…").click();
      await waitUntil(() => dialog(made.cell)?.open, "no dialog");
      return made;
    }
    function choose(cell: ParentNode, name: string, content: BlobPart): void {
      const files = new DataTransfer();
      files.items.add(new File([content], name));
      const input = dialog(cell).querySelector<HTMLInputElement>("input[type=file]")!;
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }

    it("[R2.4-46] [R3.7-18] pasted text is previewed with its wrong cells, mapped, and added as one step", async () => {
      const { cell, sent } = await start();
      expect(dialog(cell).textContent).to.contain("Перший аркуш");
      const text = dialog(cell).querySelector("textarea")!;
      fill(text, "Кількість;Робота\n5,5;Плитка\nбагато;Щебінь");
      await waitUntil(() => found(cell) === "Рядків: 2, клітинок з помилками: 1", "not previewed");
      expect(dialog(cell).querySelector("td.wrong")!.textContent).to.equal("багато");
      expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Бордюр"]);
      button(dialog(cell), "Імпортувати").click();
      await waitUntil(() => cellOf(cell, "Робота", 4), "not imported");
      expect(cellOf(cell, "Кількість", 4).ariaInvalid).to.equal("true");
      await write(cell, "Кількість", 4, "6");
      expect(await sent()).to.eql([...rows, { work: "Плитка", amount: 5.5 }, { work: "Щебінь", amount: 6 }]);
    });

    /** Cyrillic letters in windows-1251. */
    const windows1251 = (text: string) =>
      Uint8Array.from(
        Array.from(text, (letter) =>
          letter === "і" ? 0xb3 : letter < "А" ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x350,
        ),
      );
    it("[R2.4-48] a .csv file in windows-1251 replaces the rows when that is chosen; a column can be left out", async () => {
      const { cell, sent } = await start();
      choose(cell, "a.csv", windows1251("Робота;Кількість;Код\nМіст;7;8\n"));
      await waitUntil(() => found(cell) === "Рядків: 1, клітинок з помилками: 0", "not read");
      const maps = [...dialog(cell).querySelectorAll<HTMLSelectElement>("th select")];
      expect(maps.map(({ value }) => value)).to.eql(["work", "amount", ""]);
      maps[1]!.value = "";
      maps[1]!.dispatchEvent(new Event("change", { bubbles: true }));
      const checks = [...dialog(cell).querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
      checks.at(-1)!.click();
      button(dialog(cell), "Імпортувати").click();
      await waitUntil(() => cellOf(cell, "Робота", 1).textContent === "Міст", "not imported");
      expect(await sent()).to.eql([{ work: "Міст" }]);
    });

    it("[R2.4-45] a page with a table under the name of an .xls file is imported as text", async () => {
      const { cell, sent } = await start([]);
      const head = "<meta charset=windows-1251><style>td { color: red }</style><table border=1>";
      const lines =
        "<tr><th>Робота</th><th>Кількість</th></tr><tr><td>=1+1</td><td>1 200,5</td></tr><tr><td></td></tr>";
      choose(cell, "a.xls", windows1251(`<html>${head}${lines}</table></html>`));
      await waitUntil(() => found(cell) === "Рядків: 1, клітинок з помилками: 0", "not read");
      button(dialog(cell), "Імпортувати").click();
      await waitUntil(() => cellOf(cell, "Робота", 1)?.textContent === "=1+1", "not imported");
      expect(await sent()).to.eql([{ work: "=1+1", amount: 1200.5 }]);
    });

    it("[R2.4-47] a table of the page is imported", async () => {
      const table = document.body.appendChild(document.createElement("table"));
      table.innerHTML = "<caption>Матеріали</caption><tr><th>Робота</th></tr><tr><td>Ґрунт</td></tr>";
      const { cell } = await start([]);
      const select = [...dialog(cell).querySelectorAll("select")].at(-1)!;
      select.value = [...select.options].find(({ text }) => text === "Матеріали")!.value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await waitUntil(() => found(cell).startsWith("Рядків: 1"), "not read");
      button(dialog(cell), "Імпортувати").click();
      await waitUntil(() => cellOf(cell, "Робота", 1)?.textContent === "Ґрунт", "not imported");
      table.remove();
    });

    it("[R7.5-06] [R2.4-48] rows of a file on the server are imported; when it is not there, the dialog says so", async () => {
      const { cell } = await start([]);
      const input = dialog(cell).querySelector<HTMLInputElement>('input[placeholder="prices.json"]')!;
      const asked = answers(status(404), [{ work: "Бордюр", amount: 310.5 }]);
      type(input, "prices.js");
      key(input, "Enter", { isComposing: true });
      type(input, "prices.json");
      key(input, "Enter");
      await waitUntil(() => !/^$|Читаємо/.test(dialog(cell).querySelector(".import-note")!.textContent), "no words");
      key(input, "Enter");
      await waitUntil(() => found(cell) === "Рядків: 1, клітинок з помилками: 0", "not read");
      expect(asked[0]!.path).to.equal("/files/prices.json");
      button(dialog(cell), "Імпортувати").click();
      await waitUntil(() => cellOf(cell, "Кількість", 1)?.textContent === "310,5", "not imported");
    });

    for (const [name, content, message] of [
      ["a.docx", "x", "Excel: лише файли .xls і .xlsx; можна також .csv, .txt, .json"],
      ["a.xlsx", "no table", "Файл пошкоджений або не містить таблиці. Таблиця не змінилася."],
      ["a.json", "{", "Файл пошкоджений або не містить таблиці. Таблиця не змінилася."],
      [
        "a.csv",
        "а;".repeat(201_000),
        "Забагато даних: можна до 5 МБ, 50 000 рядків і 200 000 клітинок. Таблиця не змінилася.",
      ],
    ])
      it(`[R5.2-14] ${name} with ${content!.length} characters that cannot be used says why, and nothing changes`, async () => {
        const { cell } = await start();
        choose(cell, name!, content!);
        await waitUntil(() => dialog(cell).querySelector(".import-note")!.textContent === message, "no words");
        expect(dialog(cell).querySelector(".import-note")!.className, "shown as a failure").to.include("wrong");
        expect(button(dialog(cell), "Імпортувати").disabled).to.equal(true);
        expect(texts(cell, "Робота", 2)).to.eql(["Асфальт", "Бордюр"]);
      });

    it("[R2.4-45] [R3.7-10] an .xlsx file that was exported here is imported again with the same rows", async () => {
      const { cell } = await start([{ work: "=A1", amount: "1 200,50" }]);
      let file: Blob | undefined;
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob: Blob) => {
        file = blob;
        return "#made";
      };
      const stay = (event: Event) => event.preventDefault();
      addEventListener("click", stay, true);
      button(cell, "Експорт в Excel").click();
      await waitUntil(() => file, "no file");
      URL.createObjectURL = make;
      removeEventListener("click", stay, true);
      choose(cell, "a.xlsx", file!);
      await waitUntil(() => found(cell) === "Рядків: 1, клітинок з помилками: 0", "not read");
      button(dialog(cell), "Імпортувати").click();
      await waitUntil(() => cellOf(cell, "Робота", 2)?.textContent === "=A1", "not imported");
      expect(cellOf(cell, "Кількість", 2).textContent).to.equal("1\u00a0200,5");
    });
  });

  describe("drawn by Handsontable", () => {
    const at = (around: ParentNode, row: number, column: number) =>
      around.querySelector<HTMLElement>(`.ht_master tbody tr:nth-child(${row}) td:nth-of-type(${column})`)!;
    async function openAt(around: ParentNode, row: number, column: number): Promise<HTMLInputElement> {
      for (const name of ["mousedown", "mouseup", "click"])
        at(around, row, column).dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, button: 0 }));
      key(at(around, row, column), "Enter", { keyCode: 13 });
      await waitUntil(() => editor(around), "no editor");
      return editor(around);
    }

    beforeEach(() => configure({ handsontable_key: "non-commercial-and-evaluation" }));
    afterEach(() => configure({ handsontable_key: "" }));

    it("[RC-11] cells keep their columns' types: spelling of numbers, choices by their texts, switches, wrong values", async () => {
      const kinds = [
        ...columns,
        { name: "kind", title: "Вид", type: "Select2", options: { x: "Ікс", y: "Ігрек" } },
        { name: "done", title: "Готово", type: "Switcher" },
      ];
      const { cell, sent, record } = await open({ type: "DataTable", columns: kinds }, [
        { work: "Асфальт", amount: "1 200,50", kind: "x", done: "f", hidden: 7 },
        { work: "Бордюр", amount: 40, kind: "y", done: "t" },
      ]);
      await waitUntil(() => at(cell, 2, 4), "not drawn");
      expect(Array.from({ length: 3 }, (_, column) => at(cell, 1, column + 1).textContent)).to.eql([
        "Асфальт",
        "1\u00a0200,5",
        "Ікс",
      ]);
      const amount = await openAt(cell, 2, 2);
      type(amount, "багато");
      key(amount, "Enter", { keyCode: 13 });
      await waitUntil(() => at(cell, 2, 2).classList.contains("wrong"), "not marked");
      const focused = new Promise((resolve) =>
        cell.querySelector(".sheet-place")!.addEventListener("focus", resolve, { once: true }),
      );
      expect(await record()).to.equal(undefined);
      await focused;
      const root = cell.getRootNode() as ShadowRoot;
      await waitUntil(() => root.activeElement === at(cell, 2, 2), "the wrong cell has not got the focus");
      const again = await openAt(cell, 2, 2);
      type(again, "41,25");
      key(again, "Enter", { keyCode: 13 });
      const other = await openAt(cell, 1, 2);
      type(other, "2 300,5");
      key(other, "Enter", { keyCode: 13 });
      await openAt(cell, 1, 3);
      await waitUntil(() => editor(cell)?.role === "combobox", "no list in the cell");
      type(editor(cell), "Ігрек");
      await waitUntil(() => editor(cell)?.ariaExpanded === "true", "not open");
      key(editor(cell), "Enter", { keyCode: 13 });
      await waitUntil(() => editor(cell).ariaExpanded === "false", "the list is open");
      key(editor(cell), "Enter", { keyCode: 13 });
      at(cell, 1, 4).querySelector<HTMLInputElement>(".tick")!.click();
      await waitUntil(() => at(cell, 1, 3).textContent === "Ігрек", "not chosen");
      expect(await sent()).to.eql([
        { work: "Асфальт", amount: "2 300,50", kind: "y", done: "t", hidden: 7 },
        { work: "Бордюр", amount: 41.25, kind: "y", done: "t" },
      ]);
    });

    it("copied and cut cells are what a person reads, no codes and no formulas, and are pasted as they were", async () => {
      const kinds = [...columns, { name: "kind", title: "Вид", type: "Select2", options: { x: "Ікс", y: "Ігрек" } }];
      const { cell, sent } = await open({ type: "DataTable", columns: kinds }, [
        { work: "=1+1", amount: 2, kind: "x" },
        { work: "Бордюр", amount: 40, kind: "y" },
      ]);
      await waitUntil(() => at(cell, 2, 3), "not drawn");
      const clip = (row: number, column: number, name: string, given = "") => {
        for (const mouse of ["mousedown", "mouseup", "click"])
          at(cell, row, column).dispatchEvent(new MouseEvent(mouse, { bubbles: true, composed: true, button: 0 }));
        const clipboardData = new DataTransfer();
        if (given) clipboardData.setData("text/plain", given);
        const event = new Event(name, { bubbles: true, cancelable: true, composed: true });
        at(cell, row, column).dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
        return clipboardData.getData("text/plain").trim();
      };
      const copied = clip(1, 1, "copy");
      expect(copied).to.equal("'=1+1");
      const cut = clip(1, 3, "cut");
      expect(cut).to.equal("Ікс");
      await waitUntil(() => at(cell, 1, 3).textContent !== "Ікс", "not cut");
      clip(2, 1, "paste", copied);
      await waitUntil(() => at(cell, 2, 1).textContent === "=1+1", "no text pasted");
      clip(2, 3, "paste", cut);
      await waitUntil(() => at(cell, 2, 3).textContent === "Ікс", "no choice pasted");
      const [, second] = (await sent()) as object[];
      expect(second).to.eql({ work: "=1+1", amount: 40, kind: "x" });
    });

    it("Shift+Delete and Shift+Insert on a cell are left to the browser, which cuts and pastes", async () => {
      const { cell } = await open(entry, rows);
      await waitUntil(() => at(cell, 2, 1), "not drawn");
      for (const name of ["mousedown", "mouseup", "click"])
        at(cell, 1, 1).dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, button: 0 }));
      for (const [name, keyCode] of Object.entries({ Delete: 46, Insert: 45 }))
        expect(key(at(cell, 1, 1), name, { shiftKey: true, keyCode })).to.equal(true);
      expect([at(cell, 1, 1).textContent, at(cell, 3, 1), editor(cell)]).to.eql(["Асфальт", null, null]);
    });

    it("is printed with all its rows", async () => {
      const many = Array.from({ length: 200 }, (_, row) => ({ work: `Робота ${row + 1}`, amount: row }));
      const { cell } = await open(entry, many);
      await waitUntil(() => at(cell, 2, 1), "not drawn");
      const paper = await printed(cell);
      expect(paper.querySelectorAll("tbody tr")).to.have.length(200);
      expect(paper.parentElement!.querySelector(".hot"), "hidden on paper").to.not.equal(null);
      dispatchEvent(new Event("afterprint"));
    });
  });
});
