/** A text input in a form, and the value that a save sends. */
import { expect } from "@open-wc/testing";
import { inputs, open, startPlace, type } from "../../../test/support/one-field.ts";

startPlace();

describe("Text", () => {
  it("[R2.4-01] is typed and sent", async () => {
    const { cell, sent } = await open({ type: "Text" }, "було");
    type(inputs(cell)[0]!, "стало");
    expect(await sent()).to.equal("стало");
  });
});
