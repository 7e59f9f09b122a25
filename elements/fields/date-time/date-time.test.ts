/** A moment, in a form and alone. */
import { expect } from "@open-wc/testing";
import { find, form, input, leave, posted, saved, tag, type } from "../../../test/support/one-date.ts";
import { startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("DateTime", () => {
  it("[R2.4-09] is typed as people write it and sent in the spelling that was loaded", async () => {
    const made = await form({ type: "DateTime" }, { x: "2026-03-05 09:00" });
    await type(input(made), "06.03.2026 14:05");
    expect(await saved(made)).to.equal("2026-03-06 14:05");
  });

  it("[R3.9-12] is typed in local time and sent as an ISO string", async () => {
    const made = await form({ type: "DateTime" }, { x: null });
    await type(input(made), "5.3.26 9:05");
    await leave(input(made));
    expect(input(made).value).to.equal("05.03.2026 09:05");
    expect(await saved(made)).to.equal(new Date("2026-03-05T09:05").toISOString());
  });

  it("[R2.4-09] short ways of people are understood and read back", async () => {
    const made = await form({ type: "DateTime" }, { x: null });
    const day = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString("en-CA").split("-").toReversed().join(".");
    await waitUntil(async () => {
      await type(input(made), "+3 930");
      await leave(input(made));
      return input(made).value === `${day} 09:30`;
    }, "not understood");
  });

  it("[R3.9-12] picking another day keeps the time and the spelling; the time is selected then", async () => {
    const made = await tag('<vs-date-time name="x" value="05.03.2026 14:05:10"></vs-date-time>');
    expect([input(made).value, posted()]).to.eql(["05.03.2026 14:05", "05.03.2026 14:05:10"]);
    find<HTMLElement>(made, ".beside > button").click();
    await waitUntil(() => made.shadowRoot!.querySelector(":popover-open"), "no calendar");
    [...made.shadowRoot!.querySelectorAll<HTMLElement>(".flatpickr-day")]
      .find((day) => day.textContent === "9")!
      .click();
    await waitUntil(() => made.shadowRoot!.activeElement === input(made), "no focus");
    await waitUntil(() => input(made).selectionStart === 11 && input(made).selectionEnd === 16, "not selected");
    expect([input(made).value, posted()]).to.eql(["09.03.2026 14:05", "09.03.2026 14:05:00"]);
  });

  it("an invalid day and time is a problem and stays", async () => {
    const made = await form({ type: "DateTime", end: "2026-12-31" }, { x: "колись" });
    expect(input(made).value).to.equal("колись");
    await type(input(made), "05.03.2026 25:00");
    await made.submit();
    await waitUntil(() => find(made, "[part~=problem]")?.textContent === "Такої дати немає", "no words");
    await type(input(made), "05.03.2027 12:00");
    await made.submit();
    await waitUntil(() => find(made, "[part~=problem]")?.textContent === "Цей день вибрати не можна", "no words");
    expect(input(made).value).to.equal("05.03.2027 12:00");
  });
});
