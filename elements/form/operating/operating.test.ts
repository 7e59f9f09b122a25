/** Tools for people who enter two hundred records a day: undo, keys, drafts on the server, the next record (R2.3-…, R3.6-…). */
import { expect } from "@open-wc/testing";
import vs from "../../main.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { element } from "../../../src/page/new-element.ts";
import {
  all,
  button,
  clear,
  inert,
  key,
  open,
  place,
  press,
  type,
  valueOf,
  type VsForm,
} from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

describe("for people who enter many records a day", () => {
  const schema = { schema: { a: { title: "А" }, b: { title: "Б", keep: true } } };

  it("one undo for the form: buttons, and Ctrl+Z outside text", async () => {
    const form = await open(
      { schema: { a: { title: "А" }, on: { type: "Switcher", title: "Так" } } },
      { a: "1", on: false },
    );
    type(form, "a", "2");
    const on = () => all(form, "[data-field=on] input")[0] as HTMLInputElement;
    await waitUntil(() => button(form, "Крок назад (Ctrl+Z)"));
    on().click();
    on().focus();
    key(form, "KeyZ", { ctrlKey: true });
    await waitUntil(() => !on().checked);
    expect(valueOf(form, "a")).to.equal("2");
    key(form, "KeyZ", { ctrlKey: true });
    await waitUntil(() => valueOf(form, "a") === "1");
    key(form, "KeyZ", { ctrlKey: true, shiftKey: true });
    await waitUntil(() => valueOf(form, "a") === "2");
    await press(form, "Крок уперед (Ctrl+Shift+Z)");
    await waitUntil(() => on().checked);
    await press(form, "Крок назад (Ctrl+Z)");
    await waitUntil(() => !on().checked);
  });

  it("Ctrl+Enter saves, whatever the keyboard's layout", async () => {
    const form = await open(schema, { a: "1", b: "2" });
    await waitUntil(() => all(form, ".operating").length);
    const calls = answers({ a: "1", b: "2" }, { id: 1 });
    type(form, "a", "3");
    (all(form, "[data-field=a] input")[0] as HTMLInputElement).focus();
    key(form, "Enter", { ctrlKey: true });
    await waitUntil(() => calls.some(({ method }) => method === "PUT"));
  });

  it("'save and another' begins a new record with the fields marked keep", async () => {
    answers({ schema: schema.schema });
    const form = element("vs-form", { table: "a.b", form: "x", mode: "add" }) as VsForm;
    place.append(form);
    await waitUntil(() => all(form, "[part~=bar]").length);
    type(form, "a", "перше");
    type(form, "b", "спільне");
    const calls = answers({ id: 5 }, { schema: schema.schema });
    await press(form, "Зберегти й додати ще");
    await waitUntil(() => calls.length === 2 && valueOf(form, "a") === "");
    expect([calls[0]!.method, calls[0]!.body]).to.eql(["POST", '{"a":"перше","b":"спільне"}']);
    expect(valueOf(form, "b")).to.equal("спільне");
  });

  it("[R2.3-03] apply saves and stays: the second save is a change of the same record", async () => {
    const form = await open({ ...schema, apply: "Застосувати" }, {}, { record: "", mode: "add" });
    type(form, "a", "1");
    const calls = answers({ id: 9 });
    let isSaved = false;
    form.addEventListener("vs:saved", () => (isSaved = true), { once: true });
    await press(form, "Застосувати");
    await waitUntil(() => isSaved && button(form, "Зберегти"));
    type(form, "a", "2");
    const later = answers({ a: "1", b: null }, { id: 9 });
    expect(await form.submit()).to.equal(true);
    expect([calls[0]!.method, later.at(-1)!.method, later.at(-1)!.path]).to.eql(["POST", "PUT", "/api/a.b/9"]);
  });

  it("[R2.3-03] regions that show the table are refreshed by a save that stays, and not once more when the dialog closes", async () => {
    let fetched = 0;
    const list = Object.assign(document.createElement("vs-widget"), { refresh: async () => void fetched++ });
    inert.append(list);
    answers((request: Request) =>
      Response.json(request.method === "GET" ? { ...schema, apply: "Застосувати" } : { id: 9 }),
    );
    const closed = vs.open({ action: "add", table: "a.b", form: "x" });
    const form = () => document.querySelector<VsForm>("vs-popup vs-form");
    await waitUntil(() => form() && all(form()!, "input").length);
    type(form()!, "a", "1");
    await press(form()!, "Застосувати");
    await waitUntil(() => fetched > 0 && button(form()!, "Зберегти"));
    document.querySelector<HTMLElement & { close(): void }>("vs-popup")!.close();
    await closed;
    list.remove();
    expect(fetched).to.equal(1);
  });

  it("[R2.3-02] a draft is saved on the server even with problems, and the form stays; the next save updates it", async () => {
    const required = { schema: { a: { title: "А" }, b: { title: "Б", required: true } }, draft: true };
    const form = await open(required, {}, { record: "", mode: "add" });
    type(form, "a", "1");
    const calls = answers({ id: 9 });
    await press(form, "Зберегти чернетку");
    await waitUntil(() => calls.length && document.querySelector("vs-notices"));
    expect(calls.map(({ method, path, body }) => [method, path, body])).to.eql([
      ["POST", "/api/a.b/?draft=1", '{"a":"1","b":null}'],
    ]);
    type(form, "b", "2");
    const later = answers({ id: 9, a: "1", b: null }, { id: 9 });
    await waitUntil(() => button(form, "Зберегти"));
    expect(await form.submit()).to.equal(true);
    expect(later.at(-1)!.path).to.equal("/api/a.b/9");
  });

  it("[R2.3-02] at the address that the schema names; a refusal is shown and nothing typed is lost", async () => {
    const form = await open({ ...schema, draft: "/drafts/keep" });
    type(form, "a", "1");
    const calls = answers(status(422, { error: "Ні" }));
    await press(form, "Зберегти чернетку");
    await waitUntil(() => all(form, "[part~=refusal]").length);
    expect([calls[0]!.path, valueOf(form, "a")]).to.eql(["/drafts/keep", "1"]);
  });

  it("[R2.3-02] a draft merges changes by others, and overwrites no field that both have changed", async () => {
    const record: Record<string, unknown> = { a: "a", b: "b", c: "c" };
    const calls = answers((request: Request) => {
      if (request.method !== "GET") return Response.json({ id: 1 });
      const isSchema = request.url.includes("template");
      return Response.json(isSchema ? { draft: true, schema: { a: {}, b: {}, c: {} } } : record);
    });
    const form = element("vs-form", { table: "a.b", record: "1", form: "x" }) as VsForm;
    place.append(form);
    await waitUntil(() => all(form, "[data-field=a]").length, "no form");
    type(form, "a", "mine");
    type(form, "c", "mine");
    Object.assign(record, { b: "theirs", c: "theirs" });
    await press(form, "Зберегти чернетку");
    await waitUntil(() => button(form, "Залишити моє"), "nothing to choose");
    const writes = () => calls.filter(({ method }) => method === "PUT");
    expect([valueOf(form, "b"), writes().length]).to.eql(["theirs", 0]);
    await press(form, "Залишити моє");
    await press(form, "Зберегти чернетку");
    await waitUntil(() => writes().length, "not sent");
    const [{ path, body }] = writes() as [(typeof calls)[number]];
    expect([path, body]).to.eql(["/api/a.b/1?draft=1", '{"a":"mine","b":"theirs","c":"mine"}']);
    await waitUntil(() => !button(form, "Залишити моє"));
  });

  it("[R3.6-48] a dynamic schema is loaded again with the values of the record", async () => {
    const first = { dynamic: true, schema: { a: {} } };
    const calls = answers((request: Request) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.includes("template")) return Response.json({ id: 1, a: "оренда" });
      return Response.json(search ? { schema: { a: {}, b: { title: "Строк" } } } : first);
    });
    const form = element("vs-form", { table: "a.b", record: "1", form: "x" }) as VsForm;
    place.append(form);
    await waitUntil(() => all(form, "[data-field=b]").length, "no second schema");
    expect(calls.map(({ url }) => url.search).filter(Boolean)).to.eql([`?id=1&a=${encodeURIComponent("оренда")}`]);
  });

  it("opens the previous and next record of the list that it was opened from; asks first when text was typed", async () => {
    place.innerHTML = [1, 2, 3].map((id) => `<a href="#" id="l${id}" edit="a.b/${id}/x">${id}</a>`).join("");
    const load = (id: number) => [{ schema: schema.schema }, { id, a: `запис ${id}` }];
    const served = (request: Request) => {
      const { pathname } = new URL(request.url);
      const [found] = load(Number(pathname.split("/").at(-1)));
      return new Response(
        JSON.stringify(pathname.includes("template") ? found : load(Number(pathname.split("/").at(-1)))[1]),
      );
    };
    answers(served);
    const form = () => document.querySelector<HTMLElement>("vs-popup vs-form")!;
    document.querySelector<HTMLElement>("#l2")!.click();
    await waitUntil(() => form() && all(form(), ".place")[0]?.textContent === "2 з 3");
    key(form(), "PageDown", { altKey: true });
    await waitUntil(() => form() && all(form(), ".place")[0]?.textContent === "3 з 3");
    expect(button(form(), "Наступний запис (Alt+PageDown)")!.getAttribute("aria-disabled")).to.equal("true");
    type(form(), "a", "typed");
    await press(form(), "Попередній запис (Alt+PageUp)");
    await waitUntil(() => document.querySelector("vs-modal"), "no question");
    await press(document.querySelector("vs-modal")!, "Продовжити редагування");
    await waitUntil(() => !document.querySelector("vs-modal"), "still asked");
    expect([all(form(), ".place")[0]!.textContent, valueOf(form(), "a")]).to.eql(["3 з 3", "typed"]);
    await press(form(), "Зберегти");
    await waitUntil(() => !document.querySelector("vs-popup"), "another record was opened beside the typed text");
  });

  it("a press that becomes a scroll does not delay problems", async () => {
    const form = await open({ schema: { a: { title: "А", required: true } } }, { a: "1" });
    await waitUntil(() => all(form, ".operating").length, "no tools");
    form.shadowRoot!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    window.dispatchEvent(new PointerEvent("pointercancel"));
    type(form, "a", "");
    await waitUntil(() => all(form, "[part~=problem]").length, "no problem");
  });

  it("a new record opened beside a list has no next one", async () => {
    place.innerHTML = [1, 2].map((id) => `<a href="#" edit="a.b/${id}/x">${id}</a>`).join("");
    answers({ schema: schema.schema });
    place.querySelector("a")!.focus();
    void vs.open({ action: "add", table: "a.b", form: "x" });
    const form = () => document.querySelector<HTMLElement>("vs-popup vs-form");
    await waitUntil(() => form() && all(form()!, ".operating").length, "no tools");
    expect(all(form()!, ".place").length).to.equal(0);
  });
});
