/** Two days, in a form and alone. */
import { expect } from "@open-wc/testing";
import { find, form, input, leave, posted, saved, tag, type } from "../../../test/support/one-date.ts";
import { place, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("DateRange", () => {
  it("[R2.4-06] is typed as people write it and sent in the spelling that was loaded", async () => {
    const made = await form({ type: "DateRange" }, { x: "01-03-2026,31-03-2026" });
    await type(input(made), "05.03.2026 - 06.03.2026");
    expect(await saved(made)).to.equal("05-03-2026,06-03-2026");
  });

  it("[R3.9-11] two typed days are sent as DD-MM-YYYY,DD-MM-YYYY", async () => {
    const made = await form({ type: "DateRange" }, { x: null });
    await type(input(made), "31.3.2026 - 1.3.26");
    await leave(input(made));
    expect(input(made).value).to.equal("01.03.2026 – 31.03.2026");
    expect(await saved(made)).to.equal("01-03-2026,31-03-2026");
  });

  it("[R2.4-06] short ways of people are understood and read back", async () => {
    const made = await form({ type: "DateRange" }, { x: null });
    await waitUntil(async () => {
      await type(input(made), "051226 101226");
      await leave(input(made));
      return input(made).value === "05.12.2026 – 10.12.2026";
    }, "not understood");
  });

  it("[R3.9-11] a loaded pair of UTC strings stays a pair; a new value is a pair with utc", async () => {
    const utc = (text: string) => new Date(text).toISOString();
    const pair = [utc("2026-03-01T00:00"), utc("2026-03-31T23:59:59.999")];
    const made = await form({ type: "DateRange" }, { x: pair });
    expect(input(made).value).to.equal("01.03.2026 – 31.03.2026");
    await type(input(made), "01.03.2026 – 02.03.2026");
    expect(await saved(made)).to.eql([pair[0], utc("2026-03-02T23:59:59.999")]);
    place.replaceChildren();
    const other = await form({ type: "DateRange", utc: true }, { x: null });
    await type(input(other), "01.03.2026 – 31.03.2026");
    expect(await saved(other)).to.eql(pair);
  });

  it("[R2.4-55] the calendar picks both days, or a preset", async () => {
    const made = await tag('<vs-date-range name="x" value="02-03-2026,04-03-2026"></vs-date-range>');
    find(made, ".beside > button").click();
    await waitUntil(() => made.shadowRoot!.querySelector(":popover-open"), "no calendar");
    const day = (text: string) =>
      [...made.shadowRoot!.querySelectorAll<HTMLElement>(".flatpickr-day:not(.prevMonthDay)")].find(
        ({ textContent }) => textContent === text,
      )!;
    day("9").click();
    expect(posted()).to.equal("02-03-2026,04-03-2026");
    day("12").click();
    await waitUntil(() => input(made).value === "09.03.2026 – 12.03.2026", input(made).value);
    await waitUntil(() => !made.shadowRoot!.querySelector(":popover-open"), "stays open");
    find(made, ".beside > button").click();
    const presets = [...made.shadowRoot!.querySelectorAll<HTMLElement>(".shortcuts button")];
    expect(presets.map(({ textContent }) => textContent)).to.eql([
      "Сьогодні",
      "Вчора",
      "Останні 7 днів",
      "Останні 30 днів",
      "Цей місяць",
      "Минулий місяць",
      "Останні 12 місяців",
    ]);
    presets[0]!.click();
    const now = new Date();
    const parts = [now.getDate(), now.getMonth() + 1].map((part) => String(part).padStart(2, "0"));
    await waitUntil(() => input(made).value === `${parts.join(".")}.${now.getFullYear()}`, input(made).value);
  });
});
