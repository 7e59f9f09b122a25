/** When the history of a record is read again, and what is shown meanwhile. */
import { expect } from "@open-wc/testing";
import { tell } from "../../../src/page/events.ts";
import { shownNotices } from "../../../src/page/notices/notify.ts";
import { settled, startClock } from "../../../test/support/clock.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { loadingWord, readWhileSlow, silentServer, stagesOf } from "../../../test/support/silent-server.ts";
import { place, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const changes = (to: string) => [
  { change_from: null, change_to: to, cdate: "2026-10-01T06:00:00Z", cdate_txt: "01.10.2026 09:00", user_name: null },
];
const tag = '<vs-history title="Історія" table="a.b" record="7"></vs-history>';
const states = (cell: ParentNode) => [...cell.querySelectorAll(".change")].map(({ textContent }) => textContent);
const saved = (table: string, id: string) =>
  tell("vs:saved", { table, id, form: "", answer: {}, created: false }, document.body);
const isBusy = (cell: ParentNode) => cell.querySelector("[role=group]")!.ariaBusy;

/** Answers for each record when `give` is called; notes the signals of the requests. */
function slowServer() {
  const waiting = new Map<string, () => void>();
  const signals: AbortSignal[] = [];
  answers(async (request: Request) => {
    const id = new URL(request.url).searchParams.get("object_id")!;
    signals.push(request.signal);
    await new Promise<void>((resolve) => waiting.set(id, resolve));
    return Response.json(changes(`of ${id}`));
  });
  return { waiting, signals, give: (id: string) => waiting.get(id)!() };
}

describe("a history is read again", () => {
  it("after a save of its own record, a save that names no record and a method; not after saves of other records", async () => {
    const asked = answers(changes("new"));
    const { cell } = await put(tag);
    await waitUntil(() => states(cell).length, "nothing shown");
    for (const [table, id] of [
      ["other.table", "7"],
      ["a.b", "8"],
    ] as const) {
      saved(table, id);
      await settled();
      expect(asked.length, `${table}/${id}`).to.equal(1);
    }
    saved("a.b", "7");
    await waitUntil(() => asked.length === 2, "not after a save");
    saved("a.b", "");
    await waitUntil(() => asked.length === 3, "not after a save of the table");
    tell("vs:done", { action: "api", answer: {} }, document.body);
    await waitUntil(() => asked.length === 4, "not after a method");
  });

  it("after a save of the record in another tab", async () => {
    const asked = answers(changes("new"), changes("work"));
    const { cell } = await put(tag);
    await waitUntil(() => states(cell).length, "nothing shown");
    const tab = new BroadcastChannel("vs-saved"); // as another tab has it
    for (const [table, id] of [
      ["a.b", "8"],
      ["c.d", "7"],
      ["a.b", "7"],
    ])
      tab.postMessage({ table, id });
    await waitUntil(() => states(cell).join() === "work", "not read again");
    tab.close();
    expect(asked).to.have.length(2);
  });

  it("for another record, whose lines are not mixed up with those of the former one", async () => {
    const { waiting, signals, give } = slowServer();
    const { tag: history, cell } = await put(tag);
    await waitUntil(() => waiting.has("7"), "not asked");
    expect(isBusy(cell)).to.equal("true");
    give("7");
    await waitUntil(() => states(cell).join() === "of 7", "nothing shown");
    expect(isBusy(cell)).to.equal("false");
    history.setAttribute("record", "8");
    await waitUntil(() => waiting.has("8"), "not asked again");
    expect([states(cell), isBusy(cell)]).to.eql([[], "true"]);
    history.setAttribute("record", "9");
    await waitUntil(() => waiting.has("9"), "not asked again");
    expect(signals.map(({ aborted }) => aborted)).to.eql([false, true, false]);
    give("9");
    await waitUntil(() => states(cell).join() === "of 9", "the last record is not shown");
  });

  it("not any more when it has left the page", async () => {
    const { waiting, signals } = slowServer();
    await put(tag);
    await waitUntil(() => waiting.has("7"), "not asked");
    place.replaceChildren();
    await waitUntil(() => signals[0]!.aborted, "still asked for");
    saved("a.b", "7");
    await settled();
    expect(signals).to.have.length(1);
  });

  it("after a failure, and the notice of it goes when it is there again", async () => {
    const asked = answers(changes("new"), status(500), changes("work"));
    const { cell } = await put(tag);
    await waitUntil(() => states(cell).length, "nothing shown");
    const isTold = () => shownNotices().some(({ text }) => text.includes("Не вдалося оновити."));
    saved("a.b", "7");
    await waitUntil(isTold, "no notice");
    expect(shownNotices().at(-1)!.text, "with the reason").to.include("помилка сервера (500)");
    saved("a.b", "7");
    await waitUntil(() => states(cell).join() === "work", "not read again");
    await waitUntil(() => !isTold(), "the notice stays");
    expect(asked).to.have.length(3);
  });
});

it("a history that does not come says so in steps; a person can stop it and try again, and stop that too", async () => {
  const { signals, mend } = silentServer(() => Response.json(changes("new")));
  const clock = startClock();
  try {
    const { cell } = await put(tag);
    const shown = () => cell.querySelector("[role=group]")!.textContent;
    await waitUntil(() => signals.length === 1, "not asked");
    expect(await readWhileSlow(clock, shown)).to.eql(stagesOf(loadingWord, "Скасувати"));
    const button = (words: string) =>
      [...cell.querySelectorAll("button")].find((one) => one.textContent.includes(words))!;
    const stopped = "Не вдалося завантажити: запит скасовано. Повторити ↻";
    button("Скасувати").click();
    await waitUntil(() => shown() === stopped, "not stopped");
    button("Повторити").click();
    await waitUntil(() => signals.length === 2, "not asked again");
    const again = stagesOf(loadingWord, "Скасувати").map((words) => `${words} Повторити ↻`);
    expect(await readWhileSlow(clock, shown)).to.eql(again);
    button("Скасувати").click();
    await waitUntil(() => shown() === stopped, "the retry is not stopped");
    expect(signals.map(({ aborted }) => aborted)).to.eql([true, true]);
    mend();
    button("Повторити").click();
    await waitUntil(() => states(cell).join() === "new", "not shown");
  } finally {
    clock.end();
  }
});
