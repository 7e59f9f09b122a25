/** A tree that is the value, and one of a table's records. */
import { aTimeout, expect } from "@open-wc/testing";
import { tell } from "../../../src/page/events.ts";
import { button, found, key, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { settled, startClock } from "../../../test/support/clock.ts";
import { loadingWord, readWhileSlow, silentServer, stagesOf } from "../../../test/support/silent-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const plan = [
  { id: 1, name: "Підготовка", enabled: true, children: [{ id: 2, name: "Огляд", enabled: true }] },
  { id: 3, name: "Ремонт", enabled: false, note: "влітку" },
  { id: 4, name: "Прибирання", enabled: true },
];
const rows = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>("[role=treeitem]")];
/** Names with a dash for each level below the first, in the order in which they are seen. */
const seen = (cell: ParentNode) =>
  rows(cell)
    .toSorted((one, other) => one.offsetTop - other.offsetTop)
    .map((row) => "-".repeat(Number(row.ariaLevel) - 1) + row.ariaLabel)
    .join(" ");
const row = (cell: ParentNode, name: string) => rows(cell).find(({ ariaLabel }) => ariaLabel === name)!;
const enter = async (cell: ParentNode, name: string) => {
  row(cell, name).focus();
  await waitUntil(() => row(cell, name).tabIndex === 0, `${name} is not active`);
};
const isFocused = (cell: ParentNode, name: string) =>
  waitUntil(
    () => (row(cell, name)?.getRootNode() as ShadowRoot)?.activeElement === row(cell, name),
    `${name} has no focus`,
  );
const shows = (cell: ParentNode, text: string) => waitUntil(() => seen(cell) === text, text);
const confirmed = async () => {
  const yes = await found(() => document.querySelector("vs-modal")?.shadowRoot?.querySelector("button.danger"));
  yes.click();
};

describe("Tree that is the value", () => {
  const attribute = JSON.stringify(plan);
  const all = "Підготовка -Огляд Ремонт Прибирання";
  const start = async (more = "") => {
    const made = await put(`<vs-tree name="x" title="План" ${more} value='${attribute}'></vs-tree>`);
    await shows(made.cell, all);
    return made;
  };

  it("[R2.4-51] an item is moved by Alt and arrows among, into and out of others, and keeps the focus", async () => {
    const { tag, cell } = await start();
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "ArrowUp", { altKey: true });
    await shows(cell, "Ремонт Підготовка -Огляд Прибирання");
    await isFocused(cell, "Ремонт");
    expect(cell.querySelector("output")!.textContent).to.equal("«Ремонт»: рівень 1, місце 1 з 3");
    key(row(cell, "Ремонт"), "ArrowDown", { altKey: true });
    await shows(cell, all);
    key(row(cell, "Ремонт"), "ArrowRight", { altKey: true });
    await shows(cell, "Підготовка -Огляд -Ремонт Прибирання");
    key(row(cell, "Ремонт"), "ArrowLeft", { altKey: true });
    await shows(cell, all);
    expect(tag.value).to.eql(plan);
  });

  it("[R9.6-01] [R3.9-06] nothing is moved or added below the third level, or the level of max-depth", async () => {
    const { cell } = await start('max-depth="2"');
    await enter(cell, "Прибирання");
    key(row(cell, "Прибирання"), "ArrowRight", { altKey: true });
    await shows(cell, "Підготовка -Огляд Ремонт -Прибирання");
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "ArrowRight", { altKey: true });
    await waitUntil(() => cell.querySelector("output")!.textContent.includes("щонайбільше 2"), "not told");
    expect(seen(cell)).to.equal("Підготовка -Огляд Ремонт -Прибирання");
    await enter(cell, "Огляд");
    await waitUntil(() => button(cell, "Додати всередину").disabled, "can be added");
  });

  it("[R2.4-51] arrows, Home, End and letters go through the rows; folded items hide theirs", async () => {
    const { cell } = await start();
    await enter(cell, "Підготовка");
    key(row(cell, "Підготовка"), "ArrowDown");
    await isFocused(cell, "Огляд");
    key(row(cell, "Огляд"), "ArrowLeft");
    await isFocused(cell, "Підготовка");
    key(row(cell, "Підготовка"), "ArrowLeft");
    await shows(cell, "Підготовка Ремонт Прибирання");
    expect(row(cell, "Підготовка").ariaExpanded).to.equal("false");
    key(row(cell, "Підготовка"), "*");
    await shows(cell, all);
    key(row(cell, "Підготовка"), "End");
    await isFocused(cell, "Прибирання");
    key(row(cell, "Прибирання"), "р");
    await isFocused(cell, "Ремонт");
    expect(rows(cell).map(({ tabIndex }) => tabIndex)).to.eql([-1, -1, 0, -1]);
  });

  it("[R2.4-52] the check box switches an item, by pointer and Space", async () => {
    const { tag, cell } = await start('enable="enabled"');
    expect(row(cell, "Ремонт").getAttribute("aria-checked")).to.equal("false");
    row(cell, "Ремонт").querySelector<HTMLInputElement>("[type=checkbox]")!.click();
    await waitUntil(() => (tag.value as typeof plan)[1]!.enabled, "not switched on");
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), " ");
    await waitUntil(() => !(tag.value as typeof plan)[1]!.enabled, "not switched off");
    expect(tag.value).to.eql(plan);
  });

  it("a check box reads the spellings of old servers", async () => {
    const words = ["Y", "no", "TRUE", 0, "f", "yes", 1, "T", "False"];
    const items = words.map((word, at) => ({ id: at, name: `Пункт ${at}`, open: word }));
    const value = JSON.stringify(items);
    const { cell } = await put(`<vs-tree name="x" title="План" enable="open" value='${value}'></vs-tree>`);
    await waitUntil(() => rows(cell).length === words.length, "no items");
    const isChecked = words.map((_, at) => row(cell, `Пункт ${at}`).ariaChecked === "true");
    expect(isChecked).to.eql([true, false, true, false, false, true, true, true, false]);
  });

  it("a check box writes in the spelling that was read; true and false without one", async () => {
    const words = [1, "t", "N", "0", false, undefined];
    const items = words.map((word, at) => ({ id: at, name: `Пункт ${at}`, open: word }));
    const { tag, cell } = await put(`<vs-tree name="x" title="План" enable="open"></vs-tree>`);
    tag.value = items;
    await waitUntil(() => rows(cell).length === words.length, "no items");
    const now = () => (tag.value as typeof items).map(({ open: one }) => one);
    const others = [0, "f", "Y", "1", true, true];
    for (const at of words.keys()) {
      row(cell, `Пункт ${at}`).querySelector<HTMLInputElement>("[type=checkbox]")!.click();
      await waitUntil(() => now()[at] === others[at], `${at} is not switched`);
    }
    expect(now()).to.eql(others);
    row(cell, "Пункт 1").querySelector<HTMLInputElement>("[type=checkbox]")!.click();
    await waitUntil(() => now()[1] === "t", "not switched back");
  });

  it("[R2.4-53] an item is renamed with F2, added and deleted; what else it holds stays", async () => {
    const { tag, cell } = await start();
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "F2");
    const name = (await found(() => cell.querySelector(".tree-name"))) as HTMLInputElement;
    type(name, "Ремонт даху");
    for (const ending of ["Enter", "Escape"]) key(name, ending, { isComposing: true });
    expect(name.isConnected, "the word is still composed").to.equal(true);
    key(name, "Enter");
    await isFocused(cell, "Ремонт даху");
    key(row(cell, "Ремонт даху"), "Insert");
    const added = (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
    type(added, "Прийм");
    for (const ending of ["Enter", "Escape"]) key(added, ending, { isComposing: true });
    type(added, "Приймання");
    key(added, "Enter");
    await shows(cell, "Підготовка -Огляд Ремонт даху Прибирання Приймання");
    key(added, "Escape");
    await isFocused(cell, "Ремонт даху");
    await enter(cell, "Підготовка");
    key(row(cell, "Підготовка"), "Delete");
    await confirmed();
    await shows(cell, "Ремонт даху Прибирання Приймання");
    expect(tag.value).to.eql([{ ...plan[1], name: "Ремонт даху" }, plan[2], { name: "Приймання" }]);
  });

  it("Escape leaves the old name; an empty name is none", async () => {
    const { tag, cell } = await start();
    for (const [text, end] of [
      ["Інше", "Escape"],
      ["  ", "Enter"],
    ] as const) {
      await enter(cell, "Ремонт");
      key(row(cell, "Ремонт"), "F2");
      const name = (await found(() => cell.querySelector(".tree-name"))) as HTMLInputElement;
      type(name, text);
      key(name, end);
      await isFocused(cell, "Ремонт");
    }
    expect(tag.value).to.eql(plan);
  });

  it("in a form it is saved in its spelling, and an untouched tree as it was loaded", async () => {
    const raw = '[{"id":1,"name":"Огляд"}, {"id":2,"name":"Звіт"}]';
    const { cell, sent } = await open({ type: "Nestable" }, raw);
    await shows(cell, "Огляд Звіт");
    expect(await sent()).to.equal(raw);
    await enter(cell, "Звіт");
    key(row(cell, "Звіт"), "ArrowUp", { altKey: true });
    await shows(cell, "Звіт Огляд");
    expect(await sent()).to.equal('[{"id":2,"name":"Звіт"},{"id":1,"name":"Огляд"}]');
  });

  it("an item whose children are null has none", async () => {
    const { cell, sent } = await open({ type: "Nestable" }, [
      { id: 1, name: "Огляд", children: null },
      { id: 2, name: "Звіт", children: [{ id: 3, name: "Підпис", children: null }] },
    ]);
    await shows(cell, "Огляд Звіт -Підпис");
    await enter(cell, "Звіт");
    key(row(cell, "Звіт"), "ArrowRight", { altKey: true });
    await shows(cell, "Огляд -Звіт --Підпис");
    const signed = { id: 3, name: "Підпис", children: null };
    const inside = { id: 2, name: "Звіт", children: [signed] };
    expect(await sent()).to.eql([{ id: 1, name: "Огляд", children: [inside] }]);
  });

  it("data that is no list of items is shown as JSON", async () => {
    const { tag, cell } = await put('<vs-tree name="x"></vs-tree>');
    tag.value = { nodes: [1] };
    await waitUntil(() => cell.textContent.includes('{"nodes":[1]}'), cell.textContent);
  });

  it("a value that is no list of items is shown and sent as it is", async () => {
    const { cell, posted } = await put('<vs-tree name="x" value="[1,2]"></vs-tree>');
    expect(cell.textContent).to.include("1,2");
    expect(posted()).to.eql(["[1,2]"]);
  });

  it("read-only and disabled trees have no tools, and keys change nothing", async () => {
    for (const state of ["readonly", "disabled", 'actions="none"']) {
      const { tag, cell } = await start(`enable="enabled" ${state}`);
      expect(button(cell, "Додати")).to.equal(undefined);
      await enter(cell, "Ремонт");
      for (const name of ["F2", "Delete", "Insert", " "]) key(row(cell, "Ремонт"), name);
      key(row(cell, "Ремонт"), "ArrowUp", { altKey: true });
      expect([tag.value, cell.querySelector(".tree-name, .tree-new")]).to.eql([plan, null]);
    }
  });

  it("of thousands of rows only those in view are drawn, and End reaches the last one", async () => {
    const { tag, cell } = await put('<vs-tree name="x" title="План" value="[]"></vs-tree>');
    expect(cell.querySelector(".tree-empty")!.textContent).to.equal("Тут ще нічого немає.");
    tag.value = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Пункт ${id}` }));
    await waitUntil(() => rows(cell).length > 10, "not drawn");
    expect(rows(cell).length).to.be.lessThan(60);
    await enter(cell, "Пункт 0");
    key(rows(cell)[0]!, "End");
    await isFocused(cell, "Пункт 4999");
    expect(row(cell, "Пункт 4999").getAttribute("aria-posinset")).to.equal("5000");
  });
});

describe("Tree of a table's records", () => {
  const stages = [
    { id: 1, name: "Підготовка", enabled: true, parent: null, ord: 0 },
    { id: 2, name: "Огляд", enabled: true, parent: 1, ord: 0 },
    { id: 3, name: "Ремонт", enabled: false, parent: null, ord: 1 },
  ];
  const all = "Підготовка -Огляд Ремонт";
  const start = async (more: string, ...given: Parameters<typeof answers>) => {
    const asked = answers(stages, ...given);
    const made = await put(`<vs-tree name="x" title="Етапи" model="works.stage" ${more}></vs-tree>`);
    await shows(made.cell, all);
    return { ...made, asked };
  };
  const notice = async (text: string) => {
    await waitUntil(() => document.querySelector("vs-notices")?.shadowRoot?.textContent?.includes(text), "no notice");
  };

  it("[R3.9-06] is read by its options, and a move is sent as the order of all [R7.3-12]", async () => {
    const { cell, asked } = await start(`order="-ord" filter='{"roadwork_id":5}'`, { message: "ok" });
    expect(asked[0]!.url.pathname).to.equal("/api/works.stage/");
    expect(Object.fromEntries(asked[0]!.url.searchParams)).to.eql({ order: "-ord", filter: '{"roadwork_id":5}' });
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "ArrowUp", { altKey: true });
    await waitUntil(() => asked.length === 2, "not sent");
    expect([asked[1]!.method, asked[1]!.path]).to.eql(["POST", "/api/method/admin.cls_order"]);
    expect(JSON.parse(asked[1]!.body)).to.eql({
      order: [{ id: 3 }, { id: 1, children: [{ id: 2 }] }],
      table: "works.stage",
      attr: "ord",
    });
  });

  it("a refused move goes back to where it was, with a notice", async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    const { cell } = await start("", () => refused.then(() => status(422, { error: "Порядок закрито." })));
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "ArrowRight", { altKey: true });
    await shows(cell, "Підготовка -Огляд -Ремонт");
    refuse();
    await notice("Пункт «Ремонт» не збережено: Порядок закрито.");
    await shows(cell, all);
  });

  it("[R7.3-18] the check box and a new name are saved by the record's own call; a refused one goes back", async () => {
    const { cell, asked } = await start('enable="enabled"', { id: 3 }, status(500), { id: 3 });
    const isChecked = () => row(cell, "Ремонт").getAttribute("aria-checked");
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), " ");
    await waitUntil(() => asked.length === 2, "not sent");
    expect([asked[1]!.method, asked[1]!.path, asked[1]!.body]).to.eql([
      "PUT",
      "/api/works.stage/3",
      '{"enabled":true}',
    ]);
    await waitUntil(() => isChecked() === "true", "not switched");
    key(row(cell, "Ремонт"), " ");
    await notice("Пункт «Ремонт» не збережено: ");
    expect(isChecked()).to.equal("true");
    key(row(cell, "Ремонт"), "F2");
    const name = (await found(() => cell.querySelector(".tree-name"))) as HTMLInputElement;
    type(name, "Ремонт даху");
    key(name, "Enter");
    await shows(cell, "Підготовка -Огляд Ремонт даху");
    expect(asked.at(-1)!.body).to.equal('{"name":"Ремонт даху"}');
  });

  it("a check box is stored in the spelling that was read; refused, the read one is there again", async () => {
    const read = stages.map((stage) => ({ ...stage, enabled: stage.id === 3 ? "N" : 1 }));
    const asked = answers(read, { id: 3 }, status(422, { error: "Етап закрито." }), { id: 1 });
    const { cell } = await put('<vs-tree name="x" title="Етапи" model="works.stage" enable="enabled"></vs-tree>');
    await shows(cell, all);
    const isChecked = (name: string) => row(cell, name).getAttribute("aria-checked");
    for (const name of ["Ремонт", "Огляд", "Огляд"]) {
      const sent = asked.length;
      await enter(cell, name);
      key(row(cell, name), " ");
      await waitUntil(() => asked.length > sent, "not sent");
      if (name === "Огляд" && sent === 2) await notice("Етап закрито.");
      else await waitUntil(() => row(cell, name).getAttribute("aria-busy") === null, "not saved");
    }
    expect([isChecked("Ремонт"), isChecked("Огляд")]).to.eql(["true", "false"]);
    expect(asked.slice(1).map(({ body }) => body)).to.eql(['{"enabled":"Y"}', '{"enabled":0}', '{"enabled":0}']);
  });

  it("a refused name stays in its input, so that nothing typed is lost", async () => {
    const { cell } = await start("", status(422, { error: "Назва зайнята." }));
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "F2");
    const name = (await found(() => cell.querySelector(".tree-name"))) as HTMLInputElement;
    type(name, "Огляд");
    key(name, "Enter");
    await notice("Назва зайнята.");
    expect([name.isConnected, name.value]).to.eql([true, "Огляд"]);
  });

  it("[R7.3-18] an item is added and deleted as a record; the filter's values are sent with a new one", async () => {
    const more = [...stages, { id: 4, name: "Звіт", enabled: true, parent: 1, ord: 2 }];
    const { cell, asked } = await start(`filter='{"roadwork_id":5}'`, { id: 4 }, more, { ok: true });
    await enter(cell, "Підготовка");
    button(cell, "Додати всередину").click();
    const added = (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
    type(added, "Звіт");
    key(added, "Enter");
    await shows(cell, "Підготовка -Огляд -Звіт Ремонт");
    expect([asked[1]!.method, asked[1]!.path]).to.eql(["POST", "/api/works.stage/"]);
    expect(JSON.parse(asked[1]!.body)).to.eql({ roadwork_id: 5, name: "Звіт", parent: 1, ord: 1 });
    await enter(cell, "Звіт");
    key(row(cell, "Звіт"), "Delete");
    await confirmed();
    await shows(cell, all);
    expect([asked.at(-1)!.method, asked.at(-1)!.path]).to.eql(["DELETE", "/api/works.stage/4"]);
  });

  it("what is confirmed or typed while others change the tree is done to the item that was meant", async () => {
    const [first, second, third] = stages as [object, object, object];
    const others = [{ id: 9, name: "Нове", enabled: true, parent: null, ord: -1 }, first, second, third];
    const { cell, asked } = await start("", others, { ok: true }, { id: 10 }, others);
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "Delete");
    tell("vs:saved", { table: "works.stage", id: "9", form: "", answer: {}, created: true }, document.body);
    await shows(cell, "Нове Підготовка -Огляд Ремонт");
    await confirmed();
    await shows(cell, "Нове Підготовка -Огляд");
    expect(asked.at(-1)!.path).to.equal("/api/works.stage/3");
    await enter(cell, "Підготовка");
    button(cell, "Додати всередину").click();
    const added = (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
    type(added, "Звіт");
    await enter(cell, "Нове");
    key(row(cell, "Нове"), "ArrowDown", { altKey: true });
    await shows(cell, "Підготовка -Огляд Нове");
    key(added, "Enter");
    await waitUntil(() => asked.some(({ body }) => body.includes("Звіт")), "not sent");
    expect(JSON.parse(asked.find(({ body }) => body.includes("Звіт"))!.body)).to.include({ parent: 1 });
  });

  it("an answer that was read before a move does not take the move back, nor is the old order sent", async () => {
    let release = () => {};
    const read = new Promise<void>((resolve) => (release = resolve));
    const after = [stages[2]!, stages[0]!, stages[1]!].map((one, ord) => ({ ...one, ord }));
    const { cell, asked } = await start("", () => read.then(() => Response.json(stages)), { message: "ok" }, after);
    tell("vs:saved", { table: "works.stage", id: "2", form: "", answer: {}, created: false }, document.body);
    await waitUntil(() => asked.length === 2, "not read again");
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "ArrowUp", { altKey: true });
    await shows(cell, "Ремонт Підготовка -Огляд");
    release();
    await waitUntil(() => asked.length === 4, "not read after the save");
    expect(JSON.parse(asked[2]!.body).order).to.eql([{ id: 3 }, { id: 1, children: [{ id: 2 }] }]);
    expect(seen(cell)).to.equal("Ремонт Підготовка -Огляд");
  });

  it("an item whose answer was lost is added once when it is sent again", async () => {
    let isLost = true;
    const asked = answers((request: Request) => {
      if (request.method === "GET") return Response.json(stages);
      if (isLost) throw new TypeError("connection lost");
      return Response.json({ id: 4 });
    });
    const { cell } = await put('<vs-tree name="x" title="Етапи" model="works.stage"></vs-tree>');
    await shows(cell, all);
    await enter(cell, "Ремонт");
    button(cell, "Додати всередину").click();
    const added = (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
    type(added, "Звіт");
    key(added, "Enter");
    await notice("Звіт: Невідомо, чи збережено: відповідь сервера загубилася.");
    await waitUntil(() => added.value === "Звіт", "the text is not put back");
    isLost = false;
    const before = asked.length;
    key(added, "Enter");
    await waitUntil(() => asked.slice(before).some(({ method }) => method === "GET"), "not added");
    expect(added.value).to.equal("");
    const sent = asked.filter(({ method }) => method === "POST").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(sent).size).to.equal(1);
  });

  it("an item whose answer was lost is not sent again by leaving the tree, only by the person", async () => {
    const asked = answers((request: Request) => {
      if (request.method === "GET") return Response.json(stages);
      throw new TypeError("connection lost");
    });
    const posts = () => asked.filter(({ method }) => method === "POST").length;
    const { cell, tag } = await put('<vs-tree name="x" title="Етапи" model="works.stage"></vs-tree>');
    const outside = document.body.appendChild(document.createElement("button"));
    await shows(cell, all);
    await enter(cell, "Ремонт");
    button(cell, "Додати всередину").click();
    const added = (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
    type(added, "Звіт");
    key(added, "Enter");
    await waitUntil(() => posts() && added.value === "Звіт", "the text is not put back");
    const before = posts();
    outside.focus();
    await aTimeout(50);
    expect([posts(), added.value]).to.eql([before, "Звіт"]);
    added.focus();
    type(added, "Звіт 2");
    outside.focus();
    await waitUntil(() => posts() > before, "a changed text is not sent");
    outside.remove();
    tag.remove();
  });

  it("the next new item is typed while the server saves the last one; what it refuses is put back before it", async () => {
    const posts: { item: Record<string, unknown>; answer(given: Response): void }[] = [];
    let records = stages;
    answers((request: Request) => {
      if (request.method === "GET") return Response.json(records);
      return new Promise<Response>((answer) => {
        void (async () => posts.push({ item: (await request.json()) as Record<string, unknown>, answer }))();
      });
    });
    const { cell } = await put('<vs-tree name="x" title="Етапи" model="works.stage"></vs-tree>');
    await shows(cell, all);
    await enter(cell, "Ремонт");
    button(cell, "Додати").click();
    const added = (await found(() => cell.querySelector(".tree-new input"))) as HTMLInputElement;
    type(added, "Акт");
    key(added, "Enter");
    expect([added.value, added.readOnly]).to.eql(["", false]);
    type(added, "Звіт");
    key(added, "Enter");
    type(added, "Ще");
    await waitUntil(() => posts.length === 1, "not sent");
    records = [...stages, { id: 4, name: "Акт", enabled: true, parent: null, ord: 2 }] as typeof stages;
    posts[0]!.answer(Response.json({ id: 4 }));
    await waitUntil(() => posts.length === 2, "the second one is not sent");
    posts[1]!.answer(Response.json({ message: "Зайве" }, { status: 422 }));
    await waitUntil(() => added.value === "Звіт Ще", "not put back");
    expect(posts.map(({ item }) => [item["name"], item["ord"]])).to.eql([
      ["Акт", 2],
      ["Звіт", 3],
    ]);
  });

  it("stays as it is, with a notice, when it cannot be read again", async () => {
    const { cell } = await start("", status(500), stages);
    tell("vs:saved", { table: "works.stage", id: "2", form: "", answer: {}, created: false }, document.body);
    await notice("Не вдалося оновити. Не вдалося завантажити: помилка сервера (500)");
    expect(seen(cell)).to.equal(all);
    tell("vs:saved", { table: "works.stage", id: "2", form: "", answer: {}, created: false }, document.body);
    const notices = () => document.querySelector("vs-notices")?.shadowRoot?.textContent ?? "";
    await waitUntil(() => !notices().includes("Не вдалося оновити."), "the notice stays");
  });

  it("[R5.2-19] a classifier takes several new items, one a line, but no less than 4 characters [R7.3-10]", async () => {
    const { cell, asked } = await start('cls="topic" pk="id"', { message: "ok" }, stages);
    await enter(cell, "Ремонт");
    button(cell, "Додати всередину").click();
    const area = (await found(() => cell.querySelector(".tree-new textarea"))) as HTMLTextAreaElement;
    area.value = " Ями ";
    button(cell.querySelector(".tree-new")!, "Додати").click();
    await waitUntil(() => cell.querySelector(".tree-problem"), "no problem");
    expect([cell.querySelector(".tree-problem")!.textContent, asked.length]).to.eql(["Значення пусті", 1]);
    area.value = "Ями\nРозмітка";
    button(cell.querySelector(".tree-new")!, "Додати").click();
    await waitUntil(() => asked.length === 3, "not sent");
    expect([asked[1]!.path, JSON.parse(asked[1]!.body)]).to.eql([
      "/api/method/admin.cls_import",
      { data: "Ями\nРозмітка", id: "topic", parent: "3" },
    ]);
  });

  it("[R7.3-11] an item of a classifier is deleted by the classifier's call", async () => {
    const { cell, asked } = await start('cls="topic"', { ok: true });
    await enter(cell, "Ремонт");
    key(row(cell, "Ремонт"), "Delete");
    await confirmed();
    await shows(cell, "Підготовка -Огляд");
    expect([asked[1]!.path, asked[1]!.body]).to.eql(["/api/method/admin.cls_delete", '{"id":"3"}']);
  });

  it("[R2.4-51] the value is the chosen item; with multi, several", async () => {
    const { tag, cell } = await start('value="2"');
    expect(row(cell, "Огляд").ariaSelected).to.equal("true");
    row(cell, "Ремонт").click();
    await waitUntil(() => row(cell, "Ремонт").ariaSelected === "true", "not chosen");
    expect(tag.value).to.equal(3);
    const several = await start("multi");
    await enter(several.cell, "Огляд");
    key(row(several.cell, "Огляд"), " ");
    await waitUntil(() => row(several.cell, "Огляд").ariaSelected === "true", "not chosen");
    key(row(several.cell, "Ремонт"), "End");
    await isFocused(several.cell, "Ремонт");
    key(row(several.cell, "Ремонт"), "Enter");
    await waitUntil(() => row(several.cell, "Ремонт").ariaSelected === "true", "not chosen");
    expect(several.tag.value).to.eql([2, 3]);
  });

  it("a list that cannot be read is told, and read again by a button", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = answers(status(403), async () => held.then(() => Response.json(stages)));
    const { cell } = await put('<vs-tree name="x" model="works.stage"></vs-tree>');
    const again = await found(() => cell.querySelector("button.again"));
    expect(again.parentElement!.textContent).to.equal(
      "Не вдалося завантажити: недостатньо прав для цієї дії. Повторити ↻",
    );
    expect(again.parentElement!.localName).to.equal("output");
    again.click();
    await waitUntil(() => cell.textContent.includes("Завантаження"), "the retry is not seen");
    release();
    await shows(cell, all);
    expect(asked.length).to.equal(2);
  });

  it("a list that cannot be read without a connection is read by itself when it is back; a refused one is not", async () => {
    const { random } = Math;
    Math.random = () => 0; // no pause before a call is tried again
    try {
      answers(new TypeError("Failed to fetch"));
      const { cell } = await put('<vs-tree name="x" model="works.stage"></vs-tree>');
      const said = (await found(() => cell.querySelector("output .again"))).parentElement!;
      expect(said.textContent).to.equal(
        "Не вдалося завантажити: немає зв'язку. Щойно зв'язок відновиться, спробуємо ще раз. Повторити ↻",
      );
      const refused = answers(status(403));
      dispatchEvent(new Event("online"));
      await waitUntil(() => cell.textContent.includes("недостатньо прав"), "not tried again");
      expect(refused.length).to.equal(1);
      dispatchEvent(new Event("online"));
      await settled();
      expect(refused.length, "a refusal is tried again by the person").to.equal(1);
    } finally {
      Math.random = random;
    }
  });

  it("says at the item and below the tree that a slow save is on its way, and no more once it is answered", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answers(async ({ method }: Request) => {
      if (method === "GET") return Response.json(stages);
      await held;
      return Response.json({ id: 9 });
    });
    const clock = startClock();
    try {
      const { cell } = await put('<vs-tree name="x" model="works.stage"></vs-tree>');
      await shows(cell, all);
      const said = () => cell.querySelector(".state")?.textContent;
      await enter(cell, "Огляд");
      key(row(cell, "Огляд"), "F2");
      const name = (await found(() => cell.querySelector(".tree-name"))) as HTMLInputElement;
      name.value = "Нова";
      key(name, "Enter");
      await waitUntil(() => clock.waits.includes(15_000), "not waited for");
      const busy = () => rows(cell).filter((one) => one.ariaBusy === "true");
      expect([busy().map(({ ariaLabel }) => ariaLabel), said()]).to.eql([["Огляд"], undefined]);
      clock.pass(1000);
      expect(said()).to.equal("Зберігаємо…");
      clock.pass(4000);
      expect(said()).to.equal("Чекаємо, доки сервер збереже зміни в дереві…");
      clock.pass(10_000);
      expect(said()).to.equal("Сервер відповідає довго.");
      release();
      await shows(cell, "Підготовка -Нова Ремонт");
      await waitUntil(() => said() === undefined && !busy().length, "still said");
    } finally {
      clock.end();
    }
  });

  it("a list that does not come says so in steps; a person can stop it and try again", async () => {
    const { signals, mend } = silentServer(() => Response.json(stages));
    const clock = startClock();
    try {
      const { cell } = await put('<vs-tree name="x" model="works.stage"></vs-tree>');
      await waitUntil(() => signals.length === 1, "not asked");
      const shown = () => cell.querySelector(".tree-empty")?.textContent;
      expect(await readWhileSlow(clock, shown)).to.eql(stagesOf(loadingWord, "Скасувати"));
      cell.querySelector<HTMLElement>(".tree-empty button")!.click();
      const again = await found(() => cell.querySelector("button.again"));
      expect([shown(), signals[0]!.aborted]).to.eql(["Не вдалося завантажити: запит скасовано. Повторити ↻", true]);
      mend();
      again.click();
      await shows(cell, all);
    } finally {
      clock.end();
    }
  });
});
