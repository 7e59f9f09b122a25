/** The properties and methods of a form in the page: `value`, `obj`, a form without a table, calls before its code. */
import { expect } from "@open-wc/testing";
import "../main.ts";
import { answers, type Asked } from "../../test/support/memory-server.ts";
import { all, clear, open, place, type, valueOf, type VsForm } from "../../test/support/open-form.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

type WithValue = VsForm & { value: unknown; validate(): Promise<boolean>; reset(): void };
const schema = { schema: { name: { type: "Text" }, area: { type: "Number" } } };
let asked: Asked[];

beforeEach(() => {
  asked = answers((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/template/form/")) return Response.json(schema);
    if (pathname === "/first") return Response.json([{ name: "З адреси" }]);
    return Response.json(request.method === "GET" ? { id: 7, name: "Лан", area: "5.50" } : { id: 7 });
  });
});
afterEach(clear);

async function put(markup: string): Promise<WithValue> {
  place.innerHTML = markup;
  const form = place.firstElementChild as WithValue;
  await waitUntil(() => all(form, "[part~=bar]").length, "no form");
  return form;
}

describe("the property value", () => {
  it("is the record with what was typed, in the spelling of a save", async () => {
    const form = (await open(schema, { name: "А", area: "5.50", extra: 1 })) as WithValue;
    expect(form.value).to.eql({ name: "А", area: "5.50", extra: 1 });
    type(form, "name", "Б");
    type(form, "area", "7,5");
    expect(form.value).to.eql({ name: "Б", area: "7.50", extra: 1 });
    form.reset();
    expect(form.value).to.eql({ name: "А", area: "5.50", extra: 1 });
  });

  it("is the record that was read from the server", async () => {
    const form = await put('<vs-form table="t" record="7"></vs-form>');
    expect(form.value).to.eql({ id: 7, name: "Лан", area: "5.50" });
  });

  it("opens the form anew when a script sets it, also after typing", async () => {
    const form = (await open(schema, { name: "А" })) as WithValue;
    type(form, "name", "typed");
    const other = { name: "В" };
    form.value = other;
    expect(form.value).to.equal(other);
    await waitUntil(() => valueOf(form, "name") === "В", "not set");
    type(form, "name", "Г");
    expect(form.value).to.include({ name: "Г" });
  });
});

describe("the attribute obj", () => {
  for (const [text, name] of [
    ['{"name":"Об\'єкт"}', "Об'єкт"],
    ["name=Пари&area=3", "Пари"],
    ["name:Двокрапки,area:3", "Двокрапки"],
    ["/first?kind=1", "З адреси"],
  ] as const)
    it(`[R2.2-13] [R7.3-09] gives first values as ${text}`, async () => {
      const tag = document.createElement("vs-form");
      tag.setAttribute("obj", text);
      tag.setAttribute("table", "t");
      const form = await put(tag.outerHTML);
      expect(valueOf(form, "name")).to.equal(name);
    });

  it("is the same on a dialog", async () => {
    place.innerHTML = '<vs-popup form="t" obj="name=Пари" open></vs-popup>';
    await waitUntil(() => place.querySelector<VsForm>("vs-form")?.shadowRoot?.querySelector("[part~=bar]"), "no form");
    expect(valueOf(place.querySelector<VsForm>("vs-form")!, "name")).to.equal("Пари");
  });
});

it("a form without a table saves to the table of its name", async () => {
  const form = await put('<vs-form form="t"></vs-form>');
  type(form, "name", "x");
  expect(await form.submit()).to.equal(true);
  expect(asked.find(({ method }) => method === "POST")!.path).to.equal("/api/t/");
});

it("methods that are called before the code has come wait for it", async () => {
  const form = Object.assign(document.createElement("vs-form"), {
    schema,
    value: {},
    table: "t",
  }) as never as WithValue;
  place.append(form);
  const isValid = form.validate();
  expect(await isValid).to.equal(true);
  const dialog = document.createElement("vs-modal") as HTMLElement & { show(): void; close(result: unknown): void };
  place.append(dialog);
  dialog.show();
  await waitUntil(() => dialog.hasAttribute("open"), "not shown");
  dialog.close(1);
  await waitUntil(() => !dialog.hasAttribute("open"), "not closed");
});
