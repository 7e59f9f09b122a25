/** Pages with many fields; a view of three lines replaces the code of the tags. */
import { expect, waitUntil } from "@open-wc/testing";
import { defineTags } from "./define.ts";
import type { Inside } from "./element.ts";

defineTags(() => Promise.resolve(({ root }: Inside) => root.append(document.createElement("i"))));
/** Fields that one task draws wherever they stand. */
const drawnAtOnce = 100;
const place = document.body.appendChild(document.createElement("form"));
after(() => place.remove());

const isDrawn = (field: Element | null | undefined) => !!field?.shadowRoot?.querySelector("i");
const row = '<p style="block-size:40px;margin:0"><vs-number name="area"></vs-number></p>';
const rows = row.repeat(drawnAtOnce + 200);

/** Three frames: everything near the viewport is drawn. */
async function frames(): Promise<void> {
  for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame);
}

describe("a page with hundreds of fields", () => {
  it("draws the fields that a person comes near, and holds the values of all", async () => {
    place.innerHTML = rows.replaceAll("<vs-number", '<vs-number value="7"');
    await frames();
    const last = place.querySelector("p:last-child vs-number");
    expect(isDrawn(place.querySelector("vs-number"))).to.equal(true);
    expect(isDrawn(last)).to.equal(false);
    expect(new FormData(place).getAll("area").length).to.equal(drawnAtOnce + 200);
    last!.scrollIntoView();
    await waitUntil(() => isDrawn(last));
    scrollTo(0, 0);
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
    scrollTo(0, 0);
  });

  it("a far field that is focused by a script or its label is drawn and gets the focus", async () => {
    place.innerHTML = `${rows}<label for="far">Площа</label><vs-number id="far" name="far"></vs-number>`;
    await frames();
    const far = place.querySelector<HTMLElement>("#far")!;
    expect(isDrawn(far)).to.equal(false);
    place.querySelector("label")!.click();
    await waitUntil(() => isDrawn(far));
    expect(Object.hasOwn(far, "focus")).to.equal(false);
    scrollTo(0, 0);
  });

  it("all fields are drawn for printing", async () => {
    place.innerHTML = rows;
    await frames();
    const last = place.querySelector("p:last-child vs-number");
    expect(isDrawn(last)).to.equal(false);
    dispatchEvent(new Event("beforeprint"));
    await waitUntil(() => isDrawn(last));
  });

  it("a required far field stops the submit, and is named by the form", async () => {
    place.innerHTML = `${rows}<vs-number name="far" required></vs-number>`;
    await frames();
    expect([place.checkValidity(), isDrawn(place.querySelector("[name=far]"))]).to.eql([false, false]);
  });

  it("draws far fields with rules of the author, so that a wrong value is not sent", async () => {
    place.innerHTML = `${rows}<p><vs-number name="last" validators='[{"type":"required"}]'></vs-number></p>`;
    await waitUntil(() => isDrawn(place.querySelector("[name=last]")));
  });
});
