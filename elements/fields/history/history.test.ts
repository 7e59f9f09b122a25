/** The history of a record's states, as a tag in a page and as a field of a form. */
import { expect } from "@open-wc/testing";
import { tell } from "../../../src/page/events.ts";
import { open, put, startPlace } from "../../../test/support/one-field.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const changes = [
  {
    change_from: null,
    change_to: "new",
    cdate: "2026-10-01T06:00:00Z",
    cdate_txt: "01.10.2026 09:00",
    user_name: null,
  },
  {
    change_from: "new",
    change_to: "work",
    cdate: "2026-10-02T07:30:00Z",
    cdate_txt: "02.10.2026 10:30",
    user_name: "Коваль Тарас",
  },
];
const tag = '<vs-history title="Історія" table="a.b" record="7"></vs-history>';
const lines = (cell: ParentNode) =>
  [...cell.querySelectorAll("li")].map((line) => [...line.children].map((part) => part.textContent));

describe("vs-history", () => {
  it("[R7.2-11] shows the changes of a record, the newest first: from, to, when, who", async () => {
    const asked = answers(changes);
    const { cell } = await put(tag);
    await waitUntil(() => cell.querySelector("li"), "nothing shown");
    expect(lines(cell)).to.eql([
      ["new → work", "02.10.2026 10:30", "Коваль Тарас"],
      ["new", "01.10.2026 09:00", "система"],
    ]);
    expect(cell.querySelector("time")!.dateTime).to.equal("2026-10-02T07:30:00.000Z");
    expect(asked[0]!.path).to.equal("/api/crm_status_view?model_name=a.b&object_id=7");
    expect(cell.querySelector("[role=group]")!.getAttribute("aria-label")).to.equal("Історія");
  });

  it("names the states by a list, and formats a moment that the server has not", async () => {
    answers([{ ...changes[1], cdate_txt: null }], { states: { new: "Нове", work: "У роботі" } });
    const { cell } = await put(tag.replace("record", 'data="states" record'));
    await waitUntil(() => lines(cell)[0]?.[0] === "Нове → У роботі", "the names did not come");
    expect(lines(cell)[0]![1]).to.match(/^02\.10\.2026 \d\d:30$/);
  });

  it("[R7.2-11] in a form it shows the form's own record, stores nothing, and is read again after a save", async () => {
    const asked = answers([], changes);
    const { cell, form } = await open({ type: "History" });
    await waitUntil(() => cell.textContent.includes("Змін ще не було."), "not empty");
    tell("vs:saved", { table: "a.b", id: "2", form: "", answer: {}, created: false }, form);
    tell("vs:saved", { table: "a.b", id: "1", form: "", answer: {}, created: false }, form);
    await waitUntil(() => cell.querySelector("li"), "not read again");
    expect(asked.map(({ path }) => path)).to.eql(
      Array.from({ length: 2 }, () => "/api/crm_status_view?model_name=a.b&object_id=1"),
    );
  });

  it("a new record has no history, and nothing is asked", async () => {
    const asked = answers(changes);
    const { cell } = await open({ type: "History" }, undefined, {}, {}, { record: "", mode: "add" });
    await waitUntil(() => cell.textContent.includes("Змін ще не було."), "not empty");
    expect(asked).to.eql([]);
  });

  it("a failure is said with a retry", async () => {
    answers(status(404), changes);
    const { cell } = await put(tag);
    await waitUntil(() => cell.querySelector("[role=alert] .again"), "nothing said");
    expect(cell.querySelector("[role=alert]")!.textContent).to.equal(
      "Не вдалося завантажити: на сервері цього немає. Повторити ↻",
    );
    cell.querySelector("button")!.click();
    await waitUntil(() => cell.querySelector("li"), "not read again");
  });

  it("without a connection it is read again by itself when the connection is back", async () => {
    const { random } = Math;
    Math.random = () => 0; // no pause before a call is tried again
    try {
      answers(new TypeError("Failed to fetch"));
      const { cell } = await put(tag);
      await waitUntil(() => cell.querySelector("[role=alert] .again"), "nothing said");
      expect(cell.querySelector("[role=alert]")!.textContent).to.contain("немає зв'язку. Щойно зв'язок відновиться");
      answers(changes);
      dispatchEvent(new Event("online"));
      await waitUntil(() => cell.querySelector("li"), "not read again");
    } finally {
      Math.random = random;
    }
  });

  it("keeps its lines, with a notice, when it cannot be read again after a save", async () => {
    const asked = answers(changes, status(500));
    const { cell } = await put(tag);
    await waitUntil(() => cell.querySelector("li"), "nothing shown");
    tell("vs:saved", { table: "a.b", id: "7", form: "", answer: {}, created: false }, document.body);
    await waitUntil(() => asked.length === 2, "not read again");
    await waitUntil(
      () => document.querySelector("vs-notices")?.shadowRoot?.textContent?.includes("Не вдалося оновити."),
      "no notice",
    );
    expect([lines(cell).length, cell.querySelector("[role=alert]")]).to.eql([2, null]);
  });

  it("a tag without table or record tells its author what it needs", async () => {
    const { error } = console;
    const said: string[] = [];
    console.error = (...words: unknown[]) => void said.push(String(words[0]));
    await put('<vs-history title="Історія" table="a.b"></vs-history>');
    await waitUntil(() => said.length, "nothing was said");
    console.error = error;
    expect(said[0]).to.contain('<vs-history title="Історія" table="a.b">: a history needs "table" and "record"');
  });

  it("markup in a name is text", async () => {
    answers([{ ...changes[1], user_name: "<b>x</b>" }]);
    const { cell } = await put(tag);
    await waitUntil(() => cell.querySelector("li"), "nothing shown");
    expect(lines(cell)[0]![2]).to.equal("<b>x</b>");
  });
});
