/** Boxes, radios and buttons to choose with, in a form and alone. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import {
  found,
  inputs,
  key,
  note,
  open,
  place,
  put,
  startPlace,
  type Control,
} from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const trees = { good: "Добрий", weak: "Ослаблений", dead: "Сухостій" };
const labels = (cell: ParentNode) => [...cell.querySelectorAll(".choice")].map((one) => one.textContent);
const marked = (cell: ParentNode) => inputs(cell).flatMap(({ checked }, at) => (checked ? at : []));

describe("Choice", () => {
  it("[R2.4-21] a radio group holds one of its options", async () => {
    const { cell, sent } = await open({ type: "Radio", options: trees }, "weak");
    expect([labels(cell), marked(cell)]).to.eql([Object.values(trees), [1]]);
    expect(inputs(cell).every((one) => one.type === "radio")).to.equal(true);
    inputs(cell)[2]!.click();
    expect(await sent()).to.equal("dead");
  });

  it("[R2.4-21] a group of boxes holds several, in the spelling that was loaded", async () => {
    for (const [raw, now] of [
      [["good"], ["good", "dead"]],
      ["{good}", "{good,dead}"],
      ["good", "good,dead"],
      ['["good"]', '["good","dead"]'],
    ]) {
      const { cell, sent } = await open({ type: "Checkboxes", options: trees }, raw);
      inputs(cell)[2]!.click();
      expect(await sent()).to.eql(now);
      place.replaceChildren();
    }
    const { posted } = await put(
      `<vs-choice name="x" type="Checkboxes" options='["a","b","c"]' value="a,c"></vs-choice>`,
    );
    expect(posted()).to.eql(["a", "c"]);
  });

  it("[R3.6-15] a list may depend on another field; when that changes, choices that are no longer listed are removed", async () => {
    configure({ lang: "ua" });
    const all = '[["5","Садова","1"],["6","Вишнева","1"],["7","Набережна","2"]]';
    place.innerHTML = `<form><vs-choice name="part" type="Radio" options='["1","2"]' value="1"></vs-choice>
      <vs-choice name="x" type="Radio" options='${all}' parent="part" value="6"></vs-choice></form>`;
    const [part, street] = [...place.querySelectorAll("vs-choice")] as Control[];
    await waitUntil(() => labels(street!.shadowRoot!).join() === "Садова,Вишнева", "not those of the first part");
    inputs(part!.shadowRoot!)[1]!.click();
    await waitUntil(() => labels(street!.shadowRoot!).join() === "Набережна", "not those of the other");
    expect(street!.value).to.equal("");
  });

  it("[R2.4-22] radios may look like buttons, and remain radios", async () => {
    const { cell } = await open({ type: "RadioButton", options: trees }, "good");
    expect(inputs(cell).map((one) => [one.type, one.parentElement!.className])).to.eql(
      Array.from({ length: 3 }, () => ["radio", "choice button"]),
    );
    expect(cell.querySelector("[role=radiogroup]")!.getAttribute("aria-labelledby")).to.equal(
      cell.querySelector("label.label")!.id,
    );
  });

  it("[R2.4-23] yes and no are two radios; without an answer none is chosen", async () => {
    const first = await open({ type: "RadioBool" }, null);
    expect([labels(first.cell), marked(first.cell)]).to.eql([["Так", "Ні"], []]);
    expect(await first.sent()).to.equal(null);
    inputs(first.cell)[1]!.click();
    expect(await first.sent()).to.equal(false);
    place.replaceChildren();
    const second = await open({ type: "RadioBool", options: { t: "Є", f: "Немає" } }, "t");
    expect([labels(second.cell), marked(second.cell)]).to.eql([["Є", "Немає"], [0]]);
    inputs(second.cell)[1]!.click();
    expect(await second.sent()).to.equal("f");
  });

  it("[R2.4-23] no is an answer: a required one may be no, and none is missing", async () => {
    const asked = await open({ type: "RadioBool", required: true }, null);
    expect(await asked.sent()).to.equal(undefined);
    await waitUntil(() => note(asked.cell), "not said");
    inputs(asked.cell)[1]!.click();
    expect(await asked.sent()).to.equal(false);
    place.replaceChildren();
    const loaded = await open({ type: "RadioBool", required: true }, "f", { other: { title: "Інше" } });
    expect(await loaded.sent()).to.equal("f");
    place.replaceChildren();
    const switched = await open({ type: "Switcher", required: true }, false);
    expect(await switched.sent(), "a switch that is off is empty").to.equal(undefined);
  });

  it("[R2.4-21] one box is yes or no", async () => {
    const { tag, cell, posted } = await put('<vs-choice name="x" on-value="1"></vs-choice>');
    expect(posted()).to.eql([]);
    inputs(cell)[0]!.click();
    expect([tag.value, posted()]).to.eql([true, ["1"]]);
  });

  it("[R2.4-24] buttons are shown in their groups; with `multi` several can be pressed", async () => {
    const options = [
      ["state", "Державна", "Публічна"],
      ["town", "Комунальна", "Публічна"],
      ["own", "Приватна", "Приватна"],
    ];
    const single = await open({ type: "ButtonGroup", options }, "town");
    expect([...single.cell.querySelectorAll("legend")].map(({ textContent }) => textContent)).to.eql([
      "Публічна",
      "Приватна",
    ]);
    inputs(single.cell)[2]!.click();
    expect(await single.sent()).to.equal("own");
    place.replaceChildren();
    const many = await open({ type: "ButtonGroup", multi: true, options }, ["town"]);
    inputs(many.cell)[2]!.click();
    expect(await many.sent()).to.eql(["town", "own"]);
  });

  it("[R3.6-30] a choice is cleared by a click or Delete; a required one only with `unselect`", async () => {
    const free = await open({ type: "Radio", options: trees }, "weak");
    inputs(free.cell)[1]!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(await free.sent(), "the second click of a double click").to.equal("weak");
    inputs(free.cell)[1]!.click();
    expect(await free.sent()).to.equal(null);
    place.replaceChildren();
    for (const [more, value] of [
      ["", "b"],
      ["unselect", ""],
    ]) {
      const { tag, cell } = await put(
        `<vs-choice name="x" type="Radio" required ${more} options='["a","b"]' value="b"></vs-choice>`,
      );
      key(inputs(cell)[1]!, "Delete");
      expect(tag.value).to.equal(value);
    }
  });

  it("an unknown value is shown and kept; hidden options are shown only while chosen", async () => {
    const options = [
      ["a", "А"],
      ["b", "Б", null, true],
      ["c", "В", null, true],
      ["d", "Г", null, false, false],
    ];
    const { cell, sent } = await open({ type: "Checkboxes", options }, ["b", "old"]);
    expect([labels(cell), marked(cell)]).to.eql([
      ["А", "Б", "Г", "old"],
      [1, 3],
    ]);
    expect(inputs(cell)[2]!.disabled).to.equal(true);
    inputs(cell)[0]!.click();
    expect(await sent()).to.eql(["b", "old", "a"]);
  });

  it("says that its list failed to load, and a retry loads it", async () => {
    answers(status(500));
    const { cell } = await open({ type: "Radio", data: "choice_states" }, "weak");
    expect(labels(cell)).to.eql(["…"]);
    const again = await found(() => cell.querySelector(".again"));
    answers({ choice_statesjson: Object.entries(trees) });
    again.click();
    await waitUntil(() => labels(cell).length === 3, "not asked again");
    expect(marked(cell)).to.eql([1]);
  });

  it("says that there is nothing to choose from when its list is empty, but not while it loads", async () => {
    let answer: ((list: object) => void) | undefined;
    answers(() => new Promise((resolve) => (answer = (list) => resolve(Response.json(list)))));
    const { cell } = await open({ type: "Radio", data: "empty_list" }, "old");
    expect(labels(cell)).to.eql(["…"]);
    expect(cell.textContent).not.to.include("Варіантів немає");
    inputs(cell)[0]!.click(); // an unknown value disappears when it is unchecked
    await waitUntil(() => answer, "not asked");
    answer!({ empty_listjson: [] });
    await waitUntil(() => cell.textContent.includes("Варіантів немає"), "not said");
    const full = await open({ type: "Radio", options: trees }, "");
    expect(full.cell.textContent).not.to.include("Варіантів немає");
  });
});
