/** Cells of a table copied for a spreadsheet, and filled from others. */
import { expect } from "@open-wc/testing";
import { configure, settings } from "../../src/base/settings.ts";
import {
  cell,
  column,
  holdChanges,
  press,
  put,
  rowOf,
  seen,
  server,
  startTables,
  writes,
  type Tag,
} from "../../test/support/served-table.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

startTables();

describe("Ctrl+C in a table", () => {
  const markup = `<vs-table table="a.b" form="f" actions="choose edit cells" columns='["name","area","due"]'></vs-table>`;
  function copied(at: HTMLElement): string | undefined {
    at.focus();
    const clipboardData = new DataTransfer();
    const event = new Event("copy", { bubbles: true, composed: true, cancelable: true });
    at.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
    return event.defaultPrevented ? clipboardData.getData("text/plain") : undefined;
  }

  it("copies the cell, and of chosen rows what they show, as a spreadsheet takes it", async () => {
    server(3);
    const tag = await put(markup);
    expect(copied(cell(tag, 1, "Термін"))).to.equal("05.03.2026");
    press(cell(tag, 0, "Назва"), " ");
    press(cell(tag, 2, "Назва"), " ");
    expect(copied(cell(tag, 1, "Термін"))).to.equal("Запис 1\t1\t05.03.2026\r\nЗапис 3\t3\t05.03.2026");
    await waitUntil(() => tag.shadowRoot.textContent.includes("Скопійовано рядків: 2."), "not told");
  });

  it("leaves to the browser a marked text, a heading, a box, an action and an open cell", async () => {
    server(3);
    const tag = await put(markup);
    const own = (selector: string) => seen(tag, `.grid-body ${selector}`)[0]!;
    expect(copied(seen(tag, "[role=columnheader]")[1]!)).to.equal(undefined);
    expect(copied(own("input").closest<HTMLElement>(".grid-cell")!)).to.equal(undefined);
    expect(copied(own(".actions"))).to.equal(undefined);
    const text = document.body.appendChild(document.createElement("p"));
    text.textContent = "Позначене";
    getSelection()!.selectAllChildren(text);
    expect(copied(cell(tag, 1, "Назва"))).to.equal(undefined);
    text.remove();
    getSelection()!.empty();
    cell(tag, 1, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await waitUntil(() => tag.shadowRoot.querySelector(".cell-input"), "not opened");
    expect(copied(tag.shadowRoot.querySelector<HTMLElement>(".cell-input")!)).to.equal(undefined);
  });

  it("keeps a text that begins like a formula a text, and a cell with lines one cell", async () => {
    const rows = JSON.stringify([
      { id: 1, name: "=1+1" },
      { id: 2, name: "а\nб" },
    ]);
    const tag = await put(`<vs-table name="x" columns='["name"]' actions="choose" rows='${rows}'></vs-table>`);
    expect([copied(cell(tag, 0, "name")), copied(cell(tag, 1, "name"))]).to.eql(["'=1+1", '"а\nб"']);
  });

  it("copies what was typed also while it is being stored", async () => {
    const asked = server(2);
    const tag = await put(markup);
    const release = holdChanges();
    press(cell(tag, 0, "Назва"), "Н");
    await waitUntil(() => tag.shadowRoot.querySelector(".cell-input"), "not opened");
    press(tag.shadowRoot.querySelector(".cell-input")!, "Enter");
    expect(copied(cell(tag, 0, "Назва"))).to.equal("Н");
    release();
    await waitUntil(() => !seen(tag, ".busy").length && writes(asked).length === 1, "not stored");
  });
});

/** The code of editing has come, and the form that says what can be edited. */
async function editable(markup: string): Promise<Tag> {
  const tag = await put(markup);
  press(cell(tag, 0, "Назва"), "F2");
  await waitUntil(() => tag.shadowRoot.querySelector(".cell-input"), "not opened");
  press(tag.shadowRoot.querySelector(".cell-input")!, "Escape");
  return tag;
}

describe("Ctrl+D in a table", () => {
  const markup = `<vs-table table="a.b" form="f" actions="choose cells" columns='["name",{"name":"area","edit":false}]'></vs-table>`;
  const fill = (tag: Tag, row: number, title: string) =>
    press(cell(tag, row, title), "в", { code: "KeyD", ctrlKey: true });
  const start = async () => {
    const asked = server(4);
    const tag = await editable(markup);
    const bodies = () => writes(asked).map(({ body }) => body);
    const rests = () => waitUntil(() => !seen(tag, ".busy").length, "still busy");
    return { tag, bodies, rests };
  };

  it("copies the cell above, of the first row nothing, and only where cells are edited", async () => {
    const { tag, bodies, rests } = await start();
    fill(tag, 0, "Назва");
    expect(fill(tag, 1, "Площа"), "the browser's own key").to.equal(true);
    fill(tag, 2, "Назва");
    await waitUntil(() => bodies().length, "not stored");
    await rests();
    expect([bodies(), column(tag, "Назва")[2]]).to.eql([['{"id":3,"name":"Запис 2"}'], "Запис 2"]);
  });

  it("gives the first chosen row's value to the others, in one step of undo", async () => {
    const { tag, bodies, rests } = await start();
    for (const at of [1, 2, 3]) press(cell(tag, at, "Назва"), " ");
    fill(tag, 3, "Назва");
    await waitUntil(() => bodies().length === 2, "not stored");
    await rests();
    expect(column(tag, "Назва")).to.eql(["Запис 1", "Запис 2", "Запис 2", "Запис 2"]);
    press(cell(tag, 3, "Назва"), "я", { code: "KeyZ", ctrlKey: true });
    await waitUntil(() => bodies().length === 4, "not taken back");
    await rests();
    expect(column(tag, "Назва")).to.eql(["Запис 1", "Запис 2", "Запис 3", "Запис 4"]);
  });

  it("says nothing where no row was left out", async () => {
    const { tag, bodies, rests } = await start();
    const release = holdChanges();
    fill(tag, 2, "Назва");
    expect(seen(tag, ".state")).to.eql([]);
    for (const at of [0, 1]) press(cell(tag, at, "Назва"), " ");
    fill(tag, 0, "Назва");
    expect(seen(tag, ".state")).to.eql([]);
    release();
    await waitUntil(() => bodies().length === 2, "not stored");
    await rests();
  });

  it("says until the next change or Escape how many chosen rows are not in the table and were left as they are", async () => {
    const { tag, bodies, rests } = await start();
    for (const at of [0, 1, 2, 3]) press(cell(tag, at, "Назва"), " ");
    const { transport } = settings;
    configure({
      transport: async (request: Request) =>
        new URL(request.url).pathname === "/api/a.b/"
          ? Response.json({ rows: [rowOf(1), rowOf(2)], total: 2 })
          : transport!(request),
    });
    await tag.refresh();
    const said = () => seen(tag, ".state").map(({ textContent }) => textContent);
    fill(tag, 0, "Назва");
    await waitUntil(() => bodies().length === 1, "not stored");
    await rests();
    const leftOut = "Вибрані рядки, яких зараз немає в таблиці, не змінено: 2";
    expect(said()).to.eql([leftOut]);
    press(cell(tag, 0, "Назва"), "F2");
    press(seen(tag, ".cell-input")[0]!, "Escape");
    expect(said()).to.eql([]);
    fill(tag, 0, "Назва");
    expect(said()).to.eql([leftOut]);
    press(cell(tag, 0, "Назва"), "я", { code: "KeyZ", ctrlKey: true });
    await waitUntil(() => bodies().length === 2, "not taken back");
    await rests();
    expect(said()).to.eql([]);
  });
});

describe("Ctrl+R in a table", () => {
  const markup = `<vs-table table="a.b" form="f" actions="choose cells" columns='["area","name","status"]'></vs-table>`;
  const fill = (tag: Tag, row: number, title: string) =>
    press(cell(tag, row, title), "к", { code: "KeyR", ctrlKey: true });
  const bodies = (asked: Parameters<typeof writes>[0]) => writes(asked).map(({ body }) => body);

  it("copies the cell on the left; beside the boxes the key is the browser's", async () => {
    const asked = server(4);
    const tag = await editable(markup);
    expect(fill(tag, 1, "Площа"), "the browser's own key").to.equal(true);
    expect(fill(tag, 1, "Назва"), "not used").to.equal(false);
    await waitUntil(() => bodies(asked).length && !seen(tag, ".busy").length, "not stored");
    expect([bodies(asked), column(tag, "Назва")[1]]).to.eql([['{"id":2,"name":"2"}'], "2"]);
  });

  it("copies the whole number into a column of numbers, also where the cell shows fewer decimals", async () => {
    const asked = server(4);
    const { transport } = settings;
    configure({
      transport: async (request: Request) =>
        request.method === "GET" && new URL(request.url).pathname === "/api/a.b/2"
          ? Response.json({ ...rowOf(2), area: 12.3456 })
          : new URL(request.url).pathname === "/api/a.b/"
            ? Response.json({ rows: [rowOf(1), { ...rowOf(2), area: 12.3456 }], total: 2 })
            : transport!(request),
    });
    const columns = JSON.stringify(["name", "area", { name: "depth", type: "Number", edit: true }]);
    const tag = await editable(`<vs-table table="a.b" form="f" actions="cells" columns='${columns}'></vs-table>`);
    expect(cell(tag, 1, "Площа").textContent).to.equal("12,35");
    fill(tag, 1, "depth");
    await waitUntil(() => bodies(asked).length, "not stored");
    expect(JSON.parse(bodies(asked)[0]!)).to.eql({ id: 2, depth: 12.3456 });
  });

  it("does so in all chosen rows after a question, and marks what the column does not take", async () => {
    const asked = server(4);
    const tag = await editable(markup);
    for (const at of [1, 2]) press(cell(tag, at, "Назва"), " ");
    fill(tag, 3, "Статус");
    await waitUntil(() => seen(tag, "dialog.importing").length, "no preview");
    expect(seen(tag, "dialog td.wrong").map(({ textContent }) => textContent)).to.have.length(2);
    seen(tag, "dialog button")[0]!.click();
    fill(tag, 3, "Назва");
    await waitUntil(() => seen(tag, "dialog.importing").length, "no preview");
    seen(tag, "dialog button.main")[0]!.click();
    await waitUntil(() => bodies(asked).length === 2 && !seen(tag, ".busy").length, "not stored");
    expect(column(tag, "Назва")).to.eql(["Запис 1", "2", "3", "Запис 4"]);
  });
});
