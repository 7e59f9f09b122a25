/** Dates, times and periods as a person meets them: in a form and as tags of their own (REQUIREMENTS, part 13). */
import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import "../../main.ts";
import { configure } from "../../../src/base/settings.ts";
import { element } from "../../../src/page/tags.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

type VsForm = HTMLElement & { submit(): Promise<boolean> };
type Tag = HTMLElement & { value: unknown };

const place = document.body.appendChild(document.createElement("div"));
/** A page that shows something is not loaded again after a save. */
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
let sent: Record<string, unknown> = {};
before(() =>
  configure({
    localejs: false,
    transport: async (asked: Request) => {
      if (asked.method === "PUT") sent = (await asked.json()) as Record<string, unknown>;
      return Response.json({ id: 1 });
    },
  }),
);
after(() => configure({ transport: null }));
afterEach(() => {
  place.replaceChildren();
  for (const one of document.querySelectorAll("vs-popup,vs-modal,vs-notices")) one.remove();
  sessionStorage.clear();
});

const find = <Found extends HTMLElement = HTMLInputElement>(owner: HTMLElement, selector: string) =>
  owner.shadowRoot!.querySelector<Found>(selector)!;
const input = (owner: HTMLElement) => find(owner, "input.control");

/** A form of one field `x` in a page. */
async function form(entry: object, value: object = {}): Promise<VsForm> {
  const made = element("vs-form", { table: "a.b", record: "1", schema: { schema: { x: entry } }, value }) as VsForm;
  place.append(made);
  await waitUntil(() => find(made, "[data-field] [data-anchor]"), "no form");
  return made;
}
async function tag(html: string): Promise<Tag> {
  place.innerHTML = `<form>${html}</form>`;
  const made = place.querySelector("form")!.firstElementChild as Tag;
  await waitUntil(() => made.shadowRoot!.querySelector("[data-anchor]"), "not drawn");
  return made;
}
const posted = () => new FormData(place.querySelector("form")!).get("x");
async function type(control: HTMLInputElement, text: string): Promise<void> {
  control.focus();
  control.select();
  await sendKeys({ press: "Delete" });
  await sendKeys({ type: text });
}
const leave = async (control: HTMLElement) => control.blur();
async function saved(made: VsForm): Promise<unknown> {
  sent = {};
  await made.submit();
  await waitUntil(() => "x" in sent, "nothing was sent");
  return sent["x"];
}

describe("Time", () => {
  it("[R5.2-06] four digits are a time under the mask; the form sends HH:MM", async () => {
    const made = await form({ type: "Time" }, { x: null });
    await type(input(made), "1405");
    expect(input(made).value).to.equal("14 : 05");
    expect(await saved(made)).to.equal("14:05");
  });

  it("[R5.2-06] [R4-45] what was typed wrong goes back to what stood there, and a line says so", async () => {
    const made = await form({ type: "Time" }, { x: "14:05:00" });
    for (const wrong of ["2570", "1260", "24:00"]) {
      await type(input(made), wrong);
      await leave(input(made));
      expect(input(made).value).to.equal("14 : 05");
      await waitUntil(() => /лишається 14 : 05/.test(find(made, ".refused").textContent), "no words");
    }
    expect(await saved(made)).to.equal("14:05:00");
  });

  it("[R4-45] an empty one goes back to empty; the next key takes the words away", async () => {
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
    expect(input(made).value).to.equal("27:80");
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

  it("a key deleted in the middle is the person's own; leaving tidies", async () => {
    const made = await tag('<vs-time name="x" value="14:05"></vs-time>');
    input(made).focus();
    input(made).setSelectionRange(1, 1);
    await sendKeys({ press: "Backspace" });
    expect(input(made).value).to.equal("4 : 05");
    await leave(input(made));
    expect([input(made).value, made.value]).to.eql(["04 : 05", "04:05"]);
  });
});

describe("Date", () => {
  const open = async (owner: HTMLElement) => {
    await waitUntil(() => {
      if (!owner.shadowRoot!.querySelector(":popover-open")) find<HTMLElement>(owner, ".beside > button").click();
      return owner.shadowRoot!.querySelector(":popover-open");
    }, "no calendar");
  };
  const cell = (owner: HTMLElement, day: string) =>
    [...owner.shadowRoot!.querySelectorAll<HTMLElement>(".flatpickr-day:not(.prevMonthDay, .nextMonthDay)")].find(
      ({ textContent }) => textContent === day,
    )!;

  for (const typed of ["05.03.26", "5/3/2026"])
    it(`[R2.4-07] ${typed} is 5 March 2026`, async () => {
      const made = await tag('<vs-date name="x"></vs-date>');
      await type(input(made), typed);
      await leave(input(made));
      expect([input(made).value, posted()]).to.eql(["05.03.2026", "2026-03-05"]);
    });

  it("[R3.9-10] several days with multi: typed, picked, sent as a list", async () => {
    const made = await form({ type: "Date", multi: true }, { x: null });
    await type(input(made), "05.03.2026, 01.03.2026");
    await leave(input(made));
    expect(input(made).value).to.equal("01.03.2026, 05.03.2026");
    await open(made);
    cell(made, "9").click();
    cell(made, "1").click();
    await waitUntil(() => input(made).value === "05.03.2026, 09.03.2026", input(made).value);
    expect(made.shadowRoot!.querySelector(":popover-open"), "stays open").not.to.equal(null);
    expect(await saved(made)).to.eql(["2026-03-05", "2026-03-09"]);
  });

  it("[R3.9-10] a text of several days stays a text", async () => {
    const made = await tag('<vs-date name="x" multi value="05.03.2026,07.03.2026"></vs-date>');
    expect([input(made).value, posted()]).to.eql(["05.03.2026, 07.03.2026", "05.03.2026,07.03.2026"]);
    await type(input(made), "06.03.2026, 08.03.2026");
    expect([made.value, posted()]).to.eql(["06.03.2026,08.03.2026", "06.03.2026,08.03.2026"]);
  });

  it("[R5.2-23] the calendar offers no other days, weekdays and dates", async () => {
    const rules = 'start="2026-03-03" end="2026-03-20" disabled-weekdays="6,0" disabled-dates="05.03.2026"';
    const made = await tag(`<vs-date name="x" value="2026-03-04" ${rules}></vs-date>`);
    await open(made);
    const offered = ["2", "3", "4", "5", "6", "7", "8", "9", "20", "21"].filter(
      (day) => !cell(made, day).classList.contains("flatpickr-disabled"),
    );
    expect(offered).to.eql(["3", "4", "6", "9", "20"]);
    cell(made, "5").click();
    expect(posted()).to.equal("2026-03-04");
    cell(made, "6").click();
    await waitUntil(() => input(made).value === "06.03.2026", "not shown");
    expect(posted()).to.equal("2026-03-06");
  });

  it("[R5.2-23] a typed day that is not offered is a problem and stays; a loaded one is shown and kept", async () => {
    const made = await form({ type: "Date", start: "2026-03-01" }, { x: "2020-01-01" });
    expect(input(made).value).to.equal("01.01.2020");
    expect(await saved(made)).to.equal("2020-01-01");
    await type(input(made), "28.02.2026");
    expect(await made.submit()).to.equal(false);
    await waitUntil(() => find(made, "[part~=problem]")?.textContent === "Цей день вибрати не можна", "no words");
    expect(input(made).value).to.equal("28.02.2026");
    await type(input(made), "31.02.2026");
    await made.submit();
    await waitUntil(() => find(made, "[part~=problem]")?.textContent === "Такої дати немає", "no words");
  });

  it("[R5.2-24] the calendar goes from 100 years ago to 25 years ahead", async () => {
    const made = await tag('<vs-date name="x"></vs-date>');
    await open(made);
    const { min, max } = find(made, ".cur-year");
    const year = new Date().getFullYear();
    expect([Number(min), Number(max)]).to.eql([year - 100, year + 25]);
  });

  it("[R2.4-54] shortcuts that are not offered cannot be pressed", async () => {
    const made = await tag('<vs-date name="x" end="2020-01-01"></vs-date>');
    await open(made);
    const buttons = [...made.shadowRoot!.querySelectorAll<HTMLButtonElement>(".shortcuts button")];
    expect(buttons.map(({ disabled }) => disabled)).to.eql([true, true, true, true]);
  });

  it("a touch screen gets the browser's own picker", async () => {
    const matches = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, "matches")!;
    Object.defineProperty(MediaQueryList.prototype, "matches", { configurable: true, get: () => true });
    const made = await tag('<vs-date name="x" start="2026-03-01" value="2026-03-05"></vs-date>');
    Object.defineProperty(MediaQueryList.prototype, "matches", matches);
    const native = find(made, "input.native");
    expect([native.type, native.value, native.min]).to.eql(["date", "2026-03-05", "2026-03-01"]);
    let shown = 0;
    native.showPicker = () => void shown++;
    find<HTMLElement>(made, ".beside > button").click();
    expect([shown, made.shadowRoot!.querySelector(":popover-open")]).to.eql([1, null]);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(native, "2026-03-09");
    native.dispatchEvent(new Event("input", { bubbles: true }));
    await waitUntil(() => input(made).value === "09.03.2026", "not shown");
    expect(posted()).to.equal("2026-03-09");
  });
});

describe("DateTime", () => {
  it("[R3.9-12] is typed in local time and sent as an ISO string", async () => {
    const made = await form({ type: "DateTime" }, { x: null });
    await type(input(made), "5.3.26 9:05");
    await leave(input(made));
    expect(input(made).value).to.equal("05.03.2026 09:05");
    expect(await saved(made)).to.equal(new Date("2026-03-05T09:05").toISOString());
  });

  it("[R3.9-12] another day keeps the time and the spelling; the time stands selected", async () => {
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

  it("what is no moment is a problem and stays", async () => {
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

describe("DateRange", () => {
  it("[R3.9-11] two typed days are sent as DD-MM-YYYY,DD-MM-YYYY", async () => {
    const made = await form({ type: "DateRange" }, { x: null });
    await type(input(made), "31.3.2026 - 1.3.26");
    await leave(input(made));
    expect(input(made).value).to.equal("01.03.2026 – 31.03.2026");
    expect(await saved(made)).to.equal("01-03-2026,31-03-2026");
  });

  it("[R3.9-11] a pair of UTC strings stays one; a new one is one with utc", async () => {
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

describe("Period", () => {
  const choose = (owner: HTMLElement, kind: string) => {
    const list = find<HTMLSelectElement>(owner, "select");
    list.value = kind;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const shown = (owner: HTMLElement) => find<HTMLSelectElement>(owner, "select").selectedOptions[0]!.textContent;
  const press = (owner: HTMLElement, name: string) => find(owner, `button[aria-label="${name}"]`).click();

  it("[R2.4-56] [R3.9-13] a month is gone through by the arrows and sent as an object", async () => {
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

  it("[R3.9-13] other days are typed; the first of before 1950 is today again [R5.2-22]", async () => {
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

  it("what is no period is shown as it stands and kept", async () => {
    const made = await tag(`<vs-period name="x" value="минулий місяць"></vs-period>`);
    expect([shown(made), posted()]).to.eql(["минулий місяць", "минулий місяць"]);
  });
});
