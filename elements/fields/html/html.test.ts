/** A block of markup in a form. */
import { expect } from "@open-wc/testing";
import { open, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("HTML block", () => {
  const markupIn = (cell: ParentNode) => cell.querySelector(".markup")!.shadowRoot!.firstElementChild!;
  async function block(entry: object, x?: unknown) {
    const made = await open({ type: "HtmlBlock", ...entry }, x);
    await waitUntil(() => made.cell.querySelector(".markup")?.shadowRoot?.firstElementChild?.innerHTML, "not shown");
    return made;
  }

  it("[R2.4-33] shows the schema's markup in the person's language and stores nothing", async () => {
    const { cell, record } = await block(
      { html: { ua: "<p>Строк <b>30</b> днів</p>", en: "<p>30 days</p>" } },
      "з запису",
    );
    expect(markupIn(cell).innerHTML).to.equal("<p>Строк <b>30</b> днів</p>");
    expect(Object.keys((await record())!)).to.eql(["other"]);
  });

  it("has no label unless the schema gives one", async () => {
    const { cell } = await block({ html: "<p>а</p>", title: undefined });
    expect(cell.querySelector(".label")).to.equal(null);
  });

  it("actions work in the schema's markup, not in the record's; scripts run in neither", async () => {
    const hostile =
      '<p onclick="window.hit=1" class="a">а<script>window.hit=1</script><img src="x" onerror="window.hit=1"><a edit="plot/1" href="/x">б</a></p>';
    const { cell } = await block({ html: hostile });
    expect(markupIn(cell).innerHTML).to.equal('<p class="a">а<img src="x"><a edit="plot/1" href="/x">б</a></p>');
    expect(cell.querySelector("[vs-inert]")).to.equal(null);
    const { cell: read } = await block({}, hostile);
    expect(markupIn(read).innerHTML).to.equal('<p>а<img src="x"><a href="/x">б</a></p>');
    expect(read.querySelector(".markup[vs-inert]")).not.to.equal(null);
    expect("hit" in window).to.equal(false);
  });

  it("[R3.6-39] a form can have one above its fields", async () => {
    const { form } = await open({}, "а");
    Object.assign(form, { schema: { html: "<p>Зверху</p>", schema: { x: { title: "Поле" } } } });
    await waitUntil(() => form.shadowRoot!.querySelector(".markup")?.shadowRoot?.textContent === "Зверху", "not shown");
  });
});
