/** A table whose rows come from a server: its calls, what it does with their answers, its life. Flows: test/flows/tables.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../src/base/settings.ts";
import { tell } from "../../src/page/events.ts";
import { placeOf } from "../../src/tables/view-places.ts";
import { startClock } from "../../test/support/clock.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import {
  place,
  rowOf,
  server,
  put,
  ready,
  seen,
  headings,
  heading,
  drawn,
  cell,
  column,
  lines,
  query,
  press,
  button,
  full,
  type Tag,
  startTables,
} from "../../test/support/served-table.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

startTables();

it("the rows of a table are 28 px high with the density compact, 32 px without", async () => {
  for (const [density, height] of [
    ["compact", 28],
    ["", 32],
  ] as const) {
    const tag = await put(`<vs-table columns='["id"]' rows='[{"id":1},{"id":2}]' density="${density}"></vs-table>`);
    const [first, second] = [0, 1].map((row) => cell(tag, row, "id").getBoundingClientRect().top);
    expect(second! - first!).to.equal(height);
  }
});

describe("a list that the server does not answer", () => {
  const said = (tag: Tag) => tag.shadowRoot?.querySelector(".state")?.firstChild?.textContent;
  const start = async (late: (asked: URL) => Promise<void> | undefined) => {
    const asked = server(3, (url) => (url.pathname === "/api/a.b/" ? late(url) : undefined));
    await put("<vs-table table='a.b' rows='[]'></vs-table>"); // its code is loaded before the clock stands still
    const clock = startClock();
    place.innerHTML = `<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`;
    const tag = place.firstElementChild as Tag;
    await waitUntil(() => clock.waits.includes(15_000) && lines(asked).length, "not asked");
    return { asked, clock, tag };
  };

  it("is said to load after a second, what it waits for after 5, that it is slow after 15; Cancel ends it", async () => {
    let isStalled = true;
    const { asked, clock, tag } = await start(() => (isStalled ? new Promise(() => {}) : undefined));
    try {
      clock.pass(999);
      expect(said(tag)).to.equal(undefined);
      clock.pass(1);
      expect(said(tag)).to.equal("Завантаження…");
      clock.pass(4000);
      expect(said(tag)).to.equal("Чекаємо від сервера рядки таблиці…");
      clock.pass(10_000);
      expect(said(tag)).to.equal("Сервер відповідає довго.");
    } finally {
      clock.end();
    }
    isStalled = false;
    button(tag, "Скасувати").click();
    expect(said(tag)).to.contain("Не вдалося завантажити");
    button(tag, "Повторити").click();
    await ready(tag);
    expect([column(tag, "id"), said(tag), lines(asked).length]).to.eql([["1", "2", "3"], undefined, 2]);
    isStalled = true;
    const sorting = startClock();
    try {
      heading(tag, "name").click();
      sorting.pass(15_000);
    } finally {
      sorting.end();
    }
    button(tag, "Скасувати").click();
    isStalled = false;
    button(tag, "Повторити").click();
    await waitUntil(() => column(tag, "id").join() === "1,2,3" && said(tag) === undefined, "not read again");
  });

  it("is said to load after a second also when rows are scrolled into view; not when they are scrolled away again", async () => {
    let isStalled = true;
    const isLater = (url: URL) => url.searchParams.get("offset") === "200" && isStalled;
    server(300, (url) => (isLater(url) ? new Promise(() => {}) : undefined));
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    const grid = tag.shadowRoot.querySelector<HTMLElement>(".row-grid")!;
    const clock = startClock();
    const scroll = async (top: number) => {
      grid.scrollTop = top;
      await waitUntil(() => seen(tag, ".waiting").length > 0 === top > 0, "not drawn");
    };
    try {
      await scroll(1e6);
      clock.pass(999);
      expect(said(tag)).to.equal(undefined);
      await scroll(0);
      clock.pass(5000);
      expect(said(tag), "these rows are here").to.equal(undefined);
      await scroll(1e6);
      clock.pass(15_000);
      expect(said(tag)).to.equal("Сервер відповідає довго.");
    } finally {
      clock.end();
    }
    isStalled = false;
    button(tag, "Скасувати").click();
    button(tag, "Повторити").click();
    await waitUntil(() => column(tag, "id").at(-1) === "300" && said(tag) === undefined, "not read again");
  });

  it("is said to load after a second also when rows that are shown are read again", async () => {
    let isStalled = false;
    server(3, (url) => (isStalled && url.pathname === "/api/a.b/" ? new Promise(() => {}) : undefined));
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]'></vs-table>`);
    isStalled = true;
    const clock = startClock();
    try {
      void tag.refresh();
      clock.pass(999);
      expect(said(tag)).to.equal(undefined);
      clock.pass(1);
      expect([said(tag), column(tag, "id")]).to.eql(["Завантаження…", ["1", "2", "3"]]);
    } finally {
      clock.end();
    }
  });

  it("tries again by itself when the connection is back", async () => {
    let isOffline = true;
    const { clock, tag } = await start(() => (isOffline ? Promise.reject(new TypeError("no connection")) : undefined));
    try {
      // the pauses between the client's own tries
      await waitUntil(
        () => {
          clock.pass(1000);
          return said(tag)?.includes("Щойно зв'язок відновиться, спробуємо ще раз.");
        },
        `not told: ${said(tag)}`,
      );
    } finally {
      clock.end();
    }
    isOffline = false;
    dispatchEvent(new Event("online"));
    await ready(tag);
    expect([column(tag, "id"), said(tag)]).to.eql([["1", "2", "3"], undefined]);
  });
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
    const lists = asked.map(({ url }) => url.pathname).filter((path) => !path.startsWith("/api-user/"));
    expect(lists).to.eql(["/own/list", "/other/a.b/"]);
  });

  it("of a server that knows no limit are shown once, and sorted in the page", async () => {
    const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1, name: `Запис ${at + 1}` }));
    const asked = answers({ rows, total: 250 });
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    seen(tag, ".row-grid")[0]!.scrollTop = 32 * 249;
    await waitUntil(() => column(tag, "id").includes("250"), "the last one is not shown");
    heading(tag, "id").click();
    heading(tag, "id").click();
    seen(tag, ".row-grid")[0]!.scrollTop = 0;
    await waitUntil(() => column(tag, "id")[0] === "250", "not sorted");
    expect(lines(asked)).to.have.length(1);
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

  for (const isAll of [true, false])
    it(`${isAll ? "with all" : "answered by a bare list"}, a refresh reads the rows again and keeps the order of the person`, async () => {
      let isFailing = false;
      let rows = [rowOf(1), rowOf(2)];
      const asked = answers(() =>
        isFailing ? status(403, "no") : Response.json(isAll ? { rows, total: rows.length } : rows),
      );
      const tag = await put(
        `<vs-table table="a.b" columns='["id","name"]' ${isAll ? "all" : ""} height="300"></vs-table>`,
      );
      heading(tag, "id").click();
      heading(tag, "id").click();
      await waitUntil(() => column(tag, "id").join() === "2,1", "not sorted");
      rows = [{ ...rowOf(1), name: "Нова" }, rowOf(2), rowOf(3)];
      tell("vs:saved", { table: "a.b", id: "1", form: "f", answer: {}, created: false }, document.body);
      await tag.refresh();
      expect([column(tag, "name"), lines(asked).length]).to.eql([["Запис 3", "Запис 2", "Нова"], 2]);
      expect(drawn(tag).map((row) => row.matches(".saved"))).to.eql([false, false, true]);
      const { error } = console;
      console.error = () => {};
      isFailing = true;
      await tag.refresh();
      console.error = error;
      const said = () => tag.shadowRoot.querySelector("[role=alert]");
      await waitUntil(said, "nothing said");
      expect(column(tag, "name"), "the rows stay").to.eql(["Запис 3", "Запис 2", "Нова"]);
      const first = said();
      heading(tag, "id").click();
      await waitUntil(() => column(tag, "id")[0] === "1", "not sorted");
      expect(said(), "it is said once, and its button keeps the focus").to.equal(first);
      isFailing = false;
      first!.querySelector("button")!.click();
      await waitUntil(() => !said() && lines(asked).length === 4, "not read again");
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

  it("an export of all rows has also those beyond the 100,000 that a table loads", async () => {
    let last = 0;
    // a server that gives more rows at once than it is asked for
    answers((request: Request) => {
      const asked = new URL(request.url).searchParams;
      const [limit, offset] = ["limit", "offset"].map((name) => Number(asked.get(name)));
      const count = limit === 1000 ? 60_000 : limit!;
      last = Math.max(last, offset! + count);
      return Response.json({ rows: Array.from({ length: count }, (_, at) => ({ id: offset! + at })), total: 180_000 });
    });
    const tag = await put(`<vs-table table="a.b" columns='["id"]' height="300"></vs-table>`);
    const { click } = HTMLAnchorElement.prototype;
    let files = 0;
    HTMLAnchorElement.prototype.click = () => files++;
    button(tag, "Експорт").click();
    button(tag, "Усі рядки і колонки, .csv").click();
    await waitUntil(() => files, "no file").finally(() => (HTMLAnchorElement.prototype.click = click));
    expect(last).to.equal(180_000);
  });

  it("an export that cannot be read says so and saves no file; its retry does", async () => {
    const { error } = console;
    console.error = () => {};
    answers((request: Request) => {
      const isExport = new URL(request.url).searchParams.get("limit") === "1000";
      return isExport ? status(403, "no") : Response.json({ rows: [rowOf(1)], total: 1 });
    });
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    const { click } = HTMLAnchorElement.prototype;
    let files = 0;
    HTMLAnchorElement.prototype.click = () => files++;
    button(tag, "Експорт").click();
    button(tag, "Показане, .csv").click();
    await waitUntil(() => tag.shadowRoot.querySelector("[role=alert]")?.textContent, "nothing said");
    expect([files, column(tag, "name")]).to.eql([0, ["Запис 1"]]);
    answers(() => Response.json({ rows: [rowOf(1)], total: 1 }));
    button(tag, "Повторити").click();
    await waitUntil(() => files === 1, "not exported by the retry").finally(() => {
      HTMLAnchorElement.prototype.click = click;
      console.error = error;
    });
  });

  it("Enter and Space on a heading sort as a click does, with Shift inside the former column", async () => {
    const asked = server(3);
    const tag = await put(`<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`);
    const order = () => lines(asked).at(-1)!.url.searchParams.get("order");
    const sort = async (title: string, key: string, shiftKey: boolean, wanted: string) => {
      heading(tag, title).focus();
      press(heading(tag, title), key, { shiftKey });
      await waitUntil(() => order() === wanted, wanted);
    };
    await sort("name", "Enter", false, "name");
    await sort("id", " ", true, "name,id");
    await sort("id", "Enter", true, "name,-id");
    await sort("name", " ", false, "-name");
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

  it("[R3.7-02] show the words of the list that a column's data names", async () => {
    const asked = server(2);
    const columns = [{ name: "id" }, { name: "status", title: "Стан", data: "state" }];
    const tag = await put(`<vs-table table="a.b" columns='${JSON.stringify(columns)}'></vs-table>`);
    await waitUntil(() => column(tag, "Стан").join() === "Нове,Нове", "no words");
    expect(lines(asked, "/api-user/select/state")).to.have.length(1);
  });

  it("show the codes of a list that failed, and its words when the table is read again", async () => {
    let isFailing = true;
    const asked = server(1);
    const transport = settings.transport as typeof fetch;
    configure({
      transport: async (request: Request) =>
        isFailing && request.url.includes("/select/") ? status(404) : transport(request),
    });
    const { warn } = console;
    console.warn = () => {};
    const tag = await put(full);
    await aTimeout(50);
    expect(column(tag, "Статус")).to.eql(["new"]);
    isFailing = false;
    console.warn = warn;
    await tag.refresh();
    await waitUntil(() => column(tag, "Статус")[0] === "Нове", "no words");
    expect(lines(asked, "/api-user/select/state")).to.have.length(1);
    await tag.refresh();
    expect(lines(asked, "/api-user/select/state"), "known now").to.have.length(1);
  });

  it("have one row's actions as stops for Tab: those of the row that the person is in", async () => {
    server(4);
    const tag = await put('<vs-table table="a.b" form="f" actions="edit del" columns=\'["name"]\'></vs-table>');
    const stops = () => {
      const links = seen(tag, ".grid-body a").filter(({ tabIndex }) => tabIndex === 0);
      return links.map((link) => link.getAttribute("edit") ?? link.getAttribute("del"));
    };
    expect(stops()).to.eql(["a.b/1/f", "a.b/1"]);
    cell(tag, 0, "Назва").focus();
    press(cell(tag, 0, "Назва"), "ArrowDown");
    expect(stops()).to.eql(["a.b/2/f", "a.b/2"]);
    seen(tag, ".grid-body a[del='a.b/4']")[0]!.focus();
    expect(stops()).to.eql(["a.b/4/f", "a.b/4"]);
    await tag.refresh();
    expect(stops()).to.eql(["a.b/4/f", "a.b/4"]);
    heading(tag, "Назва").focus();
    expect(stops()).to.eql([]);
  });

  it("are named by their id where the first cell is empty", async () => {
    server(0);
    place.innerHTML = `<vs-table table="a.b" form="f" actions="choose" columns='["name"]'></vs-table>`;
    const tag = place.firstElementChild as Tag;
    tag.rows = [
      { id: 7, name: "" },
      { id: 8, name: 0 },
    ];
    await ready(tag);
    const names = seen(tag, ".grid-body input[type=checkbox]").map((box) => box.ariaLabel);
    expect(names.map((name) => /\d/.exec(name ?? "")?.[0])).to.eql(["7", "0"]);
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

  it("a range of chosen rows includes those that were not loaded yet", async () => {
    server(350);
    const tag = await put('<vs-table table="a.b" form="f" actions="choose" height="300"></vs-table>');
    cell(tag, 0, "Назва").focus();
    press(tag.shadowRoot.activeElement!, " ");
    press(tag.shadowRoot.activeElement!, "End", { ctrlKey: true });
    await waitUntil(() => column(tag, "Назва").includes("Запис 350"), "the end is not there");
    press(tag.shadowRoot.activeElement!, " ", { shiftKey: true });
    await waitUntil(() => tag.chosen().length === 350, `chosen: ${tag.chosen().length}`);
    expect(tag.chosen()).to.not.include("");
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

  it("a saved row gets the focus, but not from a person who has gone on in the table meanwhile", async () => {
    server(3);
    const tag = await put(full);
    const save = () =>
      tell("vs:saved", { table: "a.b", id: "3", form: "f", answer: {}, created: false }, document.body);
    const row = () => tag.shadowRoot.activeElement?.closest(".grid-row")?.ariaRowIndex;
    cell(tag, 0, "Назва").focus();
    save();
    press(tag.shadowRoot.activeElement!, "ArrowDown");
    await tag.refresh();
    expect(row(), "after a step").to.equal("3");
    save();
    await tag.refresh();
    expect(row(), "without one").to.equal("4");
  });

  it("the mark of a saved row stays for four seconds after the last save", async () => {
    server(3);
    const tag = await put(full);
    const clock = startClock();
    const save = async (id: string) => {
      tell("vs:saved", { table: "a.b", id, form: "f", answer: {}, created: false }, document.body);
      await tag.refresh();
    };
    const marked = () => drawn(tag).map((row) => row.matches(".saved"));
    await save("1");
    clock.pass(3000);
    await save("2");
    clock.pass(3000);
    expect(marked(), "after the first four seconds").to.eql([false, true, false]);
    clock.pass(1000);
    clock.end();
    expect(marked()).to.eql([false, false, false]);
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

  it("are lines, not cards for a moment, when the hidden part of the page that they are in is shown again", async () => {
    server(3);
    const tag = await put(full);
    const heights = () => drawn(tag).map((row) => row.getBoundingClientRect().height);
    const before = heights();
    place.hidden = true;
    await aTimeout(100);
    place.hidden = false;
    expect([heights(), tag.shadowRoot.querySelector(".vs.cards")]).to.eql([before, null]);
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
    // a table of an earlier test may still ask for its form
    const own = asked.filter(({ path }) => !path.endsWith("/form/f"));
    expect([column(tag, "name"), own]).to.eql([["Запис 7", "Запис 8"], []]);
  });
});
