import { aTimeout, expect } from "@open-wc/testing";
import "../../main.ts";
import { tell } from "../../../src/page/events.ts";
import { configure } from "../../../src/base/settings.ts";
import { refreshRegions } from "../../../src/page/refreshing/regions.ts";
import { emptyView, keepView } from "../../../src/tables/views.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  place.dir = "";
  for (const key of Object.keys(localStorage)) if (key.startsWith("vs-table ")) localStorage.removeItem(key);
});
const head = (...titles: string[]) => `<thead><tr>${titles.map((title) => `<th>${title}</th>`).join("")}</tr></thead>`;
const heads = () => [...place.querySelectorAll("th")];
const rows = () => [...place.querySelectorAll<HTMLTableRowElement>("tbody tr")];
const texts = () =>
  rows()
    .filter((row) => !row.hidden)
    .map((row) => row.textContent.trim());

async function put(rest: string, titles = ["Назва", "Сума"]): Promise<void> {
  place.innerHTML = `<vs-table name="t"><table>${head(...titles)}<tbody>${rest}</tbody></table></vs-table>`;
  await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
}
async function sortBy(at: number, state: string): Promise<void> {
  heads()[at]!.click();
  await waitUntil(() => heads()[at]!.ariaSort === state, `not ${state}`);
  await aTimeout(0);
}

describe("a page's own table in vs-table", () => {
  it("is sorted as numbers, with empty and unreadable cells last, and put back by the third click", async () => {
    await put("<tr><td>a<td>1 000,5<tr><td>b<td>—<tr><td>c<td>90<tr><td>d<td>");
    await sortBy(1, "ascending");
    expect(texts()).to.eql(["c90", "a1 000,5", "b—", "d"]);
    await sortBy(1, "descending");
    expect(texts()).to.eql(["a1 000,5", "c90", "b—", "d"]);
    await sortBy(1, "none");
    expect(texts()).to.eql(["a1 000,5", "b—", "c90", "d"]);
  });

  it("rows that the page has hidden stay hidden when it is sorted", async () => {
    await put("<tr><td>b<td>2<tr hidden><td>b, more<td>9<tr><td>a<td>1");
    await sortBy(1, "ascending");
    expect(texts()).to.eql(["a1", "b2"]);
    await sortBy(1, "descending");
    await sortBy(1, "none");
    expect(rows().map(({ hidden }) => hidden)).to.eql([false, true, false]);
  });

  it("headings in two rows belong to their columns: sorted, reached by keys, and not hidden", async () => {
    place.innerHTML = `<vs-table name="t"><table><thead><tr><th rowspan="2">Назва</th><th colspan="2">Суми</th></tr>
      <tr><th>План</th><th>Факт</th></tr></thead><tbody><tr><td>b<td>2<td>10<tr><td>a<td>10<td>9<tr><td>c<td>3<td>100</table></vs-table>`;
    await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
    await sortBy(2, "ascending");
    expect(texts()).to.eql(["b210", "c3100", "a109"]);
    await sortBy(3, "ascending");
    expect(texts()).to.eql(["a109", "b210", "c3100"]);
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["a109", "b210", "c3100"]);
    expect(heads().map((one) => one.getAttribute("aria-sort"))).to.eql(["ascending", null, "none", "none"]);
    heads()[3]!.focus();
    heads()[3]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    expect(document.activeElement).to.equal(rows()[0]!.cells[2]);
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    heads()[2]!.dispatchEvent(event);
    expect(event.defaultPrevented, "the browser's menu is not opened too").to.equal(true);
    const menu = () => place.querySelector("vs-table")!.shadowRoot!.querySelector("[popover]");
    await waitUntil(menu, "no menu");
    expect(menu()!.textContent).to.include("За зростанням").and.not.include("Приховати");
  });

  it("a heading above several columns sorts none of them; the others sort their own", async () => {
    const actions = (key: string) => `<td><a href="#">✎</a><td><a href="#">✕</a><td>${key}`;
    place.innerHTML = `<vs-table name="t"><table><thead><tr><th colspan="2">Дії<th>Назва<th>Сума</thead>
      <tbody><tr>${actions("б")}<td>1<tr>${actions("а")}<td>2</table></vs-table>`;
    await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
    await sortBy(1, "ascending");
    expect(texts()).to.eql(["✎✕а2", "✎✕б1"]);
    await sortBy(2, "ascending");
    expect(texts()).to.eql(["✎✕б1", "✎✕а2"]);
    expect(heads().map((one) => one.ariaSort)).to.eql([null, "none", "ascending"]);
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    heads()[0]!.focus();
    press("ArrowRight");
    expect(document.activeElement).to.equal(heads()[1]);
    press("ArrowDown");
    expect(document.activeElement).to.equal(rows()[0]!.cells[2]);
    press("ArrowUp");
    press("ArrowLeft");
    expect(document.activeElement).to.equal(heads()[0]);
  });

  it("a heading whose cells span the same columns sorts them", async () => {
    place.innerHTML = `<vs-table name="t"><table><thead><tr><th colspan="2">Назва<th>Сума</thead>
      <tbody><tr><td colspan="2">б<td>1<tr><td colspan="2">а<td>2</table></vs-table>`;
    await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["а2", "б1"]);
    await sortBy(1, "ascending");
    expect(texts()).to.eql(["б1", "а2"]);
  });

  it("headings in two rows stay above each other while the page scrolls, and hide no cell that a key goes to", async () => {
    const lines = Array.from({ length: 80 }, (_, at) => `<tr><td>${at}<td>1<td>2`).join("");
    place.innerHTML = `<vs-table name="t"><table><thead><tr><th rowspan="2">Назва</th><th colspan="2">Суми</th></tr>
      <tr><th>План</th><th>Факт</th></tr></thead><tbody>${lines}</table></vs-table>`;
    await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
    rows()[50]!.scrollIntoView();
    const box = (one: Element) => one.getBoundingClientRect();
    const [name, sums, plan] = heads().map(box);
    expect([Math.round(name!.top), Math.round(sums!.top), Math.round(plan!.top - sums!.bottom) >= 0]).to.eql([
      0,
      0,
      true,
    ]);
    const cell = rows()[50]!.cells[0]!;
    cell.tabIndex = -1;
    cell.focus({ preventScroll: true });
    cell.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true }));
    expect(document.activeElement).to.equal(rows()[49]!.cells[0]);
    expect(box(document.activeElement!).top).to.be.at.least(Math.floor(plan!.bottom));
  });

  it("a heading of a frozen column stays above the others that scroll", async () => {
    await put(`<tr>${"<td><p style='width:600px'>x".repeat(4)}`, ["Перша", "Друга", "Третя", "Четверта"]);
    heads()[0]!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    const root = place.querySelector("vs-table")!.shadowRoot!;
    const freeze = () =>
      [...root.querySelectorAll<HTMLElement>("button,label")].find((one) => /Закріпити/.test(one.textContent));
    await waitUntil(freeze, "no menu");
    freeze()!.click();
    await waitUntil(() => getComputedStyle(heads()[0]!).position === "sticky", "not frozen");
    root.querySelector<HTMLElement>(".scrolls")!.scrollLeft = 300;
    const { left, top } = heads()[0]!.getBoundingClientRect();
    root.querySelector<HTMLElement>("[popover]")?.remove();
    expect(document.elementFromPoint(left + 500, top + 4)).to.equal(heads()[0]);
  });

  it("a click in most of a narrow heading sorts; at its end it opens the menu", async () => {
    await put("<tr><td>2<td>1<tr><td>1<td>2");
    const heading = heads()[0]!;
    heading.style.cssText = "display: block; box-sizing: border-box; width: 30px; padding: 0";
    const { left, top } = heading.getBoundingClientRect();
    const clickAt = (x: number) =>
      heading.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: left + x, clientY: top + 2 }),
      );
    const menu = () => place.querySelector("vs-table")!.shadowRoot!.querySelector("[popover],[role=menu]");
    clickAt(18);
    await waitUntil(() => heading.ariaSort === "ascending", "not sorted");
    expect(menu()).to.equal(null);
    clickAt(26);
    await waitUntil(menu, "no menu");
    expect(heading.ariaSort).to.equal("ascending");
  });

  it("from right to left the end of a heading, where a click opens its menu, is the left one", async () => {
    place.dir = "rtl";
    await put("<tr><td>2<td>1<tr><td>1<td>2");
    const heading = heads()[0]!;
    const { left, right, top } = heading.getBoundingClientRect();
    const clickAt = (clientX: number) =>
      heading.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY: top + 2 }),
      );
    const menu = () => place.querySelector("vs-table")!.shadowRoot!.querySelector(".menu:popover-open");
    clickAt(right - 3);
    await waitUntil(() => heading.ariaSort === "ascending", "not sorted");
    expect(menu()).to.equal(null);
    clickAt(left + 3);
    await waitUntil(menu, "no menu");
    expect(heading.ariaSort).to.equal("ascending");
  });

  it("a click on a button in a heading is the button's alone", async () => {
    await put("<tr><td>2<td>1<tr><td>1<td>2", ['А <button type="button">?</button>', "Б"]);
    await sortBy(1, "ascending");
    let clicks = 0;
    place.querySelector("button")!.addEventListener("click", () => clicks++);
    place.querySelector("button")!.click();
    await aTimeout(50);
    expect([clicks, heads()[0]!.ariaSort, texts()]).to.eql([1, "none", ["21", "12"]]);
  });

  it("a heading whose click the page's own script has handled is not sorted", async () => {
    await put("<tr><td>2<td>1<tr><td>1<td>2");
    await sortBy(1, "ascending");
    heads()[0]!.addEventListener("click", (event) => event.preventDefault());
    heads()[0]!.click();
    await aTimeout(50);
    expect([heads()[0]!.ariaSort, texts()]).to.eql(["none", ["21", "12"]]);
  });

  it("keeps the page's nodes, handlers and typed text; rows of details stay under their row", async () => {
    await put(
      '<tr><td>б<td><input value="5"></td></tr><tr class="more"><td colspan="2">про б</td></tr><tr><td>а<td><a href="#">x</a></td></tr>',
    );
    const before = rows();
    let clicks = 0;
    place.querySelector("a")!.addEventListener("click", (event) => (event.preventDefault(), clicks++));
    place.querySelector("input")!.value = "typed";
    await sortBy(0, "ascending");
    expect(rows().map((row) => before.indexOf(row))).to.eql([2, 0, 1]);
    place.querySelector("a")!.click();
    expect([clicks, place.querySelector("input")!.value]).to.eql([1, "typed"]);
  });

  it("the focus stays in its row when the rows are sorted", async () => {
    await put('<tr><td>б<td><a href="#">x</a></tr><tr><td>а<td>2</tr>');
    const link = place.querySelector("a")!;
    link.focus();
    await sortBy(0, "ascending");
    expect([texts(), document.activeElement === link]).to.eql([["а2", "бx"], true]);
  });

  it("rows that a refresh of the page has brought stand in the order and the filter of the person", async () => {
    await put("<tr><td>в<td>1<tr><td>б<td>2");
    await sortBy(0, "ascending");
    rows()[0]!.insertAdjacentHTML("beforebegin", "<tr><td>г<td>3</tr><tr><td>а<td>4</tr>");
    tell("vs:refreshed", { element: place }, place);
    await waitUntil(() => texts().join() === "а4,б2,в1,г3", "not sorted again");
  });

  it("is sorted by data-order where a cell has one", async () => {
    await put('<tr><td data-order="2">один<td>1<tr><td data-order="1">два<td>2');
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["два2", "один1"]);
    await sortBy(0, "descending");
    expect(texts()).to.eql(["один1", "два2"]);
  });

  it("is sorted by what was typed and ticked in its cells", async () => {
    await put(
      ["б", "в", "а"]
        .map((text) => `<tr><td><input value="${text}"><td><input type="checkbox" ${text === "в" ? "checked" : ""}>`)
        .join(""),
    );
    const typed = () => rows().map((row) => row.querySelector("input")!.value);
    await sortBy(0, "ascending");
    expect(typed()).to.eql(["а", "б", "в"]);
    await sortBy(1, "ascending");
    expect(typed()).to.eql(["б", "а", "в"]);
    await sortBy(1, "descending");
    expect(typed()).to.eql(["в", "б", "а"]);
  });

  it("a link in a heading keeps its own click; a heading with data-sort=false is not sorted", async () => {
    place.innerHTML = `<vs-table><table><thead><tr><th><a href="#x">A</a></th><th data-sort="false">B</th></tr></thead><tbody><tr><td>2<td>2<tr><td>1<td>1</table></vs-table>`;
    await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
    place.querySelector("a")!.addEventListener("click", (event) => event.preventDefault());
    place.querySelector("a")!.click();
    heads()[1]!.click();
    await aTimeout(50);
    expect([heads()[0]!.ariaSort, heads()[1]!.ariaSort, texts()]).to.eql(["none", null, ["22", "11"]]);
  });

  it("has one stop for Tab, arrows go from cell to cell, Enter runs the row's first link", async () => {
    await put('<tr><td>a<td><a href="#">x</a><tr><td>b<td><a href="#">y</a>');
    expect(place.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    heads()[0]!.focus();
    press("ArrowDown");
    press("ArrowDown");
    expect(document.activeElement!.textContent).to.equal("b");
    let clicked = "";
    place.addEventListener("click", ({ target }) => (clicked = (target as Element).textContent), { once: true });
    press("Enter");
    expect(clicked).to.equal("y");
    press("Home");
    press("ArrowUp");
    press("ArrowUp");
    expect(document.activeElement === heads()[0]).to.equal(true);
    expect(place.querySelectorAll('[tabindex="0"]').length).to.equal(1);
  });

  it("Tab comes back to the cell in which the person was", async () => {
    await put('<tr><td>a<td>1<tr><td>b<td><a href="#">2</a>');
    const stops = () => [...place.querySelectorAll('[tabindex="0"]')].map(({ textContent }) => textContent);
    expect(stops()).to.eql(["Назва"]);
    heads()[0]!.focus();
    heads()[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    expect(stops()).to.eql(["a"]);
    place.querySelector("a")!.focus();
    expect(stops()).to.eql(["2"]);
  });

  it("Enter on a heading that does not sort is left to the page", async () => {
    await put("<tr><td>1<td>2<tr><td>2<td>1");
    await sortBy(0, "ascending");
    heads()[1]!.dataset["sort"] = "false";
    tell("vs:refreshed", { element: place }, place);
    await aTimeout(0);
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    expect(heads()[1]!.dispatchEvent(enter)).to.equal(true);
    await aTimeout(50);
    expect(texts()).to.eql(["12", "21"]);
  });

  it("in a shadow root its headings have the colour that is seen behind it", async () => {
    place.innerHTML = '<div style="background: rgb(1, 2, 3)"></div>';
    const root = place.firstElementChild!.attachShadow({ mode: "open" });
    root.innerHTML = `<vs-table name="t"><table>${head("А", "Б")}<tbody><tr><td>1<td>2</table></vs-table>`;
    const color = () => getComputedStyle(root.querySelector("th")!).backgroundColor;
    await waitUntil(() => color() === "rgb(1, 2, 3)", `not this colour: ${color()}`);
  });

  it("a kept view is applied when the page comes again", async () => {
    await put("<tr><td>б<td>1<tr><td>а<td>2");
    await sortBy(0, "ascending");
    await put("<tr><td>б<td>1<tr><td>а<td>2");
    await waitUntil(() => texts()[0] === "а2", "not sorted again");
  });

  it("without a heading for each column it stays a plain table, with one line in the console", async () => {
    const said: unknown[] = [];
    const { error } = console;
    console.error = (...given: unknown[]) => said.push(given.join(" "));
    place.innerHTML = "<vs-table><table><tbody><tr><td>1</table></vs-table>";
    await waitUntil(() => said.length, "nothing said");
    place.querySelector("tbody")!.insertAdjacentHTML("beforeend", "<tr><td>2</tr>");
    await aTimeout(20);
    console.error = error;
    expect(said.length).to.equal(1);
    expect(String(said[0])).to.include("a table in it needs a thead");
    expect(place.querySelector("table")!.hasAttribute("role")).to.equal(false);
  });

  it("without a heading for each column it is no card on a phone either", async () => {
    const { error } = console;
    let said = 0;
    console.error = () => said++;
    place.style.width = "300px";
    place.innerHTML = "<vs-table><table style='width:700px'><tbody><tr><td>1<td>2</table></vs-table>";
    await waitUntil(() => said, "nothing said");
    await aTimeout(100);
    console.error = error;
    place.style.width = "";
    expect([place.querySelector("[vs-cards]"), getComputedStyle(place.querySelector("td")!).display, said]).to.eql([
      null,
      "table-cell",
      1,
    ]);
  });

  it("a table that fits a narrow page to the pixel stays a table", async () => {
    place.style.width = "400px";
    place.innerHTML = `<vs-table><table style="width:100%">${head("А", "Б")}<tbody><tr><td>1<td>2</table></vs-table>`;
    await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
    await aTimeout(100);
    const { width } = place.querySelector("table")!.getBoundingClientRect();
    place.style.width = "";
    expect([width, place.querySelector("[vs-cards]")]).to.eql([400, null]);
  });

  it("titles of any kind are safe as names in cards", async () => {
    place.style.width = "300px";
    const title = '"; } body { display: none } \\" ж';
    place.innerHTML = `<vs-table><table style="width:700px">${head("А", "Б")}<tbody><tr><td>1<td>2</table></vs-table>`;
    place.querySelector("th")!.textContent = title;
    await waitUntil(() => place.querySelector("[vs-cards]"), "no cards");
    const { content } = getComputedStyle(place.querySelector("td")!, "::before");
    expect(content.replace(/\\(["\\])/g, "$1")).to.equal(`"${title}"`);
    place.style.width = "";
  });

  it("a cell with a text and several links keeps them in one line beside the title, in a card", async () => {
    place.style.width = "340px";
    const cell = "разом <a href='#a'>Змінити</a> <a href='#b'>Видалити</a>";
    const table = `<table style="width:700px">${head("Дії над записом за рік", "Б")}<tbody><tr><td>${cell}<td>2</table>`;
    place.innerHTML = `<vs-table>${table}</vs-table>`;
    await waitUntil(() => place.querySelector("[vs-cards]"), "no cards");
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const td = place.querySelector("td")!;
    const parts = [td.firstChild!, ...td.querySelectorAll("a")].map(boxOf);
    const [first, second, third] = parts.map(({ left }) => left);
    expect(new Set(parts.map(({ top }) => top)).size, "lines").to.equal(1);
    expect(first! < second! && second! < third!, "in their order").to.equal(true);
    const title = Number.parseFloat(getComputedStyle(td, "::before").width);
    expect(first! - td.getBoundingClientRect().left, "beside the title").to.be.greaterThan(title);
    const { height } = getComputedStyle(td, "::before");
    expect(td.offsetHeight, "as high as the title").to.be.at.least(Number.parseFloat(height));
    place.style.width = "";
  });

  const menu = () => place.firstElementChild!.shadowRoot!.querySelector<HTMLElement>(".menu:popover-open");
  const openMenu = async (at: number) => {
    heads()[at]!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await waitUntil(menu, "no menu");
  };

  it("a filter hides rows with their rows of details and is named above the table, where it is removed", async () => {
    await put('<tr><td>б<td>1<tr><td colspan="2">про б</tr><tr><td>а<td>2');
    await openMenu(0);
    const input = menu()!.querySelector<HTMLInputElement>(".menu-line input")!;
    input.value = "А";
    input.dispatchEvent(new Event("input"));
    await waitUntil(() => texts().join() === "а2", "not filtered");
    const bar = place.firstElementChild!.shadowRoot!.querySelector<HTMLElement>(".bar")!;
    expect([bar.hidden, bar.querySelector(".count")!.textContent]).to.eql([false, "1 запис"]);
    bar.querySelector<HTMLButtonElement>("[aria-label^=Прибрати]")!.click();
    await waitUntil(() => texts().join() === "б1,про б,а2", "still filtered");
    expect(bar.hidden).to.equal(true);
  });

  it('a page\'s own "select all" ticks only the rows that a filter shows, and all of them without it', async () => {
    const row = (name: string, more = "") => `<tr><td>${name}<td><input type="checkbox" name="id"${more}></tr>`;
    await put(row("б") + row("а") + row("в", " checked"));
    const boxes = () => [...place.querySelectorAll<HTMLInputElement>("[name=id]")];
    const all = (isTicked: boolean) => boxes().forEach((box) => (box.checked = isTicked));
    const ticked = () => boxes().map((box) => `${box.closest("tr")!.cells[0]!.textContent}${box.checked ? "+" : "-"}`);
    await openMenu(0);
    const input = menu()!.querySelector<HTMLInputElement>(".menu-line input")!;
    input.value = "А";
    input.dispatchEvent(new Event("input"));
    await waitUntil(() => texts().join() === "а", "not filtered");
    all(true);
    expect(ticked(), "one that was ticked before stays").to.eql(["б-", "а+", "в+"]);
    all(false);
    expect(ticked()).to.eql(["б-", "а-", "в-"]);
    const bar = place.firstElementChild!.shadowRoot!.querySelector<HTMLElement>(".bar")!;
    bar.querySelector<HTMLButtonElement>("[aria-label^=Прибрати]")!.click();
    await waitUntil(() => texts().length === 3, "still filtered");
    all(true);
    expect(ticked()).to.eql(["б+", "а+", "в+"]);
    expect(boxes().some((box) => Object.hasOwn(box, "checked"))).to.equal(false);
  });

  it("a filtered row that the page moves to another table is seen there, and its boxes are ticked", async () => {
    const row = (name: string) => `<tr><td>${name}<td><input type="checkbox" name="id"></tr>`;
    await put(row("б") + row("а") + "<tr hidden><td>г<td></tr><tr><td>в<td></tr>");
    place.insertAdjacentHTML("beforeend", "<table><tbody id='done'></tbody></table>");
    await openMenu(0);
    const input = menu()!.querySelector<HTMLInputElement>(".menu-line input")!;
    input.value = "А";
    input.dispatchEvent(new Event("input"));
    await waitUntil(() => texts().join() === "а", "not filtered");
    const done = place.querySelector("#done")!;
    const [first, , hidden] = rows();
    done.append(first!, hidden!);
    await waitUntil(() => !first!.hidden, "still hidden");
    const box = first!.querySelector("input")!;
    box.checked = true;
    expect([box.checked, hidden!.hidden, texts()]).to.eql([true, true, ["а", "б"]]);
  });

  it("a filtered row that the page moves to another filtered table follows the filter there", async () => {
    const table = (name: string, rest: string) =>
      `<vs-table name="${name}"><table>${head("Назва")}<tbody>${rest}</tbody></table></vs-table>`;
    keepView("one", { ...emptyView, filters: { Назва: { text: "а" } } });
    keepView("two", { ...emptyView, filters: { Назва: { text: "б" } } });
    place.innerHTML = table("one", "<tr><td>а<tr><td>б<tr><td>в") + table("two", "<tr><td>бб<tr><td>г");
    await waitUntil(() => texts().join() === "а,бб", "not filtered");
    const [, second, third] = rows();
    place.querySelectorAll("tbody")[1]!.append(second!, third!);
    await waitUntil(() => texts().join() === "а,бб,б", "not shown");
    await aTimeout(20);
    expect(texts()).to.eql(["а", "бб", "б"]);
  });

  it("boxes in rows that the page has hidden itself are ticked by the page as without us", async () => {
    const row = (name: string, more = "") => `<tr${more}><td>${name}<td><input type="checkbox" name="id"></tr>`;
    await put(row("б", " hidden") + row("а"));
    const boxes = () => [...place.querySelectorAll<HTMLInputElement>("[name=id]")];
    await openMenu(0);
    const input = menu()!.querySelector<HTMLInputElement>(".menu-line input")!;
    input.value = "а";
    input.dispatchEvent(new Event("input"));
    await waitUntil(() => place.firstElementChild!.shadowRoot!.querySelector(".bar:not([hidden])"), "not filtered");
    const hidden = boxes().find((box) => box.closest("tr")!.cells[0]!.textContent === "б")!;
    hidden.closest("tr")!.hidden = false;
    hidden.checked = true;
    expect(hidden.checked).to.equal(true);
  });

  it("frozen columns stand side by side while the others scroll, until they are freed", async () => {
    await put("<tr><td>1<td>2<td>3", ["А", "Б", "В"]);
    const choose = async (at: number, text: string) => {
      await openMenu(at);
      [...menu()!.querySelectorAll("button")].find(({ textContent }) => textContent === text)!.click();
      await waitUntil(() => !menu(), "menu still there");
    };
    const starts = () =>
      [...rows()[0]!.querySelectorAll("td")].map((cell) => {
        const { position, left } = getComputedStyle(cell);
        return position === "sticky" ? Math.round(Number.parseFloat(left)) : position;
      });
    await choose(1, "Закріпити до цієї колонки");
    await waitUntil(() => starts().join() === `0,${heads()[0]!.offsetWidth},static`, "not side by side");
    await choose(1, "Відкріпити колонки");
    await waitUntil(() => starts().join() === "static,static,static", "not freed");
  });

  it("keys of a table inside a cell are that table's own; a handled key is left alone", async () => {
    await put("<tr><td><table id=inner><tr><td tabindex=0>x<td>y</table><td>1<tr><td>b<td>2");
    const inner = place.querySelector<HTMLElement>("#inner td")!;
    const press = (target: HTMLElement, key: string) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    inner.focus();
    expect([press(inner, "ArrowDown"), document.activeElement === inner]).to.eql([false, true]);
    const own = rows().at(-1)!.querySelector("td")!;
    own.tabIndex = 0;
    own.focus();
    own.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    press(own, "ArrowUp");
    expect(document.activeElement === own).to.equal(true);
  });

  it("is cards when it does not fit and lines again when it does; out of the page it does nothing", async () => {
    place.style.width = "300px";
    place.innerHTML = `<vs-table><table style="width:700px">${head("А", "Б")}<tbody><tr><td>1<td>2</table></vs-table>`;
    const tag = place.firstElementChild as HTMLElement;
    await waitUntil(() => tag.hasAttribute("vs-cards"), "no cards");
    place.style.width = "790px";
    await waitUntil(() => !tag.hasAttribute("vs-cards"), "no lines");
    tag.remove();
    await aTimeout(50);
    tag.querySelector("th")!.click();
    place.style.width = "";
    expect(tag.querySelector("th")!.ariaSort).to.equal("none");
  });
});

describe("a page's own table that a script of the page moves and changes", () => {
  const table = (...names: string[]) =>
    `<table>${head("Назва")}<tbody>${names.map((name) => `<tr><td>${name}`).join("")}</table>`;
  const tag = () => place.querySelector("vs-table")!;
  const taken = () => waitUntil(() => place.querySelector("table[role=grid]"), "not taken");

  it("is found in elements of the page's look, and stays visible", async () => {
    place.innerHTML = `<vs-table name="t"><div class="table-responsive">${table("б", "а")}</div></vs-table>`;
    await taken();
    await sortBy(0, "ascending");
    expect([texts(), rows()[0]!.checkVisibility()]).to.eql([["а", "б"], true]);
    tag().firstElementChild!.append(document.createElement("p"));
    heads()[0]!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await waitUntil(() => tag().shadowRoot!.querySelector("[popover]"), "no menu");
  });

  it("follows the server in a refreshed region", async () => {
    const region = (...names: string[]) =>
      `<div vs-refresh id="r"><vs-table name="t"><div>${table(...names)}</div></vs-table></div>`;
    place.innerHTML = region("б", "а");
    await taken();
    await sortBy(0, "ascending");
    answers(async () => new Response(region("в", "б"), { headers: { "Content-Type": "text/html" } }));
    await refreshRegions([place.querySelector("#r")!]);
    configure({ transport: null });
    await waitUntil(() => texts().join() === "б,в", "not the server's rows");
  });

  it("goes on when a plugin has put an element around it", async () => {
    place.innerHTML = `<vs-table name="t">${table("б", "а")}</vs-table>`;
    await taken();
    const own = place.querySelector("table")!;
    const wrapper = document.createElement("div");
    own.before(wrapper);
    wrapper.append(own);
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["а", "б"]);
  });

  it("may come later, and another one may take its place, in the order of the person", async () => {
    place.innerHTML = '<vs-table name="t"><div>Завантаження…</div></vs-table>';
    const list = tag().firstElementChild as HTMLElement;
    await aTimeout(100);
    expect(list.checkVisibility()).to.equal(true);
    list.innerHTML = table("б", "а");
    await taken();
    await sortBy(0, "ascending");
    list.innerHTML = table("г", "в");
    await waitUntil(() => texts().join() === "в,г", "not sorted again");
    expect(tag().shadowRoot!.querySelectorAll("slot").length).to.equal(1);
    tag().innerHTML = "";
    await aTimeout(0);
    tag().innerHTML = table("е", "д");
    await waitUntil(() => texts().join() === "д,е", "not sorted again");
  });

  it("may come into an empty tag", async () => {
    place.innerHTML = '<vs-table name="t"></vs-table>';
    await waitUntil(() => tag().shadowRoot!.querySelector(".row-grid"), "nothing is shown");
    tag().innerHTML = table("б", "а");
    await taken();
    await sortBy(0, "ascending");
    expect([texts(), rows()[0]!.checkVisibility()]).to.eql([["а", "б"], true]);
  });

  it("gives way to rows that a script sets", async () => {
    place.innerHTML = '<vs-table name="t"><div>Завантаження…</div></vs-table>';
    await aTimeout(100);
    Object.assign(tag(), { columns: [{ name: "a" }], rows: [{ a: 1 }] });
    await waitUntil(() => tag().shadowRoot!.querySelector(".grid-body")?.textContent === "1", "not drawn");
    expect(place.querySelector("div")!.checkVisibility()).to.equal(false);
  });

  it("its author is told after two seconds when neither rows nor a table have come", async () => {
    const said: unknown[] = [];
    const { error } = console;
    console.error = (...given: unknown[]) => said.push(given.join(" "));
    place.innerHTML = `<vs-table id="none"><p>x</p></vs-table><vs-table id="some">${table("а")}</vs-table>`;
    await taken();
    const before = said.length;
    await waitUntil(() => said.length, "nothing said");
    await aTimeout(50);
    console.error = error;
    expect([before, said.length]).to.eql([0, 1]);
    expect(String(said[0]))
      .to.include('id="none"')
      .and.include('a table needs "table", "api", rows or a <table> in it');
  });

  it("rows that come and go are sorted and filtered as the others, and put back in the server's order", async () => {
    place.innerHTML = `<vs-table name="t">${table("в", "б")}</vs-table>`;
    await taken();
    await sortBy(0, "ascending");
    rows()[1]!.insertAdjacentHTML("afterend", "<tr><td>г</td></tr><tr><td>а</td></tr>");
    await waitUntil(() => texts().join() === "а,б,в,г", "not sorted again");
    rows()[1]!.remove();
    await sortBy(0, "descending");
    expect(texts()).to.eql(["г", "в", "а"]);
    await sortBy(0, "none");
    expect(texts()).to.eql(["в", "г", "а"]);
  });

  it("all rows replaced are in the order of the person; rows in another order of the page's own stay so", async () => {
    place.innerHTML = `<vs-table name="t">${table("в", "б")}</vs-table>`;
    await taken();
    await sortBy(0, "ascending");
    place.querySelector("tbody")!.innerHTML = "<tr><td>д</td></tr><tr><td>г</td></tr>";
    await waitUntil(() => texts().join() === "г,д", "not sorted again");
    rows()[0]!.before(rows()[1]!);
    await aTimeout(20);
    expect(texts()).to.eql(["д", "г"]);
  });

  it("with other headings it is sorted by the one that has the name now", async () => {
    await put("<tr><td>1<td>б<tr><td>2<td>а");
    await sortBy(1, "ascending");
    expect(texts()).to.eql(["2а", "1б"]);
    place.querySelector("thead")!.outerHTML = head("Сума", "Назва");
    await waitUntil(() => texts().join() === "1б,2а", "not sorted by the other column");
    expect(heads().map((one) => one.ariaSort)).to.eql(["ascending", "none"]);
  });

  it("is shown also when it comes while the code of drawn rows is loaded", async () => {
    place.innerHTML = `<vs-table name="t">${table("б", "а")}</vs-table>`;
    await taken();
    tag().innerHTML = "";
    await Promise.resolve();
    tag().innerHTML = table("в");
    await aTimeout(50);
    expect(rows()[0]!.checkVisibility()).to.equal(true);
  });
});

describe("a page's own table with headings, rows and cells of any kind", () => {
  const root = () => place.querySelector("vs-table")!.shadowRoot!;
  const menu = () => root().querySelector<HTMLElement>(".menu:popover-open");
  const openMenu = async (at: number) => {
    heads()[at]!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await waitUntil(menu, "no menu");
  };
  const choose = async (text: string) => {
    [...menu()!.querySelectorAll("button")].find(({ textContent }) => textContent.includes(text))!.click();
    await waitUntil(() => !menu(), "menu still there");
  };
  const filterBy = async (at: number, text: string) => {
    await openMenu(at);
    const input = menu()!.querySelector<HTMLInputElement>(".menu-line input")!;
    input.value = text;
    input.dispatchEvent(new Event("input"));
    await waitUntil(() => rows().some(({ hidden }) => hidden), "not filtered");
  };
  /** All rows as they are written into a file. */
  const exported = async () => {
    let address = "";
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      address = this.href;
    };
    await openMenu(0);
    await choose("Усі рядки і колонки, .csv").finally(() => (HTMLAnchorElement.prototype.click = click));
    return (await (await fetch(address)).text()).trim().split("\r\n").slice(1);
  };
  const states = () => heads().map(({ ariaSort }) => ariaSort);

  it("what a cell is sorted by is neither searched nor exported", async () => {
    const day = (at: number) => `<td data-sort="${1_767_225_600 + at * 86_400}">січня ${at}`;
    await put(`<tr>${day(10)}<td>б<tr>${day(2)}<td>а`, ["Work", "Work order"]);
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["січня 2а", "січня 10б"]);
    await filterBy(0, "я 10");
    expect(texts()).to.eql(["січня 10б"]);
    expect(await exported()).to.eql(["січня 10;б", "січня 2;а"]);
  });

  it("numbers of several units are sorted as numbers, and searched and exported with their unit", async () => {
    await put("<tr><td>10 шт<td>5 грн<tr><td>9,5 м<td>1 000 грн");
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["9,5 м1 000 грн", "10 шт5 грн"]);
    await filterBy(0, "шт");
    expect(texts()).to.eql(["10 шт5 грн"]);
    expect(await exported()).to.eql(["10 шт;5", "9,5 м;1\u00a0000"]);
  });

  it("is sorted and filtered by each of two columns with the same heading", async () => {
    await put("<tr><td>а<td>3<td>я<tr><td>б<td>2<td>ю<tr><td>в<td>1<td>є", ["Дата", "Подія", "Дата"]);
    await sortBy(2, "ascending");
    expect([texts(), states()]).to.eql([
      ["в1є", "б2ю", "а3я"],
      ["none", "none", "ascending"],
    ]);
    await sortBy(0, "ascending");
    expect([texts(), states()]).to.eql([
      ["а3я", "б2ю", "в1є"],
      ["ascending", "none", "none"],
    ]);
    await filterBy(2, "ю");
    expect(texts()).to.eql(["б2ю"]);
  });

  it("is sorted by headings that name parts of every object", async () => {
    await put("<tr><td>б<td>1<tr><td>а<td>2", ["constructor", "__proto__"]);
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["а2", "б1"]);
    await sortBy(1, "ascending");
    expect(texts()).to.eql(["б1", "а2"]);
  });

  it("with several bodies is filtered, counted and exported in all of them", async () => {
    await put("<tr><td>дім<td>1</tbody><tbody><tr><td>яма<td>2<tr><td>віз<td>3");
    await filterBy(0, "дім");
    expect(texts()).to.eql(["дім1"]);
    expect(root().querySelector(".bar .count")!.textContent).to.equal("1 запис");
    expect(await exported()).to.eql(["дім;1", "яма;2", "віз;3"]);
  });

  it("with several bodies is sorted in each of them, below its own heading", async () => {
    const title = (text: string) => `<tr><th colspan="2">${text}`;
    await put(`${title("Я")}<tr><td>б<td>1<tr><td>а<td>2</tbody><tbody>${title("Б")}<tr><td>г<td>3<tr><td>в<td>4`);
    rows()[4]!.tabIndex = -1;
    const focused = rows()[4]!;
    focused.focus();
    await sortBy(0, "ascending");
    expect(texts()).to.eql(["Я", "а2", "б1", "Б", "в4", "г3"]);
    expect(document.activeElement === focused).to.equal(true);
    await sortBy(0, "descending");
    await sortBy(0, "none");
    expect(texts()).to.eql(["Я", "б1", "а2", "Б", "г3", "в4"]);
  });

  it("a hidden column takes no cell out of a row whose cells span several columns", async () => {
    place.innerHTML = `<vs-table name="t"><table>${head("Назва", "Одиниця", "Сума")}<tbody><tr><td>а<td>шт<td>100</tbody>
      <tfoot><tr><td colspan="2">Разом<td>100</tfoot></table></vs-table>`;
    await waitUntil(() => place.querySelector("table[role=grid]"), "not taken");
    await openMenu(1);
    await choose("Приховати колонку");
    await waitUntil(() => getComputedStyle(rows()[0]!.cells[1]!).display === "none", "not hidden");
    const displays = [...place.querySelectorAll("tfoot td")].map((cell) => getComputedStyle(cell).display);
    expect([getComputedStyle(heads()[1]!).display, ...displays]).to.eql(["none", "table-cell", "table-cell"]);
  });

  it("a card leaves out a column of no priority, and no cell of a row of details", async () => {
    place.style.width = "300px";
    place.innerHTML = `<vs-table><table style="width:700px"><thead><tr><th data-priority="0">А<th>Б</thead>
      <tbody><tr><td>1<td>2<tr><td colspan="2">про 1</table></vs-table>`;
    await waitUntil(() => place.querySelector("[vs-cards]"), "no cards");
    const displays = [...place.querySelectorAll("td")].map((cell) => getComputedStyle(cell).display);
    place.style.width = "";
    expect(displays).to.eql(["none", "flow-root", "flow-root"]);
  });

  it("is sorted by the chosen options and the typed texts of its cells, not by their markup", async () => {
    const row = (chosen: string, note: string) =>
      `<tr><td><style>.${note}{}</style><select>${["а", "б", "в"]
        .map((text) => `<option${text === chosen ? " selected" : ""}>${text}`)
        .join("")}</select><td><textarea>${note}</textarea>`;
    await put(row("в", "x") + row("б", "y") + row("а", "z"));
    const chosen = () => rows().map((one) => one.querySelector("select")!.value);
    place.querySelector("textarea")!.value = "zz";
    await sortBy(0, "ascending");
    expect(chosen()).to.eql(["а", "б", "в"]);
    await sortBy(1, "ascending");
    expect(chosen()).to.eql(["б", "а", "в"]);
    await filterBy(0, "б");
    expect(rows().filter(({ hidden }) => !hidden)).to.have.length(1);
  });
});
