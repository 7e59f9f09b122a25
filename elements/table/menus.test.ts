/** The line above a table and its menus: columns, filters, views, exports, widths. */
import { aTimeout, expect } from "@open-wc/testing";
import "../main.ts";
import { lastNotices, type Notice } from "../../src/page/notices/notify.ts";
import { placeOf } from "../../src/tables/view-places.ts";
import { configure } from "../../src/base/settings.ts";
import { readBook } from "../../src/vendors/xlsx/read-book.ts";
import { answers } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
type Tag = HTMLElement & { shadowRoot: ShadowRoot; rows: unknown; columns: unknown };

const columns = [
  { name: "id", type: "Number" },
  { name: "name", title: "Назва" },
  { name: "area", title: "Площа", type: "Number" },
  { name: "due", title: "Термін", type: "Date" },
  { name: "done", title: "Готово", type: "Switcher" },
];
const rows = [
  { id: 1, name: "Яма", area: "1 234,5", due: "2026-03-05", done: true },
  { id: 2, name: "Дерево", area: 7, due: "2026-04-01", done: false },
  { id: 3, name: "Лавка", area: null, due: "", done: true },
];

async function put(actions = "choose"): Promise<Tag> {
  place.innerHTML = `<vs-table name="menus" actions="${actions}" height="300"></vs-table>`;
  const tag = place.firstElementChild as Tag;
  Object.assign(tag, { columns, rows });
  await waitUntil(() => tag.shadowRoot?.querySelector(".count")?.textContent, "no rows");
  return tag;
}
const seen = (tag: Tag, selector: string) => [...tag.shadowRoot.querySelectorAll<HTMLElement>(selector)];
const headings = (tag: Tag) => seen(tag, "[role=columnheader] .heading").map(({ textContent }) => textContent);
const heading = (tag: Tag, title: string) =>
  seen(tag, "[role=columnheader]").find(({ textContent }) => textContent.includes(title))!;
const names = (tag: Tag) =>
  seen(tag, ".grid-body .grid-row:not([hidden])")
    .toSorted((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex))
    .map((row) => row.querySelector("[data-title=Назва]")!.textContent);
const button = (tag: Tag, text: string) =>
  seen(tag, ".menu:popover-open button,.bar button").find(({ textContent }) => textContent.startsWith(text))!;
const menu = (tag: Tag) => tag.shadowRoot.querySelector<HTMLElement>(".menu:popover-open");
const openColumn = (tag: Tag, title: string) =>
  heading(tag, title)
    .querySelector<HTMLElement>(".more")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
const tick = (tag: Tag, text: string) =>
  [...menu(tag)!.querySelectorAll("label")].find(({ textContent }) => textContent === text)!.querySelector("input")!;
const kept = () => JSON.parse(localStorage.getItem(placeOf("menus")) ?? "{}") as Record<string, unknown>;

/** The file that an action saves. */
async function saved(act: () => void): Promise<{ name: string; bytes: Uint8Array }> {
  const { click } = HTMLAnchorElement.prototype;
  let link: { download: string; href: string } | undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const { download, href } = this;
    link = { download, href };
  };
  act();
  await waitUntil(() => link, "nothing saved").finally(() => (HTMLAnchorElement.prototype.click = click));
  return { name: link!.download, bytes: new Uint8Array(await (await fetch(link!.href)).arrayBuffer()) };
}

beforeEach(() => localStorage.removeItem(placeOf("menus")));
afterEach(async () => {
  place.replaceChildren();
  await aTimeout(20);
  localStorage.removeItem(placeOf("menus"));
});

describe("the menu of the view", () => {
  it("lines of columns do not overlap where fingers need larger ones", async () => {
    answers([]);
    place.innerHTML = '<vs-table actions="choose" height="300"></vs-table>';
    const tag = place.firstElementChild as Tag;
    tag.style.inlineSize = "390px";
    const twelve = Array.from({ length: 12 }, (_, at) => ({ name: `c${at}`, title: `Колонка ${at}` }));
    Object.assign(tag, { columns: twelve, rows: [{ id: 1 }] });
    await waitUntil(() => tag.shadowRoot?.querySelector(".vs.cards"), "no cards");
    button(tag, "Вигляд").click();
    const lines = [...menu(tag)!.querySelectorAll<HTMLElement>(".menu-row")];
    for (const one of lines) one.querySelector<HTMLElement>(".menu-tick")!.style.minBlockSize = "44px";
    expect(lines.map(({ offsetHeight }) => offsetHeight)).to.eql(twelve.map(() => 44));
    configure({ transport: null });
  });
});

describe("the menu of a column", () => {
  it("a filter by a long list of choices finds them by a part of their words, and always lists the chosen ones", async () => {
    const options = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, text: `вулиця ${at + 1}` }));
    answers(options);
    place.innerHTML = '<vs-table actions="choose" height="300"></vs-table>';
    const tag = place.firstElementChild as Tag;
    Object.assign(tag, {
      columns: [
        { name: "id", type: "Number" },
        { name: "street", title: "Вулиця", type: "Select2", data: "menu_streets" },
      ],
      rows: options.map(({ id }) => ({ id, street: id })),
    });
    await waitUntil(() => seen(tag, "[data-title=Вулиця]").some(({ textContent }) => textContent === "вулиця 1"));
    openColumn(tag, "Вулиця");
    const lines = () => [...menu(tag)!.querySelectorAll(".menu-tick")].map(({ textContent }) => textContent);
    const search = menu(tag)!.querySelector<HTMLInputElement>(".menu-line input:not([type])")!;
    const write = (text: string) => {
      search.value = text;
      search.dispatchEvent(new Event("input", { bubbles: true }));
    };
    write("ця 49");
    expect(lines().length, "49 and 490 to 499").to.equal(12);
    tick(tag, "вулиця 495").click();
    await waitUntil(() => tag.shadowRoot.querySelector(".count")!.textContent.startsWith("1"), "not filtered");
    write("вулиця 3");
    expect(lines()).to.include.members(["вулиця 3", "вулиця 495"]);
    write("");
    expect([lines().length, lines().includes("вулиця 495")]).to.eql([202, true]);
    configure({ transport: null });
  });

  it("sorts up, down and not at all, and says which is on", async () => {
    const tag = await put();
    const state = () => [...menu(tag)!.querySelectorAll("button")].map(({ ariaPressed }) => ariaPressed).slice(0, 2);
    openColumn(tag, "Назва");
    expect(state()).to.eql(["false", "false"]);
    button(tag, "За зростанням").click();
    await waitUntil(() => names(tag)[0] === "Дерево", "not sorted");
    expect([menu(tag), kept()["sort"]]).to.eql([null, "name"]);
    openColumn(tag, "Назва");
    expect(state()).to.eql(["true", "false"]);
    button(tag, "За спаданням").click();
    await waitUntil(() => names(tag)[0] === "Яма", "not sorted down");
    openColumn(tag, "Назва");
    button(tag, "Без сортування").click();
    await waitUntil(() => heading(tag, "Назва").ariaSort === "none", "still sorted");
    expect(kept()).to.eql({});
  });

  it("with Shift a second heading sorts inside the first", async () => {
    const tag = await put();
    heading(tag, "Готово").click();
    heading(tag, "Назва").dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true }));
    await waitUntil(() => names(tag).join() === "Дерево,Лавка,Яма", "not sorted by both");
    expect(["Готово", "Назва"].map((title) => heading(tag, title).querySelector(".mark")!.textContent)).to.eql([
      "↑1",
      "↑2",
    ]);
  });

  it("filters flags, days, numbers and empty cells; each filter has a chip that removes it", async () => {
    const tag = await put();
    openColumn(tag, "Готово");
    tick(tag, "Так").click();
    await waitUntil(() => names(tag).join() === "Яма,Лавка", "flag not filtered");
    expect(button(tag, "Готово: Так").ariaLabel).to.equal("Прибрати фільтр: Готово: Так");
    menu(tag)!.hidePopover();
    const [from, to] =
      (openColumn(tag, "Термін"), [...menu(tag)!.querySelectorAll<HTMLInputElement>(".menu-line input")]);
    from!.value = "1.3.2026";
    from!.dispatchEvent(new Event("input"));
    await waitUntil(() => names(tag).join() === "Яма", "day not filtered");
    to!.value = "31.31.2026";
    to!.dispatchEvent(new Event("input"));
    to!.dispatchEvent(new Event("change"));
    expect([to!.ariaInvalid, names(tag)]).to.eql(["true", ["Яма"]]);
    menu(tag)!.hidePopover();
    expect(button(tag, "Термін: ≥ 01.03.2026")).not.to.equal(undefined);
    button(tag, "Термін:").click();
    button(tag, "Готово:").click();
    await waitUntil(() => names(tag).length === 3, "filters not removed");
    openColumn(tag, "Площа");
    tick(tag, "Лише порожні").click();
    await waitUntil(() => names(tag).join() === "Лавка", "empty not filtered");
    tick(tag, "Лише порожні").click();
    await waitUntil(() => names(tag).length === 3, "empty still filtered");
    expect(kept()).to.eql({});
  });

  it("the first chip gives the focus to what follows it when it is removed", async () => {
    const tag = await put();
    openColumn(tag, "Готово");
    tick(tag, "Так").click();
    menu(tag)!.hidePopover();
    openColumn(tag, "Площа");
    tick(tag, "Лише порожні").click();
    menu(tag)!.hidePopover();
    await waitUntil(() => seen(tag, ".bar .chip").length === 2, "no chips");
    for (const next of ["Площа", "Вигляд"]) {
      const [chip] = seen(tag, ".bar .chip");
      chip!.focus();
      chip!.click();
      await waitUntil(() => !chip!.isConnected, "not removed");
      expect(tag.shadowRoot.activeElement?.textContent).to.match(new RegExp(`^${next}`));
    }
  });

  it("a tick filters at once, typed text when typing rests", async () => {
    const tag = await put();
    openColumn(tag, "Готово");
    tick(tag, "Ні").click();
    await aTimeout(100);
    expect(kept()["filters"]).to.eql({ done: { any: ["false"] } });
    menu(tag)!.hidePopover();
    openColumn(tag, "Назва");
    const input = menu(tag)!.querySelector<HTMLInputElement>(".menu-line input")!;
    input.value = "дер";
    input.dispatchEvent(new Event("input"));
    await aTimeout(100);
    expect(kept()["filters"]).to.eql({ done: { any: ["false"] } });
    await waitUntil(() => "name" in (kept()["filters"] as object), "not filtered");
  });

  it("hides, moves, freezes and widens; the initial view is restored from the menu of the view", async () => {
    const tag = await put();
    const choose = (title: string, item: string) => (openColumn(tag, title), button(tag, item).click());
    choose("Площа", "Приховати колонку");
    choose("Термін", "Перемістити ближче до початку");
    choose("Термін", "Закріпити до цієї колонки");
    openColumn(tag, "Назва");
    const width = menu(tag)!.querySelector<HTMLInputElement>("[type=number]")!;
    for (const [px, set] of [
      ["5", 48],
      ["5000", 1200],
      ["0", 1200],
      ["300", 300],
    ] as const) {
      width.value = px;
      width.dispatchEvent(new Event("change"));
      expect((kept()["widths"] as Record<string, number>)["name"], px).to.equal(set);
    }
    menu(tag)!.hidePopover();
    choose("id", "Перемістити ближче до кінця");
    expect(headings(tag)).to.eql(["Термін", "id", "Назва", "Готово"]);
    choose("id", "Перемістити ближче до початку");
    expect(headings(tag)).to.eql(["id", "Термін", "Назва", "Готово"]);
    expect(seen(tag, "[role=columnheader].frozen .heading").map(({ textContent }) => textContent)).to.eql([
      "id",
      "Термін",
    ]);
    expect(Math.round(heading(tag, "Назва").getBoundingClientRect().width)).to.equal(300);
    choose("Термін", "Відкріпити колонки");
    expect(seen(tag, "[role=columnheader].frozen .heading")).to.eql([]);
    button(tag, "Вигляд").click();
    tick(tag, "Площа").click();
    expect(headings(tag)).to.include("Площа");
    button(tag, "Повернути початковий вигляд").click();
    expect([headings(tag), kept(), menu(tag)]).to.eql([["id", "Назва", "Площа", "Термін", "Готово"], {}, null]);
  });

  it("closes when the window is resized, and gives the focus back to what opened it", async () => {
    const tag = await put();
    const view = button(tag, "Вигляд");
    view.focus();
    view.click();
    expect(menu(tag)!.contains(tag.shadowRoot.activeElement)).to.equal(true);
    dispatchEvent(new Event("resize"));
    await waitUntil(() => !tag.shadowRoot.querySelector(".menu"), "still there");
    expect(tag.shadowRoot.activeElement === view).to.equal(true);
    view.click();
    button(tag, "Експорт").click();
    await waitUntil(() => seen(tag, ".menu").length === 1, "two menus");
  });

  it("opens below its button; at the bottom of the window above it, so that the button stays in view", async () => {
    const tag = await put();
    const box = (one: Element) => one.getBoundingClientRect();
    button(tag, "Вигляд").click();
    expect(box(menu(tag)!).top).to.be.at.least(box(button(tag, "Вигляд")).bottom);
    menu(tag)!.hidePopover();
    place.style.cssText = "position: fixed; inset-block-end: 0";
    button(tag, "Вигляд").click();
    const { top, bottom } = box(menu(tag)!);
    const buttonTop = box(button(tag, "Вигляд")).top;
    place.style.cssText = "";
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(buttonTop);
  });

  it("arrows go from control to control; letters, Tab and the arrows of a number are the browser's", async () => {
    const tag = await put();
    openColumn(tag, "Назва");
    const focused = () => tag.shadowRoot.activeElement as HTMLElement;
    /** Whether the key is left to the browser. */
    const press = (key: string) =>
      focused().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
    const reached = [focused().textContent];
    for (const key of ["ArrowDown", "ArrowUp", "ArrowUp"]) {
      expect(press(key), key).to.equal(false);
      reached.push(focused().textContent);
    }
    expect(reached).to.eql(["За зростанням", "За спаданням", "За зростанням", "Приховати колонку"]);
    menu(tag)!.querySelector<HTMLInputElement>(".menu-line input")!.focus();
    expect([press("а"), press("Tab")]).to.eql([true, true]);
    const width = menu(tag)!.querySelector<HTMLInputElement>("[type=number]")!;
    width.focus();
    expect([press("ArrowDown"), focused() === width]).to.eql([true, true]);
  });
});

describe("a view that is shared", () => {
  /** What the browser answers when it is to copy; the clipboard itself is refused. */
  async function shared(isCopied: boolean): Promise<readonly Notice[]> {
    const tag = await put();
    heading(tag, "Назва").click();
    await waitUntil(() => names(tag)[0] === "Дерево", "not sorted");
    const { execCommand } = document;
    const { writeText } = navigator.clipboard;
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
    document.execCommand = () => isCopied;
    const before = lastNotices().length;
    button(tag, "Вигляд").click();
    button(tag, "Скопіювати посилання").click();
    await waitUntil(() => lastNotices().length > before, "nothing said").finally(() => {
      document.execCommand = execCommand;
      Object.assign(navigator.clipboard, { writeText });
    });
    return lastNotices().slice(before);
  }

  it("is copied as an address", async () => {
    const [said] = await shared(true);
    expect(said!.kind).to.equal("success");
  });

  it("is shown as an address, until it is closed, where the browser refuses to copy", async () => {
    const [said] = await shared(false);
    const address = new URL(said!.text);
    expect([address.pathname, address.search.includes("name")]).to.eql([location.pathname, true]);
    expect(said!.delayMs).to.equal(0);
  });
});

describe("the width of a column", () => {
  it("follows the dragged edge of its heading, and is kept when the edge is released", async () => {
    const tag = await put();
    const grip = heading(tag, "Назва").querySelector<HTMLElement>(".grip")!;
    grip.setPointerCapture = () => {};
    const drag = (type: string, clientX: number, which = 0) =>
      grip.dispatchEvent(
        new PointerEvent(type, { clientX, button: which, pointerId: 1, bubbles: true, cancelable: true }),
      );
    const width = () => Math.round(heading(tag, "Назва").getBoundingClientRect().width);
    const before = width();
    drag("pointerdown", 100, 2);
    drag("pointermove", 150);
    expect(width(), "other buttons drag nothing").to.equal(before);
    drag("pointerdown", 100);
    drag("pointermove", 150);
    expect([width(), kept()]).to.eql([before + 50, {}]);
    drag("pointermove", 140);
    drag("pointerup", 140);
    expect([width(), kept()["widths"]]).to.eql([before + 40, { name: before + 40 }]);
    drag("pointermove", 300);
    expect(width(), "after the end").to.equal(before + 40);
    expect(heading(tag, "Назва").ariaSort, "a dragged heading is not sorted").to.equal("none");
  });
});

describe("the export of a table", () => {
  it("[R1-06] as .xlsx: what is shown in its order, with numbers as numbers and days as days", async () => {
    const tag = await put();
    heading(tag, "Назва").click();
    await waitUntil(() => names(tag)[0] === "Дерево", "not sorted");
    openColumn(tag, "id");
    button(tag, "Приховати колонку").click();
    button(tag, "Експорт").click();
    const { name, bytes } = await saved(() => button(tag, "Показане, .xlsx").click());
    expect(name).to.equal("menus.xlsx");
    expect(readBook(bytes)).to.eql([
      ["Назва", "Площа", "Термін", "Готово"],
      ["Дерево", "7", "01.04.2026", "Ні"],
      ["Лавка", "", "", "Так"],
      ["Яма", "1234,5", "05.03.2026", "Так"],
    ]);
    await waitUntil(() => !menu(tag), "menu still there");
  });

  it("[R1-06] as .csv: the chosen rows, and all rows and columns whatever is filtered", async () => {
    const tag = await put();
    openColumn(tag, "Готово");
    tick(tag, "Так").click();
    await waitUntil(() => names(tag).length === 2, "not filtered");
    menu(tag)!.hidePopover();
    openColumn(tag, "Площа");
    button(tag, "Приховати колонку").click();
    button(tag, "Експорт").click();
    expect(button(tag, "Вибрані рядки"), "nothing is chosen").to.equal(undefined);
    menu(tag)!.hidePopover();
    seen(tag, ".grid-body input[type=checkbox]")[1]!.click();
    const text = async (item: string) => {
      button(tag, "Експорт").click();
      const { bytes } = await saved(() => button(tag, item).click());
      await waitUntil(() => !menu(tag), "menu still there");
      return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\r\n").filter(Boolean);
    };
    expect(await text("Вибрані рядки, .csv")).to.eql(["\ufeffid;Назва;Термін;Готово", "3;Лавка;;Так"]);
    expect(await text("Усі рядки і колонки, .csv")).to.eql([
      "\ufeffid;Назва;Площа;Термін;Готово",
      "1;Яма;1 234,5;05.03.2026;Так".replace(" ", "\u00a0"),
      "2;Дерево;7;01.04.2026;Ні",
      "3;Лавка;;;Так",
    ]);
  });
});
