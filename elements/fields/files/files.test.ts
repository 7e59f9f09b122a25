/** Files of a field: sent, removed, put back, deleted; what a form has to wait for. Flows: test/flows/files.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../../src/base/settings.ts";
import { keepFile } from "../../../src/page/drafts/kept-files.ts";
import { unsavedIn } from "../../../src/page/dialogs/dialogs.ts";
import { dismiss, shownNotices } from "../../../src/page/notices/notify.ts";
import { tell } from "../../../src/page/events.ts";
import { settled, startClock } from "../../../test/support/clock.ts";
import { answers, status, type Asked } from "../../../test/support/memory-server.ts";
import { button, note, open, place, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
const stored = (name: string) => ({ name, serverFileName: name, result: { dir: "photos", file_name: name } });

/** Stores each file under its own name; `late` holds answers back. */
function server(late: () => Promise<void> | undefined = () => undefined): Asked[] {
  return answers(async (request: Request) => {
    if (!request.url.includes("/file/upload/")) return Response.json({});
    const { name } = (await request.formData()).get("file") as File;
    await late();
    return Response.json(stored(`s-${name}`));
  });
}
const deleted = (asked: readonly Asked[]) =>
  asked.filter(({ path }) => path.includes("/file/delete/")).map(({ path }) => path.split("/").at(-1));
/** Saves a form of ours. */
const saveForm = (form: Element) => (form as Element & { submit(): Promise<boolean> }).submit();
const uploads = (asked: readonly Asked[]) => asked.filter(({ path }) => path.includes("/file/upload/"));
const names = (cell: ParentNode) =>
  [...cell.querySelectorAll(".file-name")].map(({ textContent }) => textContent.trim());

const textFile = (name: string, bytes = 1) => new File(["x".repeat(bytes)], name, { type: "text/plain" });
const paste = (cell: ParentNode, ...texts: string[]) => pasteFiles(cell, ...texts.map((name) => textFile(name)));
function pasteFiles(cell: ParentNode, ...files: File[]): boolean {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  const event = new ClipboardEvent("paste", { bubbles: true, composed: true, cancelable: true });
  // Firefox leaves files out of the data of a constructed event
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  cell.querySelector(".files")!.dispatchEvent(event);
  return event.defaultPrevented;
}
const files = { type: "Files", multi: true, dir: "photos" };

describe("Files", () => {
  it("[R3.8-01] [R3.8-02] [R3.8-03] refuses what is of another format, too large or too many, each with its reason, and sends the rest", async () => {
    const asked = server();
    const { cell } = await open({ ...files, maxFiles: 2, maxFilesize: 1, format: "txt" });
    pasteFiles(cell, textFile("a.exe"), textFile("b.txt", 2 ** 20 + 1), textFile("c.txt", 2 ** 20), textFile("d.txt"));
    await waitUntil(() => names(cell).join() === "s-c.txt,s-d.txt", "not stored");
    for (const reason of ["a.exe: цей формат не підходить, виберіть інший", "b.txt: файл завеликий, найбільше 1 МБ"])
      expect(cell.textContent).to.include(reason);
    paste(cell, "e.txt");
    await waitUntil(() => cell.textContent.includes("Найбільше файлів: 2. Решту не додано"), "not too many");
    expect([names(cell).length, uploads(asked).length]).to.eql([2, 2]);
  });

  it("names stored files whose paths make no address, without links for them", async () => {
    server();
    const odd = ["../a.png", "./b.png", "docs/", "c\u0007.png", { file: "..", name: "План" }];
    const { form, cell, sent } = await open(files, [...odd, "e.png"]);
    await waitUntil(() => names(cell).length === 6, "not drawn");
    expect(names(cell)).to.eql(["a.png", "b.png", "docs/", "c.png", "План", "e.png"]);
    expect(form.shadowRoot!.querySelector(".broken") === null).to.equal(true);
    const saved = [...cell.querySelectorAll("a.file-button")].map((link) => link.getAttribute("aria-label"));
    expect(saved).to.eql(["Завантажити docs/", "Завантажити e.png"]);
    expect(await sent()).to.eql([...odd, "e.png"]);
  });

  it("draws the form around an item whose path is empty", async () => {
    server();
    const { form, cell } = await open(files, [{ file: "", name: "Договір" }]);
    await waitUntil(() => names(cell).length === 1, "not drawn");
    expect(form.shadowRoot!.querySelector(".broken") === null).to.equal(true);
  });

  it("spells a limit that is no whole number the way of the language", async () => {
    const { cell } = await open({ ...files, maxFilesize: 0.5 });
    expect(cell.querySelector(".file-hint")!.textContent).to.include("до 0,5 МБ");
    pasteFiles(cell, textFile("a.txt", 2 ** 20));
    await waitUntil(() => cell.textContent.includes("a.txt: файл завеликий, найбільше 0,5 МБ"), "not refused");
  });

  it("[R3.8-01] [R9.5-01] without maxFiles a field of several takes 100", async () => {
    const asked = server();
    const { cell } = await open(
      files,
      Array.from({ length: 99 }, (_, at) => `${at}.txt`),
    );
    paste(cell, "a.txt", "b.txt");
    await waitUntil(() => names(cell).at(-1) === "s-a.txt", "not stored");
    expect([names(cell).length, uploads(asked).length]).to.eql([100, 1]);
    expect(cell.textContent).to.include("Найбільше файлів: 100. Решту не додано");
  });

  it("files that are refused for one reason stand in one notice, each by its name", async () => {
    answers((request: Request) => (request.url.includes("/file/upload/") ? status(413) : Response.json({})));
    const { cell } = await open(files);
    for (const { number } of shownNotices()) dismiss(number);
    const said = () => document.querySelector("vs-notices")?.shadowRoot?.querySelectorAll(".notice") ?? [];
    paste(cell, ...Array.from({ length: 12 }, (_, at) => `${at}.txt`));
    await waitUntil(
      () => said()[0]?.textContent.includes("Не завантажено файлів: 12. Причина: завеликий обсяг даних"),
      "not all",
    );
    expect(said()).to.have.length(1);
    expect(said()[0]!.querySelector("pre")!.textContent.split("\n")).to.have.members(
      Array.from({ length: 12 }, (_, at) => `${at}.txt`),
    );
  });

  it("says that the server takes no files there, not that a record is gone, where the address of uploads is missing", async () => {
    answers((request: Request) => (request.url.includes("/file/upload/") ? status(404) : Response.json({})));
    const { cell } = await open(files);
    paste(cell, "a.txt");
    await waitUntil(() => cell.querySelector(".file-state")?.textContent.startsWith("не надіслано"), "not said");
    expect(cell.querySelector(".file-state")!.textContent).to.equal(
      "не надіслано: сервер не приймає файлів за цією адресою",
    );
  });

  it("a file that is put back is told to screen readers, in place of its removal", async () => {
    server();
    const { cell } = await open(files, ["a.txt", "b.txt"]);
    const news = () => cell.querySelector("output")!.textContent;
    button(cell, "Прибрати a.txt").click();
    await waitUntil(() => news() === "Прибрано: a.txt", "no removal");
    button(cell, "Повернути").click();
    await waitUntil(() => names(cell).length === 2, "not back");
    expect(news()).to.equal("Повернуто: a.txt");
  });

  it("a server's sentence that names its file is not said behind the same name", async () => {
    for (const { number } of shownNotices()) dismiss(number);
    answers((request: Request) =>
      request.url.includes("/file/upload/") ? status(415, { error: "Файл «a.exe» не приймаємо." }) : Response.json({}),
    );
    const { cell } = await open(files);
    paste(cell, "a.exe");
    await waitUntil(() => shownNotices().length === 1, "not said");
    expect(shownNotices()[0]!.text).to.equal("Файл «a.exe» не приймаємо.");
  });

  it("says how many of the chosen files are sent, and how much of all their bytes", async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    let count = 0;
    server(() => (++count > 2 ? late : undefined));
    const { cell } = await open(files, ["old.txt"]);
    pasteFiles(cell, ...[1, 2, 3, 4].map((at) => textFile(`${at}.txt`, 1000)));
    await waitUntil(() => cell.querySelector(".file-all")?.textContent === "Надіслано 2 з 4, 50\u00a0%", "not told");
    release();
    await waitUntil(() => names(cell).length === 5 && !cell.querySelector(".file-all"), "not sent");
  });

  it("[R3.8-02] [R9.5-01] the file editor takes up to 50 MB without maxFilesize", async () => {
    const asked = server();
    const { cell } = await open({ type: "File", dir: "photos" });
    pasteFiles(cell, textFile("a.txt", 50 * 2 ** 20 + 1));
    await waitUntil(() => cell.textContent.includes("a.txt: файл завеликий, найбільше 50 МБ"), "not refused");
    pasteFiles(cell, textFile("b.txt", 6 * 2 ** 20));
    await waitUntil(() => names(cell).join() === "s-b.txt", "not stored");
    expect(uploads(asked)).to.have.length(1);
  });

  it("[R3.8-02] [R9.5-01] a field of one file takes one, and the last chosen takes its place; up to 5 MB without maxFilesize", async () => {
    const asked = server();
    const { cell } = await open({ type: "Files", dir: "photos" });
    paste(cell, "a.txt");
    await waitUntil(() => names(cell).join() === "s-a.txt", "not stored");
    paste(cell, "b.txt");
    await waitUntil(() => names(cell).join() === "s-b.txt", "not in its place");
    pasteFiles(cell, textFile("c.txt", 5 * 2 ** 20 + 1));
    await waitUntil(() => cell.textContent.includes("c.txt: файл завеликий, найбільше 5 МБ"), "not refused");
    expect([names(cell), uploads(asked).length]).to.eql([["s-b.txt"], 2]);
  });

  it("a field of one file puts the former one back in place of the next, whose sending ends, and that one again", async () => {
    const signals: AbortSignal[] = [];
    const asked = answers((request: Request) => {
      if (!request.url.includes("/file/upload/")) return Response.json({});
      signals.push(request.signal);
      return signals.length === 1 ? new Promise<Response>(() => {}) : Response.json(stored("s-b.txt"));
    });
    const { form, cell } = await open({ type: "Files", dir: "photos" }, "a.txt");
    paste(cell, "b.txt");
    await waitUntil(() => uploads(asked).length === 1, "not sent");
    button(cell, "Повернути").click();
    await waitUntil(() => names(cell).join() === "a.txt", "not put back");
    expect(signals[0]!.aborted, "is not still sent").to.equal(true);
    await waitUntil(() => button(cell, "Повернути"), "the next one is lost");
    button(cell, "Повернути").click();
    await waitUntil(() => names(cell).join() === "s-b.txt", "not sent again");
    await saveForm(form);
    await waitUntil(() => deleted(asked).join() === "a.txt", "the former one stays on the server");
  });

  it("a field of one file has its former file again when the server refuses the next one, and that one stays stored", async () => {
    for (const { number } of shownNotices()) dismiss(number);
    const asked = answers((request: Request) =>
      request.url.includes("/file/upload/") ? status(415) : Response.json({ id: 1 }),
    );
    const { form, cell, sent } = await open({ type: "File", dir: "d" }, "old.txt");
    paste(cell, "a.txt");
    await waitUntil(() => shownNotices().length === 1 && names(cell).join() === "old.txt", "not put back");
    expect(button(cell, "Повернути") === undefined, "still offered").to.equal(true);
    await saveForm(form);
    await aTimeout(20);
    expect(deleted(asked)).to.eql([]);
    expect(await sent()).to.equal("old.txt");
  });

  it("files that replace each other before one of them is stored: a refusal brings the stored one back", async () => {
    for (const { number } of shownNotices()) dismiss(number);
    let count = 0;
    answers((request: Request) => {
      if (!request.url.includes("/file/upload/")) return Response.json({});
      return ++count === 1 ? new Promise<Response>(() => {}) : status(415);
    });
    const { cell } = await open({ type: "File", dir: "d" }, "old.txt");
    paste(cell, "a.txt");
    await waitUntil(() => count === 1, "not sent");
    paste(cell, "b.txt");
    await waitUntil(() => shownNotices().length === 1 && names(cell).join() === "old.txt", "not put back");
  });

  it("[R7.5-04] outside of a form a replaced file is deleted ten seconds after the next one is stored", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server(() => held);
    const { form, tag, cell } = await put('<vs-file name="x" dir="d" value="old.txt"></vs-file>');
    form.replaceWith(tag);
    const clock = startClock();
    try {
      paste(cell, "a.txt");
      await waitUntil(() => uploads(asked).length === 1, "not sent");
      clock.pass(15_000);
      await settled();
      expect(button(cell, "Повернути") === undefined, "not offered any more").to.equal(false);
      release();
      await waitUntil(() => {
        clock.pass(1); // the field is drawn again at most ten times a second
        return names(cell).join() === "s-a.txt";
      }, "not stored");
      clock.pass(9_000);
      await settled();
      expect(deleted(asked)).to.eql([]);
      clock.pass(1_000);
    } finally {
      clock.end();
    }
    await waitUntil(() => deleted(asked).join() === "old.txt", "not deleted");
  });

  it("[R5.2-09] a form is not saved without a file whose name is still being checked", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = answers(async (request: Request) => {
      if (request.url.includes("/file/upload/")) return new Promise<Response>(() => {});
      if (request.url.includes("/unique/")) await held;
      return Response.json(request.method === "PUT" ? { id: 1 } : true);
    });
    const saves = () => asked.filter(({ method }) => method === "PUT").length;
    const { form, cell } = await open({ ...files, unique: "file_name" }, ["old.txt"]);
    await waitUntil(() => "submit" in form, "no form");
    await form.submit(); // the code of saving is there
    expect(saves()).to.equal(1);
    paste(cell, "a.txt");
    await waitUntil(() => asked.some(({ path }) => path.includes("/unique/")), "not checked");
    const saved = form.submit();
    await aTimeout(50);
    release();
    expect(await saved).to.equal(false);
    expect([names(cell), saves()]).to.eql([["old.txt", "a.txt"], 1]);
  });

  it("[R5.2-09] [R4-37] a form is not saved while a file is on its way, and saves the server's name when it is there", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server(() => held);
    const { form, cell } = await open(files, ["old.txt"]);
    paste(cell, "a.txt");
    await waitUntil(() => uploads(asked).length === 1, "not sent");
    expect(await form.submit()).to.equal(false);
    expect(asked.filter(({ method }) => method === "PUT")).to.eql([]);
    release();
    await waitUntil(() => names(cell).at(-1) === "s-a.txt", "not stored");
    await waitUntil(async () => form.submit(), "not saved");
    const save = asked.find(({ method }) => method === "PUT");
    expect((JSON.parse(save!.body) as { x: unknown }).x).to.eql(["old.txt", "s-a.txt"]);
  });

  /** Undo and redo of the form, as soon as they are there. */
  async function tool(form: HTMLElement, name: string): Promise<void> {
    const find = () =>
      form.shadowRoot!.querySelector<HTMLButtonElement>(`[aria-label="${name}"]:not([aria-disabled=true])`);
    await waitUntil(find, `no ${name}`);
    find()!.click();
  }

  it("an upload is one step of undo: once it is stored, undo takes the file away and redo brings its stored name back", async () => {
    const asked = server();
    const { form, cell, sent } = await open(files, ["old.txt"]);
    paste(cell, "a.txt");
    await waitUntil(() => names(cell).join() === "old.txt,s-a.txt", "not stored");
    await tool(form, "Крок назад (Ctrl+Z)");
    await waitUntil(() => names(cell).join() === "old.txt", "not undone");
    await aTimeout(50);
    await tool(form, "Крок уперед (Ctrl+Shift+Z)");
    await waitUntil(() => names(cell).join() === "old.txt,s-a.txt", "not done again");
    await aTimeout(50);
    await tool(form, "Крок назад (Ctrl+Z)");
    await waitUntil(() => names(cell).join() === "old.txt", "not undone a second time");
    await tool(form, "Крок уперед (Ctrl+Shift+Z)");
    await waitUntil(() => names(cell).length === 2, "not done again");
    expect(uploads(asked)).to.have.length(1);
    expect(await sent()).to.eql(["old.txt", "s-a.txt"]);
  });

  it("a file that leaves the field by undo, a reset or another value is not sent on, and is sent anew when it is back", async () => {
    const signals: AbortSignal[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answers(async (request: Request) => {
      if (!request.url.includes("/file/upload/")) return Response.json({});
      signals.push(request.signal);
      await held;
      return Response.json(stored("s.txt"));
    });
    const { form, cell } = await open(files, []);
    const isStopped = (at: number) => waitUntil(() => signals[at]!.aborted, `${at} is sent on`);
    paste(cell, "a.txt");
    await waitUntil(() => signals.length === 1, "not sent");
    await tool(form, "Крок назад (Ctrl+Z)");
    await isStopped(0);
    await tool(form, "Крок уперед (Ctrl+Shift+Z)");
    await waitUntil(() => signals.length === 2, "not sent anew");
    (form as HTMLElement & { reset?(): void }).reset!();
    await isStopped(1);
    const { tag, cell: alone } = await put('<vs-files name="x" dir="photos"></vs-files>');
    paste(alone, "b.txt");
    await waitUntil(() => signals.length === 3, "not sent");
    tag.value = ["c.txt"];
    await isStopped(2);
    release();
    await aTimeout(50);
    expect(tag.value).to.eql(["c.txt"]);
  });

  it("a refused file leaves no step of undo", async () => {
    answers((request: Request) => (request.url.includes("/file/upload/") ? status(413) : Response.json({})));
    const { form, cell } = await open(files, ["old.txt"]);
    paste(cell, "a.txt");
    await waitUntil(() => names(cell).length === 2, "not added");
    await waitUntil(() => names(cell).join() === "old.txt", "not refused");
    await waitUntil(() => form.shadowRoot!.querySelector('[aria-label="Крок назад (Ctrl+Z)"]'), "no tools");
    expect(form.shadowRoot!.querySelector('[aria-label="Крок назад (Ctrl+Z)"][aria-disabled=true]')).not.to.equal(null);
  });

  const answered: [what: string, answer: object, value: unknown, name: string][] = [
    [
      "whole",
      {
        name: "own.txt",
        serverFileName: "7.txt",
        result: { dir: "a/b", file_name: "8.txt", native_file_name: "n.txt" },
      },
      { file: "a/b/8.txt", name: "n.txt" },
      "n.txt",
    ],
    [
      "without a native name",
      { name: "own.txt", result: { dir: "a", file_name: "8.txt" } },
      { file: "a/8.txt", name: "own.txt" },
      "own.txt",
    ],
    ["a name only", { serverFileName: "7.txt" }, { file: "7.txt", name: "7.txt" }, "7.txt"],
  ];
  for (const [what, answer, value, name] of answered)
    it(`[R3.8-11] keeps the folder and name that the server gave a file and the person's name; the answer is ${what}`, async () => {
      answers((request: Request) => Response.json(request.url.includes("/file/upload/") ? answer : {}));
      const { tag, cell } = await put(`<vs-files name="x" dir="photos" fullname json multi></vs-files>`);
      paste(cell, "sent.txt");
      await waitUntil(() => names(cell)[0] === name, "not stored");
      expect(tag.value).to.eql([value]);
    });

  it("[R7.5-04] a removed file is deleted on the server when its form is saved, not before, and not when it was put back", async () => {
    const asked = server();
    const { form, cell } = await open(files, ["a.txt", "b.txt", "c.txt"]);
    const clock = startClock();
    button(cell, "Прибрати a.txt").click();
    await waitUntil(() => button(cell, "Повернути"), "no way back");
    button(cell, "Повернути").click();
    await waitUntil(() => names(cell).join() === "a.txt,b.txt,c.txt", "not put back");
    button(cell, "Прибрати b.txt").click();
    await waitUntil(() => names(cell).join() === "a.txt,c.txt", "not removed");
    clock.pass(60_000);
    clock.end();
    const saved = { table: "a.b", id: "1", form: "", answer: {}, created: false };
    tell("vs:saved", saved, document.body);
    expect(deleted(asked)).to.eql([]);
    await saveForm(form);
    await waitUntil(() => deleted(asked).length, "not deleted");
    await saveForm(form);
    await aTimeout(20);
    expect(deleted(asked)).to.eql(["b.txt"]);
  });

  it("[R7.5-04] a file that is removed while a save runs is deleted after the next save: the stored record names it", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = answers(async ({ method }: Request) => {
      if (method === "PUT") await held;
      return Response.json({ id: 1 });
    });
    const { form, cell } = await open(files, ["a.txt", "b.txt"]);
    button(cell, "Прибрати b.txt").click();
    await waitUntil(() => names(cell).join() === "a.txt", "not removed");
    const saving = saveForm(form);
    await waitUntil(() => asked.some(({ method }) => method === "PUT"), "not sent");
    button(cell, "Прибрати a.txt").click();
    await waitUntil(() => names(cell).length === 0, "not removed");
    release();
    await saving;
    await waitUntil(() => deleted(asked).length, "the other one is not deleted");
    expect(deleted(asked)).to.eql(["b.txt"]);
    await saveForm(form);
    await waitUntil(() => deleted(asked).length === 2, "not deleted");
    expect(deleted(asked)).to.eql(["b.txt", "a.txt"]);
  });

  it("[R7.5-04] of two equal paths one is removed, and the file is deleted when none of them is left", async () => {
    const asked = server();
    const { form, cell, sent } = await open(files, ["h.png", "a.png", "h.png"]);
    const saved = () => saveForm(form);
    button(cell.querySelector(".file:last-child")!, "Прибрати h.png").click();
    await waitUntil(() => names(cell).join() !== "h.png,a.png,h.png", "not removed");
    expect(names(cell)).to.eql(["h.png", "a.png"]);
    await saved();
    await aTimeout(20);
    expect(deleted(asked)).to.eql([]);
    button(cell, "Прибрати h.png").click();
    await waitUntil(() => names(cell).join() === "a.png", "not removed");
    await saved();
    await waitUntil(() => deleted(asked).join() === "h.png", "not deleted");
    expect(await sent()).to.eql(["a.png"]);
  });

  it("[R7.5-04] outside of a form a path that was removed twice is deleted when it can no longer be put back", async () => {
    const asked = server();
    const { form, tag, cell } = await put(`<vs-files name="x" dir="photos" value='["h.png","h.png"]'></vs-files>`);
    form.replaceWith(tag);
    const clock = startClock();
    try {
      button(cell, "Прибрати h.png").click();
      await waitUntil(() => names(cell).length === 1, "not removed");
      clock.pass(5000);
      button(cell, "Прибрати h.png").click();
      await waitUntil(() => names(cell).length === 0, "not removed");
      clock.pass(9000);
      await aTimeout(20);
      expect(deleted(asked)).to.eql([]);
      clock.pass(1000);
    } finally {
      clock.end();
    }
    await waitUntil(() => deleted(asked).join() === "h.png", "not deleted");
  });

  it("[R7.5-04] a removed file stays when another record is saved from inside its form", async () => {
    const asked = server();
    const { form, cell } = await open(files, ["a.txt", "b.txt"]);
    button(cell, "Прибрати a.txt").click();
    await waitUntil(() => names(cell).join() === "b.txt", "not removed");
    const saved = { table: "a.c", id: "9", form: "", answer: {}, created: true };
    tell("vs:saved", saved, button(cell, "Прибрати b.txt"));
    await aTimeout(20);
    expect(deleted(asked)).to.eql([]);
    await saveForm(form);
    await waitUntil(() => deleted(asked).join() === "a.txt", "not deleted");
  });

  it("[R7.5-04] a removed file that is back without the button is not deleted when the form is saved", async () => {
    const asked = server();
    const { form, cell } = await open(files, ["a.txt", "b.txt"]);
    button(cell, "Прибрати a.txt").click();
    await waitUntil(() => names(cell).join() === "b.txt", "not removed");
    button(cell, "Прибрати b.txt").click();
    await waitUntil(() => names(cell).length === 0, "not removed");
    (form as unknown as { reset(): void }).reset();
    await waitUntil(() => names(cell).join() === "a.txt,b.txt", "not back");
    button(cell, "Прибрати b.txt").click();
    await waitUntil(() => names(cell).join() === "a.txt", "not removed again");
    await saveForm(form);
    await waitUntil(() => deleted(asked).length, "not deleted");
    await aTimeout(20);
    expect(deleted(asked)).to.eql(["b.txt"]);
  });

  it("says at the file why it was not sent, and counts nothing of it as sent", async () => {
    answers((request: Request) =>
      request.url.includes("/file/upload/") ? status(500, { error: "Диск заповнено." }) : Response.json({}),
    );
    const { cell } = await put(`<vs-files name="x" dir="photos"></vs-files>`);
    paste(cell, "a.txt");
    await waitUntil(() => cell.querySelector(".file.failed"), "not failed");
    expect(cell.querySelector(".file-state")!.textContent).to.equal("не надіслано: Диск заповнено.");
    expect(cell.querySelectorAll("progress")).to.have.length(0);
  });

  it("says at the file that it will be tried again, as long as it waits for that", async () => {
    let posts = 0;
    answers((request: Request) => {
      if (!request.url.includes("/file/upload/") || request.method !== "POST") return status(404);
      if (++posts === 1) throw new TypeError("no connection");
      return new Promise<Response>(() => {});
    });
    const { cell } = await put(`<vs-files name="x" dir="photos"></vs-files>`);
    paste(cell, "a.txt");
    const said = () => cell.querySelector(".file-state")?.textContent;
    await waitUntil(() => said() === "поки не вдається надіслати, спробуємо ще раз", "it does not say that it waits");
    await waitUntil(() => posts === 2 && said() === "0\u00a0%", "still said while it is sent");
  });

  it("files of two choices in one moment are all taken", async () => {
    server();
    const { cell } = await put(`<vs-files name="x" dir="photos"></vs-files>`);
    paste(cell, "a.txt", "b.txt");
    paste(cell, "c.txt");
    paste(cell, "d.txt");
    const sent = () => names(cell).toSorted().join();
    await waitUntil(() => sent() === "s-a.txt,s-b.txt,s-c.txt,s-d.txt", "files are lost");
  });

  it("a file that is in the list is not taken twice; another one of its name gets a number", async () => {
    let answer = () => {};
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    server(() => allowed);
    const { cell } = await open(files);
    const one = textFile("a.txt");
    pasteFiles(cell, one);
    await waitUntil(() => names(cell).length === 1, "not taken");
    pasteFiles(cell, one);
    await waitUntil(() => cell.textContent.includes("a.txt: цей файл уже є в списку"), "not said");
    pasteFiles(cell, textFile("a.txt", 2), textFile("a.txt", 3));
    await waitUntil(() => names(cell).length === 3, "not taken");
    expect(names(cell)).to.eql(["a.txt", "a (2).txt", "a (3).txt"]);
    expect(cell.textContent).not.to.include("уже є в списку");
    answer();
    await waitUntil(() => names(cell).join() === "s-a.txt,s-a (2).txt,s-a (3).txt", "not stored");
  });

  it("several files dropped where one is allowed: one is taken, and it is said that the others are not", async () => {
    server();
    const { cell } = await put(`<vs-file name="x" dir="photos"></vs-file>`);
    paste(cell, "a.txt", "b.txt", "c.txt");
    await waitUntil(() => names(cell).length === 1, "not taken");
    await waitUntil(() => cell.querySelector(".file-refused li"), "not said");
    expect(cell.querySelector(".file-refused")!.textContent).to.equal("Найбільше файлів: 1. Решту не додано");
  });

  it("of many refused files the first ten are named, and how many more there are", async () => {
    server();
    const { cell } = await put(`<vs-files name="x" dir="photos"></vs-files>`);
    pasteFiles(cell, ...Array.from({ length: 12 }, (_, at) => new File([], `${at}.txt`)));
    await waitUntil(() => cell.querySelectorAll(".file-refused li").length === 11, "not said");
    const lines = [...cell.querySelectorAll(".file-refused li")].map(({ textContent }) => textContent);
    expect(lines.slice(9)).to.eql(["9.txt: файл порожній", "і ще 2"]);
  });

  it("pictures that wait to be cropped wait on when another one is edited", async () => {
    server();
    const { cell } = await put(`<vs-files name="x" dir="photos" crop value='["/demo/legacy-form.png"]'></vs-files>`);
    paste(cell, "a.png", "b.png");
    const title = () => cell.querySelector(".capture")?.getAttribute("aria-label");
    await waitUntil(() => title() === "Обернути й обрізати a.png", "not asked");
    button(cell, "Обернути й обрізати legacy-form.png").click();
    await waitUntil(() => title() === "Обернути й обрізати legacy-form.png", "not opened");
    button(cell, "Закрити").click();
    for (const name of ["a.png", "b.png"]) {
      await waitUntil(() => title() === `Обернути й обрізати ${name}`, `${name} is lost`);
      button(cell, "Без змін").click();
    }
    await waitUntil(() => names(cell).length === 3, "not added");
  });

  it("files that were removed one after the other are put back one after the other, in their places", async () => {
    const asked = server();
    const { form, cell } = await open(files, ["a.txt", "b.txt", "c.txt"]);
    for (const name of ["a.txt", "b.txt"]) {
      button(cell, `Прибрати ${name}`).click();
      await waitUntil(() => !names(cell).includes(name), "not removed");
    }
    for (const left of ["b.txt,c.txt", "a.txt,b.txt,c.txt"]) {
      await waitUntil(() => button(cell, "Повернути"), "no way back");
      button(cell, "Повернути").click();
      await waitUntil(() => names(cell).join() === left, `not ${left}`);
    }
    await waitUntil(() => !button(cell, "Повернути"), "still offered");
    await saveForm(form);
    await aTimeout(20);
    expect(deleted(asked)).to.eql([]);
  });

  it("the page's own form can be sent as soon as files without a place are added", async () => {
    const { form, tag, cell } = await put(`<vs-files name="x" multi></vs-files>`);
    form.enctype = "multipart/form-data";
    paste(cell, "a.txt", "b.txt");
    await waitUntil(() => names(cell).join() === "a.txt,b.txt", "not added");
    await waitUntil(() => (tag as unknown as HTMLInputElement).checkValidity(), "cannot be posted");
    const posted = new FormData(form).getAll("x") as File[];
    expect([posted.map(({ name }) => name), form.checkValidity()]).to.eql([["a.txt", "b.txt"], true]);
  });

  for (const isKept of [false, true])
    it(`the page's own form posts pictures ${isKept ? "with camera and place when they are kept" : "without camera and place"}`, async () => {
      const { form, tag, cell } = await put(`<vs-files name="x" multi ${isKept ? "keep-exif" : ""}></vs-files>`);
      form.enctype = "multipart/form-data";
      const camera = [0xff, 0xe1, 0, 14, 0x45, 0x78, 0x69, 0x66, 0, 0, ...new TextEncoder().encode("Kyiv!!")];
      const photo = new File([new Uint8Array([0xff, 0xd8, ...camera, 0xff, 0xd9])], "a.jpg", { type: "image/jpeg" });
      pasteFiles(cell, photo);
      await waitUntil(() => names(cell).join() === "a.jpg", "not added");
      await waitUntil(() => (tag as unknown as HTMLInputElement).checkValidity(), "cannot be posted");
      const posted = new FormData(form).getAll("x") as File[];
      expect([posted.map(({ name }) => name), (await posted[0]!.text()).includes("Kyiv")]).to.eql([["a.jpg"], isKept]);
    });

  it("[R7.5-04] outside of a form it is deleted after ten seconds, or when the field leaves the page", async () => {
    const asked = server();
    const { form, tag, cell } = await put(`<vs-files name="x" dir="photos" value='["a.txt","b.txt"]'></vs-files>`);
    form.replaceWith(tag);
    const clock = startClock();
    button(cell, "Прибрати a.txt").click();
    await waitUntil(() => button(cell, "Повернути"), "no way back");
    clock.pass(9999);
    expect(deleted(asked)).to.eql([]);
    clock.pass(1);
    clock.end();
    await waitUntil(() => deleted(asked).join() === "a.txt", "not deleted");
    await waitUntil(() => !button(cell, "Повернути"), "still offered");
    button(cell, "Прибрати b.txt").click();
    await waitUntil(() => button(cell, "Повернути"), "no way back");
    place.replaceChildren();
    await waitUntil(() => deleted(asked).join() === "a.txt,b.txt", "not deleted at the end");
  });

  it("[R7.5-04] in a form of the page it is deleted only when an attribute has saved that form", async () => {
    const asked = server();
    const { form, cell } = await put(`<vs-files name="x" dir="photos" value='["a.txt","b.txt"]'></vs-files>`);
    const clock = startClock();
    button(cell, "Прибрати a.txt").click();
    await waitUntil(() => names(cell).join() === "b.txt", "not removed");
    clock.pass(60_000);
    clock.end();
    const saved = { table: "a.b", id: "1", form: "", answer: {}, created: false };
    tell("vs:saved", saved, document.body);
    expect(deleted(asked)).to.eql([]);
    tell("vs:saved", saved, form.appendChild(document.createElement("button")));
    await waitUntil(() => deleted(asked).join() === "a.txt", "not deleted");
    button(cell, "Прибрати b.txt").click();
    await waitUntil(() => names(cell).length === 0, "not removed");
    place.replaceChildren();
    await aTimeout(20);
    expect(deleted(asked)).to.eql(["a.txt"]);
  });

  it("a file that is removed while it is sent is given up, and no name of it is stored", async () => {
    const signals: AbortSignal[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = answers(async (request: Request) => {
      if (!request.url.includes("/file/upload/")) return Response.json({});
      signals.push(request.signal);
      await held;
      return Response.json(stored("s.txt"));
    });
    const { tag, cell, posted } = await put(`<vs-files name="x" dir="photos" value='["old.txt"]'></vs-files>`);
    paste(cell, "a.txt");
    await waitUntil(() => signals.length === 1 && button(cell, "Не надсилати a.txt"), "not sent");
    button(cell, "Не надсилати a.txt").click();
    await waitUntil(() => signals[0]!.aborted, "not given up");
    release();
    await aTimeout(50);
    expect([tag.value, posted(), uploads(asked).length]).to.eql([["old.txt"], ['["old.txt"]'], 1]);
  });

  it("a draft's file that could not be read from the disk is read at the next drawing", async () => {
    server();
    configure({ user: "files" });
    await keepFile("files-1", textFile("a.txt"));
    const { warn } = console;
    const warned: unknown[] = [];
    console.warn = (reason: unknown) => void warned.push(reason);
    Object.defineProperty(settings, "user", { configurable: true, enumerable: true, get: () => expect.fail("broken") });
    const { cell } = await open(files, [{ file: "", waiting: "files-1", name: "a.txt" }]);
    await waitUntil(() => warned.length, "not logged");
    expect(names(cell)).to.eql(["a.txt"]);
    Object.defineProperty(settings, "user", { value: null, configurable: true, enumerable: true, writable: true });
    configure({ user: "files" });
    console.warn = warn;
    paste(cell, "b.txt");
    await waitUntil(() => names(cell).toSorted().join() === "s-a.txt,s-b.txt", "the draft's file does not come back");
    configure({ user: null });
  });

  for (const state of ["disabled", "readonly"] as const)
    it(`a file that is stored after its tag became ${state} has the server's name`, async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const asked = server(() => held);
      const { tag, cell, posted } = await put('<vs-files name="x" dir="photos"></vs-files>');
      paste(cell, "a.txt");
      await waitUntil(() => uploads(asked).length === 1, "not sent");
      tag.toggleAttribute(state, true);
      release();
      await waitUntil(() => names(cell).join() === "s-a.txt", "not stored");
      expect(cell.querySelector(".broken") === null).to.equal(true);
      tag.removeAttribute(state);
      expect([tag.value, posted(), uploads(asked).length]).to.eql([["s-a.txt"], ['["s-a.txt"]'], 1]);
    });

  it("a file that is refused after its tag became disabled is sent once, and leaves the tag", async () => {
    for (const { number } of shownNotices()) dismiss(number);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = answers(async (request: Request) => {
      if (!request.url.includes("/file/upload/")) return Response.json({});
      await held;
      return status(413);
    });
    const { tag, cell } = await put('<vs-files name="x" dir="photos"></vs-files>');
    paste(cell, "a.txt");
    await waitUntil(() => uploads(asked).length === 1, "not sent");
    tag.toggleAttribute("disabled", true);
    release();
    await waitUntil(() => shownNotices().length === 1, "not said");
    await waitUntil(() => names(cell).length === 0, "still there");
    await aTimeout(300);
    expect([uploads(asked).length, shownNotices().length, tag.value]).to.eql([1, 1, []]);
  });

  it("read-only or disabled it takes no pasted file and offers no removal", async () => {
    const asked = server();
    for (const state of ["readonly", "disabled"]) {
      const { tag, cell } = await put(`<vs-files name="x" dir="photos" ${state} value='["old.txt"]'></vs-files>`);
      expect(paste(cell, "a.txt"), state).to.equal(false);
      await aTimeout(20);
      expect([tag.value, cell.querySelector("[aria-label^=Прибрати]") === null, uploads(asked)]).to.eql([
        ["old.txt"],
        true,
        [],
      ]);
    }
  });
});

describe("Files whose pictures are edited", () => {
  /** A picture that a browser can open. */
  async function picture(name: string): Promise<File> {
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 20 });
    canvas.getContext("2d")!.fillRect(0, 0, 20, 20);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return new File([blob!], name, { type: "image/png" });
  }
  /** Stores the first upload as `1-a.png`, the second as `2-a.png`, once `release` was called. */
  function numberedServer() {
    const got: File[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = answers(async (request: Request) => {
      if (!request.url.includes("/file/upload/")) return Response.json({});
      const file = (await request.formData()).get("file") as File;
      const at = got.push(file);
      await held;
      return Response.json(stored(`${at}-${file.name}`));
    });
    return { asked, got, release };
  }
  const editor = (cell: ParentNode) => cell.querySelector(".capture");
  const isEditing = (cell: ParentNode, name: string) =>
    editor(cell)?.getAttribute("aria-label") === `Обернути й обрізати ${name}`;
  /** Waits until the picture can be applied, and turns it. */
  async function turn(cell: ParentNode, name: string): Promise<void> {
    await waitUntil(() => isEditing(cell, name), `${name} is not edited`);
    await waitUntil(() => button(cell, "Застосувати").getAttribute("aria-disabled") === "false", "not decoded");
    button(cell, "Обернути праворуч").click();
  }
  async function heightOf(file: File): Promise<number> {
    const { height } = await createImageBitmap(file);
    return height;
  }

  it("the edited picture replaces the one that was sent meanwhile, which is deleted when the form is saved", async () => {
    const { asked, got, release } = numberedServer();
    const { form, cell } = await open(files, ["old.txt"]);
    pasteFiles(cell, await picture("a.png"));
    await waitUntil(() => got.length === 1, "not sent");
    button(cell, "Обернути й обрізати a.png").click();
    await turn(cell, "a.png");
    release();
    await waitUntil(() => names(cell).join() === "old.txt,1-a.png", "not stored");
    button(cell, "Застосувати").click();
    await waitUntil(() => names(cell).join() === "old.txt,2-a.png", "the edited picture is lost");
    expect(await Promise.all(got.map(heightOf))).to.eql([20, 40]);
    await saveForm(form);
    await waitUntil(() => deleted(asked).length, "not deleted");
    expect(deleted(asked)).to.eql(["1-a.png"]);
  });

  for (const [when, isBefore] of [
    ["before it is applied", true],
    ["while it is encoded", false],
  ] as const)
    it(`a picture whose original is removed ${when} is added, and takes no other file's place`, async () => {
      const { got, release } = numberedServer();
      const { cell } = await open(files, ["old.txt"]);
      pasteFiles(cell, await picture("a.png"));
      await waitUntil(() => names(cell).length === 2 && got.length === 1, "not taken");
      button(cell, "Обернути й обрізати a.png").click();
      await turn(cell, "a.png");
      paste(cell, "b.txt");
      await waitUntil(() => names(cell).join() === "old.txt,a.png,b.txt", "not taken");
      const presses = ["Не надсилати a.png", "Застосувати"];
      for (const name of isBefore ? presses : presses.toReversed()) button(cell, name).click();
      await waitUntil(() => names(cell).join() === "old.txt,b.txt,a.png", "the edited picture or another file is lost");
      release();
      await waitUntil(() => names(cell).join() === "old.txt,2-b.txt,3-a.png", "not stored");
    });

  it("a form is not saved while a picture waits to be cropped, which its field says", async () => {
    const { asked, release } = numberedServer();
    release();
    const saves = () => asked.filter(({ method }) => method === "PUT");
    const { form, cell } = await open({ ...files, crop: true }, []);
    pasteFiles(cell, await picture("a.png"), await picture("b.png"));
    await turn(cell, "a.png");
    const said = () => note(cell);
    expect(await form.submit()).to.equal(false);
    expect([said(), saves()]).to.eql(["Завершіть зміну зображення: a.png", []]);
    button(cell, "Не додавати").click();
    await turn(cell, "b.png");
    expect(await form.submit()).to.equal(false);
    expect([said(), saves()]).to.eql(["Завершіть зміну зображення: b.png", []]);
    button(cell, "Застосувати").click();
    await waitUntil(() => names(cell).join() === "1-b.png", "not stored");
    await waitUntil(() => form.submit(), "not saved");
    expect(JSON.parse(saves()[0]!.body)).to.deep.include({ x: ["1-b.png"] });
  });

  it("what a field says of a picture that is being edited goes when its editor is closed", async () => {
    numberedServer().release();
    const { form, cell } = await open(files, ["a.png"]);
    button(cell, "Обернути й обрізати a.png").click();
    await waitUntil(() => isEditing(cell, "a.png"), "not edited");
    expect(await form.submit()).to.equal(false);
    expect(note(cell)).to.equal("Завершіть зміну зображення: a.png");
    button(cell, "Закрити").click();
    await waitUntil(() => !cell.textContent.includes("Завершіть зміну"), "still said");
    await waitUntil(() => form.submit(), "not saved");
  });

  const modalButton = (label: string) =>
    [...(document.querySelector("vs-modal")?.shadowRoot?.querySelectorAll("button") ?? [])].find(
      ({ textContent }) => textContent === label,
    );

  it("a picture that is turned, or not added yet, is not left without a question", async () => {
    const { release } = numberedServer();
    const { cell } = await open({ ...files, crop: true }, []);
    const isAsked = () => unsavedIn(document.body).some((one) => one.matches(".capture"));
    pasteFiles(cell, await picture("a.png"));
    await waitUntil(() => isEditing(cell, "a.png"), "a new one is not edited");
    await waitUntil(isAsked, "not asked about a new one");
    button(cell, "Без змін").click();
    await waitUntil(() => names(cell).join() === "a.png" && !isAsked(), "still asked when it is added");
    button(cell, "Обернути й обрізати a.png").click();
    await waitUntil(() => isEditing(cell, "a.png"), "not edited");
    expect(isAsked(), "only opened").to.equal(false);
    await turn(cell, "a.png");
    await waitUntil(isAsked, "not asked when it is turned");
    for (const [answer, isKept] of [
      ["Продовжити редагування", true],
      ["Не зберігати", false],
    ] as const) {
      button(cell, "Закрити").click();
      await waitUntil(() => modalButton(answer), "the button that closes it does not ask");
      modalButton(answer)!.click();
      await waitUntil(() => !modalButton(answer) && isAsked() === isKept, `after "${answer}"`);
      expect(isEditing(cell, "a.png")).to.equal(isKept);
    }
    release();
  });

  it("the editor of a picture takes the focus, but not from a person who has gone on", async () => {
    server();
    const list = JSON.stringify(["/demo/legacy-form.png", "/demo/other.png"]);
    const { cell } = await put(`<vs-files name="x" dir="photos" value='${list}'></vs-files>`);
    const other = document.body.appendChild(document.createElement("input"));
    for (const [name, hasGoneOn] of [
      ["legacy-form.png", false],
      ["other.png", false],
      ["legacy-form.png", true],
    ] as const) {
      const edit = () => button(cell, `Обернути й обрізати ${name}`);
      await waitUntil(edit, "not shown");
      edit().focus();
      edit().click();
      if (hasGoneOn) other.focus();
      await waitUntil(() => isEditing(cell, name), "not edited");
      await aTimeout(50);
      const { activeElement } = cell.getRootNode() as ShadowRoot;
      expect([document.activeElement === other, activeElement?.textContent]).to.eql([
        hasGoneOn,
        hasGoneOn ? undefined : "↺",
      ]);
      button(cell, "Закрити").click();
      await waitUntil(() => !cell.querySelector(".capture"), "not closed");
    }
    other.remove();
  });

  it("pictures that are pasted while another one is encoded are asked about after it", async () => {
    const { release } = numberedServer();
    release();
    const { cell } = await put(`<vs-files name="x" dir="photos" crop></vs-files>`);
    const [first, second] = [await picture("a.png"), await picture("b.png")];
    pasteFiles(cell, first);
    await turn(cell, "a.png");
    button(cell, "Застосувати").click();
    pasteFiles(cell, second);
    await waitUntil(() => names(cell).join() === "1-a.png", "not stored");
    await turn(cell, "b.png");
  });

  it("what was made here and is too large for the field can be saved on the computer", async () => {
    for (const { number } of shownNotices()) dismiss(number);
    const { cell } = await put(`<vs-files name="x" dir="photos" crop max-filesize="0.00001"></vs-files>`);
    pasteFiles(cell, await picture("a.png"));
    await turn(cell, "a.png");
    button(cell, "Застосувати").click();
    await waitUntil(() => shownNotices().length === 1, "not offered");
    const [{ text, action } = { text: "", action: undefined }] = shownNotices();
    expect([text, action?.label]).to.eql(["a.png: файл завеликий, найбільше 0 МБ", "Завантажити a.png"]);
    const saved: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    action?.run();
    HTMLAnchorElement.prototype.click = click;
    expect(saved).to.eql(["a.png"]);
  });

  it("a picture that is applied twice is added once", async () => {
    const { release, got } = numberedServer();
    release();
    const { cell } = await put(`<vs-files name="x" dir="photos" crop></vs-files>`);
    pasteFiles(cell, await picture("a.png"));
    await turn(cell, "a.png");
    button(cell, "Застосувати").click();
    button(cell, "Застосувати").click();
    await waitUntil(() => names(cell).join() === "1-a.png", "not stored");
    paste(cell, "b.txt");
    await waitUntil(() => names(cell).some((name) => name.endsWith("b.txt") && name !== "b.txt"), "not stored");
    expect(got.map(({ name }) => name)).to.eql(["a.png", "b.txt"]);
  });

  it("a picture that is not wanted any more while it is encoded is not added", async () => {
    const { release, got } = numberedServer();
    release();
    const { cell } = await put(`<vs-files name="x" dir="photos" crop></vs-files>`);
    const [first, second] = [await picture("a.png"), await picture("b.png")];
    pasteFiles(cell, first, second);
    await turn(cell, "a.png");
    button(cell, "Застосувати").click();
    button(cell, "Не додавати").click();
    await turn(cell, "b.png");
    button(cell, "Застосувати").click();
    await waitUntil(() => names(cell).join() === "1-b.png", "not stored");
    expect(got.map(({ name }) => name)).to.eql(["b.png"]);
  });
});
