/** A length of time, in a form and alone. */
import { expect } from "@open-wc/testing";
import { inputs, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Interval", () => {
  it("[R2.4-25] [R3.9-09] [R9.2-10] shows seconds as days, hours, minutes and seconds, and sends seconds", async () => {
    const { cell, sent } = await open({ type: "Interval" }, "93784");
    expect(inputs(cell).map(({ value }) => value)).to.eql(["1", "2", "3", "4"]);
    expect(inputs(cell).map((one) => one.getAttribute("aria-label"))).to.eql(["Днів", "Годин", "Хвилин", "Секунд"]);
    type(inputs(cell)[0]!, "2");
    expect(await sent()).to.equal("180184");
  });

  it("[R2.4-25] 90 minutes stay while typing, and become 1 hour 30 minutes when the field is left", async () => {
    const { tag, cell } = await put('<vs-interval name="x"></vs-interval>');
    const minutes = inputs(cell)[2]!;
    type(minutes, "90");
    expect([tag.value, minutes.value]).to.eql([5400, "90"]);
    minutes.blur();
    expect(inputs(cell).map(({ value }) => value)).to.eql(["", "1", "30", ""]);
    tag.value = null;
    await waitUntil(() => inputs(cell).every(({ value }) => value === ""), "not emptied");
  });

  it("many years are read again, and sent in the loaded spelling", async () => {
    const { tag, cell, posted } = await put('<vs-interval name="x" value="1545264000"></vs-interval>');
    expect([inputs(cell).map(({ value }) => value), tag.checkValidity()]).to.eql([["17885", "", "", ""], true]);
    type(inputs(cell)[0]!, "17886");
    expect(posted()).to.eql(["1545350400"]);
    const form = await open({ type: "Interval" }, "1545264000");
    expect(await form.sent()).to.equal("1545264000");
    type(inputs(form.cell)[0]!, "17886");
    expect(await form.sent()).to.equal("1545350400");
  });

  it("an invalid duration is shown, is a problem, and is posted as typed", async () => {
    const { tag, cell, posted } = await put('<vs-interval name="x" value="-5 хв"></vs-interval>');
    await waitUntil(() => cell.querySelector(".strange")?.textContent === "-5 хв", "not shown");
    expect([tag.checkValidity(), posted()]).to.eql([false, ["-5 хв"]]);
    type(inputs(cell)[3]!, "x");
    expect(tag.checkValidity()).to.equal(false);
    type(inputs(cell)[3]!, "7");
    await waitUntil(() => !cell.querySelector(".strange"), "still shown");
    expect([tag.value, posted()]).to.eql([7, ["7"]]);
  });
});
