/** Files by class: drawing, moving between classes, what is posted and saved. */
import { aTimeout, expect } from "@open-wc/testing";
import { answers } from "../../../test/support/memory-server.ts";
import { open, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
const options = JSON.stringify([
  { clsid: 1, name: "Паспорт" },
  { clsid: 2, text: "Довідка" },
]);
const value = (...files: string[]) => JSON.stringify([{ clsid: 1, name: "Паспорт", files }]);
const alone = (attributes: string) =>
  put(`<vs-file-classes name="x" title="Документи" options='${options}' ${attributes}></vs-file-classes>`);
const classes = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>(".class")];
const names = (one: ParentNode) => [...one.querySelectorAll(".file-name")].map((file) => file.textContent);
const overview = (cell: ParentNode) => classes(cell).map((one) => [one.ariaLabel, ...names(one)]);
function pasteInto(one: ParentNode, name: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(["x"], name, { type: "text/plain" }));
  const event = new ClipboardEvent("paste", { bubbles: true, composed: true, cancelable: true });
  // Firefox leaves files out of the data of a constructed event
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  one.querySelector(".files")!.dispatchEvent(event);
}
async function chooseClass(cell: ParentNode, file: string, clsid: string): Promise<void> {
  const select = cell.querySelector<HTMLSelectElement>(`select[aria-label="Клас файлу ${file}"]`)!;
  select.value = clsid;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await aTimeout(20);
}

describe("[R2.4-60] files by class", () => {
  it("[R3.8-14] [R3.5-06] shows the files of each class, by the names of its list, and posts what it holds", async () => {
    const { cell, posted } = await alone(`value='${value("a.pdf", "b.pdf")}'`);
    await waitUntil(() => names(cell).length === 2, "no files");
    expect(overview(cell)).to.eql([["Паспорт", "a.pdf", "b.pdf"], ["Довідка"]]);
    expect(posted()).to.eql([value("a.pdf", "b.pdf")]);
  });

  it("moves a file to the class that is chosen at it, says so, and back", async () => {
    const { cell, posted } = await alone(`value='${value("a.pdf", "b.pdf")}'`);
    await waitUntil(() => names(cell).length === 2, "no files");
    await chooseClass(cell, "a.pdf", "2");
    expect(overview(cell)).to.eql([
      ["Паспорт", "b.pdf"],
      ["Довідка", "a.pdf"],
    ]);
    expect(cell.querySelector(".class-news")!.textContent).to.equal("a.pdf: тепер у класі «Довідка»");
    expect(posted()).to.eql([
      JSON.stringify([
        { clsid: "1", name: "Паспорт", files: ["b.pdf"] },
        { clsid: "2", name: "Довідка", files: ["a.pdf"] },
      ]),
    ]);
    await chooseClass(cell, "a.pdf", "1");
    expect(overview(cell)).to.eql([["Паспорт", "b.pdf", "a.pdf"], ["Довідка"]]);
  });

  it("the upload of a file that another value has taken away is stopped", async () => {
    const signals: AbortSignal[] = [];
    answers((request: Request) => {
      signals.push(request.signal);
      return new Promise(() => {});
    });
    const { tag, cell } = await alone("");
    await waitUntil(() => classes(cell).length === 2, "no classes");
    pasteInto(classes(cell)[1]!, "a.txt");
    await waitUntil(() => signals.length === 1, "not sent");
    await chooseClass(cell, "a.txt", "1");
    expect(signals[0]!.aborted).to.equal(false);
    tag.value = [{ clsid: "1", files: ["b.txt"] }];
    await waitUntil(() => signals[0]!.aborted, "is sent on");
  });

  it("a file that is moved while it is sent is sent on, and is stored in its new class", async () => {
    const signals: AbortSignal[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answers(async (request: Request) => {
      if (!request.url.includes("/file/upload/")) return Response.json({});
      signals.push(request.signal);
      await held;
      return Response.json({ name: "s.txt", result: { dir: "d", file_name: "s.txt" } });
    });
    const { cell } = await alone("");
    await waitUntil(() => classes(cell).length === 2, "no classes");
    pasteInto(classes(cell)[0]!, "a.txt");
    await waitUntil(() => signals.length === 1, "not sent");
    await chooseClass(cell, "a.txt", "2");
    expect(signals.map(({ aborted }) => aborted)).to.eql([false]);
    release();
    await waitUntil(() => names(classes(cell)[1]!).join() === "s.txt", "not stored");
    expect([overview(cell)[0], signals.length]).to.eql([["Паспорт"], 1]);
  });

  it("[R9.5-02] a class takes 100 files, or max-files: a file that is moved into a full one stays and is said", async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => `${at}.pdf`);
    const full = JSON.stringify({ 1: hundred, 2: ["a.pdf"] });
    const { cell } = await alone(`value='${full}'`);
    await waitUntil(() => names(cell).length === 101, "no files");
    await chooseClass(cell, "a.pdf", "1");
    expect(names(classes(cell)[1]!)).to.eql(["a.pdf"]);
    expect(cell.querySelector(".class-news")!.textContent).to.equal("У класі «Паспорт» вже найбільше файлів: 100");
    await chooseClass(cell, "0.pdf", "2");
    await chooseClass(cell, "a.pdf", "1");
    expect(classes(cell).map((one) => names(one).length)).to.eql([100, 1]);
  });

  it("shows a class that only the value has, and keeps its files", async () => {
    const old = JSON.stringify([{ clsid: 9, name: "Старий клас", files: ["old.pdf"] }]);
    const { cell, posted } = await alone(`value='${old}'`);
    await waitUntil(() => names(cell).length === 1, "no files");
    expect(overview(cell)).to.eql([["Паспорт"], ["Довідка"], ["Старий клас", "old.pdf"]]);
    expect(posted()).to.eql([old]);
  });

  it("a class that the list hides is shown only while it has files", async () => {
    const hidden = JSON.stringify([
      { clsid: 1, name: "Паспорт" },
      { clsid: 2, name: "Довідка", hidden: true },
    ]);
    const listed = (given: string) =>
      put(`<vs-file-classes name="x" options='${hidden}' value='${given}'></vs-file-classes>`);
    const { cell } = await listed(value("a.pdf"));
    await waitUntil(() => names(cell).length === 1, "no files");
    expect(overview(cell)).to.eql([["Паспорт", "a.pdf"]]);
    const other = await listed(JSON.stringify({ 2: ["b.pdf"] }));
    await waitUntil(() => names(other.cell).length === 1, "no files");
    expect(overview(other.cell)).to.eql([["Паспорт"], ["Довідка", "b.pdf"]]);
  });

  it("takes the classes from a server's list in a form, and saves in the shape that was loaded", async () => {
    answers([
      { clsid: 1, text: "Паспорт" },
      { clsid: 2, text: "Довідка" },
    ]);
    const { cell, sent } = await open({ type: "FileClasses", data: "kinds" }, { 1: ["a.pdf"], 7: [] });
    await waitUntil(() => overview(cell).length === 2, "no classes");
    await chooseClass(cell, "a.pdf", "2");
    expect(await sent()).to.eql({ 1: [], 2: ["a.pdf"], 7: [] });
  });

  it("without classes says that none are given", async () => {
    const { cell } = await put('<vs-file-classes name="x"></vs-file-classes>');
    expect(cell.querySelector(".class-note")!.textContent).to.equal("Класи файлів не задано");
  });

  it("what cannot be read is shown, is a problem, and stays", async () => {
    const { tag, cell, posted } = await alone('value="[1,2]"');
    expect(cell.querySelector(".class-note")!.textContent).to.equal("[1,2]");
    expect([tag.checkValidity(), posted()]).to.eql([false, ["[1,2]"]]);
  });
});
