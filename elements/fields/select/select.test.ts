/** A list of choices: keys, typing, 10,000 of them. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import {
  cell,
  clearAll,
  colours,
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
import { all, open, place } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clearAll);

describe("a list of choices", () => {
  it("[R3.6-15] a loaded choice of another parent is shown, in the field and in its list", async () => {
    const trees = [
      ["1", "Сосна", "north"],
      ["2", "Дуб", "south"],
    ];
    const schema = { part: { type: "Text" }, tree: { type: "Select", options: trees, parent: "part" } };
    const form = await open({ schema }, { part: "north", tree: "2" });
    const control = await openList(cell(form, "tree"));
    expect([control.value, texts(form.shadowRoot!)]).to.eql(["2", ["Сосна", "2"]]);
  });

  it("[R2.4-12] [R2.4-15] [R3.6-29] arrow keys move through it, Enter picks, Escape changes nothing", async () => {
    const form = await open(select(), { a: "red" });
    const control = await openList(cell(form, "a"));
    expect([control.value, texts(form.shadowRoot!)]).to.eql(["Червоний", Object.values(colours)]);
    const active = () =>
      form.shadowRoot!.getElementById(control.getAttribute("aria-activedescendant") ?? "")?.textContent;
    expect(active()).to.equal("Червоний");
    key(control, "ArrowDown");
    key(control, "ArrowDown");
    expect(active()).to.equal("Синій");
    key(control, "Escape");
    expect([values(form)["a"], control.value]).to.eql(["red", "Червоний"]);
    await openList(cell(form, "a"));
    key(control, "End", { ctrlKey: true });
    key(control, "Enter");
    expect([values(form)["a"], control.value, control.getAttribute("aria-expanded")]).to.eql([
      "blue",
      "Синій",
      "false",
    ]);
  });

  it("[R2.4-18] [R5.2-08] typing searches it; an empty result is reported; typed text that was not picked is removed", async () => {
    const form = await open(select(), { a: "red" });
    const control = await openList(cell(form, "a"));
    type(control, "зел");
    expect(texts(form.shadowRoot!)).to.eql(["Зелений"]);
    type(control, "zzz");
    expect([texts(form.shadowRoot!), note(form.shadowRoot!)]).to.eql([[], "Збігів не знайдено"]);
    control.blur();
    expect([control.value, values(form)["a"]]).to.eql(["Червоний", "red"]);
  });

  it("a text that equals a choice is picked when the control is left", async () => {
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    type(control, "синій");
    control.blur();
    await waitUntil(() => control.value === "Синій", "not taken");
    expect(values(form)["a"]).to.equal("blue");
  });

  it("[R3.6-30] an emptied text clears the choice, in a required field only with unselect", async () => {
    const form = await open(
      {
        schema: {
          a: select().schema.a,
          b: { ...select().schema.a, required: true },
          c: { ...select().schema.a, required: true, unselect: true },
        },
      },
      { a: "red", b: "red", c: "red" },
    );
    for (const name of ["a", "b", "c"]) {
      const control = await openList(cell(form, name));
      type(control, "");
      control.blur();
    }
    expect(values(form)).to.eql({ a: null, b: "red", c: null });
    await waitUntil(() => all(form, ".clear").length === 0, "a cross with nothing to clear");
  });

  it("[R9.4-07] with fewer choices than minimum_for_search a letter jumps to a choice instead of searching", async () => {
    configure({ minimum_for_search: 4 });
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    key(control, "с");
    expect([options(form.shadowRoot!).length, form.shadowRoot!.querySelector(".option.active")?.textContent]).to.eql([
      3,
      "Синій",
    ]);
    key(control, "Enter");
    expect(values(form)["a"]).to.equal("blue");
  });

  it("[R3.5-02] hidden choices are shown while they are chosen, disabled ones cannot be picked, unknown ones are kept", async () => {
    const rows = [
      ["a", "А", null, "f", "t"],
      ["b", "Б", null, "t", "t"],
      ["c", "В", null, "f", "f"],
    ];
    const form = await open(
      { schema: { x: { type: "Select", options: rows }, y: { type: "Select", options: rows } } },
      { x: "b", y: "z" },
    );
    expect([input(cell(form, "x")).value, input(cell(form, "y")).value]).to.eql(["Б", "z"]);
    await openList(cell(form, "x"));
    expect(texts(cell(form, "x"))).to.eql(["А", "Б", "В"]);
    const control = await openList(cell(form, "y"));
    expect(texts(cell(form, "y"))).to.eql(["А", "В", "z"]);
    options(cell(form, "y"))[1]!.click();
    key(control, "Enter");
    expect(values(form)).to.eql({ x: "b", y: "z" });
  });

  it("[R3.5-03] [R3.5-05] an opened list shows each choice's text under the heading of its group, with its colour", async () => {
    const rows = [
      ["a", "А", null, "ff0000"],
      ["b", "Б", null, ""],
    ];
    const items = [
      { id: "g", text: "Парк", category: "Зелені", color: "00ff00" },
      { text: "Дороги", children: [{ id: "r", text: "Вулиця" }] },
    ];
    const form = await open({
      schema: { x: { type: "Select", options: rows }, y: { type: "Select", options: items } },
    });
    await openList(cell(form, "x"));
    const marks = (name: string) =>
      options(cell(form, name)).map((one) => [
        one.textContent,
        one.querySelector<HTMLElement>(".dot")?.style.backgroundColor,
      ]);
    expect(marks("x")).to.eql([
      ["А", "rgb(255, 0, 0)"],
      ["Б", undefined],
    ]);
    await openList(cell(form, "y"));
    expect(marks("y")).to.eql([
      ["Парк", "rgb(0, 255, 0)"],
      ["Вулиця", undefined],
    ]);
    const groups = [...cell(form, "y").querySelectorAll("[role=group]")];
    expect(groups.map((one) => [one.ariaLabel, options(one).map(({ textContent }) => textContent)])).to.eql([
      ["Зелені", ["Парк"]],
      ["Дороги", ["Вулиця"]],
    ]);
  });

  it("a text typed and left before the list's code has loaded is still picked", async () => {
    const form = await open({ schema: { a: select().schema.a, b: { ...select().schema.a, tags: true } } });
    for (const [name, text] of [
      ["a", "синій"],
      ["b", "Своє"],
    ] as const) {
      const control = input(cell(form, name));
      control.focus();
      type(control, text);
      control.blur();
      await waitUntil(() => values(form)[name] === (name === "a" ? "blue" : text), `${name} is lost`);
    }
  });

  it("with 10,000 choices it works by keys and typing, and draws only the visible ones", async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => [`${at}`, `Позиція ${at}`]);
    const form = await open(select({ options: many }));
    const control = await openList(cell(form, "a"));
    expect(options(form.shadowRoot!).length).to.be.lessThan(60);
    const active = () => form.shadowRoot!.getElementById(control.getAttribute("aria-activedescendant")!)!;
    key(control, "End", { ctrlKey: true });
    expect([active().textContent, active().ariaPosInSet, active().ariaSetSize]).to.eql([
      "Позиція 9999",
      "10000",
      "10000",
    ]);
    for (let page = 0; page < 3; page++) key(control, "PageUp");
    expect(Number(active().ariaPosInSet)).to.be.lessThan(9990);
    const list = form.shadowRoot!.querySelector(".list-box")!;
    list.scrollTop = 160_000;
    await waitUntil(
      () => options(form.shadowRoot!).some(({ textContent }) => textContent === "Позиція 5000"),
      "not drawn",
    );
    type(control, "позиція 7777");
    key(control, "Enter");
    expect(values(form)["a"]).to.equal("7777");
  });

  it("[R2.4-12] the pressed choice is picked, even if the list is redrawn before the release", async () => {
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    options(cell(form, "a"))[1]!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    type(control, "е");
    cell(form, "a").querySelector<HTMLElement>("[role=listbox]")!.click();
    expect(values(form)["a"]).to.equal("green");
  });
});

describe("the list of a field", () => {
  const isOpen = (control: Element) => control.getAttribute("aria-expanded") === "true";

  it("takes no key with which a person composes a character", async () => {
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    type(control, "си");
    for (const name of ["Enter", "ArrowDown", "Escape"]) key(control, name, { isComposing: true });
    expect([isOpen(control), control.value, values(form)["a"]]).to.eql([true, "си", undefined]);
  });

  it("keeps its first Escape from the dialog around it; the next one is the dialog's", async () => {
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    let heard = 0;
    form.addEventListener("keydown", () => heard++);
    key(control, "Escape");
    expect([isOpen(control), control.hasAttribute("aria-activedescendant"), heard]).to.eql([false, false, 0]);
    type(control, "си");
    key(control, "ArrowUp", { altKey: true });
    heard = 0;
    key(control, "Escape");
    expect([control.value, heard]).to.eql(["", 0]);
    key(control, "Escape");
    expect(heard).to.equal(1);
  });

  it("opens by Alt+↓ and closes by Alt+↑, which choose nothing", async () => {
    const form = await open(select(), { a: "red" });
    const control = await openList(cell(form, "a"));
    key(control, "ArrowUp", { altKey: true });
    expect([isOpen(control), control.hasAttribute("aria-activedescendant")]).to.eql([false, false]);
    key(control, "ArrowDown", { altKey: true });
    const active = () => form.shadowRoot!.querySelector(".option.active")?.textContent;
    key(control, "ArrowDown", { altKey: true });
    expect([isOpen(control), active()]).to.eql([true, "Червоний"]);
    key(control, "End", { ctrlKey: true });
    key(control, "Home", { ctrlKey: true });
    expect(active()).to.equal("Червоний");
    key(control, "ArrowUp");
    expect([active(), values(form)["a"]]).to.eql(["Червоний", "red"]);
  });

  it("leaves Ctrl+Enter to the form, which saves without the choice that is only marked", async () => {
    const form = await open(select(), { a: "red" });
    const asked = server(() => ({ id: 1 }));
    const control = await openList(cell(form, "a"));
    key(control, "End", { ctrlKey: true });
    key(control, "Enter", { ctrlKey: true });
    await waitUntil(() => asked.includes("PUT /api/a.b/1"), "not saved");
    expect(values(form)["a"]).to.equal("red");
  });

  it("closes by a second click, but not while somebody types", async () => {
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    type(control, "си");
    control.click();
    expect([isOpen(control), control.value]).to.eql([true, "си"]);
    type(control, "");
    key(control, "Escape");
    control.click();
    expect(isOpen(control)).to.equal(true);
    control.click();
    expect(isOpen(control)).to.equal(false);
  });

  it("stays with its typed text while the person is in another window", async () => {
    const form = await open(select(), { a: "red" });
    const control = await openList(cell(form, "a"));
    type(control, "си");
    const { hasFocus } = document;
    document.hasFocus = () => false;
    try {
      control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    } finally {
      document.hasFocus = hasFocus;
    }
    expect([isOpen(control), control.value, values(form)["a"]]).to.eql([true, "си", "red"]);
    key(control, "Enter");
    expect(values(form)["a"]).to.equal("blue");
  });

  it("closes when its field becomes read-only or disabled", async () => {
    for (const state of ["readonly", "disabled"]) {
      const tag = Object.assign(document.createElement("vs-select"), { options: colours });
      place.replaceChildren(tag);
      await waitUntil(() => tag.shadowRoot && input(tag.shadowRoot), "not drawn");
      const control = await openList(tag.shadowRoot!);
      tag.toggleAttribute(state, true);
      await waitUntil(() => !isOpen(control), `${state}: still open`);
      expect(tag.shadowRoot!.querySelector(".list-box:popover-open"), state).to.equal(null);
    }
  });

  it("has a cross that clears the choice and leaves the focus in the field", async () => {
    const form = await open(select(), { a: "red" });
    const control = await openList(cell(form, "a"));
    control.blur();
    cell(form, "a").querySelector<HTMLElement>("button.clear")!.click();
    expect([values(form)["a"], control.value, form.shadowRoot!.activeElement]).to.eql([null, "", control]);
  });
});
