/** The records of a table as a tree, without its view: what is sent, in what order, and what a refusal takes back. */
import { aTimeout, expect } from "@open-wc/testing";
import "../../main.ts";
import { configure } from "../../../src/base/settings.ts";
import { tell } from "../../../src/page/events.ts";
import { dismiss, shownNotices } from "../../../src/page/notices/notify.ts";
import { hearTabs } from "../../../src/page/refreshing/other-tabs.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Item } from "../../../src/tables/tree/forest.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { ModelTree } from "./model-tree.ts";
import { optionsOf } from "./tree-options.ts";

const rows = [
  { id: 1, name: "Підготовка", parent: null, ord: 0, open: true },
  { id: 2, name: "Огляд", parent: 1, ord: 0 },
  { id: 3, name: "Ремонт", parent: null, ord: 1 },
];
/** `refuses`: paths and methods that are answered by 400; `late` holds answers back. */
function server({ refuses = /-/, late }: { refuses?: RegExp; late?: (asked: Request) => Promise<void> } = {}) {
  return answers(async (request: Request) => {
    const { pathname } = new URL(request.url);
    const copy = structuredClone(rows);
    await late?.(request);
    if (refuses.test(`${request.method} ${pathname}`)) return status(400, { error: "Так не можна" });
    if (request.method === "GET") return Response.json({ rows: copy, total: copy.length });
    return Response.json(request.method === "POST" ? { id: 9 } : {});
  });
}
const texts = (items: readonly Item[]): unknown[] =>
  items.map(({ name, children }) => (children ? [name, texts(children as Item[])] : name));
/** The notices of deletes and their outcomes. */
const deletes = () => shownNotices().filter(({ about }) => about?.startsWith("delete works.stage"));
const ends: (() => void)[] = [];
async function start(more: object = {}) {
  const host = document.body.appendChild(document.createElement("div"));
  const tree = new ModelTree(optionsOf({ model: "works.stage", ...more } as unknown as Entry), host);
  ends.push(tree.start(), () => host.remove());
  await waitUntil(() => tree.state !== "loading", "not read");
  expect(tree.state).to.be.an("array");
  const failures: unknown[] = [];
  host.addEventListener("vs:failed", (event) => failures.push((event as CustomEvent).detail.error));
  return { tree, host, failures };
}
const before = [["Підготовка", ["Огляд"]], "Ремонт"];

describe("a tree of records", () => {
  afterEach(async () => {
    for (const end of ends.splice(0)) end();
    await aTimeout(20);
    configure({ transport: null });
    for (const { number } of shownNotices()) dismiss(number);
    document.querySelector("vs-notices")?.remove();
  });

  it("a move is seen at once and sent with the column of the order; refused, it goes back and is told on the page", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server({ refuses: /^POST/, late: async ({ method }) => (method === "POST" ? held : undefined) });
    const { tree, failures } = await start({ attr: "ord" });
    expect(texts(tree.forest)).to.eql(before);
    tree.move([1], [0, 0]);
    expect(texts(tree.forest)).to.eql([["Підготовка", ["Ремонт", "Огляд"]]]);
    await waitUntil(() => asked.length === 2, "not sent");
    expect(JSON.parse(asked[1]!.body)).to.eql({
      order: [{ id: 1, children: [{ id: 3 }, { id: 2 }] }],
      table: "works.stage",
      attr: "ord",
    });
    release();
    await waitUntil(() => failures.length === 1, "not told");
    expect(texts(tree.forest)).to.eql(before);
  });

  it("a refused move goes back to its parent, which has moved meanwhile, and the next order is sent so", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = answers(async ({ method }: Request) => {
      if (method === "GET") return Response.json(rows);
      if (posts().length > 1) return Response.json({});
      await held;
      return status(400, { error: "Так не можна" });
    });
    const posts = () => asked.filter(({ method }) => method === "POST");
    const { tree, failures } = await start();
    tree.move([0, 0], [0]);
    await waitUntil(() => posts().length === 1, "not sent");
    tree.move([2], [1]);
    expect(texts(tree.forest)).to.eql(["Огляд", "Ремонт", ["Підготовка", []]]);
    release();
    await waitUntil(() => failures.length === 1, "not told");
    expect(texts(tree.forest)).to.eql(["Ремонт", before[0]]);
    await waitUntil(() => posts().length === 2, "the next order is not sent");
    expect(JSON.parse(posts()[1]!.body).order).to.eql([{ id: 3 }, { id: 1, children: [{ id: 2 }] }]);
  });

  it("a failed save is no longer told when the item is saved after all", async () => {
    server({ refuses: /^PUT .*\/3$/ });
    const { tree } = await start();
    expect(await tree.rename([1], "Нова")).to.equal(false);
    const told = () => shownNotices().filter(({ text }) => text.includes("«Ремонт» не збережено")).length;
    expect(told()).to.equal(1);
    server();
    expect(await tree.rename([0], "Інша")).to.equal(true);
    expect(told(), "another item is saved").to.equal(1);
    expect(await tree.rename([1], "Нова")).to.equal(true);
    expect(told()).to.equal(0);
  });

  it("a save whose answer was lost is not called unsaved, and the records are read again", async () => {
    let isStored = false;
    const asked = answers(async ({ method }: Request) => {
      if (method === "GET") return Response.json(isStored ? rows.slice(1, 3) : rows);
      isStored = true;
      throw new TypeError("the connection is gone");
    });
    const { tree } = await start({ enable: "open" });
    tree.enable(tree.forest[0]!, false);
    await waitUntil(() => asked.length === 3, "not read again");
    const told = shownNotices().map(({ text }) => text);
    expect(told.filter((text) => text.includes("Підготовка"))).to.eql([
      "Підготовка: Невідомо, чи збережено: відповідь сервера загубилася.",
    ]);
    await waitUntil(() => texts(tree.forest).length === 2, "not shown");
    expect(asked.map(({ method }) => method)).to.eql(["GET", "PUT", "GET"]);
  });

  it("an import whose answer was lost is sent again with the same key", async () => {
    const asked = answers(({ method }: Request) => {
      if (method === "GET") return Response.json(rows);
      return posts().length === 1 ? status(502) : Response.json({});
    });
    const posts = () => asked.filter(({ method }) => method === "POST");
    const { tree } = await start({ cls: "17" });
    expect(await tree.add(undefined, "Раз\nДва")).to.equal(false);
    expect(await tree.add(undefined, "Раз\nДва")).to.equal(true);
    expect(await tree.add(undefined, "Раз\nДва")).to.equal(true);
    const [first, again, other] = posts().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(first).to.be.a("string");
    expect([again === first, other === first]).to.eql([true, false]);
  });

  it("tells other tabs of its saves and deletes, and reads the records again after theirs", async () => {
    const tab = new BroadcastChannel("vs-saved");
    const heard: unknown[] = [];
    tab.addEventListener("message", ({ data }) => heard.push(data));
    const asked = server();
    const { tree } = await start();
    ends.push(() => tab.close());
    await tree.rename([1], "Нова");
    await tree.add(undefined, "Ще");
    await tree.remove(tree.forest[1]!);
    await waitUntil(() => heard.length === 3, "not told");
    expect(heard).to.eql([
      { table: "works.stage", id: "3" },
      { table: "works.stage", id: "9" },
      { table: "works.stage", id: "3", isDeleted: true },
    ]);
    const reads = () => asked.filter(({ method }) => method === "GET").length;
    const sofar = reads();
    tab.postMessage({ table: "works.other", id: "2" });
    tab.postMessage({ table: "works.stage", id: "2" });
    await waitUntil(() => reads() > sofar, "not read again");
    expect(reads()).to.equal(sofar + 1);
    for (const end of ends.splice(0, 1)) end();
    tab.postMessage({ table: "works.stage", id: "2" });
    const last = new Promise((resolve) => ends.push(hearTabs(({ table }) => table === "last" && resolve(table))));
    tab.postMessage({ table: "last", id: "1" });
    await last;
    await aTimeout(0);
    expect(reads(), "after its end").to.equal(sofar + 1);
  });

  it("a deleted record is brought back from its notice where the server restores, one with others in it is not", async () => {
    configure({ undo_delete: true });
    ends.push(() => configure({ undo_delete: false }));
    const asked = server();
    const { tree } = await start();
    const [parent, single] = tree.forest as [Item, Item];
    expect(tree.consequence(parent)).to.include("Повернути його звідси не можна");
    expect(tree.consequence(single)).to.include("можна буде повернути");
    await tree.remove(parent);
    await tree.remove(single);
    await waitUntil(() => deletes().length, "no notice");
    expect(deletes().map(({ text, action }) => [text, action?.label])).to.eql([["Видалено: Ремонт", "Повернути"]]);
    expect(texts(tree.forest)).to.eql([]);
    deletes()[0]!.action!.run();
    await waitUntil(() => deletes().some(({ text }) => text === "Повернуто: Ремонт"), "not restored");
    await waitUntil(() => tree.forest.length, "not read again");
    expect(texts(tree.forest), "read again").to.eql(before);
    const sent = asked.filter(({ method }) => method === "POST").map(({ path }) => path);
    expect(sent).to.eql(["/api/restore/works.stage/3"]);
  });

  it("a restore that the server refuses says why and can be tried again; it goes to the prefix of the tree's calls", async () => {
    configure({ undo_delete: true });
    ends.push(() => configure({ undo_delete: false }));
    const asked = server({ refuses: /restore/ });
    const { tree, host, failures } = await start({ api: "/other/" });
    await tree.remove(tree.forest[1]!);
    await waitUntil(() => deletes().length, "no notice");
    deletes()[0]!.action!.run();
    await waitUntil(() => deletes().some(({ kind }) => kind === "danger"), "not told");
    expect(deletes().map(({ text, action }) => [text, action?.label])).to.eql([
      ["Не повернуто: Так не можна", "Повернути"],
    ]);
    expect([failures.length, shownNotices().length]).to.eql([1, 1]);
    const again = server();
    const saved: unknown[] = [];
    host.addEventListener("vs:saved", (event) => saved.push((event as CustomEvent).detail.id));
    deletes()[0]!.action!.run();
    await waitUntil(() => deletes().some(({ text }) => text === "Повернуто: Ремонт"), "not restored");
    await waitUntil(() => texts(tree.forest).length === 2, "not read again");
    expect(texts(tree.forest)).to.eql(before);
    const sent = [asked, again].map((all) => all.filter(({ method }) => method === "POST").map(({ path }) => path));
    expect(sent).to.eql([["/other/restore/works.stage/3"], ["/other/restore/works.stage/3"]]);
    expect(saved).to.eql(["3"]);
  });

  it("a restore whose answer was lost is sent again with the same key", async () => {
    configure({ undo_delete: true });
    ends.push(() => configure({ undo_delete: false }));
    let isLost = true;
    const asked = answers(({ method, url }: Request) => {
      if (method === "POST" && url.includes("restore") && isLost) return status(502);
      return Response.json(method === "GET" ? rows : {});
    });
    const { tree } = await start();
    await tree.remove(tree.forest[1]!);
    await waitUntil(() => deletes().length, "no notice");
    deletes()[0]!.action!.run();
    await waitUntil(() => deletes().some(({ kind }) => kind === "danger"), "not told");
    expect(deletes()[0]!.text).to.equal("Невідомо, чи збережено: відповідь сервера загубилася.");
    isLost = false;
    deletes()[0]!.action!.run();
    await waitUntil(() => deletes().some(({ text }) => text === "Повернуто: Ремонт"), "not restored");
    const keys = asked.filter(({ method }) => method === "POST").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).to.be.a("string");
    expect(new Set(keys).size).to.equal(1);
  });

  it("a new item gets the plain values of the filter, its parent, and the place behind its siblings", async () => {
    const asked = server();
    const { tree } = await start({
      filter: { topic: 5, active: true, kind: ["a", "b"], at: { operator: ">", value: 1 } },
    });
    expect(await tree.add(tree.forest[0], "Новий")).to.equal(true);
    expect(await tree.add(undefined, "Останній")).to.equal(true);
    const sent = asked.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body) as object);
    expect(sent).to.eql([
      { topic: 5, active: true, name: "Новий", parent: 1, ord: 1 },
      { topic: 5, active: true, name: "Останній", parent: null, ord: 2 },
    ]);
  });

  it("saves and deletes go to the prefix of its calls, but not to a whole address of its list", async () => {
    for (const [api, base] of [
      ["/other/", "/other/works.stage"],
      ["/api/list/stages?of=5", "/api/works.stage"],
    ]) {
      const asked = server();
      const { tree } = await start({ api });
      await tree.rename([1], "Нова");
      expect(await tree.remove(tree.forest[1]!)).to.equal(true);
      await tree.add(undefined, "Ще");
      const sent = asked.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
      expect(sent, api).to.eql([`PUT ${base}/3`, `DELETE ${base}/3`, `POST ${base}/`]);
    }
  });

  it("reads the records again after a save elsewhere, behind its own running saves; not after its own", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server({ late: async ({ method }) => (method === "PUT" ? held : undefined) });
    const { tree, host } = await start();
    const reads = () => asked.filter(({ method }) => method === "GET").length;
    const renamed = tree.rename([1], "Нова");
    tell("vs:saved", { table: "works.stage", id: "2", form: "", answer: {}, created: false }, document.body);
    tell("vs:saved", { table: "works.other", id: "2", form: "", answer: {}, created: false }, document.body);
    await aTimeout(30);
    expect(reads(), "while its save is running").to.equal(1);
    release();
    expect(await renamed).to.equal(true);
    await waitUntil(() => reads() === 2, "not read again");
    await aTimeout(30);
    expect(reads(), "its own save").to.equal(2);
    expect(host.isConnected).to.equal(true);
  });

  it("a read that a save has cut off is made again after it", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isHeld = false;
    const asked = server({ late: async ({ method }) => (method === "GET" && isHeld ? held : undefined) });
    const { tree } = await start();
    isHeld = true;
    void tree.read();
    await waitUntil(() => asked.length === 2, "not read");
    const renamed = tree.rename([1], "Нова");
    isHeld = false;
    expect(await renamed).to.equal(true);
    await waitUntil(() => asked.filter(({ method }) => method === "GET").length === 3, "not read again");
    release();
    await aTimeout(20);
    expect(asked.map(({ method }) => method)).to.eql(["GET", "GET", "PUT", "GET"]);
  });

  it("after its end no answer changes it and no save elsewhere is heard", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server({ late: async () => held });
    const tree = new ModelTree(optionsOf({ model: "works.stage" } as unknown as Entry), document.body);
    const end = tree.start();
    await waitUntil(() => asked.length === 1, "not read");
    end();
    release();
    tell("vs:saved", { table: "works.stage", id: "2", form: "", answer: {}, created: false }, document.body);
    await aTimeout(30);
    expect([tree.state, asked.length]).to.eql(["loading", 1]);
  });

  it("a read that fails later leaves the items", async () => {
    server();
    const { tree } = await start();
    server({ refuses: /^GET/ });
    const { error } = console;
    console.error = () => {};
    await tree.read();
    console.error = error;
    expect(texts(tree.forest)).to.eql(before);
  });

  it("an import goes into the classifier below an item, and the records are read again", async () => {
    const asked = server();
    const { tree } = await start({ cls: "17" });
    expect(await tree.add(tree.forest[0], "Раз\nДва")).to.equal(true);
    expect(await tree.add(undefined, "Три чотири")).to.equal(true);
    const sent = asked.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body) as object);
    expect(sent).to.eql([
      { data: "Раз\nДва", id: "17", parent: "1" },
      { data: "Три чотири", id: "17", parent: "" },
    ]);
    expect(asked.at(-1)!.method).to.equal("GET");
    expect(await tree.remove(tree.forest[1]!)).to.equal(true);
    expect(JSON.parse(asked.at(-1)!.body)).to.eql({ id: "3" });
  });
});
