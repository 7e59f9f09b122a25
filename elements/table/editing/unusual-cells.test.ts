/** Cells that cannot be stored as they are: rows without an id, objects among chosen rows, code that fails. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../../src/base/settings.ts";
import {
  cell,
  column,
  full,
  holdChanges,
  press,
  put,
  rowOf,
  seen,
  server,
  startTables,
  writes,
} from "../../../test/support/served-table.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startTables();

/** The server's list holds these rows; all else is as usual. */
function listed(rows: object[]): void {
  const { transport } = settings;
  configure({
    transport: async (request: Request) =>
      new URL(request.url).pathname === "/api/a.b/" ? Response.json({ rows, total: rows.length }) : transport!(request),
  });
}
const editor = (tag: HTMLElement) => tag.shadowRoot!.querySelector<HTMLInputElement>(".cell-input");

describe("unusual cells of a table", () => {
  it("a row without an id is shown and not edited", async () => {
    const asked = server(2);
    const { id: _, ...unknown } = rowOf(2);
    listed([rowOf(1), unknown]);
    const tag = await put(full);
    await waitUntil(() => cell(tag, 0, "Назва").ariaReadOnly === null, "no editing");
    const openCell = (row: number) =>
      cell(tag, row, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    openCell(1);
    await aTimeout(50);
    expect(editor(tag)).to.equal(null);
    openCell(0);
    await waitUntil(() => editor(tag), "the other row is not edited");
    expect(writes(asked)).to.eql([]);
  });

  it("a stored choice that is disabled or hidden is offered in its own cell, and in no other", async () => {
    server(3);
    const state = { new: "Нове", old: { text: "Старе", enabled: false }, gone: { text: "Колишнє", hidden: true } };
    const { transport } = settings;
    configure({
      transport: async (request: Request) =>
        new URL(request.url).pathname.startsWith("/api-user/select") ? Response.json({ state }) : transport!(request),
    });
    listed([rowOf(1), { ...rowOf(2), status: "old" }, { ...rowOf(3), status: "gone" }]);
    const tag = await put(full);
    const offered: string[][] = [];
    for (const at of [0, 1, 2]) {
      cell(tag, at, "Статус").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
      await waitUntil(() => editor(tag), "not opened");
      const choice = tag.shadowRoot.querySelector<HTMLSelectElement>("select.cell-input")!;
      offered.push([choice.value, ...[...choice.options].map(({ text }) => text).filter(Boolean)]);
      press(choice, "Escape");
      await waitUntil(() => !editor(tag), "not closed");
    }
    expect(offered).to.eql([
      ["new", "Нове"],
      ["old", "Нове", "Старе"],
      ["gone", "Нове", "Колишнє"],
    ]);
  });

  it("a value is shown when it is stored, also where the server leaves empty values out of its rows", async () => {
    const asked = server(1);
    const { name: _, ...bare } = rowOf(1);
    let record: object = bare;
    const { transport } = settings;
    configure({
      transport: async (request: Request) => {
        const answer = await transport!(request);
        const { pathname } = new URL(request.url);
        if (pathname === "/api/a.b/") return Response.json({ rows: [bare], total: 1 });
        if (!pathname.endsWith("/1")) return answer;
        const changed = asked.at(-1)!.method === "PUT" ? (JSON.parse(asked.at(-1)!.body) as object) : {};
        record = { ...record, ...changed };
        return Response.json(record);
      },
    });
    const tag = await put(full);
    for (const text of ["Моє", "Інше"]) {
      const before = writes(asked).length;
      cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
      await waitUntil(() => editor(tag), "not opened");
      editor(tag)!.value = text;
      press(editor(tag)!, "Enter");
      await waitUntil(() => writes(asked).length > before && !seen(tag, ".busy").length, "not stored");
      expect([cell(tag, 0, "Назва").textContent, cell(tag, 0, "Назва").ariaInvalid]).to.eql([text, null]);
    }
  });

  it("a text that is not stored yet is on paper too", async () => {
    server(2);
    const tag = await put(full);
    const release = holdChanges();
    cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await waitUntil(() => editor(tag), "not opened");
    editor(tag)!.value = "Моє";
    press(editor(tag)!, "Enter");
    await waitUntil(() => seen(tag, ".busy").length, "not sent");
    const printed = () => {
      dispatchEvent(new Event("beforeprint"));
      const cells = seen(tag, ".paper td").map(({ textContent }) => textContent);
      dispatchEvent(new Event("afterprint"));
      return cells;
    };
    await waitUntil(() => printed().length, "not printed");
    expect(printed()).to.include("Моє").and.include("Запис 2").and.not.include("Запис 1");
    release();
    await waitUntil(() => !seen(tag, ".busy").length, "not stored");
  });

  it("a value for all chosen rows is not put in place of an object", async () => {
    const asked = server(3);
    listed([rowOf(1), { ...rowOf(2), name: { ua: "Назва" } }, rowOf(3)]);
    const tag = await put(full);
    for (const at of [0, 1, 2]) press(cell(tag, at, "Назва"), " ");
    cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await waitUntil(() => editor(tag), "not opened");
    editor(tag)!.value = "Разом";
    press(editor(tag)!, "Enter", { ctrlKey: true });
    await waitUntil(() => writes(asked).length === 2 && !seen(tag, ".busy").length, "not stored");
    expect(writes(asked).map(({ path }) => path)).to.eql(["/api/a.b/1", "/api/a.b/3"]);
    expect([column(tag, "Назва")[0], cell(tag, 1, "Назва").ariaInvalid]).to.eql(["Разом", null]);
  });

  it("a save that breaks off is shown at its cells, and the text stays", async () => {
    server(2);
    const tag = await put(full);
    const { error } = console;
    console.error = () => {};
    const { transport } = settings;
    let isBroken = true;
    configure({
      transport: async (request: Request) => {
        if (request.method === "PUT" && isBroken) throw new RangeError("boom");
        return transport!(request);
      },
    });
    cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await waitUntil(() => editor(tag), "not opened");
    editor(tag)!.value = "Моє";
    press(editor(tag)!, "Enter");
    await waitUntil(() => cell(tag, 0, "Назва").ariaInvalid === "true", "not marked");
    console.error = error;
    expect(cell(tag, 0, "Назва").textContent).to.equal("Моє");
    isBroken = false;
    cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await waitUntil(() => editor(tag), "not opened again");
    press(editor(tag)!, "Enter");
    await waitUntil(() => cell(tag, 0, "Назва").ariaInvalid === null && !seen(tag, ".busy").length, "not stored");
    expect(column(tag, "Назва")[0]).to.equal("Моє");
  });
});
