/** A table whose rows come from a server: its calls, what it does with their answers, its life. Flows: test/flows/tables.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import "../main.ts";
import { configure, settings } from "../../src/base/settings.ts";
import { tell, type Events } from "../../src/page/events.ts";
import { placeOf } from "../../src/tables/view-places.ts";
import { answers, status, type Asked } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
type Tag = HTMLElement & { shadowRoot: ShadowRoot; rows: unknown; chosen(): string[]; refresh(): Promise<void> };

const form = {
  schema: {
    name: { type: "Text", title: "Назва", validators: ["required"] },
    status: { type: "Select2", title: "Статус", data: "state" },
    area: { type: "Number", title: "Площа" },
    due: { type: "Date", title: "Термін" },
    note: { type: "TextArea", title: "Примітка" },
  },
};
const lists = { state: { new: "Нове", done: { text: "Виконано", color: "green" } }, late: { new: "Нове" }, none: {} };
const rowOf = (id: number) => ({ id, name: `Запис ${id}`, status: "new", area: id, due: "2026-03-05", note: "x" });

/** A server of one table: `total` rows, pages as asked, saves as sent. `late` holds answers back. */
function server(total: number, late: (asked: URL) => Promise<void> | undefined = () => undefined): Asked[] {
  const rows = Array.from({ length: total }, (_, at) => rowOf(at + 1));
  return answers(async (request: Request) => {
    const url = new URL(request.url);
    await late(url);
    if (url.pathname.startsWith("/api/template/form/")) return Response.json(form);
    if (url.pathname.startsWith("/api-user/select")) return Response.json(lists);
    const id = Number(/\/(\d+)$/.exec(url.pathname)?.[1]);
    const row = rows.find((one) => one.id === id);
    if (row && request.method === "PUT") return Response.json(Object.assign(row, await request.json()));
    if (row) return Response.json(row);
    const [limit, offset] = ["limit", "offset"].map((name) => Number(url.searchParams.get(name)));
    const isDown = url.searchParams.get("order")?.startsWith("-");
    return Response.json({ rows: (isDown ? rows.toReversed() : rows).slice(offset, offset! + limit!), total });
  });
}

async function put(html: string): Promise<Tag> {
  place.innerHTML = html;
  const tag = place.firstElementChild as Tag;
  await ready(tag);
  return tag;
}
const ready = (tag: Tag) =>
  waitUntil(() => !tag.hasAttribute("aria-busy") && tag.shadowRoot?.querySelector(".count")?.textContent, "no rows");
const seen = (tag: Tag, selector: string) => [...tag.shadowRoot.querySelectorAll<HTMLElement>(selector)];
const headings = (tag: Tag) => seen(tag, "[role=columnheader] .heading").map(({ textContent }) => textContent);
const heading = (tag: Tag, title: string) =>
  seen(tag, "[role=columnheader]").find(({ textContent }) => textContent.includes(title))!;
const drawn = (tag: Tag) =>
  seen(tag, ".grid-body .grid-row:not([hidden])").toSorted(
    (one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex),
  );
const cell = (tag: Tag, row: number, title: string) =>
  drawn(tag)[row]!.querySelector<HTMLElement>(`[data-title="${title}"]`)!;
const column = (tag: Tag, title: string) => drawn(tag).map((_, at) => cell(tag, at, title).textContent);
const lines = (asked: readonly Asked[], path = "/api/a.b/") => asked.filter(({ url }) => url.pathname === path);
const query = ({ url }: Asked) => Object.fromEntries(url.searchParams);
const writes = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== "GET");
const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...more }));
const button = (tag: Tag, text: string) => seen(tag, "button").find(({ textContent }) => textContent.startsWith(text))!;

const full = '<vs-table table="a.b" form="f" actions="choose edit copy del add cells" height="400"></vs-table>';

/** A window that loses the focus to another test's window would end the editing of a cell. */
addEventListener("blur", (event) => document.hasFocus() || event.stopImmediatePropagation(), true);
afterEach(async () => {
  place.replaceChildren();
  place.style.width = "";
  await aTimeout(20);
  configure({ transport: null });
  for (const key of Object.keys(localStorage)) if (key.startsWith("vs-table ")) localStorage.removeItem(key);
});

describe("the list call of a table", () => {
  it("asks once for the first page, in the author's order and with the author's filter", async () => {
    const asked = server(250);
    const tag = await put(
      `<vs-table table="a.b" form="f" order="-due,name" filter='{"name":["x"]}' height="300"></vs-table>`,
    );
    await aTimeout(150);
    expect(lines(asked).map(query)).to.eql([
      { limit: "100", offset: "0", order: "-due,name", filter: '{"name":["x"]}' },
    ]);
    expect(headings(tag)).to.eql(["Назва", "Статус", "Площа", "Термін", "Примітка", "Дії"]);
    expect(tag.shadowRoot.querySelector("[role=grid]")!.getAttribute("aria-rowcount")).to.equal("251");
  });

  it("goes to an address of its own, or below a prefix that ends with a slash", async () => {
    const asked = server(3);
    await put('<vs-table table="a.b" api="/own/list"></vs-table>');
    await put('<vs-table table="a.b" api="/other/"></vs-table>');
    expect(asked.map(({ url }) => url.pathname)).to.eql(["/own/list", "/other/a.b/"]);
  });

  it("with all, every page is loaded once, and sort and filter ask for nothing more", async () => {
    const asked = server(2300);
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' all height="300"></vs-table>`);
    expect(lines(asked).map(({ url }) => [url.searchParams.get("limit"), url.searchParams.get("offset")])).to.eql([
      ["1000", "0"],
      ["1000", "1000"],
      ["1000", "2000"],
    ]);
    heading(tag, "id").click();
    heading(tag, "id").click();
    await waitUntil(() => column(tag, "id")[0] === "2 300" || column(tag, "id")[0] === "2300", "not sorted");
    expect(lines(asked)).to.have.length(3);
  });

  it("a click on a heading asks once for the sorted rows; an older answer that comes later is dropped", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server(200, ({ searchParams }) => (searchParams.get("order") === "name" ? held : undefined));
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    heading(tag, "name").click();
    await waitUntil(() => lines(asked).length === 2, "not asked");
    heading(tag, "name").click();
    await waitUntil(() => column(tag, "name")[0] === "Запис 200", "not sorted down");
    release();
    await aTimeout(50);
    expect(column(tag, "name")[0]).to.equal("Запис 200");
    expect(lines(asked).map(({ url }) => url.searchParams.get("order"))).to.eql([null, "name", "-name"]);
    expect(heading(tag, "name").ariaSort).to.equal("descending");
  });

  it("the author's filter wins over a person's in the same column; widths and hidden columns ask for nothing", async () => {
    const asked = server(20);
    localStorage.setItem(placeOf("a.b"), '{"filters":{"name":{"text":"z"},"id":{"text":"7"}}}');
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' filter='{"name":["x"]}'></vs-table>`);
    expect(JSON.parse(lines(asked)[0]!.url.searchParams.get("filter")!)).to.eql({
      name: ["x"],
      id: { operator: "ILIKE", value: "%7%" },
    });
    heading(tag, "id").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    seen(tag, ".menu button").at(-1)!.click();
    await waitUntil(() => headings(tag).join() === "name", "not hidden");
    await aTimeout(50);
    expect(lines(asked)).to.have.length(1);
  });

  it("[R1-06] an export of all rows asks for all of them, without the person's filters and sort", async () => {
    const asked = server(1500);
    localStorage.setItem(placeOf("a.b"), '{"filters":{"name":{"text":"z"}},"sort":"-name"}');
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    button(tag, "Експорт").click();
    const before = lines(asked).length;
    const { click } = HTMLAnchorElement.prototype;
    let files = 0;
    HTMLAnchorElement.prototype.click = () => files++;
    const item = button(tag, "Усі рядки і колонки, .csv");
    item.click();
    item.click();
    await waitUntil(() => files, "no file").finally(() => (HTMLAnchorElement.prototype.click = click));
    await aTimeout(50);
    expect([files, lines(asked).slice(before).map(query)]).to.eql([
      1,
      [
        { limit: "1000", offset: "0" },
        { limit: "1000", offset: "1000" },
      ],
    ]);
  });

  it("the letters of a filter are sent together when typing rests, and the filter is kept for the next visit", async () => {
    const asked = server(20);
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    heading(tag, "name").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    const input = tag.shadowRoot.querySelector<HTMLInputElement>(".menu input:not([type])")!;
    for (const text of ["З", "За", "Зап"]) {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await aTimeout(20);
    }
    expect(lines(asked), "while typing").to.have.length(1);
    await waitUntil(() => lines(asked).length === 2, "not asked");
    await aTimeout(350);
    const filter = '{"name":{"operator":"ILIKE","value":"%Зап%"}}';
    expect(
      lines(asked)
        .slice(1)
        .map(({ url }) => url.searchParams.get("filter")),
    ).to.eql([filter]);
    await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    expect(lines(asked).at(-1)!.url.searchParams.get("filter")).to.equal(filter);
  });

  it("a failed call says so and asks again only when the person wants it", async () => {
    const { error } = console;
    console.error = () => {};
    let isFailing = true;
    const asked = answers(() => (isFailing ? status(500, "no") : Response.json([rowOf(1)])));
    place.innerHTML = `<vs-table table="a.b" columns='["id","name"]'></vs-table>`;
    const tag = place.firstElementChild as Tag;
    await waitUntil(() => tag.shadowRoot?.querySelector("[role=alert]")?.textContent, "nothing said");
    const before = asked.length;
    await aTimeout(150);
    expect(asked).to.have.length(before);
    isFailing = false;
    button(tag, "Повторити").click();
    await waitUntil(() => drawn(tag).length === 1 && column(tag, "name")[0] === "Запис 1", "no rows");
    expect([asked.length, tag.shadowRoot.querySelector("[role=alert]")?.textContent ?? ""]).to.eql([before + 1, ""]);
    console.error = error;
  });

  it("is given up when the tag leaves the page, and asked again when it is put back", async () => {
    const asked = server(5, (url) => (url.pathname === "/api/a.b/" ? aTimeout(50).then(() => {}) : undefined));
    let isAborted = false;
    const transport = settings.transport as typeof fetch;
    configure({
      transport: async (request: Request) => {
        request.signal.addEventListener("abort", () => (isAborted = true));
        return transport(request);
      },
    });
    place.innerHTML = `<vs-table table="a.b" columns='["id","name"]'></vs-table>`;
    const tag = place.firstElementChild as Tag;
    await waitUntil(() => lines(asked).length === 1, "not asked");
    tag.remove();
    await waitUntil(() => isAborted, "not given up");
    place.append(tag);
    await waitUntil(() => drawn(tag).length === 5 && column(tag, "name")[4] === "Запис 5", "no rows");
    expect(lines(asked)).to.have.length(2);
  });
});

describe("the rows of a table", () => {
  it("have the actions of their record with the table's form; a new one opens that form too", async () => {
    server(2);
    const tag = await put(full);
    const actions = seen(tag, ".grid-row[aria-rowindex='3'] a.action").map((link) =>
      ["edit", "copy", "del", "form"].map((name) => link.getAttribute(name)),
    );
    expect(actions).to.eql([
      ["a.b/2/f", null, null, null],
      [null, "a.b/2", null, "f"],
      [null, null, "a.b/2", null],
    ]);
    expect(tag.shadowRoot.querySelector(".bar a")!.getAttribute("add")).to.equal("a.b/f");
    await waitUntil(() => column(tag, "Статус")[0] === "Нове", "no words of options");
    expect(column(tag, "Термін")).to.eql(["05.03.2026", "05.03.2026"]);
  });

  it("are chosen one by one and as a range, counted, and freed by Escape or the chip", async () => {
    server(9);
    const tag = await put(full);
    const boxes = () => seen(tag, ".grid-body input[type=checkbox]");
    const click = (at: number, more: MouseEventInit = {}) =>
      boxes()[at]!.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, ...more }));
    click(1);
    click(4, { shiftKey: true });
    click(2);
    expect(tag.chosen()).to.eql(["2", "4", "5"]);
    await waitUntil(() => button(tag, "вибрано 3"), "not counted");
    expect(drawn(tag).map((row) => row.ariaSelected)).to.eql(
      [false, true, false, true, true, false, false, false, false].map(String),
    );
    cell(tag, 0, "Назва").focus();
    press(cell(tag, 0, "Назва"), "Escape");
    expect(tag.chosen()).to.eql([]);
    press(cell(tag, 0, "Назва"), " ");
    expect(tag.chosen()).to.eql(["1"]);
    button(tag, "вибрано").click();
    expect([tag.chosen(), button(tag, "вибрано")]).to.eql([[], undefined]);
  });

  it("are read again by refresh, which is told once; the row that a form has saved is marked", async () => {
    const asked = server(3);
    const tag = await put(full);
    const told: unknown[] = [];
    tag.addEventListener("vs:refreshed", ({ target }) => told.push(target));
    tell("vs:saved", { table: "a.other", id: "1", form: "f", answer: {}, created: false }, document.body);
    await tag.refresh();
    expect(seen(tag, ".grid-row.saved")).to.eql([]);
    tell("vs:saved", { table: "a.b", id: "2", form: "f", answer: {}, created: false }, document.body);
    await tag.refresh();
    expect([lines(asked).length, told.length]).to.eql([3, 2]);
    expect(drawn(tag).map((row) => row.matches(".saved"))).to.eql([false, true, false]);
  });

  it("out of the page it hears of no save, and another form or filter is read at once", async () => {
    const asked = server(3);
    const tag = await put(full);
    tag.remove();
    await aTimeout(50);
    tell("vs:saved", { table: "a.b", id: "2", form: "f", answer: {}, created: false }, document.body);
    place.append(tag);
    await waitUntil(() => lines(asked).length === 2, "not read again");
    await tag.refresh();
    expect(seen(tag, ".grid-row.saved")).to.eql([]);
    tag.setAttribute("filter", '{"status":"done"}');
    await waitUntil(() => lines(asked).at(-1)!.url.searchParams.get("filter"), "not filtered");
    tag.setAttribute("order", "-name");
    await waitUntil(() => column(tag, "Назва")[0] === "Запис 3", "not in the new order");
    const count = asked.length;
    tag.setAttribute("height", "300");
    await aTimeout(100);
    expect(asked, "the height needs no rows").to.have.length(count);
  });

  it("are cards on a phone, each below the other, without boxes that choose; a row without a title is named by its id", async () => {
    answers({ rows: [rowOf(1), { id: 2, name: null }, rowOf(3)], total: 3 });
    const tag = await put(`<vs-table table="a.b" columns='["name","area"]' actions="choose edit"></vs-table>`);
    const boxes = seen(tag, ".grid-body .grid-row:not([hidden]) input[type=checkbox]");
    expect(boxes.map(({ ariaLabel }) => ariaLabel)).to.eql(["Запис 1", "2", "Запис 3"]);
    place.style.width = "390px";
    await waitUntil(() => tag.shadowRoot.querySelector(".vs.cards"), "no cards");
    await aTimeout(50);
    const cards = drawn(tag).map((row) => row.getBoundingClientRect());
    const links = seen(tag, "a.action").map((link) => link.getBoundingClientRect());
    place.style.width = "";
    expect(seen(tag, ".grid-body .grid-row:not([hidden]) input[type=checkbox]")).to.eql([]);
    cards.forEach((card, at) => {
      expect(links[at]!.bottom, "the actions are inside").to.be.at.most(card.bottom);
      if (at) expect(card.top).to.be.at.least(cards[at - 1]!.bottom - 1);
    });
  });

  it("Enter runs the first action of the row, other keys do not", async () => {
    server(3);
    const tag = await put('<vs-table table="a.b" form="f" actions="info del"></vs-table>');
    const clicked: (string | null)[] = [];
    tag.addEventListener("vs:before", (event) => event.preventDefault());
    tag.addEventListener("click", (event) => clicked.push((event.composedPath()[0] as Element).getAttribute("info")));
    const at = cell(tag, 1, "Назва");
    at.focus();
    for (const key of ["a", "F2", "Delete", "Enter"]) press(at, key);
    expect(clicked).to.eql(["a.b/2/f"]);
  });

  it("that a script sets are shown without a call; without rows the author hears of it", async () => {
    const asked = server(3);
    place.innerHTML = `<vs-table columns='["id","name"]'></vs-table>`;
    const tag = place.firstElementChild as Tag;
    tag.rows = [rowOf(7), "none", rowOf(8)];
    await ready(tag);
    expect([column(tag, "name"), asked]).to.eql([["Запис 7", "Запис 8"], []]);
  });
});

describe("cells that are edited in a table", () => {
  const editor = (tag: Tag) => tag.shadowRoot.querySelector<HTMLInputElement>(".cell-input")!;
  async function open(tag: Tag, row: number, title: string): Promise<HTMLInputElement> {
    cell(tag, row, title).dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await waitUntil(() => editor(tag), "not opened");
    return editor(tag);
  }
  /** A table with a list that no other test has loaded. */
  const withList = (data: string) =>
    `<vs-table table="a.b" form="f" actions="choose cells" columns='["name",{"name":"status","data":"${data}"}]'></vs-table>`;
  const rests = (tag: Tag) => waitUntil(() => !seen(tag, ".busy").length, "still busy");
  const saves = (tag: Tag) => {
    const told: unknown[] = [];
    tag.addEventListener("vs:saved", (event) => told.push((event as CustomEvent<Events["vs:saved"]>).detail.id));
    return told;
  };

  it("are stored once, with the id and what was changed; others hear of it once", async () => {
    const asked = server(3);
    const tag = await put(full);
    const told = saves(tag);
    const input = await open(tag, 1, "Назва");
    expect(input.value).to.equal("Запис 2");
    input.value = "  Інша ";
    press(input, "Enter");
    await rests(tag);
    await waitUntil(() => told.length, "not told");
    await aTimeout(50);
    expect(writes(asked).map(({ method, path, body }) => [method, path, body])).to.eql([
      ["PUT", "/api/a.b/2", '{"id":2,"name":"Інша"}'],
    ]);
    expect([told, column(tag, "Назва")[1]]).to.eql([["2"], "Інша"]);
    expect(lines(asked), "its own rows are not read again").to.have.length(1);
    await tag.refresh();
    expect(seen(tag, ".saved"), "only what a form has saved is marked").to.eql([]);
  });

  it("send nothing by Escape, nor when nothing was changed", async () => {
    const asked = server(3);
    const tag = await put(full);
    const input = await open(tag, 0, "Назва");
    input.value = "Ні";
    press(input, "Escape");
    press(await open(tag, 0, "Площа"), "Enter");
    press(await open(tag, 0, "Термін"), "Tab");
    await aTimeout(50);
    expect([writes(asked), column(tag, "Назва")[0]]).to.eql([[], "Запис 1"]);
  });

  it("typed text stays when the words of options come, and is stored when the columns change under it", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server(3, ({ pathname }) => (pathname.startsWith("/api-user/select") ? held : undefined));
    const tag = await put(withList("late"));
    const input = await open(tag, 0, "Назва");
    input.value = "Довге слово";
    release();
    await waitUntil(() => column(tag, "Статус")[0] === "Нове", "no words of options");
    expect([editor(tag) === input, input.value, writes(asked)]).to.eql([true, "Довге слово", []]);
    place.style.width = "400px";
    await waitUntil(() => tag.shadowRoot.querySelector(".vs.cards"), "no cards");
    await waitUntil(() => writes(asked).length, "not stored");
    place.style.width = "";
    expect([editor(tag), writes(asked).map(({ body }) => body)]).to.eql([null, ['{"id":1,"name":"Довге слово"}']]);
  });

  it("with Ctrl+Enter all chosen rows get the value, and one step back restores all of them", async () => {
    const asked = server(4);
    const tag = await put(full);
    for (const at of [0, 2]) press(cell(tag, at, "Назва"), " ");
    const input = await open(tag, 0, "Назва");
    input.value = "Разом";
    press(input, "Enter", { ctrlKey: true });
    await waitUntil(() => writes(asked).length === 2, "not both stored");
    await rests(tag);
    expect(column(tag, "Назва")).to.eql(["Разом", "Запис 2", "Разом", "Запис 4"]);
    press(cell(tag, 0, "Назва"), "z", { code: "KeyZ", ctrlKey: true });
    await waitUntil(() => writes(asked).length === 4, "not both taken back");
    await rests(tag);
    expect(column(tag, "Назва")).to.eql(["Запис 1", "Запис 2", "Запис 3", "Запис 4"]);
    expect(writes(asked).map(({ body }) => (JSON.parse(body) as { id: number }).id)).to.eql([1, 3, 1, 3]);
  });

  it("open by typing, which replaces the value, by F2 with the value, by Delete without it; not by other keys", async () => {
    server(3);
    const tag = await put(full);
    await open(tag, 0, "Назва");
    press(editor(tag), "Escape");
    const opened = (key: string, more: KeyboardEventInit = {}) => {
      press(cell(tag, 0, "Площа"), key, more);
      const value = editor(tag)?.value;
      if (editor(tag)) press(editor(tag), "Escape");
      return value;
    };
    expect([opened("4"), opened("F2"), opened("Delete"), opened("Backspace")]).to.eql(["4", "1", "", ""]);
    expect([opened("F5"), opened("Shift"), opened("a", { ctrlKey: true }), opened("a", { altKey: true })]).to.eql([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("letters that are typed while a list loads wait for their cell; Escape gives them up", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server(3, ({ pathname }) => (pathname.startsWith("/api-user/select") ? held : undefined));
    const tag = await put(withList("none"));
    press(cell(tag, 0, "Статус"), "x");
    press(cell(tag, 0, "Статус"), "Escape");
    for (const key of ["a", "b", "Shift", "c"]) press(cell(tag, 1, "Статус"), key);
    release();
    await waitUntil(() => editor(tag), "not opened");
    expect([editor(tag).value, editor(tag).closest(".grid-row")!.ariaRowIndex]).to.eql(["abc", "3"]);
    press(editor(tag), "Escape");
    expect(writes(asked)).to.eql([]);
  });

  it("Escape in a cell that is wrong shows the stored value again", async () => {
    const asked = server(3);
    const tag = await put(full);
    const input = await open(tag, 0, "Назва");
    input.value = " ";
    press(input, "Enter");
    await waitUntil(() => cell(tag, 0, "Назва").ariaInvalid === "true", "not marked");
    press(await open(tag, 0, "Назва"), "Escape");
    expect([cell(tag, 0, "Назва").ariaInvalid, cell(tag, 0, "Назва").textContent]).to.eql([null, "Запис 1"]);
    press(await open(tag, 0, "Назва"), "Enter");
    await aTimeout(50);
    expect(writes(asked)).to.eql([]);
  });

  it("a flag is chosen by its words, and a new change ends what could be done again", async () => {
    const asked = server(3);
    form.schema = { ...form.schema, done: { type: "Switcher", title: "Готово" } } as typeof form.schema;
    const tag = await put(full);
    const input = await open(tag, 0, "Готово");
    expect([...(input as unknown as HTMLSelectElement).options].map(({ text }) => text)).to.eql(["Так", "Ні"]);
    input.value = "true";
    press(input, "Enter");
    await rests(tag);
    press(cell(tag, 0, "Назва"), "z", { code: "KeyZ", ctrlKey: true });
    await waitUntil(() => writes(asked).length === 2, "not taken back");
    const name = await open(tag, 0, "Назва");
    name.value = "Інша";
    press(name, "Enter");
    await waitUntil(() => writes(asked).length === 3, "not stored");
    press(cell(tag, 0, "Назва"), "y", { code: "KeyY", ctrlKey: true });
    await aTimeout(50);
    await rests(tag);
    const { done: _, ...schema } = form.schema as Record<string, unknown>;
    form.schema = schema as typeof form.schema;
    expect(writes(asked).map(({ body }) => (JSON.parse(body) as { name?: string }).name)).to.eql([
      undefined,
      undefined,
      "Інша",
    ]);
    expect(writes(asked)[0]!.body).to.equal('{"id":1,"done":true}');
  });

  it("what is wrong is not sent and stays; right, it is sent", async () => {
    const asked = server(3);
    const tag = await put(full);
    const input = await open(tag, 0, "Термін");
    input.value = "99.99.2026";
    press(input, "Enter");
    await waitUntil(() => cell(tag, 0, "Термін").ariaInvalid === "true", "not marked");
    expect([writes(asked), cell(tag, 0, "Термін").textContent]).to.eql([[], "99.99.2026"]);
    const again = await open(tag, 0, "Термін");
    expect(again.value).to.equal("99.99.2026");
    again.value = "6.3.2026";
    press(again, "Enter");
    await waitUntil(() => column(tag, "Термін")[0] === "06.03.2026", "not stored");
    await rests(tag);
    expect(writes(asked).map(({ body }) => body)).to.eql(['{"id":1,"due":"2026-03-06"}']);
    expect(cell(tag, 0, "Термін").ariaInvalid).to.equal(null);
  });

  it("several changes of a row are stored one after another, and steps back restore each of them", async () => {
    let running = 0;
    let most = 0;
    const asked = server(3);
    const transport = settings.transport as typeof fetch;
    configure({
      transport: async (request: Request) => {
        if (request.method === "PUT") most = Math.max(most, ++running);
        await aTimeout(20);
        return transport(request).finally(() => (running -= Number(request.method === "PUT")));
      },
    });
    const tag = await put(full);
    for (const [title, text] of [
      ["Назва", "Два"],
      ["Площа", "7,5"],
    ] as const) {
      const input = await open(tag, 0, title);
      input.value = text;
      press(input, "Tab");
    }
    await rests(tag);
    press(cell(tag, 0, "Назва"), "я", { code: "KeyZ", ctrlKey: true });
    press(cell(tag, 0, "Назва"), "я", { code: "KeyZ", ctrlKey: true });
    press(cell(tag, 0, "Назва"), "я", { code: "KeyZ", ctrlKey: true });
    press(cell(tag, 0, "Назва"), "н", { code: "KeyY", ctrlKey: true });
    await waitUntil(() => writes(asked).length === 5, "not all sent");
    await rests(tag);
    expect(writes(asked).map(({ body }) => JSON.parse(body) as object)).to.eql([
      { id: 1, name: "Два" },
      { id: 1, area: 7.5 },
      { id: 1, area: 1 },
      { id: 1, name: "Запис 1" },
      { id: 1, name: "Два" },
    ]);
    expect(most).to.equal(1);
  });

  it("a column that no plain control can edit, or that its author forbids, is not opened and says so", async () => {
    const asked = server(2);
    const tag = await put(
      `<vs-table table="a.b" form="f" actions="cells" columns='["name",{"name":"area","edit":false},"note"]'></vs-table>`,
    );
    await waitUntil(() => cell(tag, 0, "Площа").ariaReadOnly === "true", "no editing");
    for (const title of ["Площа", "Примітка"]) {
      cell(tag, 0, title).dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
      press(cell(tag, 0, title), "x");
      press(cell(tag, 0, title), "Delete");
    }
    await aTimeout(50);
    expect(["Назва", "Площа", "Примітка"].map((title) => cell(tag, 0, title).ariaReadOnly)).to.eql([
      null,
      "true",
      "true",
    ]);
    expect([editor(tag), writes(asked)]).to.eql([null, []]);
  });

  it("without cells among the actions no key changes anything", async () => {
    const asked = server(2);
    const tag = await put('<vs-table table="a.b" form="f" actions="edit"></vs-table>');
    cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    press(cell(tag, 0, "Назва"), "x");
    await aTimeout(100);
    expect([editor(tag), writes(asked)]).to.eql([null, []]);
  });

  it("a refusal keeps what was typed with the server's words, and Enter sends it again", async () => {
    const asked = server(2);
    const transport = settings.transport as typeof fetch;
    let isRefusing = true;
    configure({
      transport: async (request: Request) =>
        request.method === "PUT" && isRefusing ? status(400, { error: "Так не можна" }) : transport(request),
    });
    const tag = await put(full);
    const told = saves(tag);
    const input = await open(tag, 0, "Назва");
    input.value = "Моє";
    press(input, "Enter");
    await waitUntil(() => cell(tag, 0, "Назва").title === "Так не можна", "not said");
    expect([cell(tag, 0, "Назва").textContent, told]).to.eql(["Моє", []]);
    isRefusing = false;
    press(await open(tag, 0, "Назва"), "Enter");
    await waitUntil(() => told.length === 1, "not stored");
    expect(writes(asked).map(({ body }) => body)).to.eql(['{"id":1,"name":"Моє"}']);
    expect(cell(tag, 0, "Назва").title).to.equal("");
  });
});
