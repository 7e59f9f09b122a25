/** Text computed by the form or rendered by the server: shown, never typed. */
import { expect } from "@open-wc/testing";
import { answers, status } from "../../../test/support/memory-server.ts";
import { inputs, open, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Label", () => {
  it("[R2.4-05] a Label shows the result of a formula over other fields, and is neither typed nor sent", async () => {
    const others = { sum: { type: "Label", formula: "x * 2" } };
    const { form, cell, record } = await open({ type: "Number" }, 4, others);
    const label = () => form.shadowRoot!.querySelector('[data-field="sum"]')!;
    await waitUntil(() => label().textContent.includes("8"), "not computed");
    type(inputs(cell)[0]!, "5");
    await waitUntil(() => label().textContent.includes("10"), "not computed anew");
    expect(label().querySelector("input")).to.equal(null);
    expect(await record()).not.to.have.property("sum");
  });

  it("[R2.4-05] [R7.4-05] a Label shows server markup for the form's values, loaded again when typing pauses; nothing in it acts by itself", async () => {
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

  it("[R2.4-05] the last content stays when the server fails, with a retry button", async () => {
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
    expect([made(), label().querySelector(".again")!.textContent]).to.eql([
      "<p>Акт</p>",
      "Не вдалося завантажити. Повторити ↻",
    ]);
    isDown = false;
    label().querySelector<HTMLElement>(".again")!.click();
    await waitUntil(() => made() === "<p>Наказ</p>" && !label().querySelector(".again"), "not asked again");
  });
});
