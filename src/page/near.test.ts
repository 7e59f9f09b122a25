/** Pages with many fields; a view of three lines replaces the code of the tags. */
import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import type { FieldInside } from "./control.ts";
import { defineTags } from "./define.ts";
import { print } from "./printing/print-window.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const tooMuch = { flags: { rangeOverflow: true }, message: "не більше 9" };
function draw({ root }: FieldInside): void {
  const view = document.createElement("div");
  view.className = "vs";
  view.append(document.createElement("input"));
  root.append(view);
}
const judge = (inside: FieldInside) => inside.validate((value) => (Number(value) > 9 ? tooMuch : null));
defineTags(() => Promise.resolve(Object.assign(draw as never, { judge })));

/** Fields that one task draws wherever they stand. */
const drawnAtOnce = 100;
const place = document.body.appendChild(document.createElement("form"));
afterEach(() => scrollTo(0, 0));
after(() => place.remove());

type Field = HTMLInputElement;
const isDrawn = (field: Element | null | undefined) => !!field?.shadowRoot?.querySelector("input");
const row = '<p style="block-size:40px;margin:0"><vs-number name="area"></vs-number></p>';
const rows = row.repeat(drawnAtOnce + 200);
const last = () => place.querySelector<Field>("[name=last]")!;

/** Draws rows with a far field at the end, and waits until it is ready for its view. */
async function withLast(attributes = "", before = ""): Promise<Field> {
  place.innerHTML = `${rows}<p>${before}<vs-number id="last" name="last" ${attributes}></vs-number></p>`;
  await waitUntil(() => last().shadowRoot!.querySelector("span"));
  await frames();
  expect(isDrawn(last())).to.equal(false);
  return last();
}

/** Three frames: everything near the viewport is drawn. */
async function frames(): Promise<void> {
  for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
}

describe("a page with hundreds of fields", () => {
  it("draws the fields that a person comes near, and holds the values of all", async () => {
    const far = await withLast('value="7"');
    expect(isDrawn(place.querySelector("vs-number"))).to.equal(true);
    expect(new FormData(place).getAll("area").length).to.equal(drawnAtOnce + 200);
    expect(new FormData(place).get("last")).to.equal("7");
    far.scrollIntoView();
    await waitUntil(() => isDrawn(far));
    expect(far.shadowRoot!.querySelector("span")).to.equal(null);
  });

  it("does not draw fields of a collapsed part until it is opened", async () => {
    place.innerHTML = `${row.repeat(drawnAtOnce)}<details><summary>Ще</summary>${row}</details>`;
    const details = place.querySelector("details")!;
    details.scrollIntoView();
    await frames();
    expect(isDrawn(details.querySelector("vs-number"))).to.equal(false);
    details.open = true;
    details.scrollIntoView();
    await waitUntil(() => isDrawn(details.querySelector("vs-number")));
  });

  it("does not draw fields of a hidden tab until it is shown", async () => {
    place.innerHTML = `${row.repeat(drawnAtOnce)}<div id="tab" style="display:none">${row}</div>`;
    const tab = place.querySelector<HTMLElement>("#tab")!;
    await frames();
    expect(isDrawn(tab.querySelector("vs-number"))).to.equal(false);
    tab.style.display = "";
    tab.scrollIntoView();
    await waitUntil(() => isDrawn(tab.querySelector("vs-number")));
  });

  it("does not send a far value that is wrong or missing, and draws nothing for it", async () => {
    const wrong = await withLast('value="12"');
    await waitUntil(() => !wrong.checkValidity());
    expect(wrong.validationMessage).to.equal(tooMuch.message);
    expect(isDrawn(wrong)).to.equal(false);
    const missing = await withLast("required");
    expect(missing.validity.valueMissing).to.equal(true);
    expect(isDrawn(missing)).to.equal(false);
  });

  it("draws a far field that takes the focus by a script, and puts the focus into its control", async () => {
    const far = await withLast();
    const heard: string[] = [];
    for (const type of ["focusin", "focusout"]) far.addEventListener(type, () => void heard.push(type));
    far.focus();
    expect(isDrawn(far)).to.equal(true);
    expect(far.shadowRoot!.activeElement).to.equal(far.shadowRoot!.querySelector("input"));
    expect(heard).to.deep.equal(["focusin"]);
  });

  it("draws a far field by a click on its label", async () => {
    const far = await withLast("", '<label for="last">Площа</label>');
    place.querySelector("label")!.click();
    expect(isDrawn(far)).to.equal(true);
    expect(document.activeElement).to.equal(far);
  });

  it("draws a far field that is reached by Tab", async () => {
    const far = await withLast("", '<button type="button">Далі</button>');
    // without scrolling, so that only the focus draws it
    place.querySelector("button")!.focus({ preventScroll: true });
    await sendKeys({ press: "Tab" });
    expect(document.activeElement).to.equal(far);
    expect(far.shadowRoot!.activeElement!.localName).to.equal("input");
  });

  it("draws all fields before the page is printed", async () => {
    const far = await withLast();
    dispatchEvent(new Event("beforeprint"));
    expect(isDrawn(far)).to.equal(true);
    expect([...place.querySelectorAll("vs-number")].every(isDrawn)).to.equal(true);
  });

  it("draws all fields before they are copied into the print window", async () => {
    const far = await withLast();
    const { open } = window;
    const frame = document.body.appendChild(document.createElement("iframe"));
    const page = frame.contentWindow!;
    let printed = false;
    page.print = () => {
      const copy = page.document.getElementById("last");
      printed = isDrawn(copy);
    };
    window.open = () => page;
    await print(place);
    window.open = open;
    frame.remove();
    expect([isDrawn(far), printed]).to.eql([true, true]);
  });

  it("takes time that grows with the number of fields, not with its square", async function () {
    this.timeout(60_000);
    const label = '<label>Площа <vs-number name="area" required></vs-number></label>';
    const timeOf = async (count: number) => {
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        place.replaceChildren();
        await frames();
        const start = performance.now();
        place.innerHTML = label.repeat(count);
        place.checkValidity();
        await frames();
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const [some, many] = [await timeOf(1000), await timeOf(4000)];
    expect(many / some, `${Math.round(some)} and ${Math.round(many)} ms`).to.be.below(8);
  });
});
