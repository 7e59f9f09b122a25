/** What a form that only shows its record makes of values (R2.2-06). */
import { expect } from "@open-wc/testing";
import { element } from "../../../src/page/new-element.ts";
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
