/** Cells of a table while they open: what they need is still loading, or they are open already, or cannot be opened. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../../src/base/settings.ts";
import {
  cell,
  column,
  full,
  press,
  put,
  rowOf,
  seen,
  server,
  startTables,
  writes,
  type Tag,
} from "../../../test/support/served-table.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startTables();

describe("a cell of a table that opens", () => {
  const editor = (tag: Tag) => tag.shadowRoot.querySelector<HTMLInputElement>(".cell-input");
  /** A table whose list of options is held back until `release`. */
  async function withLateList() {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server(3, ({ pathname }) => (pathname.startsWith("/api-user/select") ? held : undefined));
    const tag = await put(
      `<vs-table table="a.b" form="f" actions="cells" columns='["name",{"name":"status","data":"none"}]'></vs-table>`,
    );
    return { tag, release };
  }

  it("is marked while its list of options loads", async () => {
    const { tag, release } = await withLateList();
    const marked = () =>
      seen(tag, ".busy").map((one) => `${one.closest(".grid-row")!.ariaRowIndex} ${one.dataset["title"]}`);
    press(cell(tag, 1, "Статус"), "F2");
    expect(marked()).to.eql(["3 Статус"]);
    release();
    await waitUntil(() => editor(tag), "not opened");
    press(editor(tag)!, "Escape");
    await waitUntil(() => !marked().length, "still marked");
  });

  it("by F2 gets the letters that are typed until its list is there, and nothing else", async () => {
    const { tag, release } = await withLateList();
    for (const key of ["F2", "a", "b"]) press(cell(tag, 1, "Статус"), key);
    release();
    await waitUntil(() => editor(tag), "not opened");
    expect(editor(tag)!.value).to.equal("ab");
    press(editor(tag)!, "Escape");
  });

  it("stays closed when the person has gone to another control until its list is there", async () => {
    const { tag, release } = await withLateList();
    const search = document.body.appendChild(document.createElement("input"));
    cell(tag, 1, "Статус").focus();
    press(cell(tag, 1, "Статус"), "F2");
    search.focus();
    release();
    await waitUntil(() => !seen(tag, ".busy").length, "still marked");
    expect([editor(tag), document.activeElement === search]).to.eql([null, true]);
    search.remove();
  });

  it("stays open, with what was typed, when a word in it is double-clicked", async () => {
    const asked = server(3);
    const tag = await put(full);
    press(cell(tag, 1, "Назва"), "F2");
    await waitUntil(() => editor(tag), "not opened");
    const input = editor(tag)!;
    input.value = "Два слова";
    input.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    await aTimeout(50);
    expect([editor(tag) === input, input.value, writes(asked)]).to.eql([true, "Два слова", []]);
    press(input, "Escape");
  });

  it("but holds a list of values stays closed: Enter runs the first action of its row, as elsewhere", async () => {
    server(2);
    const { transport } = settings;
    const rows = [rowOf(1), { ...rowOf(2), status: ["new", "done"] }];
    configure({
      transport: async (request: Request) =>
        new URL(request.url).pathname === "/api/a.b/" ? Response.json({ rows, total: 2 }) : transport!(request),
    });
    const tag = await put(full);
    await waitUntil(() => column(tag, "Статус")[0] === "Нове", "no words of options");
    await waitUntil(() => cell(tag, 1, "Статус").ariaReadOnly === "true", "no editing");
    const clicked: unknown[] = [];
    tag.addEventListener("vs:before", (event) => event.preventDefault());
    tag.addEventListener("click", (event) => clicked.push((event.composedPath()[0] as Element).getAttribute("edit")));
    press(cell(tag, 1, "Статус"), "Enter");
    expect([clicked, editor(tag)]).to.eql([["a.b/2/f"], null]);
  });
});
