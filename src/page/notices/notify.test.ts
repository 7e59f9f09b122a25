import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { tellDeletedAgain } from "../saving/remove.ts";
import { dismiss, keepNotices, lastNotices, notify, pastNotices, showKept, shownNotices, withdraw } from "./notify.ts";

afterEach(() => {
  for (const { number } of shownNotices()) dismiss(number);
  document.querySelector("vs-notices")?.remove();
  sessionStorage.clear();
});
const newest = () => shownNotices().at(-1)!;

describe("a notice", () => {
  it("[R3.9-17] has the kind that its payload names, in any of its words; warnings and dangers stay, others close after 5 s", () => {
    const kinds = [
      ["danger", "error", "warning", "warn", "success", "ok", "info", "", "bell"].map((icon) => {
        notify({ text: `x ${icon}`, icon });
        return [newest().kind, newest().delayMs];
      }),
    ].flat();
    expect(kinds).to.eql([
      ["danger", 0],
      ["danger", 0],
      ["warning", 0],
      ["warning", 0],
      ["success", 5000],
      ["success", 5000],
      ["info", 5000],
      ["info", 5000],
      ["info", 5000],
    ]);
  });

  it("stays as long as a timer can wait when its delay is longer", () => {
    const delays = [Infinity, 2 ** 31, "9e9", 1000].map((delay) => {
      notify({ text: String(delay), delay });
      return newest().delayMs;
    });
    expect(delays).to.eql([2 ** 31 - 1, 2 ** 31 - 1, 2 ** 31 - 1, 1000]);
  });

  it("is only logged when the browser throws at a notification, as on Android", async () => {
    const { Notification: Native } = window;
    const { warn } = console;
    const warned: unknown[] = [];
    console.warn = (error) => void warned.push(error);
    const mistake = new TypeError("Illegal constructor");
    class Refused {
      static permission = "granted";
      constructor() {
        throw mistake;
      }
    }
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    window.Notification = Refused as never;
    configure({ desktop_notices: true });
    notify("Взято");
    await waitUntil(() => warned.length, "not logged");
    configure({ desktop_notices: null });
    window.Notification = Native;
    Reflect.deleteProperty(document, "hidden");
    console.warn = warn;
    expect(warned).to.eql([mistake]);
  });

  it("[R3.9-17] five are shown; a repeated one replaces itself; `first` puts it at the start", () => {
    for (const text of ["1", "2", "3", "4", "5", "6", "4"]) notify(text);
    expect(shownNotices().map(({ text }) => text)).to.eql(["2", "3", "5", "6", "4"]);
    notify({ text: "7", first: true });
    expect(shownNotices().map(({ text }) => text)).to.eql(["7", "2", "3", "5", "6"]);
    expect(
      pastNotices()
        .slice(-2)
        .map(({ text }) => text),
    ).to.eql(["4", "7"]);
  });

  it("a failure stays while five others pass; of failures alone the oldest leaves", () => {
    notify({ kind: "danger", text: "не збережено" });
    for (const text of ["1", "2", "3", "4", "5"]) notify(text);
    expect(shownNotices().map(({ text }) => text)).to.eql(["не збережено", "2", "3", "4", "5"]);
    for (const text of ["a", "b", "c", "d", "e"]) notify({ kind: "danger", text });
    expect(shownNotices().map(({ text }) => text)).to.eql(["a", "b", "c", "d", "e"]);
  });

  it("[R8-04] a later outcome of the same intention replaces the earlier one; a success can take it back", () => {
    notify({ kind: "danger", text: "Не збережено: немає зв'язку." }, { about: "save t/1" });
    notify({ kind: "success", text: "Збережено" }, { about: "save t/2" });
    notify({ kind: "success", text: "Збережено" }, { about: "save t/1" });
    expect(shownNotices().map(({ text, about }) => [text, about])).to.eql([
      ["Збережено", "save t/2"],
      ["Збережено", "save t/1"],
    ]);
    withdraw("save t/1");
    expect(shownNotices().map(({ about }) => about)).to.eql(["save t/2"]);
  });

  it("the last fifty are remembered", () => {
    for (let count = 1; count <= 60; count++) notify(`n${count}`);
    expect([lastNotices().length, lastNotices()[0]!.text, lastNotices().at(-1)!.text]).to.eql([50, "n11", "n60"]);
  });

  it("is dispatched as an event, with title and text; links and photos of other sites are left out", () => {
    const told: unknown[] = [];
    const hear = (event: Event) => told.push((event as CustomEvent<unknown>).detail);
    document.addEventListener("vs:notice", hear);
    notify({
      user: "Диспетчер",
      message: "Бригада виїхала",
      photo: "https://other.example/a.png",
      click_url: "/request/7",
    });
    document.removeEventListener("vs:notice", hear);
    expect(told).to.eql([{ kind: "info", text: "Диспетчер. Бригада виїхала" }]);
    expect([newest().photo, newest().url]).to.eql([null, `${location.origin}/request/7`]);
  });

  it("is shown again on the next page, unless it has an action, which works here only", () => {
    notify({ text: "Збережено", kind: "success", delay: 3000 });
    notify("Видалено", { action: { label: "Повернути", run() {} } });
    keepNotices();
    for (const { number } of shownNotices()) dismiss(number);
    showKept(tellDeletedAgain);
    expect(shownNotices().map(({ text, kind, delayMs }) => [text, kind, delayMs])).to.eql([
      ["Збережено", "success", 3000],
    ]);
    showKept(tellDeletedAgain);
    expect(shownNotices()).to.have.length(1);
  });

  it("of a failure has its details also on the next page, and is withdrawn there when the same succeeds", () => {
    notify({ kind: "danger", text: "Не збережено", details: "23505" }, { about: "save works.request/17" });
    keepNotices();
    for (const { number } of shownNotices()) dismiss(number);
    showKept(tellDeletedAgain);
    expect([newest().text, newest().details]).to.eql(["Не збережено", "23505"]);
    withdraw("save works.request/17");
    expect(shownNotices()).to.eql([]);
  });

  it("of a delete has its button again on the next page, and restores the record", async () => {
    configure({ undo_delete: true });
    const asked: string[] = [];
    configure({
      transport: async (request: Request) => {
        asked.push(`${request.method} ${new URL(request.url).pathname}`);
        return Response.json({ id: "17" });
      },
    });
    // a page with something to refresh is not reloaded; this element draws nothing
    const inert = document.body.appendChild(document.createElement("div"));
    inert.setAttribute("vs-inert", "");
    inert.append(document.createElement("vs-widget"));
    const restores = { table: "works.request", id: "17", name: "Дах" };
    notify({ kind: "success", text: "Видалено: Дах" }, { action: { label: "Повернути", run() {}, restores } });
    notify({ kind: "info", text: "стара сторінка" }, { action: { label: "Оновити", run() {} } });
    keepNotices();
    for (const { number } of shownNotices()) dismiss(number);
    showKept(tellDeletedAgain);
    await waitUntil(() => shownNotices().length, "not shown again");
    expect(shownNotices().map(({ text, action }) => [text, action?.label])).to.eql([["Видалено: Дах", "Повернути"]]);
    newest().action!.run();
    await waitUntil(() => newest().text === "Повернуто: Дах", "not restored");
    expect(asked).to.eql(["POST /api/restore/works.request/17"]);
    configure({ transport: null, undo_delete: null });
    inert.remove();
  });
});
