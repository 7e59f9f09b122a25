/** Code, in a form and alone: loaded, edited, sent. */
import { expect } from "@open-wc/testing";
import { answers } from "../../../test/support/memory-server.ts";
import { area, fill, open, place, startPlace, type Control } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
afterEach(() => localStorage.clear());

describe("Code", () => {
  it("[R2.4-43] [R9.6-04] is drawn for Code and Monaco, 300 px high, or as many lines as `size` says", async () => {
    for (const kind of ["Code", "Monaco"]) {
      const { cell } = await open({ type: kind, mode: "sql" }, "select 1");
      expect(area(cell).value).to.equal("select 1");
      expect(cell.querySelector<HTMLElement>(".frame")!.offsetHeight).to.equal(300);
      place.replaceChildren();
    }
    const { cell } = await open({ type: "Code", size: 5 }, "");
    expect(cell.querySelector<HTMLElement>(".frame")!.offsetHeight).to.equal(170);
  });

  it("sends untouched code back byte for byte, and keeps the line endings of changed code", async () => {
    const raw = '{"a":1.50}\r\n';
    const { cell, sent } = await open({ type: "Code", mode: "text" }, raw);
    expect(await sent()).to.equal(raw);
    place.replaceChildren();
    const changed = await open({ type: "Code", mode: "text" }, "a\r\nb");
    fill(area(changed.cell), "a\nb\nc");
    expect(await changed.sent()).to.equal("a\r\nb\r\nc");
    expect(cell.isConnected).to.equal(false);
  });

  it("[R9.6-04] [R5.2-21] formats changed code before saving; invalid code, and any with `prettify` false, stays as typed", async () => {
    for (const [entry, typed, stored] of [
      [{ mode: "json" }, '{"b":[1]}', '{\n  "b": [\n    1\n  ]\n}'],
      [{ mode: "json" }, '{"b":[1', '{"b":[1'],
      [{ mode: "json", prettify: false }, '{"b":[1]}', '{"b":[1]}'],
    ] as const) {
      const { cell, sent } = await open({ type: "Code", ...entry }, "{}");
      fill(area(cell), typed);
      expect(await sent()).to.equal(stored);
      place.replaceChildren();
    }
  });

  it("[R5.2-20] [R9.6-05] an unknown language is plain text, an unknown theme is rainbow; the editor takes over text and caret", async () => {
    const { cell } = await open({ type: "Code", mode: "klingon", theme: "klingon" }, "один\nдва");
    const plain = area(cell);
    plain.focus();
    plain.setSelectionRange(5, 8);
    await waitUntil(() => cell.querySelector(".ace_editor.ace-rainbow"), "no editor");
    await waitUntil(() => cell.querySelector(".ace_selection"), "no selection");
    const input = cell.querySelector<HTMLTextAreaElement>(".ace_text-input")!;
    await waitUntil(() => (cell.getRootNode() as ShadowRoot).activeElement === input, "no focus");
    expect(cell.querySelector(".ace_content")!.textContent).to.include("один");
    expect([input.getAttribute("aria-label"), plain.hidden]).to.eql(["Поле", true]);
    await waitUntil(() => cell.querySelector(".status")!.textContent.includes("Рядок 2, стовпець 4"), "no caret");
  });

  it("[R9.9-03] font size and theme are remembered in this browser", async () => {
    localStorage.setItem("vs-code-look", '{"fontPx":99,"theme":5}');
    const { cell } = await open({ type: "Code" }, "");
    cell.querySelector<HTMLElement>('[aria-label="Більший шрифт"]')!.click();
    expect(JSON.parse(localStorage.getItem("vs-code-look")!)).to.eql({ fontPx: 15, theme: "" });
  });

  it("leaves no global, node or worker on the page", async () => {
    const names = Object.keys(window);
    const { cell } = await open({ type: "Code", mode: "json" }, "{}");
    area(cell).focus();
    await waitUntil(() => cell.querySelector(".ace_editor"), "no editor");
    place.replaceChildren();
    await waitUntil(() => document.querySelectorAll(".ace_editor, [class^=ace]").length === 0, "nodes stay");
    expect(Object.keys(window).filter((name) => !names.includes(name))).to.eql([]);
    expect(document.head.querySelectorAll("style").length).to.equal(0);
  });

  it("a tag alone: reset restores the first text, in the editor too", async () => {
    place.innerHTML = `<form><vs-code name="x" value="перше"></vs-code></form>`;
    const tag = place.querySelector("vs-code") as Control;
    await waitUntil(() => tag.shadowRoot?.querySelector("textarea"), "not drawn");
    area(tag.shadowRoot!).focus();
    await waitUntil(() => tag.shadowRoot!.querySelector(".ace_editor"), "no editor");
    tag.value = "друге";
    const shown = () => tag.shadowRoot!.querySelector(".ace_content")!.textContent;
    await waitUntil(() => shown().includes("друге"), "not shown");
    place.querySelector("form")!.reset();
    await waitUntil(() => shown().includes("перше"), "not reset");
  });

  it("a save waits for a file that is being sent, and its address is in the code", async () => {
    const { form, cell } = await open({ type: "Code", mode: "text" }, "");
    let answer = () => {};
    const asked = answers(
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ result: { url: "/files/4.txt" } })))),
      { id: 1 },
    );
    const data = new DataTransfer();
    data.items.add(new File(["x"], "roof.txt", { type: "text/plain" }));
    const input = cell.querySelectorAll<HTMLInputElement>("input[type=file]")[1]!;
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await waitUntil(() => asked.length === 1, "not sent");
    const saved = form.submit();
    setTimeout(() => answer(), 200);
    await saved;
    expect((JSON.parse(asked.find(({ method }) => method === "PUT")!.body) as { x: string }).x).to.equal(
      "/files/4.txt",
    );
  });
});
