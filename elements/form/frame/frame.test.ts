/** What surrounds the fields of a form: tabs, steps, the pinned column, layouts, help (R2.3-…, R3.6-…). */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { element } from "../../../src/page/new-element.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import {
  all,
  button,
  clear,
  key,
  open,
  place,
  press,
  shown,
  type,
  valueOf,
  type VsForm,
} from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

const tabbed = {
  title: "Роботи",
  tabs: [{ ua: "Загальне", en: "General" }, "Строки"],
  schema: { a: { title: "А", required: true }, b: { title: "Б", tab: 2, required: true }, c: { title: "В", tab: 2 } },
};

describe("tabs", () => {
  it("[R2.3-07] [R3.6-10] show one page of fields at a time, by pointer and by arrows", async () => {
    const form = await open(tabbed, { a: "1", b: "2" });
    const tabs = () => all(form, "[role=tab]");
    expect(tabs().map(({ textContent }) => textContent)).to.eql(["Загальне", "Строки"]);
    expect(shown(form)).to.eql(["a"]);
    tabs()[1]!.click();
    await waitUntil(() => shown(form).join() === "b,c");
    tabs()[1]!.focus();
    key(form, "ArrowRight");
    await waitUntil(() => shown(form).join() === "a");
    expect(form.shadowRoot!.activeElement).to.equal(tabs()[0]);
    expect(tabs().map((tab) => [tab.getAttribute("aria-selected"), tab.tabIndex])).to.eql([
      ["true", 0],
      ["false", -1],
    ]);
    for (const [name, at] of [
      ["End", 1],
      ["Home", 0],
    ] as const) {
      key(form, name);
      await waitUntil(() => tabs()[at]!.ariaSelected === "true", `not at the tab of ${name}`);
      expect(form.shadowRoot!.activeElement).to.equal(tabs()[at]);
    }
    const panel = all(form, "[role=tabpanel]")[0]!;
    expect([tabs()[0]!.getAttribute("aria-controls"), panel.getAttribute("aria-labelledby")]).to.eql([
      panel.id,
      tabs()[0]!.id,
    ]);
  });

  it("[R4-20] with problems are in danger style and show how many; a link of the summary opens its tab", async () => {
    const form = await open(tabbed, { a: "1" });
    expect(await form.submit()).to.equal(false);
    const tab = () => all(form, "[role=tab]")[1]!;
    await waitUntil(() => tab().classList.contains("wrong"));
    expect(tab().textContent).to.equal("Строки1");
    expect(tab().querySelector("[aria-label]")!.getAttribute("aria-label")).to.equal("1 помилка");
    await waitUntil(() => form.shadowRoot!.activeElement?.closest("[data-field]")?.getAttribute("data-field") === "b");
    all(form, "[role=tab]")[0]!.click();
    await waitUntil(() => shown(form).join() === "a");
    all(form, "[part~=problems] a")[0]!.click();
    await waitUntil(() => shown(form).join() === "b,c");
  });

  it("a tab whose fields are all hidden by rules is not shown", async () => {
    const form = await open(
      { tabs: ["1", "2"], schema: { a: { behavior: { x: { hide: ["b"] } } }, b: { tab: 2 } } },
      { a: "x" },
    );
    expect(all(form, "[role=tab]")).to.have.length(1);
    type(form, "a", "y");
    await waitUntil(() => all(form, "[role=tab]").length === 2);
  });
  it("begin with the first one that rules leave, when all fields of the first one are hidden", async () => {
    const form = await open(
      { tabs: ["1", "2"], schema: { a: {}, b: { tab: 2, behavior: { x: { hide: ["a"] } } }, c: { tab: 2 } } },
      { b: "x" },
    );
    await waitUntil(() => shown(form).join() === "b,c", "nothing is shown");
    expect(all(form, "[role=tab]").map((tab) => [tab.getAttribute("aria-selected"), tab.tabIndex])).to.eql([
      ["true", 0],
    ]);
    expect(all(form, "[role=tabpanel]")[0]!.getAttribute("aria-labelledby")).to.equal(all(form, "[role=tab]")[0]!.id);
    type(form, "b", "y");
    await waitUntil(() => all(form, "[role=tab]").length === 2, "the first one does not come back");
  });
});

describe("steps", () => {
  const steps = { ...tabbed, steps: true, tabs: ["Що", "Де", "Хто"], schema: { ...tabbed.schema, d: { tab: 3 } } };
  const line = (form: HTMLElement) => all(form, "[part~=steps] p")[0]!.textContent;
  const focused = (form: HTMLElement) =>
    form.shadowRoot!.activeElement?.closest<HTMLElement>("[data-field]")?.dataset["field"];
  const buttons = (form: HTMLElement) => all(form, "[part~=bar] > button").map(({ textContent }) => textContent);

  it("[R2.3-09] [R2.3-10] [R2.3-11] a counter; Back not on the first, Next not on the last, Save only on the last", async () => {
    const form = await open(steps, { a: "1", b: "2" });
    expect([line(form), buttons(form)]).to.eql(["Етап 1/3 Що", ["Далі"]]);
    await press(form, "Далі");
    await waitUntil(() => line(form) === "Етап 2/3 Де");
    expect(buttons(form)).to.eql(["Повернутись", "Далі"]);
    await waitUntil(() => focused(form) === "b", "the focus is not in the first field of the step");
    await press(form, "Далі");
    await waitUntil(() => line(form) === "Етап 3/3 Хто");
    expect(buttons(form)).to.eql(["Повернутись", "Зберегти"]);
    await waitUntil(() => focused(form) === "d", "the focus is not in the first field of the step");
    expect(all(form, "[part~=steps] p")[0]!.getAttribute("aria-live")).to.equal("polite");
  });

  it("[R4-17] [R4-18] [R4-19] Next goes on only when the visible fields are valid; Back always", async () => {
    const form = await open(steps, { a: "" });
    expect(shown(form)).to.eql(["a"]);
    await press(form, "Далі");
    await waitUntil(() => all(form, "[part~=problem]").length === 1);
    expect(line(form)).to.contain("1/3");
    type(form, "a", "1");
    await press(form, "Далі");
    await waitUntil(() => shown(form).join() === "b,c");
    await press(form, "Повернутись");
    await waitUntil(() => shown(form).join() === "a");
  });

  it("[R5.1-15] [R4-18] Next waits for checks that the server makes", async () => {
    const a = { title: "Код", validators: [{ type: "remote", url: "/unique" }] };
    const form = await open({ ...steps, schema: { ...steps.schema, a } });
    const answered: ((answer: Response) => void)[] = [];
    answers(() => new Promise<Response>((resolve) => answered.push(resolve)));
    for (const [text, free, step] of [
      ["A1", false, "1/3"],
      ["A2", true, "2/3"],
    ] as const) {
      type(form, "a", text);
      await press(form, "Далі");
      await waitUntil(() => answered.length, "not asked");
      expect(line(form)).to.contain("1/3");
      answered.pop()!(Response.json(free || [text]));
      await waitUntil(() => free || all(form, "[part~=problem]").length, "not said");
      await waitUntil(() => line(form).includes(step), `not at ${step}`);
    }
  });

  it("[R3.6-63] sends the step as tab; a problem on an earlier step leads back to it", async () => {
    const form = await open({ ...steps, schema: { ...steps.schema, d: { tab: 3 } } }, { a: "1", b: "2", tab: 3 });
    await waitUntil(() => line(form) === "Етап 3/3 Хто", "not at the step of the record");
    const calls = answers({ a: "1", b: "2" }, { id: 1 });
    expect(await form.submit()).to.equal(true);
    expect(JSON.parse(calls.at(-1)!.body)).to.eql({ tab: 3, a: "1", b: "2" });
  });

  it("submit() goes one step on at each call, also before the step before is drawn", async () => {
    const form = await open(steps, { a: "1", b: "2" });
    await form.submit(); // loads the code
    await waitUntil(() => line(form)?.includes("2/3"));
    await press(form, "Повернутись");
    await waitUntil(() => line(form)?.includes("1/3"));
    await form.submit();
    await form.submit();
    await waitUntil(() => line(form)?.includes("3/3"), "the second call was ignored");
  });

  it("the current step survives a reload of the page; after a save it is the first again", async () => {
    const first = await open(steps, { a: "1", b: "2" });
    await press(first, "Далі");
    await waitUntil(() => line(first)?.includes("2/3"));
    first.remove();
    const again = await open(steps, { a: "1", b: "2" });
    await waitUntil(() => line(again)?.includes("2/3"));
    await press(again, "Далі");
    await waitUntil(() => line(again)?.includes("3/3"));
    answers({ a: "1", b: "2" }, { id: 1 });
    expect(await again.submit()).to.equal(true);
    again.remove();
    expect(line(await open(steps, { a: "1" }))).to.contain("1/3");
  });
});

describe("a new record by steps", () => {
  it("begins at the first step, after another one was given up in the middle", async () => {
    const schema = { steps: true, tabs: ["Що", "Де"], schema: { a: { title: "А" }, b: { title: "Б", tab: 2 } } };
    const line = (form: HTMLElement) => all(form, "[part~=steps] p")[0]!.textContent;
    const first = await open(schema, {}, { record: "" });
    await press(first, "Далі");
    await waitUntil(() => line(first).includes("2/2"), "not turned");
    first.remove();
    const second = await open(schema, {}, { record: "" });
    await waitUntil(() => line(second).includes("1/2"), "begins in the middle");
  });
});

describe("the plain form", () => {
  const plain = { title: "Картка", schema: { a: { title: "А", required: true }, b: { title: "Б" } } };
  const left = (form: HTMLElement, name: string, part: string) =>
    all(form, `[data-field="${name}"] ${part}`)[0]!.getBoundingClientRect();

  it("[R1-16] [R2.3-05] [R2.3-16] is part of the page: a heading, Enter sends nothing, no Cancel", async () => {
    const form = await open(plain, { a: "1" });
    const calls = answers({ id: 1 });
    expect(all(form, "h2")[0]!.textContent).to.equal("Картка");
    expect(button(form, "Скасувати")).to.equal(undefined);
    (all(form, "[data-field=a] input")[0] as HTMLInputElement).focus();
    key(form, "Enter");
    await new Promise((done) => setTimeout(done, 50));
    expect(calls).to.eql([]);
  });

  it("[R2.3-08] has labels above or beside its fields, or is laid out in one line", async () => {
    place.style.inlineSize = "900px";
    const above = await open(plain);
    expect(left(above, "a", "label").bottom).to.be.at.most(left(above, "a", "input").top + 1);
    above.remove();
    const beside = await open({ ...plain, layout: "horizontal" });
    expect(left(beside, "a", "label").right).to.be.at.most(left(beside, "a", "input").left + 1);
    beside.remove();
    const inline = await open(plain, {}, { layout: "inline" });
    expect(left(inline, "a", "input").top).to.equal(left(inline, "b", "input").top);
    place.style.inlineSize = "";
  });

  it("[R3.6-05] [R3.6-07] [R3.6-14] [R3.6-38] placeholder, rows, a list by its name, words of the buttons", async () => {
    const calls = answers({ districtjson: [[7, "Центр"]] });
    const schema = {
      a: { title: "А", placeholder: "Прізвище" },
      body: { type: "TextArea", size: 9 },
      district: { type: "Select2", data: "district" },
    };
    const form = await open({ schema, submit: { ua: "Зареєструвати" }, apply: "Лишитися" }, { district: 7 });
    await waitUntil(() => button(form, "Лишитися"));
    expect(button(form, "Зареєструвати")).to.be.instanceOf(HTMLButtonElement);
    expect((all(form, "[data-field=a] input")[0] as HTMLInputElement).placeholder).to.equal("Прізвище");
    expect((all(form, "textarea")[0] as HTMLTextAreaElement).rows).to.equal(9);
    await waitUntil(() => valueOf(form, "district") === "Центр");
    expect(calls[0]!.path).to.match(/\/api-user\/select\/district/);
  });

  it("[R4-14] [R9.4-05] half a second after the last key the button says what is missing; a failed submit leaves it usable", async () => {
    const form = await open(plain, { a: "1" });
    const isOff = () => button(form, "Зберегти")?.getAttribute("aria-disabled");
    expect(isOff()).to.equal("false");
    type(form, "a", "");
    await waitUntil(() => isOff() === "true");
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => all(form, "[part~=problem]").length === 1);
    type(form, "a", "2");
    await waitUntil(() => isOff() === "false");
    await waitUntil(() => all(form, "[part~=problem]").length === 0);
  });
});

describe("around the fields", () => {
  it("[R1-14] [R3.6-09] [R9.4-01] pinned fields are in a side column on every tab", async () => {
    const form = await open({ ...tabbed, schema: { ...tabbed.schema, p: { title: "П", pin: true } } }, {});
    expect(shown(form)).to.eql(["a", "p"]);
    all(form, "[role=tab]")[1]!.click();
    await waitUntil(() => shown(form).join() === "b,c,p");
    expect(all(form, ".columns")[0]!.style.getPropertyValue("--pin")).to.equal("2");
  });

  it("[R3.6-39] markup above and below, by the html door", async () => {
    const html = { ua: '<p id="x" onclick="a()">Вгорі<script>alert(1)</script></p>', en: "<p>Top</p>" };
    const form = await open({ schema: { a: {} }, html, footer: "<i>Внизу</i>" });
    const markup = () => all(form, "[part~=markup]").map((one) => one.shadowRoot!.textContent);
    expect(markup()).to.eql(["Вгорі", "Внизу"]);
    expect(all(form, "[part~=markup]")[0]!.shadowRoot!.querySelector("[onclick],script")).to.equal(null);
  });

  it("[R3.6-42] [R2.3-01] title_suffix adds values to the heading, and help leads to the knowledge base or explains", async () => {
    const form = await open({ title: "Картка", title_suffix: "№ {a}", help: "card-1", schema: { a: {} } }, { a: "7" });
    expect(all(form, "h2")[0]!.textContent).to.equal("Картка № 7");
    const link = all(form, "a.help")[0] as HTMLAnchorElement;
    expect([link.pathname, link.target, link.rel]).to.eql(["/help/card-1", "_blank", "noopener"]);
    type(form, "a", "");
    await waitUntil(() => all(form, "h2")[0]!.textContent === "Картка");
    form.remove();
    const other = await open({ help: "<b>Так</b> і не інакше", schema: { a: {} } });
    await press(other, "Довідка");
    await waitUntil(() => all(other, ".bubble:popover-open").length);
    expect(all(other, ".bubble [part~=markup]")[0]!.shadowRoot!.querySelector("b")!.textContent).to.equal("Так");
  });

  it("the heading has the text of a value that is wrong as it was typed", async () => {
    const schema = { title: "Ділянка", title_suffix: "{a}", schema: { a: { type: "Number" } } };
    const form = await open(schema, { a: 1 });
    type(form, "a", "12x");
    await waitUntil(() => all(form, "h2")[0]!.textContent === "Ділянка 12x", "not the typed text");
  });

  it("a related record that is added goes beside the chosen entries of a list, and in place of a single one", async () => {
    const add = { model: "t.x", form: "x", button: "Новий" };
    const options = { 1: "один", 2: "два", 9: "дев'ять" };
    const a = { type: "Select", multi: true, required: true, options, add };
    const form = await open({ schema: { a, b: { ...a, multi: false } } }, { a: ["1", "2"], b: "1" });
    const heard: unknown[] = [];
    form.addEventListener("vs:changed", (event) => heard.push((event as CustomEvent<unknown>).detail));
    for (const at of [0, 1]) {
      answers((request: Request) =>
        Response.json(request.method === "POST" ? { id: 9 } : { schema: { name: { title: "Назва" } } }),
      );
      const adds = all(form, "button").filter(({ textContent }) => textContent === "Новий");
      adds[at]!.click();
      const inner = () => document.querySelector<VsForm>("vs-popup vs-form");
      await waitUntil(() => inner() && "submit" in inner()!, "no dialog");
      await inner()!.submit();
      await waitUntil(() => heard.length === at + 1, "not added");
    }
    expect(heard).to.eql([
      { path: "a", value: ["1", "2", "9"] },
      { path: "b", value: "9" },
    ]);
  });

  it("[R3.6-08] info opens beside the label and closes by Escape; help_id is a link", async () => {
    const form = await open({ schema: { a: { title: "А", info: "<b>Бо так</b>", help_id: "rules" } } });
    await press(form, "Пояснення: А");
    await waitUntil(() => all(form, ".bubble:popover-open").length);
    button(form, "Пояснення: А")!.focus();
    const isTaken = () => key(form, "Escape").defaultPrevented;
    expect(isTaken(), "a dialog around the form stays open").to.equal(true);
    await waitUntil(() => !all(form, ".bubble").length);
    expect(isTaken(), "the next one is the dialog's").to.equal(false);
    expect((all(form, ".tools a")[0] as HTMLAnchorElement).pathname).to.equal("/help/rules");
  });

  it("[R1-15] an author's layout: fields at their places, the others after it; vs- tags and scripts are removed", async () => {
    const template =
      '<table><tr><td><span data-field="b"></span></td><td><vs-text name="x"></vs-text>{{a}}</td></tr></table><script>x</script>';
    const form = await open({ template, schema: { a: {}, b: {}, c: {} } }, { a: "<i>1</i>" });
    await waitUntil(() => all(form, "[slot=b]").length);
    const { shadowRoot } = all(form, ".placed")[0]!;
    expect(shadowRoot!.querySelector("vs-text,script,i")).to.equal(null);
    expect(shadowRoot!.textContent).to.contain("<i>1</i>");
    expect(shadowRoot!.querySelector<HTMLSlotElement>("td slot")!.assignedElements()).to.eql(all(form, "[slot=b]"));
    expect(shadowRoot!.querySelector<HTMLSlotElement>("slot:not([name])")!.assignedElements()).to.have.length(2);
    type(form, "b", "typed");
    configure({ lang: "en" });
    await waitUntil(() => button(form, "Save"));
    expect(valueOf(form, "b")).to.equal("typed");
  });

  it("[R1-15] [R7.1-02] a layout by the name of a server template", async () => {
    answers({ body: { body: '<p class="row"><span data-field="a"></span></p>' } });
    const form = await open({ template: "card layout", schema: { a: {} } });
    await waitUntil(() => all(form, "[slot=a]").length);
  });
});

describe("[R8-05] a form that cannot be laid out", () => {
  it("is reported, with a retry", async () => {
    answers(status(404));
    const form = element("vs-form", { table: "a.b", schema: { template: "nothing", schema: { a: {} } } });
    place.append(form);
    await waitUntil(() => all(form, "[role=alert] button").length);
  });
});
