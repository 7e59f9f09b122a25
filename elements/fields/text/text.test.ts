/** A text input in a form, and the value that a save sends. */
import { expect } from "@open-wc/testing";
import { area, fill, inputs, open, startPlace, type } from "../../../test/support/one-field.ts";

startPlace();

describe("Text", () => {
  it("[R2.4-01] is typed and sent", async () => {
    const { cell, sent } = await open({ type: "Text" }, "було");
    type(inputs(cell)[0]!, "стало");
    expect(await sent()).to.equal("стало");
  });

  it("[R9.4-08] a Phone is stored as 380 and nine digits, however it is typed; what was loaded stays as it is", async () => {
    const { cell, sent } = await open({ type: "Phone" }, "+38 (067) 000-00-00");
    expect(await sent()).to.equal("+38 (067) 000-00-00");
    type(inputs(cell)[0]!, "(050) 123 45 67");
    expect(await sent()).to.equal("380501234567");
    type(inputs(cell)[0]!, "12");
    expect(await sent()).to.equal("12");
  });

  it("spaces around a pasted e-mail or web address are left out; those of a loaded one stay", async () => {
    for (const [kind, address] of [
      ["Email", "a@b.ua"],
      ["Url", "https://a.ua/"],
    ] as const) {
      const { cell, sent } = await open({ type: kind, validators: [kind.toLowerCase()] }, "");
      type(inputs(cell)[0]!, ` ${address}\u00a0`);
      expect(await sent()).to.equal(address);
    }
    const { sent } = await open({ type: "Email" }, " a@b.ua");
    expect(await sent()).to.equal(" a@b.ua");
  });

  it("a text area keeps the line ends of what was loaded, and is unchanged when a letter is typed and deleted", async () => {
    const { form, cell, sent } = await open({ type: "TextArea" }, "a\r\nb");
    fill(area(cell), "a\nbc\nd");
    expect(await sent()).to.equal("a\r\nbc\r\nd");
    const other = await open({ type: "TextArea" }, "a\r\nb");
    fill(area(other.cell), "a\nbc");
    fill(area(other.cell), "a\nb");
    expect((other.form as typeof form & { isDirty(): boolean }).isDirty()).to.equal(false);
  });
});
