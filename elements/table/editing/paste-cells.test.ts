/** A block of a spreadsheet pasted over the cells of a table: what it may change. Flows: test/flows/tables.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../../src/base/settings.ts";
import { status } from "../../../test/support/memory-server.ts";
import {
  cell,
  column,
  heading,
  lines,
  press,
  put,
  ready,
  rowOf,
  seen,
  server,
  startTables,
  writes,
  type Tag,
} from "../../../test/support/served-table.ts";
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
    await waitUntil(() => writes(asked).length === 2, "not stored");
    await rests(tag);
    const bodies = () => writes(asked).map(({ body }) => JSON.parse(body) as object);
    expect(bodies(), "one save a record").to.eql([
      { id: 1, name: "Перша", due: "2026-03-06" },
      { id: 2, name: "Друга", due: "2026-03-07" },
    ]);
    expect([column(tag, "Площа"), dialog(tag)]).to.eql([["1", "2", "3"], null]);
    press(cell(tag, 0, "Назва"), "z", { code: "KeyZ", ctrlKey: true });
    await waitUntil(() => writes(asked).length === 4, "not taken back");
    await rests(tag);
    expect(bodies().slice(2)).to.eql([
      { id: 1, name: "Запис 1", due: "2026-03-05" },
      { id: 2, name: "Запис 2", due: "2026-03-05" },
    ]);
    expect(column(tag, "Термін")).to.eql(["05.03.2026", "05.03.2026", "05.03.2026"]);
  });

  it("says that it waits for a list, and is stored in the records it was pasted on, though they are sorted anew", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server(3, ({ pathname }) => (pathname.startsWith("/api-user/select") ? held : undefined));
    const tag = await put(
      `<vs-table table="a.b" actions="cells" columns='["id",{"name":"name","edit":true},{"name":"status","data":"late","edit":true}]'></vs-table>`,
    );
    await waitUntil(() => cell(tag, 0, "name").matches(".editable"), "cannot be edited");
    paste(tag, cell(tag, 0, "name"), "Перша\nДруга\n");
    heading(tag, "id").click();
    heading(tag, "id").click();
    await waitUntil(() => column(tag, "id").join() === "3,2,1", "not sorted");
    const waits = "Вставлене чекає на рядки та списки від сервера…";
    await waitUntil(() => said(tag).includes(waits), "not said");
    release();
    await answer(tag, "Вставити");
    expect(said(tag)).not.to.include(waits);
    await waitUntil(() => writes(asked).length === 2, "not stored");
    await rests(tag);
    const bodies = writes(asked).map(({ body }) => JSON.parse(body) as object);
    expect(bodies).to.eql([
      { id: 1, name: "Перша" },
      { id: 2, name: "Друга" },
    ]);
    expect(column(tag, "name")).to.eql(["Запис 3", "Друга", "Перша"]);
  });

  it("leaves the sentence about a refused cell in its place after it has waited", async () => {
    let release = () => {};
    let isHeld = false;
    const held = new Promise<void>((resolve) => (release = resolve));
    server(150, ({ searchParams }) => (isHeld && searchParams.has("limit") ? held : undefined));
    const tag = await put(markup);
    paste(tag, cell(tag, 0, "Термін"), "99.99.2026");
    await answer(tag, "Вставити");
    await waitUntil(() => said(tag).includes("Такої дати немає"), "not refused");
    isHeld = true;
    paste(tag, cell(tag, 0, "Назва"), Array.from({ length: 120 }, (_, at) => `Н ${at}`).join("\n"));
    await waitUntil(() => said(tag).includes("Вставлене чекає"), "not said");
    expect(said(tag)).not.to.include("Такої дати немає");
    release();
    await answer(tag, "Скасувати");
    expect(said(tag)).to.include("Такої дати немає");
  });

  it("whose rows were arranged anew before they came says that, and stores nothing", async () => {
    let isHeld = false;
    const held = new Promise<void>(() => {});
    const asked = server(150, ({ search }) => (isHeld && search.includes("100") ? held : undefined));
    const tag = await put(markup);
    isHeld = true;
    paste(tag, cell(tag, 0, "Назва"), Array.from({ length: 120 }, (_, at) => `Н ${at}`).join("\n"));
    heading(tag, "Назва").click();
    await waitUntil(() => said(tag).includes("Рядки тим часом змінилися"), "not said");
    expect([writes(asked), dialog(tag)]).to.eql([[], null]);
  });

  it("loads no rows for a table whose cells are not edited, and none beyond its end", async () => {
    const asked = server(150);
    const tag = await put(`<vs-table table="a.b" form="f" columns='["name"]'></vs-table>`);
    const before = asked.length;
    paste(tag, cell(tag, 0, "Назва"), "а\n".repeat(140));
    await aTimeout(50);
    expect(asked.length).to.equal(before);
  });

  describe("of which a part cannot be stored", () => {
    const block = "Перша\t99\t06.03.2026\nДруга\t98\t07.03.2026\n";
    const wrong = (tag: Tag) => seen(tag, ".wrong").map((one) => `${one.textContent}: ${one.title}`);
    /** @param change what the server does with a save, or with a read of the second record */
    async function pasted(change: (request: Request, body: string) => Response | undefined) {
      const asked = server(3);
      const tag = await put(markup);
      const { transport } = settings;
      const answered = async (request: Request) => change(request, await request.clone().text()) ?? transport!(request);
      configure({ transport: answered });
      paste(tag, cell(tag, 0, "Назва"), block);
      await answer(tag, "Вставити");
      await waitUntil(() => !seen(tag, ".busy").length && column(tag, "Назва")[0] === "Перша", "not stored");
      await rests(tag);
      return {
        tag,
        bodies: writes(asked).map(({ body }) => JSON.parse(body) as object),
        heal: () => configure({ transport }),
      };
    }
    const rest = [
      { id: 1, name: "Перша", due: "2026-03-06" },
      { id: 2, name: "Друга" },
    ];

    it("shows the server's words at the refused cell and stores the others of its record", async () => {
      const { tag, bodies, heal } = await pasted((request, body) =>
        request.method === "PUT" && body.includes("03-07")
          ? status(422, { errors: { due: ["Вихідний день"] } })
          : undefined,
      );
      expect([bodies, wrong(tag), column(tag, "Назва")[1]]).to.eql([rest, ["07.03.2026: Вихідний день"], "Друга"]);
      heal();
      press(cell(tag, 1, "Термін"), "Escape");
      press(cell(tag, 0, "Назва"), "z", { code: "KeyZ", ctrlKey: true });
      await waitUntil(() => column(tag, "Назва")[1] === "Запис 2", "not taken back");
      await rests(tag);
      expect(wrong(tag)).to.eql([]);
    });

    it("sends no wrong value, but the others of its record", async () => {
      const asked = server(3);
      const tag = await put(markup);
      paste(tag, cell(tag, 1, "Назва"), "Друга\t98\t99.99.2026\n");
      await answer(tag, "Вставити");
      await waitUntil(() => writes(asked).length === 1 && wrong(tag).length === 1, "not stored");
      await rests(tag);
      expect([writes(asked)[0]!.body, wrong(tag)[0]]).to.eql([
        '{"id":2,"name":"Друга"}',
        "99.99.2026: Такої дати немає",
      ]);
    });

    it("keeps what another person has changed meanwhile, and stores the others of its record", async () => {
      const { tag, bodies } = await pasted((request) =>
        request.method === "GET" && request.url.endsWith("/2")
          ? Response.json({ ...rowOf(2), due: "2026-12-31" })
          : undefined,
      );
      expect(bodies).to.eql(rest);
      expect(wrong(tag)[0]).to.equal(
        "07.03.2026: Тим часом тут записали «31.12.2026». Відкрийте клітинку: Enter збереже ваше, Esc відкине його.",
      );
    });

    it("keeps all cells of a record whose save failed, and stores the other records", async () => {
      const { tag, bodies } = await pasted((request) =>
        request.method === "PUT" && request.url.endsWith("/1")
          ? undefined
          : request.method === "PUT"
            ? status(500)
            : undefined,
      );
      expect(bodies).to.eql(rest.slice(0, 1));
      expect([wrong(tag).length, column(tag, "Назва")[1]]).to.eql([2, "Друга"]);
    });
  });

  it("leaves rows without an id as they are", async () => {
    const asked = server(3);
    const tag = await put(markup);
    const { transport } = settings;
    configure({
      transport: async (request: Request) => {
        const url = new URL(request.url);
        if (url.pathname !== "/api/a.b/" || request.method !== "GET") return transport!(request);
        return Response.json({ rows: [rowOf(1), { name: "Разом" }, rowOf(3)], total: 3 });
      },
    });
    await tag.refresh();
    paste(tag, cell(tag, 0, "Назва"), "Перша\nДруга\nТретя\n");
    await waitUntil(() => dialog(tag)?.open, "no preview");
    expect(dialog(tag)!.textContent).to.include("немає місця: 1");
    await answer(tag, "Вставити");
    await waitUntil(() => writes(asked).length === 2, "not stored");
    await rests(tag);
    expect([writes(asked).map(({ path }) => path), column(tag, "Назва")[1]]).to.eql([
      ["/api/a.b/1", "/api/a.b/3"],
      "Разом",
    ]);
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

  it("keeps the keys of its preview from the page", async () => {
    server(3);
    const tag = await put(markup);
    paste(tag, cell(tag, 0, "Назва"), "Перша\nДруга\n");
    await waitUntil(() => dialog(tag)?.open, "no preview");
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener("keydown", hear);
    for (const key of ["Enter", "ArrowDown", "a"]) press(dialog(tag)!.querySelector("button")!, key);
    document.removeEventListener("keydown", hear);
    expect(heard).to.eql([]);
    await answer(tag, "Скасувати");
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

  it("into rows that cannot be read says so also when the table shows others meanwhile, and stores nothing", async () => {
    let refuse: ((answer: Response) => void) | undefined;
    const asked = server(150);
    const tag = await put(markup);
    const { error } = console;
    console.error = () => {};
    const { transport } = settings;
    configure({
      transport: async (request: Request) =>
        request.url.includes("offset=100")
          ? new Promise<Response>((resolve) => (refuse = resolve))
          : transport!(request),
    });
    paste(tag, cell(tag, 0, "Назва"), Array.from({ length: 120 }, (_, at) => `Новий ${at}`).join("\n"));
    await waitUntil(() => refuse, "the other rows are not asked for");
    tag.setAttribute("filter", '{"status":["new"]}');
    await waitUntil(() => lines(asked).length === 2, "not filtered");
    await ready(tag);
    refuse!(status(403, { error: "Не можна читати" }));
    await waitUntil(() => seen(tag, ".state").length, "nothing said");
    console.error = error;
    expect(said(tag)).to.include("Не можна читати");
    expect([dialog(tag), writes(asked)]).to.eql([null, []]);
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
