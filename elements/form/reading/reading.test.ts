/** What a form that only shows its record makes of values (R2.2-06). */
import { expect } from "@open-wc/testing";
import { element } from "../../../src/page/new-element.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { all, clear, place } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

describe("a form that is only read", () => {
  it("[R2.2-06] shows texts, units, phones, letters and addresses of sites; nothing else becomes a link", async () => {
    const schema = {
      phone: { type: "Phone", title: "Телефон" },
      mail: { type: "Email", title: "Пошта" },
      many: { type: "Email", title: "Дві пошти" },
      more: { type: "Email", title: "Пошта з темою" },
      site: { type: "Url", title: "Сайт" },
      code: { type: "Url", title: "Код" },
      path: { type: "Url", title: "Шлях" },
      area: { type: "Number", title: "Площа", unit: "га" },
      none: { type: "Number", title: "Без числа", unit: "га" },
    };
    const value = {
      phone: "0671234567",
      mail: "a@b.ua",
      many: "a@b.ua?cc=c@d.ua",
      more: "a@b.ua?subject=x",
      site: "https://b.ua/x",
      code: "data:text/html,x",
      path: "/own/page",
      area: 12.5,
      none: null,
    };
    const form = element("vs-form", { table: "a.b", record: "1", schema: { schema }, value, mode: "info" });
    place.append(form);
    const cell = (name: string) => all(form, `[data-field=${name}] output`)[0]!;
    await waitUntil(() => form.shadowRoot && cell("none"), "not drawn");
    const link = (name: string) => cell(name).querySelector("a")?.getAttribute("href");
    expect(Object.keys(schema).map(link)).to.eql([
      "tel:+380671234567",
      "mailto:a@b.ua",
      undefined,
      undefined,
      "https://b.ua/x",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([cell("code").textContent, cell("area").textContent, cell("none").textContent]).to.eql([
      "data:text/html,x",
      "12,5\u00a0га",
      "—",
    ]);
    expect(all(form, "[data-field] input,[data-field] button")).to.eql([]);
  });

  it("shows choices by their names, and one sign in place of controls and editors without a value", async () => {
    const options = { good: "Добрий", weak: "Слабкий" };
    const types =
      "Radio RadioButton Checkboxes ButtonGroup Color Icon Palette Period List Rating Reminder File Files Recorder Code " +
      "Markdown Wysiwyg BPMN Geometry Location Select MultiSelect Date Number Interval Address";
    const empty = Object.fromEntries(types.split(" ").map((type) => [`no${type}`, { type, title: type, options }]));
    const given = {
      one: { type: "Radio", title: "Стан", options },
      many: { type: "Checkboxes", title: "Стани", options },
      both: { type: "MultiSelect", title: "Обидва", options },
      tones: { type: "Palette", title: "Кольори" },
    };
    const value = { id: 1, one: "weak", many: ["good", "weak"], both: ["good", "weak"], tones: "#3f9b3f" };
    const schema = { schema: { ...given, ...empty } };
    const form = element("vs-form", { table: "a.b", record: "1", schema, value, mode: "info" });
    place.append(form);
    const cell = (name: string) => all(form, `[data-field=${name}]`)[0]!;
    await waitUntil(() => form.shadowRoot && all(form, "[data-field] [role=combobox]").length, "not drawn");
    expect(["one", "many"].map((name) => cell(name).querySelector("output")!.textContent)).to.eql([
      "Слабкий",
      "Добрий, Слабкий",
    ]);
    await waitUntil(() => cell("both").textContent.includes("Слабкий"), "not listed");
    expect(cell("both").querySelector("input")!.placeholder).to.equal("");
    expect(cell("tones").querySelectorAll("input").length, "colours that were not chosen").to.equal(1);
    const signOf = (name: string) => {
      const [output, input] = [cell(name).querySelector("output"), cell(name).querySelector("input")];
      return output?.textContent || input?.placeholder || input?.value;
    };
    expect(Object.keys(empty).filter((name) => signOf(name) !== "—")).to.eql([]);
    expect(all(form, "[data-field] button:not([hidden]),[data-field] textarea,[data-field] canvas")).to.eql([]);
  });

  it("shows a choice by its name once the list is there", async () => {
    answers(() => Response.json({ state: { good: "Добрий", weak: "Слабкий" } }));
    const schema = { schema: { one: { type: "Radio", title: "Стан", data: "state" } } };
    const form = element("vs-form", { table: "a.b", record: "1", schema, value: { one: "weak" }, mode: "info" });
    place.append(form);
    await waitUntil(() => form.shadowRoot && all(form, "output")[0]?.textContent === "Слабкий", "only its code");
  });

  it("that is opened for editing later shows the help of its fields again", async () => {
    const schema = { area: { type: "Number", title: "Площа", help: "У гектарах" } };
    const form = element("vs-form", { table: "a.b", record: "1", schema: { schema }, value: {}, mode: "info" });
    place.append(form);
    await waitUntil(() => form.shadowRoot?.querySelector(".reading"), "not drawn");
    const seen = () => form.shadowRoot!.querySelector<HTMLElement>(".note")!.offsetHeight > 0;
    expect(seen()).to.equal(false);
    Object.assign(form, { mode: "" });
    await waitUntil(() => form.shadowRoot!.querySelector("input"), "not edited");
    expect(seen()).to.equal(true);
  });
});
