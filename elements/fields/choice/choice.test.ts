/** Fields to choose with, in a form and alone: stars, steps, lengths of time, boxes and radios. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import {
  button,
  found,
  inputs,
  key,
  note,
  open,
  place,
  put,
  startPlace,
  type,
  type Control,
} from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Rating", () => {
  it("[R2.4-27] [R3.9-07] [R9.6-02] has five stars unless told, each a radio with a name", async () => {
    const { cell, sent } = await open({ type: "Rating" }, 2);
    expect(inputs(cell).map((one) => one.getAttribute("aria-label"))).to.eql(
      [1, 2, 3, 4, 5].map((count) => `${count} з 5`),
    );
    expect(inputs(cell).findIndex(({ checked }) => checked)).to.equal(1);
    inputs(cell)[3]!.click();
    expect(await sent()).to.equal(4);
    place.replaceChildren();
    expect(inputs((await open({ type: "Rating", stars: 3 })).cell).length).to.equal(3);
  });

  it("keeps the spelling it was loaded in; Delete and the button take the choice back", async () => {
    const first = await open({ type: "Rating" }, "2");
    inputs(first.cell)[4]!.click();
    expect(await first.sent()).to.equal("5");
    place.replaceChildren();
    const second = await put('<vs-rating name="x" value="4"></vs-rating>');
    key(inputs(second.cell)[3]!, "Delete");
    expect(second.tag.value).to.equal(null);
    second.tag.value = 2;
    await waitUntil(() => button(second.cell, "Прибрати оцінку"));
    button(second.cell, "Прибрати оцінку").click();
    expect(second.posted()).to.eql([""]);
  });

  it("shows a mean and what is no rating as they stand, and sends them back unchanged", async () => {
    for (const [raw, text] of [
      ["3.5", "3,5"],
      ["12", "12"],
      ["добре", "добре"],
    ]) {
      const { cell } = await put(`<vs-rating name="x" value="${raw}"></vs-rating>`);
      await waitUntil(() => cell.querySelector(".text")?.textContent === text, `${raw} is not shown`);
      expect(new FormData(place.querySelector("form")!).get("x")).to.equal(raw);
    }
  });

  it("[R7.3-13] [R7.3-14] asks and tells the server by itself only where `rate` says so", async () => {
    const none = answers({ value: 3 });
    const plain = await put('<vs-rating name="x"></vs-rating>');
    inputs(plain.cell)[1]!.click();
    expect(none).to.eql([]);
    const asked = answers({ value: 3, votes: 1 }, { value: 4, votes: 2 });
    const { cell } = await put('<vs-rating name="x" rate="contractor-1"></vs-rating>');
    await waitUntil(() => inputs(cell)[2]!.checked, "not read");
    inputs(cell)[4]!.click();
    await waitUntil(() => asked.length === 2, "not sent");
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.eql([
      "GET /rate_api/rating/contractor-1",
      "POST /rate_api/rating/contractor-1/5",
    ]);
  });

  it("[R7.3-13] says when a rating was not saved, and sends it again", async () => {
    answers({ value: null }, status(500), { value: 5 });
    const { tag, cell } = await put('<vs-rating name="x" rate="contractor-1"></vs-rating>');
    inputs(cell)[4]!.click();
    const again = await found(() => cell.querySelector(".again"));
    expect([again.textContent, tag.value]).to.eql(["Оцінку не збережено. Спробувати ще раз ↻", 5]);
    again.click();
    await waitUntil(() => !cell.querySelector(".again"), "not sent again");
  });
});

describe("Spinner", () => {
  it("[R2.4-26] goes by buttons and arrows from 0 to 1000 and no further", async () => {
    const { cell, sent } = await open({ type: "Spinner" }, 998);
    const [input] = inputs(cell) as [HTMLInputElement];
    button(cell, "Більше").click();
    await waitUntil(() => input.getAttribute("aria-valuenow") === "999", "no step");
    key(input, "PageUp");
    await waitUntil(() => button(cell, "Більше").disabled, "goes on");
    expect([input.value, input.getAttribute("aria-valuemax")]).to.eql(["1\u00a0000", "1000"]);
    key(input, "ArrowDown");
    expect(await sent()).to.equal(999);
  });

  it("[R2.4-26] [R9.6-02] what is typed beyond stays, and is a problem", async () => {
    const { tag, cell, posted } = await put('<vs-spinner name="x" value="5"></vs-spinner>');
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "1001");
    input.blur();
    await waitUntil(() => /від 0 до 1000/.test(note(cell)), "no words");
    expect([tag.checkValidity(), input.value, posted()]).to.eql([false, "1\u00a0001", ["1001"]]);
  });

  it("takes its own interval and step", async () => {
    const { tag, cell } = await put('<vs-spinner name="x" interval="1,2" step="0.5" decimal-places="1"></vs-spinner>');
    const [input] = inputs(cell) as [HTMLInputElement];
    key(input, "ArrowUp");
    await waitUntil(() => input.value === "1", "not begun");
    key(input, "ArrowUp");
    await waitUntil(() => input.value === "1,5", "no step");
    expect([tag.value, input.value]).to.eql([1.5, "1,5"]);
    key(input, "PageUp");
    expect(tag.value).to.equal(2);
  });
});

describe("Interval", () => {
  it("[R2.4-25] [R3.9-09] [R9.2-10] shows seconds as days, hours, minutes and seconds, and sends seconds", async () => {
    const { cell, sent } = await open({ type: "Interval" }, "93784");
    expect(inputs(cell).map(({ value }) => value)).to.eql(["1", "2", "3", "4"]);
    expect(inputs(cell).map((one) => one.getAttribute("aria-label"))).to.eql(["Днів", "Годин", "Хвилин", "Секунд"]);
    type(inputs(cell)[0]!, "2");
    expect(await sent()).to.equal("180184");
  });

  it("[R2.4-25] 90 minutes stay while they are typed, and are an hour and a half when it is left", async () => {
    const { tag, cell } = await put('<vs-interval name="x"></vs-interval>');
    const minutes = inputs(cell)[2]!;
    type(minutes, "90");
    expect([tag.value, minutes.value]).to.eql([5400, "90"]);
    minutes.blur();
    expect(inputs(cell).map(({ value }) => value)).to.eql(["", "1", "30", ""]);
    tag.value = null;
    await waitUntil(() => inputs(cell).every(({ value }) => value === ""), "not emptied");
  });

  it("what is no length of time is shown, a problem, and posted as it stands", async () => {
    const { tag, cell, posted } = await put('<vs-interval name="x" value="-5 хв"></vs-interval>');
    await waitUntil(() => cell.querySelector(".strange")?.textContent === "-5 хв", "not shown");
    expect([tag.checkValidity(), posted()]).to.eql([false, ["-5 хв"]]);
    type(inputs(cell)[3]!, "x");
    expect(tag.checkValidity()).to.equal(false);
    type(inputs(cell)[3]!, "7");
    await waitUntil(() => !cell.querySelector(".strange"), "still shown");
    expect([tag.value, posted()]).to.eql([7, ["7"]]);
  });
});

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

  it("[R3.6-15] a list may depend on another field; with another value of that what it no longer holds goes", async () => {
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

  it("[R2.4-22] radios may look like buttons, and stay radios", async () => {
    const { cell } = await open({ type: "RadioButton", options: trees }, "good");
    expect(inputs(cell).map((one) => [one.type, one.parentElement!.className])).to.eql(
      Array.from({ length: 3 }, () => ["radio", "choice button"]),
    );
    expect(cell.querySelector("[role=radiogroup]")!.getAttribute("aria-labelledby")).to.equal(
      cell.querySelector("label.label")!.id,
    );
  });

  it("[R2.4-23] yes and no are two radios; what is not answered stays so", async () => {
    const first = await open({ type: "RadioBool" }, null);
    expect([labels(first.cell), marked(first.cell)]).to.eql([["Так", "Ні"], []]);
    expect(await first.sent()).to.equal(null);
    inputs(first.cell)[1]!.click();
    expect(await first.sent()).to.equal(false);
    place.replaceChildren();
    const second = await open({ type: "RadioBool", options: { t: "Є", f: "Немає" } }, "t");
    expect(labels(second.cell)).to.eql(["Є", "Немає"]);
    inputs(second.cell)[1]!.click();
    expect(await second.sent()).to.equal("f");
  });

  it("[R2.4-21] one box is yes or no", async () => {
    const { tag, cell, posted } = await put('<vs-choice name="x" on-value="1"></vs-choice>');
    expect(posted()).to.eql([]);
    inputs(cell)[0]!.click();
    expect([tag.value, posted()]).to.eql([true, ["1"]]);
  });

  it("[R2.4-24] buttons stand in their groups; `multi` takes one from each and more", async () => {
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

  it("[R3.6-30] a choice is taken back by a click or Delete; a required one only with `unselect`", async () => {
    const free = await open({ type: "Radio", options: trees }, "weak");
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

  it("what the list does not know is shown and kept; hidden options only where they are chosen", async () => {
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

  it("says when its list could not be had, and asks again", async () => {
    answers(status(500));
    const { cell } = await open({ type: "Radio", data: "choice_states" }, "weak");
    expect(labels(cell)).to.eql(["weak"]);
    const again = await found(() => cell.querySelector(".again"));
    answers({ choice_statesjson: Object.entries(trees) });
    again.click();
    await waitUntil(() => labels(cell).length === 3, "not asked again");
    expect(marked(cell)).to.eql([1]);
  });
});
