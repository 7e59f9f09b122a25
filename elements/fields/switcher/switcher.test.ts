/** Yes or no, in a form and alone. */
import { expect } from "@open-wc/testing";
import { inputs, open, put, startPlace } from "../../../test/support/one-field.ts";

startPlace();

describe("Switcher", () => {
  it("[R2.4-20] [R3.9-08] a Switcher is yes or no: true or false in the record and as a property", async () => {
    const { cell, sent } = await open({ type: "Switcher" }, false);
    inputs(cell)[0]!.click();
    expect(await sent()).to.equal(true);
    const { tag } = await put('<vs-switcher name="x" checked></vs-switcher>');
    expect(tag.value).to.equal(true);
    inputs(tag.shadowRoot!)[0]!.click();
    expect(tag.value).to.equal(false);
  });
});
