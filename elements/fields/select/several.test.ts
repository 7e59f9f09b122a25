/** Several choices, and choices in levels. */
import { expect } from "@open-wc/testing";
import {
  cell,
  chips,
  clearAll,
  input,
  key,
  note,
  openList,
  options,
  select,
  server,
  texts,
  type,
  values,
} from "../../../test/support/choosing.ts";
import { all, clear, open, place, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clearAll);

describe("several choices", () => {
  const many = (more: object = {}) => select({ type: "MultiSelect", ...more });
  /** Also waits for the code for keys of chips. */
  async function openMany(form: VsForm): Promise<HTMLInputElement> {
    const control = await openList(cell(form, "a"));
    await waitUntil(() => cell(form, "a").querySelector(".ts-control"), "no keys");
    return control;
  }

  it("[R3.6-17] [R2.4-17] are chips; a pick adds or removes one, Backspace removes the last", async () => {
    const form = await open(many(), { a: ["red"] });
    const control = await openMany(form);
    key(control, "ArrowDown");
    key(control, "ArrowDown");
    key(control, "Enter");
    await waitUntil(() => chips(form.shadowRoot!).join() === "Червоний,Зелений", "no chip");
    expect([values(form)["a"], control.getAttribute("aria-expanded")]).to.eql([["red", "green"], "true"]);
    options(cell(form, "a"))[0]!.click();
    expect(values(form)["a"]).to.eql(["green"]);
    key(control, "Backspace");
    expect(values(form)["a"]).to.eql([]);
  });

  it("keep the spelling of the list that was loaded", async () => {
    for (const [raw, next] of [
      ["{red}", "{red,blue}"],
      ["red", "red,blue"],
      ['["red"]', '["red","blue"]'],
      [null, ["blue"]],
    ] as const) {
      const form = await open(many(), { a: raw });
      const control = await openMany(form);
      type(control, "синій");
      key(control, "Enter");
      expect(values(form)["a"], String(raw)).to.eql(next);
      clear();
    }
  });

  it("[R3.6-18] with tags typed and pasted texts are accepted; typed text is added when the control is left", async () => {
    const form = await open(many({ tags: true }), {});
    const control = await openMany(form);
    type(control, "терміново");
    key(control, "Enter");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "Синій, своє; ще");
    control.dispatchEvent(
      Object.defineProperty(new ClipboardEvent("paste", { bubbles: true, cancelable: true }), "clipboardData", {
        value: clipboardData,
      }),
    );
    type(control, "наостанок");
    control.blur();
    expect(values(form)["a"]).to.eql(["терміново", "blue", "своє", "ще", "наостанок"]);
  });

  /** Pastes into the control. @returns whether the paste was taken from the browser */
  function paste(control: Element, text: string): boolean {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
    return !control.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
  }
  const told = (form: VsForm) => {
    const line = cell(form, "a").querySelector<HTMLElement>(".several output")!;
    return line.getBoundingClientRect().height > 10 ? line.textContent : "";
  };

  it("of pasted lines those of the list are added, and the others are named in a line that is seen", async () => {
    const form = await open(many({ maxItems: 2 }), {});
    const control = await openMany(form);
    expect(paste(control, "Синій\nНемає, такого")).to.equal(true);
    expect([values(form)["a"], told(form)]).to.eql([["blue"], "Не знайдено: Немає, такого"]);
    expect(paste(control, "Червоний; Зелений")).to.equal(true);
    expect([values(form)["a"], told(form)]).to.eql([["blue", "red"], "Можна вибрати лише 2 пункти"]);
    expect(paste(control, "так, ні"), "a text to search for").to.equal(false);
  });

  it("more than 1,000 pasted tags are not added, and a line that is seen says so", async () => {
    const form = await open(many({ tags: true }), { a: ["red"] });
    const control = await openMany(form);
    paste(control, Array.from({ length: 1001 }, (_, at) => `т${at}`).join("\n"));
    expect([values(form)["a"], told(form)]).to.eql([
      ["red"],
      "Забагато: за раз можна не більше 1000. Нічого не додано.",
    ]);
    paste(control, "а\nб, в");
    expect([values(form)["a"], told(form)]).to.eql([["red", "а", "б, в"], ""]);
  });

  it("[R5.2-08] are limited by maxItems, with a message", async () => {
    const form = await open(many({ maxItems: 2 }), { a: ["red", "green"] });
    const control = await openMany(form);
    expect(note(form.shadowRoot!)).to.equal("Можна вибрати лише 2 пункти");
    type(control, "син");
    key(control, "Enter");
    expect(values(form)["a"]).to.eql(["red", "green"]);
  });

  it("keys select one or more chips and remove them; the focus stays in the input", async () => {
    const form = await open(many(), { a: ["red", "green", "blue"] });
    const control = await openMany(form);
    const marked = () =>
      [...cell(form, "a").querySelectorAll(".chip.active .chip-text")].map(({ textContent }) => textContent);
    const heard = () => cell(form, "a").querySelector(".several output")!.textContent;
    const press = (name: string, more: KeyboardEventInit = {}) => key(control, name, more);
    press("ArrowLeft");
    press("ArrowLeft");
    expect([marked(), heard()]).to.eql([["Зелений"], "Позначено: Зелений. Delete прибирає"]);
    press("Delete");
    expect([values(form)["a"], marked(), form.shadowRoot!.activeElement]).to.eql([["red", "blue"], [], control]);
    press("ArrowLeft");
    press("ArrowLeft", { shiftKey: true });
    expect(marked()).to.eql(["Червоний", "Синій"]);
    press("Escape");
    expect(marked()).to.eql([]);
    press("a", { ctrlKey: true });
    press("Backspace");
    expect(values(form)["a"]).to.eql([]);
  });

  it("[R2.4-17] values may contain any characters", async () => {
    const odd = ["__proto__", 'a"]', "рядок\nдругий", "\ud800"];
    const form = await open(many(), { a: odd });
    const control = await openMany(form);
    await waitUntil(() => chips(form.shadowRoot!).length === 4, "no chips");
    key(control, "Backspace");
    expect(values(form)["a"]).to.eql(odd.slice(0, 3));
  });

  it("a tag posts an entry for each, or a single one with multi-join", async () => {
    place.innerHTML = `<form><vs-select name="a" multi options='{"x":"Ікс","y":"Ігрек"}' value='["x","y"]'></vs-select>
      <vs-select name="b" type="MultiSelect" multi-join="," options='{"x":"Ікс"}' value="{x,z}"></vs-select></form>`;
    const form = place.querySelector("form")!;
    expect([...new FormData(form)]).to.eql([
      ["a", "x"],
      ["a", "y"],
      ["b", "x,z"],
    ]);
    const tag = place.querySelector("vs-select")!;
    await waitUntil(() => chips(tag.shadowRoot!).join() === "Ікс,Ігрек", "no chips");
  });
});

describe("several choices in a tag alone, which has no form of ours", () => {
  it("take a text of the person's own, and one that was left before its list came", async () => {
    place.innerHTML = `<form><vs-select name="a" multi tags options='{"x":"Ікс"}'></vs-select></form>`;
    const tag = place.querySelector<HTMLElement & { value: unknown }>("vs-select")!;
    await waitUntil(() => tag.shadowRoot?.querySelector("input"), "not drawn");
    const control = await openList(tag.shadowRoot!);
    type(control, "своє");
    key(control, "Enter");
    await waitUntil(() => String(tag.value) === "своє", "the text is lost");

    let give: ((list: object) => void) | undefined;
    server(() => new Promise((resolve) => (give = resolve)));
    place.innerHTML = '<form><vs-select name="a" multi data="letters"></vs-select></form>';
    const other = place.querySelector<HTMLElement & { value: unknown }>("vs-select")!;
    await waitUntil(() => other.shadowRoot?.querySelector("input"), "not drawn");
    const late = input(other.shadowRoot!);
    late.focus();
    await waitUntil(() => late.parentElement!.querySelector(".list-box"), "the list's code has not come");
    type(late, "Ікс");
    late.blur();
    await waitUntil(() => give, "the list is not asked for");
    give!({ letters: [["x", "Ікс"]] });
    await waitUntil(() => String(other.value) === "x", "the text is lost");
  });
});

describe("levels", () => {
  const areas = [
    ["town", "Місто"],
    ["village", "Село"],
    ["centre", "Центр", "town"],
    ["market", "Ринок", "centre"],
  ];
  const levels = (form: VsForm) => all(form, "input[role=combobox]").map((one) => (one as HTMLInputElement).value);

  it("[R2.4-16] [R3.6-33] are chosen one after another; a new choice clears the levels below", async () => {
    const form = await open(
      { schema: { a: { type: "StepSelect", title: "Місце", options: areas, step: 3 } } },
      { a: "market" },
    );
    expect(levels(form)).to.eql(["Місто", "Центр", "Ринок"]);
    const ids = all(form, "input[role=combobox]").map(({ id }) => id);
    expect(new Set(ids).size, "each has an id of its own").to.equal(3);
    const control = await openList(cell(form, "a"));
    type(control, "село");
    key(control, "Enter");
    await waitUntil(() => levels(form).join() === "Село", "levels stay");
    expect(values(form)["a"]).to.equal("village");
    type(await openList(cell(form, "a")), "місто");
    key(control, "Enter");
    await waitUntil(() => levels(form).length === 2, "no next level");
    const next = await openList(cell(form, "a"), 1);
    expect([next.getAttribute("aria-label"), texts(cell(form, "a")).includes("Центр")]).to.eql([
      "Місце, рівень 2",
      true,
    ]);
  });

  it("a word typed before the list has loaded is taken only from its own level", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server(async () => {
      await held;
      return { latelevels: areas };
    });
    const step = { type: "StepSelect", data: "latelevels", step: 3 };
    const form = await open({ schema: { a: step, b: step } }, { a: null, b: null });
    for (const [name, text] of [
      ["a", "центр"],
      ["b", "село"],
    ] as const) {
      const control = input(cell(form, name));
      control.focus();
      type(control, text);
      control.blur();
    }
    release();
    await waitUntil(() => values(form)["b"] === "village", "not taken");
    expect([values(form)["a"], levels(form)]).to.eql([null, ["", "Село"]]);
  });

  it("[R3.6-33] with a list for each level the value is that of the last one", async () => {
    server(() => ({
      lregion: [
        ["1", "Північ"],
        ["2", "Південь"],
      ],
      ltown: [
        ["10", "Садове", "1"],
        ["20", "Вишневе", "2"],
      ],
    }));
    const form = await open({ schema: { a: { type: "Select", step: ["lregion", "ltown"] } } }, { a: "20" });
    await waitUntil(() => levels(form).join() === "Південь,Вишневе", "no levels");
    const control = await openList(cell(form, "a"));
    type(control, "північ");
    key(control, "Enter");
    expect(values(form)["a"]).to.equal(null);
    await waitUntil(() => levels(form).join() === "Північ,", "no empty level");
    const last = await openList(cell(form, "a"), 1);
    key(last, "ArrowDown");
    key(last, "Enter");
    expect(values(form)["a"]).to.equal("10");
  });
});
