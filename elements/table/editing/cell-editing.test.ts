/** Cells of a table that are edited in place: keys, checks, saves, steps back. Flows: test/flows/tables.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../../src/base/settings.ts";
import type { Events } from "../../../src/page/events.ts";
import { refresh } from "../../../src/page/refreshing/refresh.ts";
import { startClock } from "../../../test/support/clock.ts";
import { status } from "../../../test/support/memory-server.ts";
import {
  place,
  form,
  server,
  put,
  seen,
  cell,
  column,
  holdChanges,
  drawn,
  rowOf,
  lines,
  writes,
  press,
  ready,
  full,
  type Tag,
  startTables,
} from "../../../test/support/served-table.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startTables();

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
    await refresh({ table: "a.b" });
    expect(lines(asked), "a later save elsewhere reads them").to.have.length(2);
    expect(seen(tag, ".saved"), "only what a form has saved is marked").to.eql([]);
  });

  it("a cell that is not stored asks before the page is left, and keeps its text when the rows are filtered", async () => {
    const asked = server(3);
    const tag = await put(full);
    const leaves = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const input = await open(tag, 1, "Назва");
    expect(leaves(), "nothing was typed").to.equal(true);
    input.value = "Ін";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect(leaves(), "an open editor").to.equal(false);
    const { transport } = settings;
    configure({
      transport: async (request: Request) =>
        request.method === "PUT" ? status(422, { error: "Зайнято" }) : transport!(request),
    });
    press(input, "Enter");
    await waitUntil(() => seen(tag, ".wrong").length, "not refused");
    expect(leaves(), "a refused text").to.equal(false);
    Object.assign(tag, { filter: { status: ["new"] } });
    await waitUntil(() => lines(asked).length === 2, "not read again");
    await waitUntil(() => cell(tag, 1, "Назва").textContent === "Ін", "what was typed is lost");
    expect(leaves(), "still not stored").to.equal(false);
    configure({ transport });
    await open(tag, 1, "Назва");
    press(editor(tag), "Enter");
    await waitUntil(() => writes(asked).length === 1 && leaves(), "still asks");
    place.replaceChildren();
    expect(leaves()).to.equal(true);
  });

  it("a step back after the rows were read again is shown", async () => {
    server(3);
    const tag = await put(full);
    const input = await open(tag, 1, "Назва");
    input.value = "Інша";
    press(input, "Enter");
    await rests(tag);
    await tag.refresh();
    expect(column(tag, "Назва")[1]).to.equal("Інша");
    press(cell(tag, 1, "Назва"), "z", { ctrlKey: true, code: "KeyZ" });
    await rests(tag);
    await waitUntil(() => column(tag, "Назва")[1] === "Запис 2", "the stored value is not shown");
  });

  for (const order of ["before", "after"] as const)
    it(`show what was stored also when a refresh that had read the older row ends ${order} the save`, async () => {
      const asked = server(3);
      const tag = await put(full);
      const input = await open(tag, 1, "Назва");
      input.value = "Інша";
      const releases = new Map<string, () => void>();
      const { transport } = settings;
      configure({
        transport: async (request: Request) => {
          const answer = await transport!(request);
          const { method } = request;
          if (!releases.has(method)) await new Promise<void>((resolve) => releases.set(method, resolve));
          return answer;
        },
      });
      const refreshed = tag.refresh();
      await waitUntil(() => releases.has("GET"), "not read");
      press(input, "Enter");
      await waitUntil(() => releases.has("PUT"), "not sent");
      for (const method of order === "before" ? ["GET", "PUT"] : ["PUT", "GET"]) {
        releases.get(method)!();
        await aTimeout(30);
      }
      await refreshed;
      await rests(tag);
      expect([column(tag, "Назва")[1], writes(asked).length]).to.eql(["Інша", 1]);
    });

  for (const first of ["stored", "refused"] as const)
    it(`a cell that is typed again while its first text is being ${first} shows the second, without a problem`, async () => {
      const asked = server(3);
      const tag = await put(full);
      const answered: (() => void)[] = [];
      const { transport } = settings;
      configure({
        transport: async (request: Request) => {
          if (request.method !== "PUT") return transport!(request);
          const isFirst = answered.length === 0;
          await new Promise<void>((resolve) => answered.push(resolve));
          return isFirst && first === "refused" ? status(422, { error: "Зайнято" }) : transport!(request);
        },
      });
      for (const text of ["Перша", "Друга"]) {
        const input = await open(tag, 1, "Назва");
        input.value = text;
        press(input, "Enter");
      }
      await waitUntil(() => answered.length === 1, "not sent");
      answered[0]!();
      await waitUntil(() => answered.length === 2, "not sent again");
      expect([column(tag, "Назва")[1], seen(tag, ".wrong").length], "while the second is on its way").to.eql([
        "Друга",
        0,
      ]);
      answered[1]!();
      await rests(tag);
      expect([column(tag, "Назва")[1], seen(tag, ".wrong").length]).to.eql(["Друга", 0]);
      expect(writes(asked).at(-1)!.body).to.include("Друга");
    });

  it("a cell that gets its old text again while the new one is being stored is stored with the old one", async () => {
    const asked = server(3);
    const tag = await put(full);
    const release = holdChanges();
    for (const text of ["Нова", "Запис 2"]) {
      const input = await open(tag, 1, "Назва");
      input.value = text;
      press(input, "Enter");
    }
    release();
    await rests(tag);
    expect([column(tag, "Назва")[1], writes(asked).map(({ body }) => body)]).to.eql([
      "Запис 2",
      ['{"id":2,"name":"Нова"}', '{"id":2,"name":"Запис 2"}'],
    ]);
    press(cell(tag, 1, "Назва"), "z", { code: "KeyZ", ctrlKey: true });
    await waitUntil(() => column(tag, "Назва")[1] === "Нова", "one step back is not the text before");
    await rests(tag);
  });

  it("are stored again over a value that another person has stored meanwhile and that they show", async () => {
    const asked = server(3);
    const tag = await put(full);
    const store = async (text: string) => {
      const input = await open(tag, 1, "Назва");
      input.value = text;
      press(input, "Enter");
      await rests(tag);
    };
    await store("Перша");
    await settings.transport!(new Request("/api/a.b/2", { method: "PUT", body: '{"name":"Чужа"}' }));
    await tag.refresh();
    expect(column(tag, "Назва")[1]).to.equal("Чужа");
    await store("Друга");
    expect([seen(tag, ".wrong").length, column(tag, "Назва")[1]]).to.eql([0, "Друга"]);
    expect(writes(asked).at(-1)!.body).to.equal('{"id":2,"name":"Друга"}');
  });

  it("show what the server has made of their text, and are stored again, when it answers with the record", async () => {
    const asked = server(3);
    const { transport } = settings;
    configure({
      transport: async (request: Request) => {
        if (request.method !== "PUT") return transport!(request);
        const body = (await request.text()).toUpperCase().replace("NAME", "name").replace("ID", "id");
        await transport!(new Request(request.url, { method: "PUT", body }));
        return Response.json({ id: 2, name: (JSON.parse(body) as { name: string }).name });
      },
    });
    const tag = await put(full);
    for (const text of ["abc", "abcd"]) {
      const input = await open(tag, 1, "Назва");
      input.value = text;
      press(input, "Enter");
      await rests(tag);
      expect([seen(tag, ".wrong").length, column(tag, "Назва")[1]]).to.eql([0, text.toUpperCase()]);
    }
    expect(writes(asked)).to.have.length(2);
  });

  it("are stored when the person leaves them for another place", async () => {
    const asked = server(3);
    const tag = await put(full);
    const input = await open(tag, 0, "Назва");
    input.value = "Моє";
    input.dispatchEvent(new FocusEvent("blur"));
    await rests(tag);
    await waitUntil(() => writes(asked).length === 1, "not stored");
    expect([editor(tag), column(tag, "Назва")[0]]).to.eql([null, "Моє"]);
  });

  it("keys that end the composing of a letter leave the cell open", async () => {
    server(3);
    const tag = await put(full);
    const input = await open(tag, 1, "Назва");
    for (const key of ["Enter", "Escape", "Tab"]) press(input, key, { isComposing: true });
    expect(editor(tag) === input).to.equal(true);
  });

  it("Enter and Tab go on to the next cell, with Shift to the one before; at an edge the cell stays", async () => {
    server(3);
    const tag = await put(full);
    const leave = async (row: number, title: string, key: string, more: KeyboardEventInit = {}) => {
      press(await open(tag, row, title), key, more);
      const at = tag.shadowRoot.activeElement as HTMLElement;
      return [Number(at.closest(".grid-row")!.ariaRowIndex) - 2, at.dataset["title"]];
    };
    expect(await leave(1, "Назва", "Enter")).to.eql([2, "Назва"]);
    expect(await leave(1, "Назва", "Enter", { shiftKey: true })).to.eql([0, "Назва"]);
    expect(await leave(0, "Назва", "Enter", { shiftKey: true })).to.eql([0, "Назва"]);
    expect(await leave(2, "Назва", "Enter")).to.eql([2, "Назва"]);
    expect(await leave(1, "Площа", "Tab")).to.eql([1, "Термін"]);
    expect(await leave(1, "Термін", "Tab", { shiftKey: true })).to.eql([1, "Площа"]);
    expect(await leave(1, "Площа", "Escape")).to.eql([1, "Площа"]);
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

  it("Escape in a cell whose save runs leaves what is being saved, and its refusal is shown", async () => {
    server(3);
    const tag = await put(full);
    let refuse: (() => void) | undefined;
    const { transport } = settings;
    configure({
      transport: async (request: Request) => {
        if (request.method !== "PUT") return transport!(request);
        await new Promise<void>((resolve) => (refuse = resolve));
        return status(422, { error: "Зайнято" });
      },
    });
    const input = await open(tag, 1, "Назва");
    input.value = "Нова";
    press(input, "Enter");
    await waitUntil(() => refuse, "not sent");
    press(await open(tag, 1, "Назва"), "Escape");
    expect(cell(tag, 1, "Назва").textContent).to.equal("Нова");
    refuse!();
    await waitUntil(() => cell(tag, 1, "Назва").ariaInvalid === "true", "the refusal is lost");
    expect(cell(tag, 1, "Назва").textContent).to.equal("Нова");
  });

  it("a table that gets other actions or other records is not edited as before, and no row of it is chosen", async () => {
    const asked = server(3);
    const tag = await put('<vs-table table="a.b" form="f" actions="choose cells"></vs-table>');
    const box = () => tag.shadowRoot.querySelector<HTMLInputElement>("[aria-rowindex='2'] [type=checkbox]")!;
    box().click();
    expect(tag.chosen()).to.eql(["1"]);
    const before = lines(asked).length;
    tag.setAttribute("actions", "choose");
    await waitUntil(() => lines(asked).length > before, "not read again");
    await ready(tag);
    cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await aTimeout(50);
    expect([editor(tag), writes(asked), tag.chosen()]).to.eql([null, [], ["1"]]);
    tag.setAttribute("table", "a.c");
    await waitUntil(() => asked.some(({ path }) => path.includes("a.c")), "not read");
    await waitUntil(() => box(), "not drawn");
    expect([tag.chosen(), box().checked]).to.eql([[], false]);
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

  it("a number that may mean thousands or decimals is asked about, as in a field", async () => {
    const asked = server(3);
    const tag = await put(full);
    const input = await open(tag, 0, "Площа");
    input.value = "1.234";
    press(input, "Enter");
    await waitUntil(() => cell(tag, 0, "Площа").title.startsWith("Тисячі чи десяткові?"), "not asked");
    expect([writes(asked), cell(tag, 0, "Площа").textContent]).to.eql([[], "1.234"]);
    const again = await open(tag, 0, "Площа");
    expect(again.value, "without a mark").to.equal("1.234");
    again.value = "1234";
    press(again, "Enter");
    await rests(tag);
    expect(writes(asked).map(({ body }) => body)).to.eql(['{"id":1,"area":1234}']);
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

  describe("while rows are read again", () => {
    /** The table and its open cell in the row of record 2; `become` gives the server other records. */
    async function start() {
      const asked = server(3);
      const tag = await put(full);
      const { transport } = settings;
      const become = async (ids: number[]) => {
        configure({
          transport: async (request: Request) => {
            const { pathname } = new URL(request.url);
            if (pathname === "/api/a.b/") return Response.json({ rows: ids.map(rowOf), total: ids.length });
            const id = Number(/\d+$/.exec(pathname)?.[0]);
            return id && !ids.includes(id) ? status(404) : transport!(request);
          },
        });
        await tag.refresh();
      };
      const input = await open(tag, 1, "Назва");
      input.value = "Моє";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      return { asked, tag, input, become };
    }

    it("the open editor goes with its record, keeps the focus, and Enter goes on from there", async () => {
      const { asked, tag, input, become } = await start();
      await become([9, 8, 1, 2, 3]);
      const ids = () => drawn(tag).map((row) => row.querySelector('[data-title="Площа"]')!.textContent);
      expect([ids(), drawn(tag).findIndex((row) => row.contains(input)), tag.shadowRoot.activeElement]).to.eql([
        ["9", "8", "1", "2", "3"],
        3,
        input,
      ]);
      await become([3, 2, 1]);
      expect([ids(), drawn(tag).findIndex((row) => row.contains(input)), input.value]).to.eql([
        ["3", "2", "1"],
        1,
        "Моє",
      ]);
      press(input, "Enter");
      await waitUntil(() => writes(asked).length, "not stored");
      await rests(tag);
      expect(writes(asked)[0]!.path).to.equal("/api/a.b/2");
      expect((tag.shadowRoot.activeElement as HTMLElement).closest(".grid-row")!.ariaRowIndex).to.equal("4");
    });

    it("the open editor goes with its record when a script of the page sets the rows anew", async () => {
      server(3);
      const tag = await put('<vs-table table="a.b" form="f" actions="cells"></vs-table>');
      tag.rows = [1, 2, 3, 4].map(rowOf);
      await waitUntil(
        () => drawn(tag).length === 4 && cell(tag, 1, "Назва").classList.contains("editable"),
        "no editing",
      );
      const input = await open(tag, 1, "Назва");
      input.value = "Моє";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      tag.rows = [4, 3, 1, 2].map(rowOf);
      await waitUntil(() => column(tag, "Площа").join() === "4,3,1,2", "not set");
      expect([drawn(tag).findIndex((row) => row.contains(input)), input.value]).to.eql([3, "Моє"]);
    });

    it("an editor whose record was deleted ends, says so, and lets the page be left", async () => {
      const { asked, tag, become } = await start();
      await become([1, 3, 4]);
      await waitUntil(() => tag.shadowRoot.textContent.includes("такого запису вже немає"), "not told");
      expect([editor(tag), column(tag, "Назва"), writes(asked)]).to.eql([null, ["Запис 1", "Запис 3", "Запис 4"], []]);
      expect(dispatchEvent(new Event("beforeunload", { cancelable: true })), "nothing can be saved any more").to.equal(
        true,
      );
    });
  });

  it("are stored one after another, however slow a widget of their table is", async () => {
    const asked = server(3);
    const tag = await put(full);
    const widget = document.body.appendChild(document.createElement("div"));
    // a widget that never answers
    const slow = Object.assign(document.createElement("vs-widget"), { refresh: () => new Promise(() => {}) });
    slow.setAttribute("table", "a.b");
    widget.setAttribute("vs-inert", "");
    widget.append(slow);
    for (const row of [0, 1]) {
      const input = await open(tag, row, "Назва");
      input.value = `Моє ${row}`;
      press(input, "Enter");
      await waitUntil(() => writes(asked).length === row + 1, `${row} is not sent`);
    }
    await rests(tag);
    widget.remove();
  });

  it("a step back in a deleted record says what could not be stored, then goes away; earlier steps stay", async () => {
    const asked = server(3);
    const tag = await put(full);
    for (const [row, text] of ["Перший", "Другий", "Знову другий"].entries()) {
      const input = await open(tag, Math.min(row, 1), "Назва");
      input.value = text;
      press(input, "Enter");
      await rests(tag);
    }
    const { transport } = settings;
    configure({
      transport: async (request: Request) => {
        const { pathname } = new URL(request.url);
        if (pathname === "/api/a.b/") return Response.json({ rows: [1, 3].map(rowOf), total: 2 });
        return pathname.endsWith("/2") ? status(404) : transport!(request);
      },
    });
    const clock = startClock();
    const undo = () => press(cell(tag, 0, "Назва"), "z", { code: "KeyZ", ctrlKey: true });
    undo();
    const said = "Не збережено «Другий»: такого запису вже немає.";
    await waitUntil(() => tag.shadowRoot.textContent.includes(said), "not told");
    expect(column(tag, "Назва")).to.eql(["Запис 1", "Запис 3"]);
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true })), "leaves").to.equal(true);
    clock.pass(10_000);
    clock.end();
    expect(tag.shadowRoot.textContent).not.to.include(said);
    undo();
    await waitUntil(() => writes(asked).at(-1)?.path === "/api/a.b/1", "the step of the first record is lost");
  });

  it("says at the cell and below the table that a slow save is on its way, and no more once it is answered", async () => {
    const clock = startClock();
    try {
      server(3);
      const tag = await put(full);
      const said = () => seen(tag, ".told [role=status]").map(({ textContent }) => textContent);
      const input = await open(tag, 0, "Назва");
      const release = holdChanges();
      input.value = "Моє";
      press(input, "Enter");
      await waitUntil(() => cell(tag, 0, "Назва").ariaBusy === "true", "not marked as busy");
      expect([cell(tag, 0, "Статус").ariaBusy, said()]).to.eql([null, []]);
      clock.pass(999);
      expect(said()).to.eql([]);
      clock.pass(1);
      expect(said()).to.eql(["Зберігаємо…"]);
      const other = await open(tag, 1, "Назва");
      other.value = "Друге";
      press(other, "Enter");
      await waitUntil(() => cell(tag, 1, "Назва").ariaBusy === "true", "not marked as busy");
      clock.pass(4000);
      expect(said(), "the second save is waited for with the first").to.eql([
        "Чекаємо, доки сервер збереже зміни в таблиці…",
      ]);
      clock.pass(10_000);
      expect(said()).to.eql(["Сервер відповідає довго."]);
      await tag.refresh();
      clock.pass(1000);
      expect(said(), "after the rows were read again").to.eql(["Зберігаємо…"]);
      release();
      await rests(tag);
      expect([cell(tag, 0, "Назва").ariaBusy, said()]).to.eql([null, []]);
      clock.pass(20_000);
      expect(said()).to.eql([]);
    } finally {
      clock.end();
    }
  });

  it("rows that failed to load are told with their retry until they load, whatever becomes of cells", async () => {
    const asked = server(2);
    const tag = await put(full);
    const { transport } = settings;
    const { error } = console;
    console.error = () => {};
    configure({
      transport: async (request: Request) =>
        new URL(request.url).pathname === "/api/a.b/" ? status(403, "no") : transport!(request),
    });
    await tag.refresh();
    console.error = error;
    const alert = () => seen(tag, ".told [role=alert]")[0];
    const failed = alert();
    expect(failed?.textContent).to.include("Повторити");
    const input = await open(tag, 0, "Назва");
    input.value = "Моє";
    press(input, "Enter");
    await rests(tag);
    expect([writes(asked).length, column(tag, "Назва")[0], alert() === failed]).to.eql([1, "Моє", true]);
    configure({ transport });
    failed!.querySelector("button")!.click();
    await waitUntil(() => !alert(), "still told");
  });

  it("a save that is refused after a second replaces what was said about it", async () => {
    const clock = startClock();
    try {
      server(2);
      const tag = await put(full);
      const { transport } = settings;
      let refuse = () => {};
      const held = new Promise<void>((resolve) => (refuse = resolve));
      configure({
        transport: async (request: Request) =>
          request.method === "PUT" ? held.then(() => status(400, { error: "Так не можна" })) : transport!(request),
      });
      const input = await open(tag, 0, "Назва");
      input.value = "Моє";
      press(input, "Enter");
      await waitUntil(() => cell(tag, 0, "Назва").ariaBusy === "true", "not marked as busy");
      clock.pass(1000);
      refuse();
      await waitUntil(() => cell(tag, 0, "Назва").title === "Так не можна", "not said");
      expect(seen(tag, ".told .state").map(({ textContent }) => textContent)).to.eql(["Так не можна"]);
      expect(cell(tag, 0, "Назва").ariaBusy).to.equal(null);
      clock.pass(20_000);
      expect(seen(tag, ".told .state").map(({ textContent }) => textContent)).to.eql(["Так не можна"]);
    } finally {
      clock.end();
    }
  });

  it("a record that is still there keeps what was typed when its save is not found", async () => {
    server(2);
    const tag = await put(full);
    const { transport } = settings;
    configure({
      transport: async (request: Request) => (request.method === "PUT" ? status(404) : transport!(request)),
    });
    const input = await open(tag, 0, "Назва");
    input.value = "Моє";
    press(input, "Enter");
    await waitUntil(() => cell(tag, 0, "Назва").ariaInvalid === "true", "not marked");
    expect(cell(tag, 0, "Назва").textContent).to.equal("Моє");
  });

  it("an object or a list in a cell of text is not opened, filled or replaced", async () => {
    const asked = server(2);
    const tag = await put(full);
    const { transport } = settings;
    const rows = [rowOf(1), { ...rowOf(2), name: { ua: "Назва" }, area: [1, 2] }];
    configure({
      transport: async (request: Request) =>
        new URL(request.url).pathname === "/api/a.b/" ? Response.json({ rows, total: 2 }) : transport!(request),
    });
    await tag.refresh();
    for (const title of ["Назва", "Площа"]) {
      cell(tag, 1, title).dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
      press(cell(tag, 1, title), "x");
      press(cell(tag, 1, title), "в", { code: "KeyD", ctrlKey: true });
    }
    await aTimeout(50);
    expect([editor(tag), writes(asked), cell(tag, 1, "Назва").ariaReadOnly, cell(tag, 0, "Назва").ariaReadOnly]).to.eql(
      [null, [], "true", null],
    );
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
