/** Where the focus of a tree goes, and when a tree of records listens to the page. */
import { expect } from "@open-wc/testing";
import { isDirty } from "../../../src/page/dialogs/unsaved.ts";
import { tell } from "../../../src/page/events.ts";
import { button, found, key, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const rows = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>("[role=treeitem]")];
const row = (cell: ParentNode, name: string) => rows(cell).find(({ ariaLabel }) => ariaLabel === name)!;
const isFocused = (cell: ParentNode, name: string) =>
  waitUntil(
    () => (row(cell, name)?.getRootNode() as ShadowRoot)?.activeElement === row(cell, name),
    `${name} has no focus`,
  );
const enter = async (cell: ParentNode, name: string) => {
  row(cell, name).focus();
  await waitUntil(() => row(cell, name).tabIndex === 0, `${name} is not active`);
};
/** Answers the question that stands before a deletion. */
const answer = async (chosen: string) => {
  const control = await found(() => document.querySelector("vs-modal")?.shadowRoot?.querySelector(chosen));
  control.click();
  await waitUntil(() => !document.querySelector("vs-modal"), "the question stays");
};

describe("the focus of a tree", () => {
  const plan = [
    { name: "Підготовка", children: [{ name: "Огляд" }, { name: "Проєкт", children: [{ name: "Підпис" }] }] },
    { name: "Ремонт" },
    { name: "Передача" },
  ];
  const start = async () => {
    const made = await put(`<vs-tree name="x" title="План" value='${JSON.stringify(plan)}'></vs-tree>`);
    await waitUntil(() => rows(made.cell).length === 6, "not drawn");
    return made;
  };

  it("goes from a deleted item to the next one on its level or above, else to the one before", async () => {
    const { cell } = await start();
    const remove = async (name: string) => {
      await enter(cell, name);
      key(row(cell, name), "Delete");
      await answer("button.danger");
    };
    await remove("Огляд");
    await isFocused(cell, "Проєкт");
    await remove("Проєкт");
    await isFocused(cell, "Ремонт");
    await remove("Передача");
    await isFocused(cell, "Ремонт");
  });

  it("stays on an item that is not deleted after all", async () => {
    const { cell } = await start();
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "Delete");
    await answer("button:not(.danger)");
    await isFocused(cell, "Ремонт");
    expect(rows(cell)).to.have.length(6);
  });

  it("goes by one letter to the next item that begins with it, by several to the one that begins with all", async () => {
    const { cell } = await start();
    await enter(cell, "Підготовка");
    key(row(cell, "Підготовка"), "п");
    await isFocused(cell, "Проєкт");
    const { cell: other } = await start();
    await enter(other, "Проєкт");
    for (const letter of "пі") key(row(other, "Проєкт"), letter);
    await isFocused(other, "Підпис");
  });
});

describe("typed names of a tree", () => {
  const leaves = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const plan = JSON.stringify([{ name: "Підготовка" }, { name: "Ремонт" }]);
  const start = async () => {
    const { cell } = await put(`<vs-tree name="x" title="План" value='${plan}'></vs-tree>`);
    await waitUntil(() => rows(cell).length === 2, "not drawn");
    return cell;
  };
  const rename = async (cell: ParentNode) => {
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "F2");
    return (await found(() => cell.querySelector(".tree-name"))) as HTMLInputElement;
  };
  const add = async (cell: ParentNode) => {
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "Insert");
    return (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
  };

  for (const [deed, begin] of Object.entries({ rename, add }))
    it(`ask before the page or a dialog around them is left until they are stored or given up: ${deed}`, async () => {
      const cell = await start();
      const input = await begin(cell);
      expect([leaves(), isDirty(document.body)], "nothing was typed").to.eql([true, false]);
      type(input, "Ін");
      expect([leaves(), isDirty(document.body)], "typed").to.eql([false, true]);
      type(input, deed === "add" ? "" : "Ремонт");
      expect([leaves(), isDirty(document.body)], "as before").to.eql([true, false]);
      type(input, "Інша");
      key(input, "Enter");
      await waitUntil(() => row(cell, "Інша") && leaves() && !isDirty(document.body), "stored and still asks");
      if (deed === "add") key(input, "Escape");
      await waitUntil(() => !cell.querySelector(".tree-name,.tree-new"), "not closed");
      await enter(cell, deed === "add" ? "Ремонт" : "Підготовка");
      key(row(cell, deed === "add" ? "Ремонт" : "Підготовка"), deed === "add" ? "Insert" : "F2");
      const again = (await found(() => cell.querySelector(".tree-name,.tree-new input"))) as HTMLInputElement;
      type(again, "Ні");
      key(again, "Escape");
      await waitUntil(() => leaves() && !isDirty(document.body), "given up and still asks");
    });

  it("of a new item is stored when the tree is left or its form is saved, not while the person is in another window", async () => {
    const { cell, sent } = await open({ type: "Tree" }, JSON.parse(plan));
    await waitUntil(() => rows(cell).length === 2, "not drawn");
    const input = await add(cell);
    type(input, "Перше");
    row(cell, "Підготовка").focus();
    expect(rows(cell), "within the tree").to.have.length(2);
    const outside = document.body.appendChild(document.createElement("input"));
    outside.focus();
    await waitUntil(() => row(cell, "Перше"), "not stored when it was left");
    expect(document.activeElement, "the focus goes where the person wants").to.equal(outside);
    outside.remove();
    input.focus();
    type(input, "Друге");
    const { hasFocus } = document;
    document.hasFocus = () => false;
    input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    document.hasFocus = hasFocus;
    expect([input.value, row(cell, "Друге")]).to.eql(["Друге", undefined]);
    expect(await sent()).to.eql([...JSON.parse(plan), { name: "Перше" }, { name: "Друге" }]);
  });

  it("stay when another place for the new item is chosen", async () => {
    const cell = await start();
    const input = await add(cell);
    type(input, "Нове");
    await enter(cell, "Підготовка");
    key(row(cell, "Підготовка"), "Insert");
    await waitUntil(() => cell.querySelector<HTMLInputElement>(".tree-new input:focus"), "no focus");
    expect(cell.querySelector<HTMLInputElement>(".tree-new input")!.value).to.equal("Нове");
    button(cell, "Додати всередину").click();
    await waitUntil(() => cell.querySelector(".tree-above"), "not the other place");
    expect(cell.querySelector<HTMLInputElement>(".tree-new input")!.value).to.equal("Нове");
  });
});

describe("a tree of records", () => {
  const stages = [
    { id: 1, name: "Підготовка", parent: null },
    { id: 2, name: "Ремонт", parent: null },
  ];
  const html = '<vs-tree name="x" title="Етапи" model="works.stage"';
  const told = (table: string) =>
    tell("vs:saved", { table, id: "2", form: "", answer: {}, created: false }, document.body);

  it("is read again after a save of its table, not of another one, nor when it is out of the page", async () => {
    const asked = answers(stages);
    const { tag, cell } = await put(`${html}></vs-tree>`);
    await waitUntil(() => rows(cell).length === 2, "not read");
    told("works.request");
    told("works.stage");
    await waitUntil(() => asked.length === 2, "not read again");
    tag.remove();
    await new Promise((done) => setTimeout(done));
    told("works.stage");
    const other = await put(`${html}></vs-tree>`);
    await waitUntil(() => rows(other.cell).length === 2, "not read");
    expect(asked).to.have.length(3);
  });

  it("that cannot be changed chooses nothing by a click or a key, and shows what is chosen", async () => {
    const alone = (state: string) => put(`${html} value="1" ${state}></vs-tree>`);
    const inForm = (more: object, attributes = {}) =>
      open({ type: "Tree", model: "works.stage", ...more }, 1, {}, {}, attributes);
    for (const start of [
      () => alone("readonly"),
      () => alone("disabled"),
      () => inForm({}, { mode: "info" }),
      () => inForm({ editorAttrs: { disabled: true } }),
    ]) {
      answers(stages);
      const { cell } = await start();
      await waitUntil(() => rows(cell).length === 2, "not read");
      row(cell, "Ремонт").click();
      await enter(cell, "Ремонт");
      key(row(cell, "Ремонт"), "Enter");
      await isFocused(cell, "Ремонт");
      expect(rows(cell).map(({ ariaSelected }) => ariaSelected)).to.eql(["true", "false"]);
    }
  });

  it("asks before a record is deleted by its name and says what that means", async () => {
    answers(stages);
    const { cell } = await put(`${html}></vs-tree>`);
    await waitUntil(() => rows(cell).length === 2, "not read");
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "Delete");
    const question = await found(() => document.querySelector<HTMLElement>("vs-modal"));
    expect([question.title, question.textContent]).to.eql([
      "Видалити «Ремонт»?",
      "Запис буде видалено. Повернути його звідси не можна.",
    ]);
    await answer("button:not(.danger)");
  });

  it("tells the page of a deleted record, once", async () => {
    const asked = answers(stages, { ok: true });
    const { cell } = await put(`${html}></vs-tree>`);
    await waitUntil(() => rows(cell).length === 2, "not read");
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
    document.addEventListener("vs:deleted", hear);
    await enter(cell, "Підготовка");
    key(row(cell, "Підготовка"), "Delete");
    await answer("button.danger");
    await isFocused(cell, "Ремонт");
    document.removeEventListener("vs:deleted", hear);
    expect([heard, asked.length], "its own deletion does not read it again").to.eql([
      [{ table: "works.stage", id: "1" }],
      2,
    ]);
  });

  it("keeps the input for a new item with what was typed when it is left open elsewhere", async () => {
    answers(stages);
    const { cell } = await put(`${html}></vs-tree>`);
    await waitUntil(() => rows(cell).length === 2, "not read");
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "Insert");
    const input = (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
    type(input, "Звіт");
    await enter(cell, "Підготовка");
    expect([input.isConnected, input.value]).to.eql([true, "Звіт"]);
  });
});
