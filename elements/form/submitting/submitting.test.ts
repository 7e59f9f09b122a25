/** What a form does around its save, by the settings and the properties of its schema. */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../../main.ts";
import { runtime } from "../../../src/base/runtime/runtime.ts";
import { configure } from "../../../src/base/settings.ts";
import { openDialog } from "../../../src/page/dialogs/show-dialog.ts";
import { lastNotices } from "../../../src/page/notices/notify.ts";
import { answers, type Asked } from "../../../test/support/memory-server.ts";
import { deep } from "../../../test/support/deep.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
// without a region to refresh, a save reloads the page
const region = document.body.appendChild(document.createElement("div"));
region.setAttribute("vs-refresh", "none");
let asked: Asked[];
let record: Record<string, unknown>;
let schema: Record<string, unknown>;
type Form = HTMLElement & { submit(): Promise<boolean>; values(): Record<string, unknown> };
const writes = () =>
  asked
    .filter(({ method, path }) => method !== "GET" || path.startsWith("/api/get/"))
    .map(({ method, path, body }) => [method, path, body]);

before(async () => {
  await waitUntil(() => runtime.clicks);
});
beforeEach(() => {
  record = { gid: 7, name: "a", area: "1234.50", other: "kept" };
  schema = { schema: { name: {}, area: { type: "Number" } } };
  configure({ pk: { t: "gid" }, send: null });
  asked = answers(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/template/form/")) return Response.json(schema);
    if (pathname.endsWith("/broken")) return new Response("", { status: 500 });
    if (request.method === "GET" && pathname.startsWith("/api/t/")) return Response.json(record);
    if (request.method !== "GET") record = { ...record, ...((await request.clone().json()) as object) };
    return Response.json({ gid: 7 });
  });
});
afterEach(() => {
  for (const dialog of document.querySelectorAll("vs-popup,vs-modal")) dialog.remove();
  place.replaceChildren();
});

async function open(attributes = 'record="7"'): Promise<Form> {
  place.innerHTML = `<vs-form table="t" form="f" ${attributes}></vs-form>`;
  const form = place.firstElementChild as Form;
  await waitUntil(() => "submit" in form && inputs().length > 0, "not open");
  return form;
}
const inputs = () => deep(place, "input") as HTMLInputElement[];
const type = (at: number, text: string) => write(inputs()[at]!, text);
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

it("[R3.1-01] [R3.1-02] [R3.6-61] [R7.3-01] the record goes to its table and id by PUT; the id named by setting pk is in the body as it was loaded", async () => {
  const form = await open();
  expect(await form.submit()).to.equal(true);
  expect(writes()).to.eql([["PUT", "/api/t/7", '{"gid":7,"name":"a","area":"1234.50"}']]);
});

it("[R3.6-62] [R4-32] mode add creates: the loaded record gives the initial values, its id is not sent", async () => {
  const form = await open('record="7" mode="add"');
  await form.submit();
  expect(writes()).to.eql([["POST", "/api/t/", '{"name":"a","area":"1234.50"}']]);
});

it("a new record that stays open is updated by the next save, not stored twice", async () => {
  const fresh = await open("");
  type(0, "first");
  await fresh.submit();
  type(0, "second");
  await fresh.submit();
  expect(writes().map(([method, path]) => `${method} ${path}`)).to.eql(["POST /api/t/", "PUT /api/t/7"]);
});

it("setting send: changed sends the changed values, record the whole record", async () => {
  configure({ send: "changed" });
  let form = await open();
  type(1, "2");
  await form.submit();
  configure({ send: "record" });
  form = await open();
  await form.submit();
  expect(writes().map(([, , body]) => body)).to.eql([
    '{"gid":7,"area":"2.00"}',
    '{"gid":7,"name":"a","area":"2.00","other":"kept"}',
  ]);
});

it("values from the opener are changes of a stored record, and survive a merge with changes by others", async () => {
  configure({ send: "changed" });
  const form = await open(`record="7" obj='{"name":"given"}'`);
  record = { ...record, area: 5 };
  await form.submit();
  expect(writes()).to.eql([["PUT", "/api/t/7", '{"gid":7,"name":"given"}']]);
});

it("a form in the page shows after its save what the server made of the values, and does not take it for changes by others", async () => {
  asked = answers(async (request: Request) => {
    if (request.url.includes("/template/form/")) return Response.json(schema);
    if (request.method !== "GET") {
      record = { ...record, ...((await request.json()) as object) };
      record["name"] = String(record["name"]).toUpperCase();
    }
    return Response.json(record);
  });
  const form = await open();
  type(0, "b");
  const before = lastNotices().length;
  await form.submit();
  await waitUntil(() => inputs()[0]!.value === "B", "not shown");
  type(0, "c");
  await form.submit();
  expect(
    lastNotices()
      .slice(before)
      .filter(({ kind }) => kind === "info"),
  ).to.eql([]);
  expect(writes().at(-1)).to.eql(["PUT", "/api/t/7", '{"gid":7,"name":"c","area":"1234.50"}']);
});

it("what others have changed is told for 15 s, because several values are read more slowly than one sentence", async () => {
  const form = await open();
  type(0, "b");
  record = { ...record, area: "5.00" };
  await form.submit();
  expect(lastNotices().at(-1)).to.include({ kind: "info", delayMs: 15_000 });
});

it("[R3.6-37] [R7.3-02] method get sends the fields in the query of the form's own address", async () => {
  schema = { ...schema, api: "/api/get/t/{id}", method: "get" };
  const form = await open();
  await form.submit();
  expect(writes()).to.eql([["GET", "/api/get/t/7?gid=7&name=a&area=1234.50", ""]]);
});

it("[R3.6-37] [R7.3-02] a form with its own whole address is sent by POST, or by the method that it names", async () => {
  schema = { ...schema, api: "/save/{table}/{id}" };
  await (await open()).submit();
  schema = { ...schema, method: "PUT" };
  await (await open()).submit();
  expect(writes().map(([method, path]) => `${method} ${path}`)).to.eql(["POST /save/t/7", "PUT /save/t/7"]);
});

it("[R3.6-40] the result replaces the form, with the saved values, and no script in it runs", async () => {
  schema = { ...schema, result: "<h2>Збережено {{name}} № {{id}}</h2><script>window.ran = 1</script>" };
  const form = await open();
  type(0, "<b>x</b>");
  await form.submit();
  await waitUntil(() => deep(place, "h2").some(({ textContent }) => textContent === "Збережено <b>x</b> № 7"));
  expect([inputs().length, "ran" in window]).to.eql([0, false]);
  expect(deep(place, "button"), "a form in the page has nothing to close").to.eql([]);
});

for (const [result, kind] of [
  ["<h2>Збережено</h2>", "shown"],
  ["broken", "not loaded"],
] as const)
  for (const around of ["page", "dialog"] as const)
    it(`what is typed while a result that is ${kind} is read stays in the form of a ${around}`, async () => {
      schema = { ...schema, result };
      const form = await open();
      const dialog = document.createElement("vs-popup");
      if (around === "dialog") {
        dialog.append(place.firstElementChild!);
        void openDialog(dialog, place);
        await waitUntil(() => deep(dialog, "input").length, "not drawn again");
      }
      const box = around === "dialog" ? dialog : place;
      const input = () => deep(box, "input")[0] as HTMLInputElement | undefined;
      write(input()!, "x");
      document.addEventListener("vs:saved", () => write(input()!, "xy"), { once: true });
      expect(await form.submit()).to.equal(true);
      await aTimeout(50);
      expect([box.isConnected, input()?.value, deep(box, "h2").length]).to.eql([true, "xy", 0]);
    });

it("[R3.6-40] in a dialog the result stays until it is closed; the opener gets the answer", async () => {
  schema = { ...schema, result: "<p>Готово</p>" };
  const ended = vs.open({ action: "edit", table: "t", id: "7", form: "f" });
  await waitUntil(() => document.querySelector("vs-form")?.shadowRoot?.querySelector("input"), "no form");
  await document.querySelector<Form>("vs-form")!.submit();
  await waitUntil(() => deep(document, "p").some(({ textContent }) => textContent === "Готово"));
  (document.querySelector("vs-popup") as HTMLElement & { close(): void }).close();
  expect(await ended).to.eql({ gid: 7 });
});

it("an answer that leads to another page shows no result: the dialog closes", async () => {
  schema = { ...schema, result: "<p>Готово</p>" };
  const ended = vs.open({ action: "edit", table: "t", id: "7", form: "f" });
  await waitUntil(() => document.querySelector("vs-form")?.shadowRoot?.querySelector("input"), "no form");
  const answer = { gid: 7, redirect: "https://elsewhere.test/" }; // which a notice shows; it is not opened
  answers(({ method }: Request) => Response.json(method === "GET" ? record : answer));
  await document.querySelector<Form>("vs-form")!.submit();
  await waitUntil(() => !document.querySelector("vs-popup"), "the dialog stays");
  expect(await ended).to.eql(answer);
  for (const notices of document.querySelectorAll("vs-notices")) notices.remove();
});

it("[R3.6-43] change is called with path and value after each change; an unregistered name is only logged", async () => {
  const heard: unknown[] = [];
  vs.callback("heard", (given, element) => heard.push([given, element.localName]));
  schema = { ...schema, change: "heard" };
  await open();
  type(0, "b");
  type(0, "bc");
  expect(heard).to.eql([
    [{ path: "name", value: "b" }, "vs-form"],
    [{ path: "name", value: "bc" }, "vs-form"],
  ]);
});

it("[R3.6-44] before_start gets the element and delays the form; the values that it returns are used", async () => {
  let release: (values: unknown) => void = () => {};
  let seen: Element | undefined;
  vs.callback("prepare", (values, element) => {
    seen = element;
    expect(values).to.eql({ gid: 7, name: "a", area: "1234.50" });
    return new Promise((resolve) => (release = resolve));
  });
  schema = { ...schema, before_start: "prepare" };
  place.innerHTML = '<vs-form table="t" form="f" record="7"></vs-form>';
  await waitUntil(() => seen);
  expect([seen, inputs().length]).to.eql([place.firstElementChild, 0]);
  release({ name: "prepared" });
  await waitUntil(() => inputs()[0]?.value === "prepared");
});

it("[R3.6-44] a before_start that fails leaves the form usable", async () => {
  vs.callback("broken", () => {
    throw new Error("expected by this test");
  });
  schema = { ...schema, before_start: "broken" };
  await open();
  expect(inputs()[0]!.value).to.equal("a");
});
