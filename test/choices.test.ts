/** Numbers, masks and fields to choose with, in a form and alone. */
import { expect } from "@open-wc/testing";
import "../elements/main.ts";
import { configure } from "../src/base/settings.ts";
import { element } from "../src/page/tags.ts";
import { answers, status } from "../src/server/memory.ts";
import { waitUntil } from "./support/wait-until.ts";

type Form = HTMLElement & { submit(): Promise<boolean> };
type Control = HTMLElement & { value: unknown; checkValidity(): boolean; validationMessage: string };

const place = document.body.appendChild(document.createElement("div"));
/** A page that shows something is not loaded again after a save. */
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));

before(() => configure({ localejs: false }));
afterEach(() => {
  place.replaceChildren();
  for (const one of document.querySelectorAll("vs-popup,vs-modal,vs-notices")) one.remove();
  sessionStorage.clear();
});

async function found(find: () => Element | null | undefined): Promise<HTMLElement> {
  await waitUntil(find, "not found");
  return find() as HTMLElement;
}
/** A form of one field `x`; `sent` is what its save holds for it. */
async function open(entry: object, x?: unknown) {
  const form = element("vs-form", {
    table: "a.b",
    record: "1",
    schema: { schema: { x: { title: "Поле", ...entry }, other: { title: "Інше" } } },
    value: { x, other: "" },
  }) as Form;
  place.append(form);
  const anchor = await found(() => form.shadowRoot?.querySelector('[data-field="x"] [data-anchor]'));
  return {
    cell: anchor.closest<HTMLElement>("[data-field]")!,
    async sent() {
      await waitUntil(() => "submit" in form, "no form");
      const asked = answers({ id: 1 });
      await form.submit();
      const save = asked.find(({ method }) => method !== "GET");
      return save && (JSON.parse(save.body) as { x: unknown }).x;
    },
  };
}
/** A tag alone in a page's form; `posted` is what that form sends for it. */
async function put(html: string) {
  place.innerHTML = `<form>${html}</form>`;
  const form = place.firstElementChild as HTMLFormElement;
  const tag = form.firstElementChild as Control;
  await waitUntil(() => tag.shadowRoot?.querySelector("[data-anchor]"), "not drawn");
  return { tag, cell: tag.shadowRoot!, posted: () => new FormData(form).getAll("x") };
}

type Cell = HTMLElement | ShadowRoot;
const inputs = (cell: Cell) => [...cell.querySelectorAll("input")];
const button = (cell: Cell, name: string) =>
  [...cell.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name)!;
const note = (cell: Cell) => cell.querySelector(".note")!.textContent;
function type(input: HTMLInputElement, text: string): void {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}
const leave = (input: HTMLElement) => input.blur();
const key = (at: HTMLElement, name: string, keys: KeyboardEventInit = {}) =>
  at.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true, ...keys }),
  );

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
    leave(input);
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
    leave(minutes);
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
const labels = (cell: Cell) => [...cell.querySelectorAll(".choice")].map((one) => one.textContent);
const marked = (cell: Cell) => inputs(cell).flatMap(({ checked }, at) => (checked ? at : []));

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

describe("Number", () => {
  const number = async (html: string) => {
    const made = await put(`<vs-number name="x" ${html}></vs-number>`);
    return { ...made, input: inputs(made.cell)[0]! };
  };
  /** What a browser asks before a key changes the text. */
  const mayType = (input: HTMLInputElement, data: string) =>
    input.dispatchEvent(
      new InputEvent("beforeinput", { data, inputType: "insertText", bubbles: true, cancelable: true }),
    );

  it("[R5.2-04] pasted '1 234,50' is 1234.50; the caret stays where it is while one types", async () => {
    const { tag, input, posted } = await number('value="7.00"');
    for (const [text, value] of [
      ["1 234,50", 1234.5],
      ["1234.50", 1234.5],
      ["−5", -5],
    ] as const) {
      type(input, text);
      expect([tag.value, input.value]).to.eql([value, text]);
    }
    type(input, "1 234,50");
    expect(posted()).to.eql(["1234.50"]);
    input.setSelectionRange(3, 3);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await waitUntil(() => input.selectionStart === 3, "the caret has moved");
  });

  it("[R5.2-04] letters are blocked; digits, minus, comma and point are not", async () => {
    const { input } = await number("");
    expect([..."7-−,. "].filter((one) => !mayType(input, one))).to.eql([]);
    expect([..."aяe+"].filter((one) => mayType(input, one))).to.eql([]);
  });

  it("[R5.2-01] [R9.4-08] takes at most nine integer digits; the wheel changes nothing", async () => {
    const { tag, input } = await number("");
    type(input, "1234567890");
    expect([tag.checkValidity(), input.value]).to.eql([false, "1234567890"]);
    type(input, "123456789");
    input.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
    expect([tag.checkValidity(), tag.value]).to.eql([true, 123_456_789]);
  });

  it("[R2.4-02] [R3.6-20] [R3.6-21] [R3.6-22] [R3.6-23] decimals, interval and unit are the schema's", async () => {
    const { tag, cell, input } = await number('decimal-places="1" interval="1,5" unit="га"');
    type(input, "4,55");
    expect(tag.checkValidity()).to.equal(false);
    type(input, "5,1");
    await waitUntil(() => !tag.checkValidity(), "beyond the interval");
    type(input, "4,5");
    expect([tag.checkValidity(), cell.querySelector(".unit")!.textContent]).to.eql([true, "га"]);
  });

  it("[R2.4-03] [R5.2-05] PositiveDecimal takes digits only and goes by one from nought", async () => {
    const { tag, input } = await number('type="PositiveDecimal" value="1"');
    expect([..."-,."].filter((one) => mayType(input, one))).to.eql([]);
    for (const value of [0, 0]) {
      key(input, "ArrowDown");
      await waitUntil(() => tag.value === value);
    }
    key(input, "ArrowUp");
    expect(tag.value).to.equal(1);
    for (const wrong of ["-1", "1,5"]) {
      type(input, wrong);
      expect(tag.checkValidity(), wrong).to.equal(false);
    }
  });

  it("[R3.5-07] [R7.2-03] [R5.2-01] is typed in any unit of its family, and kept in its own", async () => {
    const asked = answers({
      unit_system: [
        { id: "m2", text: "кв. метр", parent: null, color: 1 },
        { id: "ha", text: "гектар", parent: "m2", color: 10_000 },
      ],
    });
    const { tag, cell, input, posted } = await number('unit="ha" data="unit_system" value="0.1200"');
    const choice = (await found(() => cell.querySelector("select"))) as HTMLSelectElement;
    expect([asked[0]!.path, choice.value]).to.eql(["/api-user/select/unit_system", "ha"]);
    choice.value = "m2";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await waitUntil(() => input.value === "1\u00a0200", `shows ${input.value}`);
    expect([tag.value, posted()]).to.eql([0.12, ["0.1200"]]);
    type(input, "5,5");
    expect([tag.value, posted()]).to.eql([0.000_55, ["0.00055"]]);
  });

  it("[R3.6-25] takes a mask", async () => {
    const { tag, input } = await number('mask="99.9"');
    type(input, "123");
    expect([tag.value, input.value]).to.eql([12.3, "12.3"]);
  });
});

describe("MarkedText", () => {
  it("[R2.4-04] [R3.6-25] brings what is typed into the mask, and sends it with its literals", async () => {
    const { cell, sent } = await open({ type: "MarkedText", mask: "9999:99", required: true }, "1234:56");
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "98а7654");
    expect(input.value).to.equal("9876:54");
    expect(await sent()).to.equal("9876:54");
  });

  it("[R3.6-25] a Text with a mask is the same", async () => {
    const { cell } = await open({ type: "Text", mask: "9-9" }, "");
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "12");
    expect(input.value).to.equal("1-2");
  });

  it("[R3.6-25] and so is vs-text with a mask, also when it gets it later", async () => {
    const { tag, cell, posted } = await put('<vs-text name="x" value="ab"></vs-text>');
    tag.setAttribute("mask", "99-99");
    await waitUntil(() => inputs(cell)[0]!.classList.contains("marked"), "no mask");
    type(inputs(cell)[0]!, "1234");
    expect([inputs(cell)[0]!.value, posted()]).to.eql(["12-34", ["12-34"]]);
    type(inputs(cell)[0]!, "12-");
    expect(tag.checkValidity()).to.equal(false);
  });

  it("[R2.4-04] with `unmask` the literals are shown and not kept", async () => {
    const { tag, cell, posted } = await put(
      '<vs-marked-text name="x" mask="99-99" unmask value="1234"></vs-marked-text>',
    );
    const [input] = inputs(cell) as [HTMLInputElement];
    expect(input.value).to.equal("12-34");
    type(input, "56-78");
    expect([tag.value, posted()]).to.eql(["5678", ["5678"]]);
  });

  it("the caret stays in the middle; half a text is kept and is a problem; what was loaded is none", async () => {
    const { tag, cell, posted } = await put(
      '<vs-marked-text name="x" mask="99-99" value="без маски"></vs-marked-text>',
    );
    const [input] = inputs(cell) as [HTMLInputElement];
    expect([tag.checkValidity(), input.value]).to.eql([true, "без маски"]);
    type(input, "12-34");
    input.setRangeText("9", 1, 1, "end");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect([input.value, input.selectionStart]).to.eql(["19-23", 2]);
    type(input, "12-");
    leave(input);
    expect([tag.checkValidity(), input.value, posted()]).to.eql([false, "12-", ["12-"]]);
  });
});

describe("List", () => {
  const texts = (cell: Cell) => inputs(cell).map(({ value }) => value);
  const last = (cell: Cell) => inputs(cell).at(-1)!;
  const handles = (cell: Cell) => [...cell.querySelectorAll<HTMLElement>(".handle")];
  function paste(input: HTMLInputElement, text: string): void {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    // Firefox leaves what its constructor is given
    const event = Object.defineProperty(new Event("paste", { bubbles: true, cancelable: true }), "clipboardData", {
      value: clipboardData,
    });
    input.dispatchEvent(event);
  }

  it("[R2.4-39] the last line is empty to go on in; Enter goes there, and what is only typed counts", async () => {
    const { cell, sent } = await open({ type: "List" }, ["a@example.com"]);
    const line = last(cell);
    type(line, "b@example.com");
    await waitUntil(() => texts(cell).join() === "a@example.com,b@example.com,", "no line to go on in");
    key(line, "Enter");
    expect((cell.getRootNode() as ShadowRoot).activeElement === last(cell)).to.equal(true);
    type(last(cell), "c@example.com");
    expect(await sent()).to.eql(["a@example.com", "b@example.com", "c@example.com"]);
  });

  it("[R2.4-39] several pasted lines become several, also in the middle", async () => {
    const { tag, cell, posted } = await put('<vs-text-list name="x" value="один"></vs-text-list>');
    paste(last(cell), "два\r\n\r\n  три\n");
    await waitUntil(() => texts(cell).length === 4, "not pasted");
    inputs(cell)[0]!.setSelectionRange(4, 4);
    paste(inputs(cell)[0]!, " і\nпів");
    expect(tag.value).to.eql(["один і", "пів", "два", "три"]);
    expect(posted()).to.eql(["один і", "пів", "два", "три"]);
  });

  it("[R2.4-39] a line is moved by arrows, and its handle keeps the focus", async () => {
    const { tag, cell } = await put('<vs-text-list name="x" value="а,б,в"></vs-text-list>');
    handles(cell)[0]!.focus();
    key(handles(cell)[0]!, "ArrowDown");
    await waitUntil(() => texts(cell).join() === "б,а,в,", "not moved");
    expect(cell.activeElement === handles(cell)[1]).to.equal(true);
    expect(cell.querySelector("output")!.textContent).to.equal("«а»: місце 2 з 3");
    key(handles(cell)[0]!, "ArrowUp");
    expect(tag.value).to.eql(["б", "а", "в"]);
  });

  it("a line is changed, emptied and taken away; the spelling of the list stays", async () => {
    const { cell, sent } = await open({ type: "List" }, '{а,"б в"}');
    button(cell, "Прибрати «а»").click();
    await waitUntil(() => texts(cell).length === 2, "not taken away");
    const [line] = inputs(cell) as [HTMLInputElement];
    line.focus();
    document.execCommand("insertText", false, "!");
    leave(line);
    expect(await sent()).to.equal('{"б в!"}');
  });
});
