/** The label of a field with several controls focuses one of them, as the label of a single control does. */
import { expect } from "@open-wc/testing";
import { waitUntil } from "./support/wait-until.ts";
import { inputs, open, place, put, startPlace, type Control } from "./support/one-field.ts";

startPlace();
const label = (cell: ParentNode) => cell.querySelector<HTMLElement>(".label")!;
const active = (cell: Element | ShadowRoot) => (cell.getRootNode() as ShadowRoot).activeElement;

const options = { a: "Телефон", b: "Лист", c: "Особисто" };
for (const [entry, empty, chosen] of [
  [{ type: "Radio", options }, "", "b"],
  [{ type: "ButtonGroup", options, multi: true }, [], ["b"]],
  [{ type: "Rating" }, null, 2],
  [{ type: "Palette", options: { "#aa0000": "а", "#00aa00": "б" } }, "", "#00aa00"],
] as const)
  it(`a click on the label of ${entry.type} focuses the chosen control, else the first one`, async () => {
    const first = await open(entry, empty);
    label(first.cell).click();
    expect(active(first.cell) === inputs(first.cell)[0]).to.equal(true);
    const second = await open(entry, chosen);
    label(second.cell).click();
    expect(active(second.cell) === inputs(second.cell)[1]).to.equal(true);
  });

for (const [name, value] of [
  ["interval", "3600"],
  ["text-list", "а,б"],
])
  it(`a click on the visible label of vs-${name} focuses its first control`, async () => {
    const { cell } = await put(`<vs-${name} name="x" title="Поле" value="${value}"></vs-${name}>`);
    label(cell).click();
    expect(cell.activeElement === inputs(cell)[0]).to.equal(true);
  });

it("a click on the page's own label focuses the chosen control, and the label's text is not selected", async () => {
  const { form, tag, cell } = await put('<vs-rating id="stars" name="x" value="4"></vs-rating>');
  const own = Object.assign(document.createElement("label"), { htmlFor: "stars" });
  form.prepend(own);
  own.click();
  expect(cell.activeElement === inputs(cell)[3]).to.equal(true);
  expect(tag.value).to.equal(4);
});

it("a click on the page's own label works in the moment in which the field is drawn", async () => {
  // of a field whose code is there: its views come with nothing between
  await put('<vs-choice name="x"></vs-choice>');
  place.innerHTML = `<label for="at-once">Згода</label><vs-choice id="at-once" name="x"></vs-choice>`;
  const tag = place.querySelector("vs-choice") as Control;
  const box = () => tag.shadowRoot!.querySelector("input[type=checkbox]");
  expect(box(), "drawn too early for this test").to.equal(null);
  await new Promise<void>((done) => {
    const watch = new MutationObserver(() => box() && (watch.disconnect(), done()));
    watch.observe(tag.shadowRoot!, { childList: true, subtree: true });
  });
  place.querySelector("label")!.click();
  await waitUntil(() => tag.value === true, "the click was lost");
});
