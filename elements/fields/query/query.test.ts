/** A query builder, alone and in a form. */
import { aTimeout, expect } from "@open-wc/testing";
import { judgeMs } from "../../../src/forms/open-form.ts";
import { button, found, inputs, note, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const columns = [
  { name: "topic", typecategory: "S", nspname: "works", title: "Тема" },
  { name: "priority", typecategory: "N", nspname: "works", title: "Пріоритет" },
  { name: "due", typecategory: "D", nspname: "works", title: "Термін" },
  { name: "anonymous", typecategory: "B", nspname: "works", title: "Анонімно" },
];
const pick = (select: HTMLSelectElement, value: string) => {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};
const adding = (cell: ParentNode) => cell.querySelector<HTMLSelectElement>(".query-add")!;
const named = (cell: ParentNode, label: string) => cell.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
const start = async (html = '<vs-query name="x" table="works.request"></vs-query>') => {
  const asked = answers(columns);
  const made = await put(html);
  await waitUntil(() => adding(made.cell).options.length === 5, "no columns");
  const add = async (column: string, title: string) => {
    pick(adding(made.cell), column);
    return found(() => named(made.cell, `Умова для «${title}»`)) as Promise<HTMLSelectElement>;
  };
  const value = () => made.tag.value as { fields: { value: unknown }[]; query: string };
  return { ...made, asked, add, value };
};

describe("QueryBuilder", () => {
  it("takes no more of the page than it draws", async () => {
    const { tag, cell } = await start();
    const drawn = cell.querySelector(".query")!.getBoundingClientRect().height;
    expect(tag.getBoundingClientRect().height - drawn).to.be.within(0, 4);
  });

  it("[R2.4-40] [R3.9-01] [R3.9-02] a chosen column becomes a condition of the value [R7.2-10]", async () => {
    const { cell, asked, add, value, posted } = await start();
    expect(asked[0]!.path).to.equal("/table_info/columns/works.request?json=true");
    const operator = await add("priority", "Пріоритет");
    pick(operator, ">=");
    type(named(cell, "Значення для «Пріоритет»") as HTMLInputElement, "3,5");
    const fields = [{ column: "priority", value: 3.5, operator: ">=", show: true, typecategory: "N", schema: "works" }];
    const query = 'SELECT "priority"\nFROM "works"."request"\nWHERE "priority" >= 3.5';
    await waitUntil(() => value().query === query, "no such query");
    expect(value()).to.eql({ fields, query });
    expect(JSON.parse(posted()[0] as string)).to.eql({ fields, query });
    await waitUntil(() => cell.querySelector("pre")?.textContent === query, "not shown");
  });

  it("[R5.2-18] a column can be added only once, and again when its row is removed", async () => {
    const { tag, cell, add } = await start();
    let changes = 0;
    tag.addEventListener("change", () => changes++);
    await add("topic", "Тема");
    const option = () => [...adding(cell).options].find(({ value }) => value === "topic")!;
    expect(option().disabled).to.equal(true);
    pick(adding(cell), "topic");
    expect(cell.querySelectorAll(".query-row").length).to.equal(1);
    button(cell, "Прибрати «Тема»").click();
    await waitUntil(() => !option().disabled, "still used");
    expect([tag.value, changes], "each of the two is a change").to.eql([null, 2]);
  });

  it("[R3.9-03] a column of each type has the operators of equality, lists and absence", async () => {
    const { add } = await start();
    const common = ["=", "!=", "IN", "NOT IN", "IS NULL", "IS NOT NULL"];
    for (const { name, title } of columns) {
      const offered = [...(await add(name, title)).options].map(({ value }) => value);
      expect(offered, title).to.include.members(common);
    }
  });

  it("[R3.9-04] [R3.9-05] each type has its operators and its editor: dates, yes and no, lists for IN", async () => {
    const { cell, add, value } = await start();
    expect((await add("topic", "Тема")).options.length).to.equal(16);
    expect((await add("anonymous", "Анонімно")).options.length).to.equal(6);
    pick(named(cell, "Значення для «Анонімно»") as HTMLSelectElement, "true");
    await add("due", "Термін");
    type(
      inputs(cell).find((one) => one.getAttribute("aria-label") === "Значення для «Термін»")!,
      "05.03.2026",
    );
    const operator = await add("priority", "Пріоритет");
    pick(operator, "IN");
    const list = (await found(() => cell.querySelector("textarea"))) as HTMLTextAreaElement;
    list.value = "1\n2,5";
    list.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    await waitUntil(() => value().query.includes('"priority" IN (1, 2.5)'), "no list");
    expect(value().fields.map((one) => one.value)).to.eql([null, true, "2026-03-05", [1, 2.5]]);
    expect(value().query).to.include(`"due" = '2026-03-05'`);
    pick(operator, "IS NULL");
    await waitUntil(() => value().query.includes('"priority" IS NULL'), "no operator");
    expect([cell.querySelector("textarea"), value().fields[3]!.value]).to.eql([null, null]);
  });

  it("a list takes days, numbers and flags as people write them, and shows them so", async () => {
    const { tag, cell, add, value } = await start();
    for (const [column, title, typed, shown, query] of [
      ["due", "Термін", "5.3.2026\n2026-03-06", "05.03.2026\n06.03.2026", "\"due\" IN ('2026-03-05', '2026-03-06')"],
      ["priority", "Пріоритет", "1\n2,5", "1\n2,5", '"priority" IN (1, 2.5)'],
      ["anonymous", "Анонімно", "так\nНІ", "Так\nНі", '"anonymous" IN (TRUE, FALSE)'],
      ["topic", "Тема", "2026-03-05", "2026-03-05", "\"topic\" IN ('2026-03-05')"],
    ] as const) {
      pick(await add(column, title), "IN");
      const area = (await found(() =>
        named(cell, `Значення для «${title}», кожне з нового рядка`),
      )) as HTMLTextAreaElement;
      area.focus();
      area.value = typed;
      area.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
      adding(cell).focus();
      await waitUntil(() => value().query.includes(query), `${column} is not in the query`);
      expect(area.value).to.equal(shown);
    }
    tag.setAttribute("readonly", "");
    await waitUntil(() => cell.querySelector(".query-read"), "not as text");
    expect([...cell.querySelectorAll(".query-read span")].map(({ textContent }) => textContent)).to.eql([
      "Термін IN 05.03.2026, 06.03.2026",
      "Пріоритет IN 1, 2,5",
      "Анонімно IN Так, Ні",
      "Тема IN 2026-03-05",
    ]);
  });

  it("a line of a list that does not fit its column stays as it was typed", async () => {
    const { cell, add, value } = await start();
    for (const [column, title, typed] of [
      ["priority", "Пріоритет", "1\nбагато"],
      ["anonymous", "Анонімно", "Так\nможе"],
    ] as const) {
      pick(await add(column, title), "IN");
      const area = (await found(() =>
        named(cell, `Значення для «${title}», кожне з нового рядка`),
      )) as HTMLTextAreaElement;
      area.focus();
      area.value = typed;
      area.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
      adding(cell).focus();
      await waitUntil(
        () => value().fields.some((one) => Array.isArray(one.value) && one.value.length === 2),
        "not read",
      );
      expect(area.value).to.equal(typed);
    }
    expect(value().fields.map((one) => one.value)).to.eql([
      [1, "багато"],
      [true, "може"],
    ]);
  });

  it("a text that is no number is kept and marked, and the query does without it", async () => {
    const { cell, add, value } = await start();
    await add("priority", "Пріоритет");
    const input = named(cell, "Значення для «Пріоритет»") as HTMLInputElement;
    type(input, "1; DROP");
    await waitUntil(() => input.ariaInvalid === "true" && value().fields[0]!.value === "1; DROP", "not marked");
    expect(value().query).to.equal('SELECT "priority"\nFROM "works"."request"');
    type(input, "1 234 567 890,5");
    await waitUntil(() => value().query.endsWith("= 1234567890.5"), "a large number is not read");
    type(input, "12345678901234567890,5");
    await waitUntil(() => value().query.endsWith("= 12345678901234567890.5"), "digits are lost");
  });

  it("an empty value is wrong only after it was left, and says why; read-only is text without controls", async () => {
    const { tag, cell, add } = await start();
    await add("priority", "Пріоритет");
    const input = named(cell, "Значення для «Пріоритет»") as HTMLInputElement;
    expect(input.ariaInvalid).to.equal("false");
    input.focus();
    named(cell, "Умова для «Пріоритет»").focus();
    await waitUntil(() => input.ariaInvalid === "true", "not marked");
    expect(cell.querySelector(`[id="${input.getAttribute("aria-describedby")}"]`)!.textContent).to.match(/^Впишіть/);
    type(input, "3,5");
    await waitUntil(() => input.ariaInvalid === "false", "still marked");
    tag.setAttribute("readonly", "");
    await waitUntil(() => cell.querySelector(".query-read")?.textContent === "Пріоритет = 3,5", "not as text");
    expect(cell.querySelector("select,input,button")).to.equal(null);
  });

  it("a condition without a fitting value makes the field invalid, and is told in one place", async () => {
    const { tag, cell, add, value } = await start();
    await add("priority", "Пріоритет");
    const input = named(cell, "Значення для «Пріоритет»") as HTMLInputElement;
    const { validity } = tag as unknown as HTMLInputElement;
    expect([validity.valid, input.ariaInvalid], "not blamed before the person came to it").to.eql([false, "false"]);
    input.focus();
    type(input, "abc");
    await waitUntil(() => cell.querySelector(".query-value .note"), "no note at the row");
    input.blur();
    await waitUntil(() => !cell.querySelector(".query-value .note"), "told twice");
    expect(cell.querySelector(`[id~="${input.getAttribute("aria-describedby")}"]`)!.textContent).to.include(
      "впишіть його або приберіть умову",
    );
    expect(tag.checkValidity()).to.equal(false);
    type(input, "3");
    await waitUntil(() => validity.valid && input.ariaInvalid === "false", "still invalid");
    expect(value().query).to.include('WHERE "priority" = 3');
  });

  it("a form does not save a condition that does not fit, and says which one", async () => {
    const raw = { fields: [{ column: "due", operator: "=", value: "2026-02-31", typecategory: "D" }], query: "" };
    answers(columns);
    const { cell, sent } = await open({ type: "QueryBuilder", table: "works.request" }, raw);
    await waitUntil(() => cell.querySelector(".query-name")?.textContent === "Термін", "no title");
    expect(await sent()).to.equal(undefined);
    await waitUntil(() => note(cell).includes("впишіть його або приберіть умову"), "no problem");
    expect(cell.querySelectorAll('.query-value [aria-invalid="true"]').length).to.equal(1);
  });

  it("in a form an empty condition is wrong only when its value was left or the form is sent", async () => {
    answers(columns);
    const { cell, form } = await open({ type: "QueryBuilder", table: "works.request" }, null);
    await waitUntil(() => adding(cell).options.length === 5, "no columns");
    for (const [column, title] of [
      ["priority", "Пріоритет"],
      ["topic", "Тема"],
    ] as const) {
      pick(adding(cell), column);
      await found(() => named(cell, `Значення для «${title}»`));
    }
    pick(named(cell, "Умова для «Тема»") as HTMLSelectElement, "IN");
    await aTimeout(judgeMs + 100);
    const marked = () => cell.querySelectorAll('.query-value [aria-invalid="true"]').length;
    expect([note(cell), marked()], "nobody came to them").to.eql(["", 0]);
    named(cell, "Значення для «Пріоритет»").focus();
    adding(cell).focus();
    await waitUntil(() => note(cell).includes("впишіть його або приберіть умову"), "left, but no problem");
    button(cell, "Прибрати «Пріоритет»").click();
    await waitUntil(() => note(cell) === "" && !marked(), "the other one is not left");
    await waitUntil(() => "submit" in form, "no form");
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => note(cell).includes("впишіть його або приберіть умову") && marked() === 1, "sent");
    pick(adding(cell), "due");
    await found(() => named(cell, "Умова для «Термін»"));
    await aTimeout(judgeMs + 100);
    expect(note(cell), "what was sent stays wrong").to.include("впишіть його");
    expect(marked(), "the new one is not").to.equal(1);
  });

  it("a loaded query stays as it was sent until it is changed", async () => {
    answers(columns);
    const raw = '{"fields":[{"column":"topic","operator":"~*","value":"^а","typecategory":"S"}],"query":"..."}';
    const { cell, sent } = await open({ type: "QueryBuilder", table: "works.request" }, raw);
    await waitUntil(() => cell.querySelector(".query-name")?.textContent === "Тема", "no title");
    expect(await sent()).to.equal(raw);
  });

  it("columns that cannot be loaded are told, and asked for again", async () => {
    const asked = answers(status(403), columns);
    const { cell } = await put('<vs-query name="x" table="works.request"></vs-query>');
    (await found(() => cell.querySelector("button.again"))).click();
    await waitUntil(() => adding(cell).options.length === 5, "no columns");
    expect(asked.length).to.equal(2);
  });

  it("the columns of another table stay when those of the first come later", async () => {
    let answerFirst: (columns: Response) => void = () => {};
    let isGivenUp = false;
    const asked = answers((request: Request) => {
      if (request.url.includes("works.stage")) return Response.json(columns.slice(0, 2));
      request.signal.addEventListener("abort", () => (isGivenUp = true));
      return new Promise<Response>((resolve) => (answerFirst = resolve));
    });
    const { tag, cell } = await put('<vs-query name="x" table="works.request"></vs-query>');
    await waitUntil(() => asked.length === 1, "not asked");
    tag.setAttribute("table", "works.stage");
    await waitUntil(() => adding(cell).options.length === 3, "no columns");
    answerFirst(Response.json(columns));
    await waitUntil(() => isGivenUp, "the first call goes on");
    expect(adding(cell).options).to.have.length(3);
  });
});
