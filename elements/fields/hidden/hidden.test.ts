/** A hidden value that is sent with the form. */
import { expect } from "@open-wc/testing";
import { open, startPlace } from "../../../test/support/one-field.ts";

startPlace();

describe("Hidden", () => {
  it("[R2.4-01] is not shown and is sent as it was loaded", async () => {
    const { form, record } = await open({ type: "Text" }, "було", { secret: { type: "Hidden" } }, { secret: "17" });
    expect(form.shadowRoot!.querySelector('[data-field="secret"]')).to.equal(null);
    expect(await record()).to.include({ x: "було", secret: "17" });
  });
});
