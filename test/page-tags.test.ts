/** Our tags in a page's own markup: the form and the dialogs. */
import { expect } from "@open-wc/testing";
import "../elements/main.ts";
import { configure } from "../src/base/settings.ts";
import { answers } from "./support/memory-server.ts";
import { deep } from "./support/deep.ts";
import { waitUntil } from "./support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});
const inputs = () => deep(place, "input") as HTMLInputElement[];

it("[RC-03] a form in a page's markup draws the server's schema with the record and saves it", async () => {
  // a page with something to refresh is not reloaded
  const asked = answers((request: Request) => {
    if (request.url.includes("/template/form/")) return Response.json({ schema: { name: { title: "Назва" } } });
    return Response.json(request.method === "GET" ? { id: 7, name: "Сад" } : { id: 7 });
  });
  place.innerHTML = '<p vs-refresh="none"></p><vs-form table="t" record="7" form="f"></vs-form>';
  const form = place.querySelector("vs-form") as HTMLElement & { submit(): Promise<boolean> };
  await waitUntil(() => "submit" in form && inputs().length === 1, "not drawn");
  expect([deep(place, "label")[0]!.textContent.trim(), inputs()[0]!.value]).to.eql(["Назва", "Сад"]);
  expect(await form.submit()).to.equal(true);
  const save = asked.find(({ method }) => method === "PUT")!;
  expect([save.path, save.body]).to.eql(["/api/t/7", '{"id":7,"name":"Сад"}']);
});

for (const name of ["vs-modal", "vs-popup"])
  it(`[RC-04] a ${name} in a page's markup is closed, shows its content, and closes again`, async () => {
    place.innerHTML = `<${name} title="Правила"><p>Перше</p></${name}>`;
    const dialog = place.firstElementChild as HTMLElement & { show(): void; close(): void };
    await waitUntil(() => "show" in dialog, "no code");
    const isOpen = () => !!dialog.shadowRoot!.querySelector("dialog")?.open;
    expect(isOpen()).to.equal(false);
    dialog.show();
    await waitUntil(isOpen, "not shown");
    expect(deep(place, "header")[0]!.textContent).to.include("Правила");
    expect(dialog.querySelector("p")!.checkVisibility()).to.equal(true);
    dialog.close();
    await waitUntil(() => !isOpen(), "not closed");
    expect(dialog.isConnected).to.equal(true);
  });

it("[R3.6-01] the type of an entry chooses its control", async () => {
  const controls: Record<string, string> = {
    Text: "input.control",
    TextArea: "textarea",
    Number: "input.number",
    Switcher: "input[role=switch]",
    Select: "input[role=combobox]",
    Radio: "input[type=radio]",
    Date: ".beside > button",
    Password: "input[type=password]",
    Rating: "input[type=radio]",
    Code: ".code textarea",
  };
  const schema = Object.keys(controls).map((type) => [type, { type, options: { a: "А" } }]);
  place.innerHTML = '<vs-form table="t" form="f"></vs-form>';
  Object.assign(place.firstElementChild!, { schema: { schema: Object.fromEntries(schema) }, value: {} });
  const cell = (type: string) => deep(place, `[data-field="${type}"]`)[0];
  await waitUntil(() => Object.keys(controls).every((type) => cell(type)?.querySelector("[data-anchor]")), "not drawn");
  const missing = Object.entries(controls).filter(([type, control]) => !cell(type)!.querySelector(control));
  expect(missing).to.eql([]);
});

for (const attributes of ['form="note" data-id="17"', 'form="note" model="works.note/17"', 'form="note" record="17"'])
  it(`[R3.6-65] <vs-popup ${attributes}> opens that record, never the one of HTML's id`, async () => {
    const asked = answers((request: Request) =>
      Response.json(request.url.includes("/template/form/") ? { schema: { name: {} } } : { id: 17, name: "Сад" }),
    );
    place.innerHTML = `<vs-popup id="3" ${attributes} open></vs-popup>`;
    await waitUntil(() => inputs()[0]?.value === "Сад", "not read");
    const table = attributes.includes("works.note") ? "works.note" : "note";
    expect(asked.map(({ path }) => path)).to.include(`/api/${table}/17`);
  });

for (const name of ["file_path", "file-path"])
  it(`[R2.4-64] <vs-viewer ${name}> shows the file`, async () => {
    answers({ uploaded_name: "План.txt", file_path: "files/plan.txt", ext: "txt" });
    place.innerHTML = `<vs-viewer ${name}="files/plan.txt" open></vs-viewer>`;
    await waitUntil(() => deep(place, "h2")[0]?.textContent === "План.txt", "not shown");
  });
