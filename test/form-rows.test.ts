/** What a person sees of a form's rules and initial values, from the schema to the save: refused values, new ids, wizards, addresses. */
import { expect } from "@open-wc/testing";
import { configure } from "../src/base/settings.ts";
import { element } from "../src/page/new-element.ts";
import { all, clear, place, type, valueOf, type VsForm } from "./support/open-form.ts";
import { answers, type Asked } from "./support/memory-server.ts";
import { waitUntil } from "./support/wait-until.ts";

afterEach(() => {
  clear();
  configure({ transport: null, pk: {} });
});

const writes = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== "GET");
const sent = (asked: readonly Asked[]) => writes(asked).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** A new record with the form that the server describes; `more` answers other calls by the end of their path. */
async function openNew(options: object, more: Record<string, unknown> = {}): Promise<{ form: VsForm; asked: Asked[] }> {
  const schema = { ...options, schema: { topic: { type: "Text", title: "Тема" }, body: { type: "Text" } } };
  const asked = answers((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/template/form/")) return Response.json(schema);
    const found = Object.entries(more).find(([end]) => pathname.endsWith(end))?.[1];
    return Response.json(found ?? { id: 41 });
  });
  const form = element("vs-form", { table: "a.b", form: "f" }) as VsForm;
  place.append(form);
  await waitUntil(() => all(form, '[data-field="topic"] input').length && "submit" in form, "no form");
  return { form, asked };
}

describe("a value that a rule refuses", () => {
  for (const [row, entry, wrong, message, right, stored] of [
    ["[R5.1-09]", { type: "Number", validators: ["negative"] }, "0", "Значення має бути меншим за 0", "-1", -1],
    ["[R5.1-14]", { validators: [{ type: "length", min: 2 }] }, "a", "Замало символів", "ab", "ab"],
    ["[R5.1-13]", { validators: [{ type: "match", value: "ТАК" }] }, "так", "Не збігається", "ТАК", "ТАК"],
  ] as const)
    it(`${row} is explained at its field and is not sent: "${wrong}" of ${JSON.stringify(entry)}`, async () => {
      const asked = answers({ id: 1 });
      const schema = { schema: { x: { type: "Text", title: "Поле", ...entry }, other: { type: "Text" } } };
      const form = element("vs-form", { table: "a.b", record: "1", schema, value: { x: null, other: "" } }) as VsForm;
      place.append(form);
      await waitUntil(() => all(form, '[data-field="x"] input').length && "submit" in form, "no form");
      type(form, "x", wrong);
      expect(await form.submit()).to.equal(false);
      const isExplained = () => all(form, '[data-field="x"]')[0]!.textContent.includes(message);
      await waitUntil(isExplained, "not explained");
      expect(writes(asked)).to.eql([]);
      type(form, "x", right);
      await waitUntil(() => !isExplained(), "still refused");
      expect(await form.submit()).to.equal(true);
      expect(sent(asked)).to.have.length(1);
      expect(sent(asked)[0]).to.include({ x: stored });
    });
});

describe("a new record", () => {
  it("[R3.6-49] [R7.3-08] begins with the values of its wizard, which the save sends", async () => {
    const { form, asked } = await openNew({ wizard: "lamp" }, { "/wizard/lamp": { wiz_content: { topic: "Ліхтар" } } });
    await waitUntil(() => valueOf(form, "topic") === "Ліхтар", "not filled");
    expect(await form.submit()).to.equal(true);
    expect(sent(asked)[0]).to.include({ topic: "Ліхтар" });
  });

  it("[R7.3-06] begins with the server's default values for its table, which the save sends", async () => {
    const { form, asked } = await openNew({ autofill: true }, { _autofill: { topic: "Ліхтар" } });
    await waitUntil(() => valueOf(form, "topic") === "Ліхтар", "not filled");
    expect(asked.find(({ path }) => path.includes("_autofill"))!.url.searchParams.get("table")).to.equal("a.b");
    expect(await form.submit()).to.equal(true);
    expect(sent(asked)[0]).to.include({ topic: "Ліхтар" });
  });

  it("[R7.3-05] [R1-30] has the id that the server gave beforehand; its save sends it under the key of its table", async () => {
    configure({ pk: { "a.b": "gid" } });
    const { form, asked } = await openNew({ getId: true }, { _get_id: { id: 41 } });
    type(form, "topic", "Ліхтар");
    expect(await form.submit()).to.equal(true);
    expect(sent(asked)[0]).to.include({ gid: "41", topic: "Ліхтар" });
  });

  it("[R3.6-36] is saved at the address that the form's api names, filled with its values", async () => {
    const { form, asked } = await openNew({ api: "/own/{topic}/add" });
    type(form, "topic", "lamp");
    expect(await form.submit()).to.equal(true);
    expect(writes(asked).map(({ path }) => path)).to.eql(["/own/lamp/add"]);
  });
});

it("[R5.2-02] a number may be typed with a space between thousands, and without", async () => {
  for (const text of ["1234567,5", "1 234 567,5", "1\u00a0234\u00a0567.5"]) {
    const asked = answers({ id: 1 });
    const schema = { schema: { x: { type: "Number", decimal_places: 1 }, other: { type: "Text" } } };
    const form = element("vs-form", { table: "a.b", record: "1", schema, value: { x: null, other: "" } }) as VsForm;
    place.append(form);
    await waitUntil(() => all(form, '[data-field="x"] input').length && "submit" in form, "no form");
    type(form, "x", text);
    expect(await form.submit(), text).to.equal(true);
    expect(sent(asked)[0]!["x"], text).to.equal(1_234_567.5);
    form.remove();
  }
});
