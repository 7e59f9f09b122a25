/** A time, in a form and alone. */
import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { find, form, input, leave, posted, saved, tag, type } from "../../../test/support/one-date.ts";
import { startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Time", () => {
  it("[R2.4-08] is typed as people write it and sent in the spelling that was loaded", async () => {
    const made = await form({ type: "Time" }, { x: "09:00" });
    await type(input(made), "14:05");
    expect(await saved(made)).to.equal("14:05");
  });

  it("[R5.2-06] four digits are a time under the mask; the form sends HH:MM", async () => {
    const made = await form({ type: "Time" }, { x: null });
    await type(input(made), "1405");
    expect(input(made).value).to.equal("14 : 05");
    expect(await saved(made)).to.equal("14:05");
  });

  it("[R5.2-06] [R4-45] a wrong time is replaced by the former value, with a message", async () => {
    const made = await form({ type: "Time" }, { x: "14:05:00" });
    for (const wrong of ["2570", "1260", "24:00"]) {
      await type(input(made), wrong);
      await leave(input(made));
      expect(input(made).value).to.equal("14 : 05");
      await waitUntil(() => /лишається 14 : 05/.test(find(made, ".refused").textContent), "no words");
    }
    expect(await saved(made)).to.equal("14:05:00");
  });

  it("[R4-45] Enter puts a wrong time right and says so; only the next Enter submits the page's form", async () => {
    const made = await tag('<vs-time name="x" value="09:00"></vs-time>');
    let submits = 0;
    made.closest("form")!.addEventListener("submit", (event) => {
      event.preventDefault();
      submits++;
    });
    await type(input(made), "2530");
    await sendKeys({ press: "Enter" });
    await waitUntil(() => /лишається 09 : 00/.test(find(made, ".refused").textContent), "no words");
    expect([submits, input(made).value, posted()]).to.eql([0, "09 : 00", "09:00"]);
    await sendKeys({ press: "Enter" });
    expect(submits).to.equal(1);
  });

  it("[R4-45] an empty field becomes empty again; the next key removes the message", async () => {
    const made = await tag('<vs-time name="x"></vs-time>');
    await type(input(made), "2560");
    await leave(input(made));
    expect([input(made).value, made.value, posted()]).to.eql(["", "", ""]);
    await waitUntil(() => find(made, ".refused").textContent.includes("порожнім"), "no words");
    await type(input(made), "1");
    await waitUntil(() => find(made, ".refused").textContent === "");
  });

  it("[R5.2-06] a wrong time that was loaded is shown and kept until it is changed", async () => {
    const made = await form({ type: "Time" }, { x: "27:80" });
    input(made).focus();
    await leave(input(made));
    expect([input(made).value, find(made, ".refused").textContent]).to.eql(["27:80", ""]);
    await type(input(made), "99:99");
    await leave(input(made));
    expect(input(made).value).to.equal("27:80");
    await type(input(made), "900");
    await leave(input(made));
    expect(input(made).value).to.equal("09 : 00");
    expect(await saved(made)).to.equal("09:00");
  });

  it("[R9.9-04] 24 : 00 only where it is allowed", async () => {
    const made = await tag('<vs-time name="x" allow-24 value="24:00"></vs-time>');
    expect([input(made).value, posted()]).to.eql(["24 : 00", "24:00"]);
    await type(input(made), "2359");
    expect(posted()).to.equal("23:59");
    await leave(input(made));
    await type(input(made), "2401");
    await leave(input(made));
    expect(input(made).value).to.equal("23 : 59");
  });

  it("what was typed can be deleted from its end, mark by mark", async () => {
    const made = await tag('<vs-time name="x"></vs-time>');
    await type(input(made), "14:0");
    expect(input(made).value).to.equal("14 : 0");
    for (let left = 6; left > 0; left--) {
      expect(input(made).value).to.have.length(left);
      await sendKeys({ press: "Backspace" });
    }
    expect(input(made).value).to.equal("");
  });

  it("a digit deleted in the middle stays deleted; leaving the field tidies the text", async () => {
    const made = await tag('<vs-time name="x" value="14:05"></vs-time>');
    input(made).focus();
    input(made).setSelectionRange(1, 1);
    await sendKeys({ press: "Backspace" });
    expect(input(made).value).to.equal("4 : 05");
    await leave(input(made));
    expect([input(made).value, made.value]).to.eql(["04 : 05", "04:05"]);
  });
});
