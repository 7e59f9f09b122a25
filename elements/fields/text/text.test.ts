/** The plainest types of fields, each in a form with the value that its save holds. */
import { expect } from "@open-wc/testing";
import { answers, status } from "../../../test/support/memory-server.ts";
import { inputs, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("plain fields", () => {
  it("[R2.4-01] a Text is typed, a Hidden travels along unseen", async () => {
    const { form, cell, record } = await open(
      { type: "Text" },
      "було",
      { secret: { type: "Hidden" } },
      { secret: "17" },
    );
    expect(form.shadowRoot!.querySelector('[data-field="secret"]')).to.equal(null);
    type(inputs(cell)[0]!, "стало");
    expect(await record()).to.include({ x: "стало", secret: "17" });
  });

  it("[R2.4-05] a Label shows what a formula makes of other fields, and is neither typed nor sent", async () => {
    const others = { sum: { type: "Label", formula: "x * 2" } };
    const { form, cell, record } = await open({ type: "Number" }, 4, others);
    const label = () => form.shadowRoot!.querySelector('[data-field="sum"]')!;
    await waitUntil(() => label().textContent.includes("8"), "not computed");
    type(inputs(cell)[0]!, "5");
    await waitUntil(() => label().textContent.includes("10"), "not computed anew");
    expect(label().querySelector("input")).to.equal(null);
    expect(await record()).not.to.have.property("sum");
  });

  it("[R2.4-05] [R7.4-05] a Label shows what the server makes of the form's values, again when they rest, nothing of it acts by itself", async () => {
    const asked = answers(
      (request: Request) => new Response(`<p onclick="x()">${new URL(request.url).searchParams.get("x")}</p>`),
    );
    const others = { preview: { type: "Label", format: "letterhead" }, key: { type: "Password" } };
    const { form, cell } = await open({ type: "Text" }, "Акт", others, { key: "geheim" });
    const made = () =>
      form.shadowRoot!.querySelector('[data-field="preview"] .markup')?.shadowRoot?.firstElementChild?.innerHTML;
    await waitUntil(() => made() === "<p>Акт</p>", "not made");
    type(inputs(cell)[0]!, "Акт 2");
    await waitUntil(() => made() === "<p>Акт 2</p>", "not made anew");
    expect(asked.map(({ method, url }) => [method, url.pathname, url.searchParams.get("key")])).to.eql([
      ["GET", "/api/format/letterhead", "***"],
      ["GET", "/api/format/letterhead", "***"],
    ]);
  });

  it("[R2.4-05] what was made stays when the server fails, with a button that asks again", async () => {
    let isDown = false;
    answers((request: Request) =>
      isDown ? status(500) : new Response(`<p>${new URL(request.url).searchParams.get("x")}</p>`),
    );
    const { form, cell } = await open({ type: "Text" }, "Акт", { preview: { type: "Label", format: "letterhead" } });
    const label = () => form.shadowRoot!.querySelector('[data-field="preview"]')!;
    const made = () => label().querySelector(".markup")?.shadowRoot?.firstElementChild?.innerHTML;
    await waitUntil(() => made() === "<p>Акт</p>", "not made");
    isDown = true;
    type(inputs(cell)[0]!, "Наказ");
    await waitUntil(() => label().querySelector(".again"), "not said");
    expect([made(), label().querySelector(".again")!.textContent]).to.eql(["<p>Акт</p>", "Не вдалося завантажити ↻"]);
    isDown = false;
    label().querySelector<HTMLElement>(".again")!.click();
    await waitUntil(() => made() === "<p>Наказ</p>" && !label().querySelector(".again"), "not asked again");
  });

  it("[R2.4-20] [R3.9-08] a Switcher is yes or no: true or false in the record and as a property", async () => {
    const { cell, sent } = await open({ type: "Switcher" }, false);
    inputs(cell)[0]!.click();
    expect(await sent()).to.equal(true);
    const { tag } = await put('<vs-switcher name="x" checked></vs-switcher>');
    expect(tag.value).to.equal(true);
    inputs(tag.shadowRoot!)[0]!.click();
    expect(tag.value).to.equal(false);
  });

  for (const [row, name, raw, typed, sent] of [
    ["R2.4-06", "DateRange", "01-03-2026,31-03-2026", "05.03.2026 - 06.03.2026", "05-03-2026,06-03-2026"],
    ["R2.4-08", "Time", "09:00", "14:05", "14:05"],
    ["R2.4-09", "DateTime", "2026-03-05 09:00", "06.03.2026 14:05", "2026-03-06 14:05"],
  ])
    it(`[${row}] a ${name} is typed as people write it and sent in the spelling that was loaded`, async () => {
      const field = await open({ type: name }, raw);
      type(inputs(field.cell)[0]!, typed!);
      expect(await field.sent()).to.equal(sent);
    });
});
