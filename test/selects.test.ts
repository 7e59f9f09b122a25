/** Choices of lists and suggestions: in forms and as tags alone (REQUIREMENTS part 11). */
import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../src/base/settings.ts";
import { forgetOptions } from "../src/server/options.ts";
import { forgetSuggestions } from "../src/server/suggest.ts";
import { all, clear, open, place, type VsForm } from "./support/open-form.ts";
import { waitUntil } from "./support/wait-until.ts";

afterEach(() => {
  clear();
  forgetOptions();
  forgetSuggestions();
  configure({ transport: null, minimum_for_search: null, select_add_method: null });
});

type Answer = (url: URL, request: Request) => unknown;
/** Answers calls by their path from memory; gives the paths that were asked. */
function server(answer: Answer): string[] {
  const asked: string[] = [];
  configure({
    transport: async (request: Request) => {
      const url = new URL(request.url);
      const query = decodeURIComponent(
        new URLSearchParams([...url.searchParams].filter(([name]) => !name.startsWith("wtr"))).toString(),
      );
      asked.push(`${request.method} ${decodeURIComponent(url.pathname)}${query && `?${query}`}`);
      const given = await answer(url, request);
      return given instanceof Response ? given : new Response(JSON.stringify(given));
    },
  });
  return asked;
}

const cell = (form: HTMLElement, name: string) => all(form, `[data-field="${name}"]`)[0]!;
const input = (root: ParentNode, at = 0) => root.querySelectorAll<HTMLInputElement>("input[role=combobox]")[at]!;
const options = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>("[role=option]")];
const texts = (root: ParentNode) => options(root).map(({ textContent }) => textContent);
const note = (root: ParentNode) => root.querySelector(".list-note:not([hidden])")?.textContent ?? "";
const chips = (root: ParentNode) => [...root.querySelectorAll(".chip-text")].map(({ textContent }) => textContent);

/** Opens the list of a control as a click does. */
async function openList(root: ParentNode, at = 0): Promise<HTMLInputElement> {
  const control = input(root, at);
  control.focus();
  await waitUntil(() => control.parentElement!.querySelector(".list-box"), "the list's code has not come");
  if (control.getAttribute("aria-expanded") === "false") control.click();
  await waitUntil(() => control.getAttribute("aria-expanded") === "true", "the list is not open");
  return control;
}
function type(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
/** What tom-select goes by. */
const codes: Record<string, number> = { Backspace: 8, Escape: 27, ArrowLeft: 37, ArrowRight: 39, Delete: 46, a: 65 };
const key = (control: Element, name: string, more: KeyboardEventInit = {}) => {
  const event = { key: name, keyCode: codes[name] ?? 0, bubbles: true, cancelable: true, composed: true, ...more };
  return control.dispatchEvent(new KeyboardEvent("keydown", event));
};
const values = (form: VsForm) => (form as VsForm & { values(): Record<string, unknown> }).values();

const colours = { red: "Червоний", green: "Зелений", blue: "Синій" };
const select = (more: object = {}) => ({
  schema: { a: { type: "Select", title: "Колір", options: colours, ...more } },
});

describe("a list of choices", () => {
  it("[R2.4-12] [R2.4-15] [R3.6-29] is gone through by arrows, Enter picks, Escape changes nothing", async () => {
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

  it("[R2.4-18] [R5.2-08] is searched by typing; nothing found is said; what was typed and not picked goes", async () => {
    const form = await open(select(), { a: "red" });
    const control = await openList(cell(form, "a"));
    type(control, "зел");
    expect(texts(form.shadowRoot!)).to.eql(["Зелений"]);
    type(control, "zzz");
    expect([texts(form.shadowRoot!), note(form.shadowRoot!)]).to.eql([[], "Збігів не знайдено"]);
    control.blur();
    expect([control.value, values(form)["a"]]).to.eql(["Червоний", "red"]);
  });

  it("a text that is a choice word by word is taken when the control is left", async () => {
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    type(control, "синій");
    control.blur();
    await waitUntil(() => control.value === "Синій", "not taken");
    expect(values(form)["a"]).to.equal("blue");
  });

  it("[R3.6-30] an empty text takes the choice back, of a required field only with unselect", async () => {
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
    expect(values(form)).to.eql({ a: "null", b: "red", c: null });
    await waitUntil(() => all(form, ".clear").length === 0, "a cross with nothing to clear");
  });

  it("[R9.4-07] below minimum_for_search letters jump instead of searching", async () => {
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

  it("what was typed and left before the list's code has come is taken all the same", async () => {
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

  it("of 10,000 can be reached by keys, is found by typing, and draws those in sight", async () => {
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

  it("[R2.4-12] what was pressed is picked, though the list was drawn anew before the release", async () => {
    const form = await open(select());
    const control = await openList(cell(form, "a"));
    options(cell(form, "a"))[1]!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    type(control, "е");
    cell(form, "a").querySelector<HTMLElement>("[role=listbox]")!.click();
    expect(values(form)["a"]).to.equal("green");
  });
});

describe("lists of the server", () => {
  it("[R7.2-01] [R3.6-19] are asked for once by all fields, with nocache at each opening", async () => {
    let count = 0;
    const asked = server(() => ({ shared1: { a: "А" }, fresh1: { [`n${++count}`]: "Н" } }));
    const form = await open({
      schema: {
        a: { type: "Select", data: "shared1" },
        b: { type: "Select2", data: "shared1" },
        c: { type: "Select", data: "fresh1", nocache: true },
      },
    });
    await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 1, "no list");
    expect(asked).to.eql(["GET /api-user/select/shared1,fresh1,1"]);
    const control = await openList(cell(form, "c"));
    await waitUntil(() => asked.length === 2, "not asked at the opening");
    expect(asked[1]).to.equal("GET /api-user/select/fresh1");
    await waitUntil(() => count === 2, "no answer");
    await aTimeout(20);
    control.blur();
    await openList(cell(form, "c"));
    await waitUntil(() => asked.length === 3, "not asked again");
  });

  it("[R2.4-12] a list that comes after the touch leaves its words selected, so that the first key takes their place", async () => {
    let answer: ((list: object) => void) | undefined;
    server(() => new Promise((resolve) => (answer = resolve)));
    const form = await open({ schema: { a: { type: "Select", data: "late1" } } }, { a: "g" });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => answer, "not asked");
    answer!({ late1: { a: "Асфальт", g: "Граніт" } });
    await waitUntil(() => control.value === "Граніт", "no list");
    expect([control.selectionStart, control.selectionEnd]).to.eql([0, 6]);
  });

  it("[R3.5-01] window.select is read where the page has it, and written", async () => {
    const owner = window as unknown as { select?: Record<string, unknown> };
    owner.select = { ownlistjson: { x: "Власне" } };
    const asked = server(() => ({ theirlist: { y: "Чуже" } }));
    const form = await open(
      { schema: { a: { type: "Select", data: "ownlist" }, b: { type: "Select", data: "theirlist" } } },
      { a: "x", b: "y" },
    );
    await waitUntil(() => input(cell(form, "b")).value === "Чуже", "no words");
    expect([input(cell(form, "a")).value, asked.length, owner.select["theirlistjson"]]).to.eql([
      "Власне",
      1,
      { y: "Чуже" },
    ]);
    delete owner.select;
  });

  it("[R7.2-01] come from an own address by api", async () => {
    const asked = server(() => [{ id: 1, text: "Одна" }]);
    const form = await open({ schema: { a: { type: "Select", api: "/own/list?kind=5" } } }, { a: 1 });
    await waitUntil(() => input(cell(form, "a")).value === "Одна", "no words");
    expect(asked).to.eql(["GET /own/list?kind=5"]);
  });

  it("[R3.6-32] first takes the first item of an empty field, which is no change of a new record", async () => {
    server(() => ({
      firstlist: [
        ["h", "Прихований", null, true],
        ["a", "А"],
        ["b", "Б"],
      ],
    }));
    const form = await open(
      {
        schema: {
          a: { type: "Select", data: "firstlist", first: true },
          b: { type: "Select", data: "firstlist", first: true },
        },
      },
      { b: "b" },
      { mode: "add", record: "" },
    );
    await waitUntil(() => input(cell(form, "a")).value === "А", "not taken");
    expect([values(form)["a"], values(form)["b"], (form as VsForm & { isDirty(): boolean }).isDirty()]).to.eql([
      "a",
      "b",
      false,
    ]);
  });

  it("[R3.6-15] [R3.5-04] depend on other fields: entries under the parent's value; what no longer fits goes", async () => {
    const rows = [
      ["1", "Садова", "n"],
      ["2", "Вишнева", "n"],
      ["3", "Лугова", "s"],
    ];
    const asked = server(({ pathname }) =>
      pathname.includes("street") ? { dstreet: rows } : { dpart: { n: "Північ", s: "Південь" } },
    );
    const form = await open(
      {
        schema: {
          part: { type: "Select", data: "dpart" },
          street: { type: "Select", data: "dstreet", parent: "part" },
        },
      },
      { part: "n", street: "2" },
    );
    await waitUntil(() => input(cell(form, "street")).value === "Вишнева", "no words");
    expect(asked).to.include("GET /api-user/select/dstreet?part=n");
    await openList(cell(form, "street"));
    expect(texts(cell(form, "street"))).to.eql(["Садова", "Вишнева"]);
    const control = await openList(cell(form, "part"));
    key(control, "ArrowDown");
    key(control, "Enter");
    await waitUntil(() => values(form)["street"] === "null", "the street stays");
    await openList(cell(form, "street"));
    expect(texts(cell(form, "street"))).to.eql(["Лугова"]);
  });

  it("[R3.6-15] answers in the wrong order belong to their own question, and one that nobody waits for is ended", async () => {
    const waiting = new Map<string, { answer(list: object): void; signal: AbortSignal }>();
    server(({ pathname, searchParams }, { signal }) => {
      if (!pathname.includes("wrongorder")) return {};
      return new Promise((resolve) => waiting.set(searchParams.get("part")!, { answer: resolve, signal }));
    });
    const form = await open(
      { schema: { part: { type: "Text" }, street: { type: "Select", data: "wrongorder", parent: "part" } } },
      { part: "1" },
    );
    await waitUntil(() => waiting.has("1"), "not asked");
    const part = cell(form, "part").querySelector("input")!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(part, "2");
    part.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await waitUntil(() => waiting.has("2"), "not asked again");
    expect(waiting.get("1")!.signal.aborted).to.equal(true);
    waiting.get("2")!.answer({ wrongorder: { b: "Друга" } });
    waiting.get("1")!.answer({ wrongorder: { a: "Перша" } });
    await openList(cell(form, "street"));
    await waitUntil(() => texts(cell(form, "street")).join() === "Друга", "the wrong list");
  });

  it("[R7.2-04] [R7.2-02] [R3.6-28] new makes an entry of what is typed, asks for the list again and chooses it", async () => {
    const list = [["a", "Асфальт"]];
    const asked = server(({ pathname, searchParams }) => {
      if (pathname.endsWith("select-add")) list.push(["g", searchParams.get("name")!]);
      return pathname.endsWith("select-add") ? { id: "g" } : { surface1: list };
    });
    const form = await open({ schema: { a: { type: "Select", data: "surface1", new: true } } });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 1, "no list");
    type(control, "Граніт");
    expect(texts(cell(form, "a"))).to.eql(["Додати «Граніт»"]);
    key(control, "Enter");
    await waitUntil(() => values(form)["a"] === "g", "not chosen");
    expect(asked.slice(1)).to.eql([
      "GET /api-user/select-add?group=surface1&name=Граніт&key=",
      "GET /api-user/select/surface1?reload=true",
    ]);
    expect(control.value).to.equal("Граніт");
  });

  it("[R3.6-28] Enter before the list has come takes what is meant as soon as it is there, and adds nothing twice", async () => {
    let answer: ((list: object) => void) | undefined;
    const asked = server(({ pathname }) =>
      pathname.endsWith("select-add") ? { id: "new" } : new Promise((resolve) => (answer = resolve)),
    );
    const form = await open({ schema: { a: { type: "Select", data: "surface3", new: true } } });
    const control = await openList(cell(form, "a"));
    type(control, "асфальт");
    expect(texts(cell(form, "a"))).to.eql([]);
    key(control, "Enter");
    await waitUntil(() => answer, "not asked");
    answer!({ surface3: { a: "Асфальт", b: "Бетон" } });
    await waitUntil(() => values(form)["a"] === "a", "not chosen");
    expect(asked.filter((one) => one.includes("select-add"))).to.eql([]);
  });

  it("[R3.6-28] Enter before any code has come is the list's and not the form's", async () => {
    const form = await open(select());
    const control = input(cell(form, "a"));
    control.focus();
    type(control, "синій");
    expect(key(control, "Enter"), "left to the form").to.equal(false);
    await waitUntil(() => values(form)["a"] === "blue", "not chosen");
  });

  it("[R3.6-28] a save waits for the entry that is being added", async () => {
    let answer: ((made: object) => void) | undefined;
    const stored: unknown[] = [];
    server(async ({ pathname }, request) => {
      if (pathname.endsWith("select-add")) return new Promise((resolve) => (answer = resolve));
      if (request.method === "PUT") stored.push(await request.json());
      return pathname.includes("surface4") ? { surface4: { a: "Асфальт", g: "Граніт" } } : { id: 1 };
    });
    const form = await open({ schema: { a: { type: "Select", data: "surface4", new: true } } });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 2, "no list");
    type(control, "Гран");
    key(control, "ArrowDown"); // past what fits, to the line that adds
    key(control, "Enter");
    await waitUntil(() => answer, "not added");
    const saving = form.submit();
    answer!({ id: "g" });
    await saving;
    expect(stored).to.eql([{ a: "g" }]);
  });

  it("[R3.6-28] Enter and a save at once, before list and code have come: the entry is added and saved", async () => {
    for (const [kind, data, stands] of [
      ["Select", "surface5", "g"],
      ["MultiSelect", "surface6", ["g"]],
    ] as const) {
      const stored: unknown[] = [];
      const asked = server(async ({ pathname }, request) => {
        if (pathname.endsWith("select-add")) return { id: "g" };
        if (request.method === "PUT") stored.push(await request.json());
        return pathname.includes(data) ? { [data]: { a: "Асфальт" } } : { id: 1 };
      });
      const form = await open({ schema: { a: { type: kind, data, new: true } } });
      const control = input(cell(form, "a"));
      control.focus();
      type(control, "Граніт");
      key(control, "Enter");
      await form.submit();
      expect(stored, kind).to.eql([{ a: stands }]);
      expect(asked.filter((one) => one.includes("select-add"))).to.have.length(1);
      clear();
    }
  });

  it("[R2.4-12] a text that was left before its list came is that choice all the same", async () => {
    let answer: ((list: object) => void) | undefined;
    server(() => new Promise((resolve) => (answer = resolve)));
    const form = await open({ schema: { a: { type: "Select", data: "late2" } } });
    const control = await openList(cell(form, "a"));
    type(control, "граніт");
    control.blur();
    answer!({ late2: { a: "Асфальт", g: "Граніт" } });
    await waitUntil(() => values(form)["a"] === "g", "not chosen");
    expect(control.value).to.equal("Граніт");
  });

  it("[R8-06] a new entry that fails is said and never tried again", async () => {
    const asked = server(({ pathname }) =>
      pathname.endsWith("select-add") ? new Response("error: Немає прав", { status: 403 }) : { surface2: {} },
    );
    const form = await open({ schema: { a: { type: "Select", data: "surface2", new: true } } });
    const control = await openList(cell(form, "a"));
    type(control, "Граніт");
    await waitUntil(() => texts(cell(form, "a")).length === 1, "no line");
    key(control, "Enter");
    await waitUntil(
      () => document.querySelector("vs-notices")?.shadowRoot?.textContent?.includes("403 : Немає прав"),
      "no notice",
    );
    expect(asked.filter((one) => one.includes("select-add"))).to.have.length(1);
    expect(values(form)["a"]).to.equal(undefined);
  });
});

describe("several choices", () => {
  const many = (more: object = {}) => select({ type: "MultiSelect", ...more });
  /** With the keys of what is chosen, too. */
  async function openMany(form: VsForm): Promise<HTMLInputElement> {
    const control = await openList(cell(form, "a"));
    await waitUntil(() => cell(form, "a").querySelector(".ts-control"), "no keys");
    return control;
  }

  it("[R3.6-17] [R2.4-17] are chips; a pick adds or takes back, Backspace takes the last back", async () => {
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

  it("[R3.6-18] with tags take typed and pasted texts; what was typed is taken when the control is left", async () => {
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

  it("[R5.2-08] are at most maxItems, which is said", async () => {
    const form = await open(many({ maxItems: 2 }), { a: ["red", "green"] });
    const control = await openMany(form);
    expect(note(form.shadowRoot!)).to.equal("Можна вибрати лише 2 пункти");
    type(control, "син");
    key(control, "Enter");
    expect(values(form)["a"]).to.eql(["red", "green"]);
  });

  it("keys mark them, one or many, and take the marked ones back; the focus stays in the input", async () => {
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

  it("[R2.4-17] what is chosen may hold any characters", async () => {
    const odd = ["__proto__", 'a"]', "рядок\nдругий", "\ud800"];
    const form = await open(many(), { a: odd });
    const control = await openMany(form);
    await waitUntil(() => chips(form.shadowRoot!).length === 4, "no chips");
    key(control, "Backspace");
    expect(values(form)["a"]).to.eql(odd.slice(0, 3));
  });

  it("a tag posts an entry for each, or one with multi-join", async () => {
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

describe("levels", () => {
  const areas = [
    ["town", "Місто"],
    ["village", "Село"],
    ["centre", "Центр", "town"],
    ["market", "Ринок", "centre"],
  ];
  const levels = (form: VsForm) => all(form, "input[role=combobox]").map((one) => (one as HTMLInputElement).value);

  it("[R2.4-16] [R3.6-33] are chosen one after another; another choice above takes those below back", async () => {
    const form = await open(
      { schema: { a: { type: "StepSelect", title: "Місце", options: areas, step: 3 } } },
      { a: "market" },
    );
    expect(levels(form)).to.eql(["Місто", "Центр", "Ринок"]);
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

  it("[R3.6-33] a list for each level: the value is of the last one", async () => {
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
    expect(values(form)["a"]).to.equal("null");
    await waitUntil(() => levels(form).join() === "Північ,", "no empty level");
    const last = await openList(cell(form, "a"), 1);
    key(last, "ArrowDown");
    key(last, "Enter");
    expect(values(form)["a"]).to.equal("10");
  });
});

describe("suggestions", () => {
  const people = [
    { id: 1, text: "Ткачук Ірина", phone: "380501112233", x: 30.5, color: "info" },
    { id: 2, text: "Ткач Олег" },
  ];
  const suggest = (more: object = {}) => ({
    schema: {
      a: { type: "Autocomplete", title: "Заявник", data: "people", ...more },
      phone: { type: "Text" },
      x: { type: "Number" },
    },
  });
  const found = (url: URL) =>
    people.filter(({ id, text }) =>
      url.searchParams.has("val")
        ? String(id) === url.searchParams.get("val")
        : text.toLowerCase().includes(url.searchParams.get("key")!.toLowerCase()),
    );

  it("[R2.4-10] [R5.2-26] [R7.2-05] come at the opening and with typing; the choice is stored by its id", async () => {
    const asked = server(found);
    const form = await open(suggest(), {});
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 2, "nothing at the opening");
    type(control, "ткачук");
    await waitUntil(() => asked.length === 2, "not asked");
    expect(asked).to.eql([
      "GET /api-user/suggest/people?limit=30&key=",
      "GET /api-user/suggest/people?limit=30&key=ткачук",
    ]);
    await waitUntil(() => texts(cell(form, "a")).length === 1, "not filtered");
    key(control, "Enter");
    expect([values(form)["a"], control.value]).to.eql(["1", "Ткачук Ірина"]);
  });

  it("[R3.9-18] columns of the choice fill fields of their names", async () => {
    server(found);
    const form = await open(suggest(), { phone: "380000000000" });
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 2, "nothing");
    key(control, "ArrowDown");
    key(control, "Enter");
    expect(values(form)).to.eql({ a: "1", phone: "380501112233", x: 30.5 });
  });

  it("[R2.4-11] [R9.4-07] Autocomplete2 asks for 100; a stored id shows its words by val", async () => {
    const asked = server(found);
    const form = await open(suggest({ type: "Autocomplete2" }), { a: 2 });
    await waitUntil(() => input(cell(form, "a")).value === "Ткач Олег", "no words");
    expect(asked).to.eql(["GET /api-user/suggest/people?limit=1&key=&val=2"]);
    await openList(cell(form, "a"));
    await waitUntil(() => asked.length === 2, "not asked");
    expect(asked[1]).to.equal("GET /api-user/suggest/people?limit=100&key=");
    expect(values(form)["a"]).to.equal(2);
  });

  it("[R9.4-02] only the last of quick letters is asked for, and its answer wins over one that comes late", async () => {
    const answers = new Map<string, (list: unknown[]) => void>();
    const asked = server(({ searchParams }) =>
      searchParams.get("key") ? new Promise((resolve) => answers.set(searchParams.get("key")!, resolve)) : [],
    );
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    await waitUntil(() => asked.length === 1, "not asked at the opening");
    type(control, "а");
    type(control, "аб");
    await waitUntil(() => answers.has("аб"), "not asked");
    expect(answers.has("а")).to.equal(false);
    type(control, "абв");
    await waitUntil(() => answers.has("абв"), "not asked");
    answers.get("абв")!(["нове"]);
    answers.get("аб")!(["старе"]);
    await waitUntil(() => texts(cell(form, "a")).join() === "нове", "the wrong answer");
  });

  it("[R8-05] nothing found is said, with a hint for short texts", async () => {
    server(() => []);
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    await waitUntil(() => note(form.shadowRoot!).startsWith("нічого не знайдено. Введіть більше 6"), "no hint");
    type(control, "довгий текст");
    await waitUntil(() => note(form.shadowRoot!) === "нічого не знайдено", "no words");
  });

  it("[R3.6-31] [R5.2-27] [R5.2-08] too few and too many letters are said, and the server is not asked", async () => {
    const asked = server(() => []);
    const form = await open(suggest({ minimumInputLength: 3, maxlength: 5 }));
    const control = await openList(cell(form, "a"));
    expect(note(form.shadowRoot!)).to.equal("Введіть ще 3 символи або більше");
    type(control, "аб");
    expect(note(form.shadowRoot!)).to.equal("Введіть ще 1 символ або більше");
    type(control, "абвгдеє");
    expect([note(form.shadowRoot!), asked]).to.eql(["Видаліть 2 символи", []]);
  });

  it("a text that is no suggestion is a problem and stays; with tags it is a value", async () => {
    server(() => []);
    const form = await open({ schema: { a: suggest().schema.a, b: { ...suggest().schema.a, tags: true } } });
    for (const name of ["a", "b"]) {
      const control = await openList(cell(form, name));
      type(control, "Хтось");
      control.blur();
    }
    expect(await form.submit()).to.equal(false);
    await waitUntil(
      () => cell(form, "a").querySelector("[part=problem]")?.textContent === "Виберіть зі списку",
      "no problem",
    );
    expect([input(cell(form, "a")).value, values(form)]).to.eql(["Хтось", { a: "Хтось", b: "Хтось" }]);
  });

  it("a text that was left before its answer came is that choice all the same", async () => {
    server(found);
    const form = await open(suggest());
    const control = await openList(cell(form, "a"));
    type(control, "ткач олег");
    control.blur();
    await waitUntil(() => values(form)["a"] === "2", "not chosen");
  });

  it("[R3.6-27] [R7.2-06] smart offers recent choices while nothing is typed", async () => {
    const asked = server(({ searchParams }) =>
      searchParams.has("smart") ? Array.from({ length: 12 }, (_, at) => `Недавній ${at}`) : ["Інший"],
    );
    const form = await open(suggest({ smart: "works.request.applicant", tags: true }));
    const control = await openList(cell(form, "a"));
    await waitUntil(() => texts(cell(form, "a")).length === 10, "no recent ones");
    expect([asked, cell(form, "a").querySelector("[role=group]")?.getAttribute("aria-label")]).to.eql([
      ["GET /api-user/suggest/people?limit=10&key=&smart=works.request.applicant"],
      "Нещодавні",
    ]);
    type(control, "інш");
    await waitUntil(() => texts(cell(form, "a"))[0] === "Інший", "no search");
  });

  it("[R3.6-15] parents go along; equal questions are asked once, with nocache each time", async () => {
    const asked = server(() => ["Садова"]);
    const form = await open(
      {
        schema: {
          d: { type: "Text" },
          a: { type: "Autocomplete", data: "s1", parent: "d", parent2: "e" },
          e: { type: "Hidden" },
          n: { type: "Autocomplete", data: "s2", nocache: true },
        },
      },
      { d: "7", e: "8" },
    );
    for (const name of ["a", "a", "n", "n"]) {
      const control = await openList(cell(form, name));
      await waitUntil(() => texts(cell(form, name)).length > 0, "nothing");
      control.blur();
    }
    expect(asked).to.eql([
      "GET /api-user/suggest/s1?limit=30&key=&parent=7&parent2=8",
      "GET /api-user/suggest/s2?limit=30&key=&nocache=true",
      "GET /api-user/suggest/s2?limit=30&key=&nocache=true",
    ]);
  });

  it("[R2.4-13] a Select3 asks the server while typing from minimumInputLength 1 on", async () => {
    const asked = server((url) => (url.pathname.includes("suggest") ? found(url) : { people: { 1: "Ткачук" } }));
    const form = await open({
      schema: { a: { type: "Select3", data: "people", minimumInputLength: 1 }, b: { type: "Select3", data: "people" } },
    });
    const control = await openList(cell(form, "a"));
    type(control, "олег");
    await waitUntil(() => texts(cell(form, "a")).join() === "Ткач Олег", "not asked");
    key(control, "Enter");
    expect(values(form)["a"]).to.equal("2");
    type(await openList(cell(form, "b")), "ткач");
    expect([texts(cell(form, "b")), asked.length]).to.eql([["Ткачук"], 2]);
  });

  it("[R5.2-08] a failed answer says so with a retry", async () => {
    let isDown = true;
    server(() => (isDown ? new Response("", { status: 500 }) : ["Садова"]));
    const form = await open({ schema: { a: { type: "Autocomplete", data: "s3" } } });
    await openList(cell(form, "a"));
    await waitUntil(() => all(form, ".again").length === 1, "no retry");
    isDown = false;
    all(form, ".again")[0]!.click();
    await waitUntil(() => texts(cell(form, "a")).join() === "Садова", "not tried again");
  });

  it("alone in a page's form it fills native inputs, and its parents are the form's", async () => {
    const asked = server(() => [{ id: 5, text: "Садова, 5", x: 30.5, district: "2" }]);
    place.innerHTML = `<form><input name="district" value="9"><input name="x"><vs-autocomplete name="address" data="s4" parent="district"></vs-autocomplete></form>`;
    const tag = place.querySelector("vs-autocomplete")!;
    await waitUntil(() => tag.shadowRoot!.querySelector("input"), "not drawn");
    const control = await openList(tag.shadowRoot!);
    await waitUntil(() => texts(tag.shadowRoot!).length === 1, "nothing");
    expect(asked).to.eql(["GET /api-user/suggest/s4?limit=30&key=&parent=9"]);
    key(control, "ArrowDown");
    key(control, "Enter");
    const data = Object.fromEntries(new FormData(place.querySelector("form")!));
    expect(data).to.eql({ district: "2", x: "30.5", address: "5" });
  });
});
