/** A period, in a form and alone. */
import { expect } from "@open-wc/testing";
import { find, form, input, leave, posted, saved, tag, type } from "../../../test/support/one-date.ts";
import { startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Period", () => {
  const choose = (owner: HTMLElement, kind: string) => {
    const list = find<HTMLSelectElement>(owner, "select");
    list.value = kind;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const shown = (owner: HTMLElement) => find<HTMLSelectElement>(owner, "select").selectedOptions[0]!.textContent;
  const press = (owner: HTMLElement, name: string) => find(owner, `button[aria-label="${name}"]`).click();

  it("[R2.4-56] [R3.9-13] the arrows step through the months; a month is sent as an object", async () => {
    const made = await form({ type: "Period" }, { x: { period: "m", d1: "2026-12-01", d2: "2026-12-31" } });
    expect(shown(made)).to.equal("грудень 2026");
    press(made, "Наступний період");
    await waitUntil(() => shown(made) === "січень 2027", shown(made));
    choose(made, "3m");
    await waitUntil(() => shown(made) === "I квартал 2027", shown(made));
    expect(await saved(made)).to.eql({ period: "3m", d1: "2027-01-01", d2: "2027-03-31" });
  });

  it("[R2.4-56] offers all periods; all time and other days have no arrows", async () => {
    const made = await tag('<vs-period name="x"></vs-period>');
    const options = [...find<HTMLSelectElement>(made, "select").options].map(({ value, textContent }) => [
      value,
      textContent,
    ]);
    expect(options.slice(1)).to.eql([
      ["d", "День"],
      ["w", "Тиждень"],
      ["m", "Місяць"],
      ["3m", "Квартал"],
      ["6m", "Півріччя"],
      ["y", "Рік"],
      ["∞", "Весь час"],
      ["-", "Інші дні"],
    ]);
    choose(made, "∞");
    await waitUntil(() => shown(made) === "весь час", shown(made));
    expect(made.value).to.eql({ period: "∞", d1: "1900-01-01", d2: "2099-12-31" });
    expect(JSON.parse(String(posted()))).to.eql(made.value);
    expect(find<HTMLButtonElement>(made, 'button[aria-label="Наступний період"]').disabled).to.equal(true);
  });

  it("[R3.9-13] custom days can be typed; a start before 1950 becomes today [R5.2-22]", async () => {
    const value = '{"period":"m","d1":"2026-03-01","d2":"2026-03-31"}';
    const made = await tag(`<vs-period name="x" value='${value}'></vs-period>`);
    expect(posted()).to.equal(value);
    choose(made, "-");
    await waitUntil(() => made.shadowRoot!.querySelector("input.control"), "no control");
    expect(input(made).value).to.equal("01.03.2026 – 31.03.2026");
    await type(input(made), "05.03.2026 – 09.03.2026");
    expect(made.value).to.eql({ period: "-", d1: "2026-03-05", d2: "2026-03-09" });
    await type(input(made), "05.03.1949 – 09.03.2026");
    await leave(input(made));
    const { d1, d2 } = made.value as { d1: string; d2: string };
    expect(d1).to.equal(d2);
    expect(Number(d1.slice(0, 4))).to.be.greaterThan(2025);
  });

  it("[R5.2-22] a loaded start before 1950 is shown and kept until it is changed", async () => {
    const loaded = { period: "y", d1: "1949-01-01", d2: "1949-12-31" };
    const made = await form({ type: "Period" }, { x: loaded });
    expect(shown(made)).to.equal("1949 рік");
    expect(await saved(made)).to.eql(loaded);
    press(made, "Попередній період");
    await waitUntil(() => shown(made) === `${new Date().getFullYear()} рік`, shown(made));
  });

  it("an invalid period is shown as it was loaded, and kept", async () => {
    const made = await tag(`<vs-period name="x" value="минулий місяць"></vs-period>`);
    expect([shown(made), posted()]).to.eql(["минулий місяць", "минулий місяць"]);
  });
});
