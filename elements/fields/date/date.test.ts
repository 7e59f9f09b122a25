/** A date, in a form and alone. */
import { aTimeout, expect } from "@open-wc/testing";
import { language } from "../../../src/base/language/i18n.ts";
import { configure, settings } from "../../../src/base/settings.ts";
import { addDays, today } from "../../../src/values/dates/days.ts";
import { find, form, input, leave, posted, saved, tag, type } from "../../../test/support/one-date.ts";
import { inView, startPlace, type Control } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

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

  it("[R5.2-23] a day that may not be chosen is a problem of the tag too, in its own spelling", async () => {
    for (const html of [
      '<vs-date name="x" start="2026-03-01"></vs-date>',
      '<vs-date-time name="x" start="2026-03-01"></vs-date-time>',
    ]) {
      const made = (await tag(html)) as never as Control;
      const [words, typed] = ["Цей день вибрати не можна", "28.02.2026"];
      await type(input(made), html.includes("time") ? `${typed} 10:00` : typed);
      await leave(input(made));
      expect([made.checkValidity(), made.validationMessage.includes(words)], html).to.eql([false, true]);
      expect(input(made).value).to.include(typed);
    }
    const old = (await tag('<vs-date name="x" start="2026-03-01" value="2020-01-01"></vs-date>')) as never as Control;
    expect([old.checkValidity(), posted()], "one that was loaded stays").to.eql([true, "2020-01-01"]);
  });

  it("the calendar stays closed when the person has gone on or typed the day before it came", async () => {
    const made = await tag('<vs-date name="x"></vs-date>');
    const isOpen = () => made.shadowRoot!.querySelector(":popover-open") !== null;
    const ask = () => {
      const button = find<HTMLElement>(made, ".beside > button");
      button.focus();
      button.click();
      return button;
    };
    ask();
    input(made).focus();
    await inView(made);
    await aTimeout(300);
    expect(isOpen(), "over another control").to.equal(false);
    ask();
    input(made).value = "5";
    await aTimeout(300);
    expect(isOpen(), "over what was typed").to.equal(false);
    ask();
    await waitUntil(isOpen, "not opened at all");
  });

  for (const typed of ["05.03.26", "5/3/2026"])
    it(`[R2.4-07] ${typed} is 5 March 2026`, async () => {
      const made = await tag('<vs-date name="x"></vs-date>');
      await type(input(made), typed);
      await leave(input(made));
      expect([input(made).value, posted()]).to.eql(["05.03.2026", "2026-03-05"]);
    });

  it("[R2.4-07] is shown, typed, picked and asked for in the setting's date_format, and sent as before", async () => {
    Object.assign(settings, { date_format: "MM/DD/YYYY", first_weekday: 0 });
    try {
      const made = await tag('<vs-date name="x" value="05.03.2026"></vs-date>');
      expect([input(made).value, input(made).placeholder]).to.eql(["03/05/2026", "ММ/ДД/РРРР"]);
      await type(input(made), "3/9/26");
      await leave(input(made));
      expect([input(made).value, posted()]).to.eql(["03/09/2026", "09.03.2026"]);
      await open(made);
      expect(made.shadowRoot!.querySelector(".flatpickr-weekday")!.textContent?.trim()).to.equal("Нд");
      cell(made, "12").click();
      await waitUntil(() => input(made).value === "03/12/2026", input(made).value);
      expect(posted()).to.equal("12.03.2026");
    } finally {
      Object.assign(settings, { date_format: undefined, first_weekday: undefined });
    }
  });

  it("the browser's own picker of touch screens takes no place beside the typed date", async () => {
    const made = await tag('<vs-date name="x"></vs-date>');
    const widthPx = () => input(made).getBoundingClientRect().width;
    const before = widthPx();
    find<HTMLElement>(made, ".beside").append(
      Object.assign(document.createElement("input"), { type: "date", className: "native" }),
    );
    expect(widthPx()).to.equal(before);
  });

  it("[R5.2-23] the calendar follows what is offered, the language and the day of today", async () => {
    const made = await tag('<vs-date name="x" value="2026-03-20"></vs-date>');
    const isOffered = (day: string) => !cell(made, day).classList.contains("flatpickr-disabled");
    const shortcut = (words: string) =>
      [...made.shadowRoot!.querySelectorAll("button")].find(({ textContent }) => textContent === words)!;
    const close = async () => {
      find<HTMLElement>(made, ".beside > button").click();
      await waitUntil(() => !made.shadowRoot!.querySelector(":popover-open"), "still open");
    };
    await open(made);
    expect([isOffered("9"), isOffered("10")]).to.eql([true, true]);
    await close();
    made.setAttribute("start", "2026-03-10");
    await inView(made); // drawn with it
    await open(made);
    expect([isOffered("9"), isOffered("10")]).to.eql([false, true]);
    expect(made.shadowRoot!.querySelectorAll(".flatpickr-calendar")).to.have.length(1);
    await close();
    configure({ lang: "en" });
    const { Date: Now } = window;
    window.Date = class extends Now {
      constructor(...given: []) {
        super(...((given.length ? given : [Now.now() + 86_400_000]) as []));
      }
    } as DateConstructor;
    try {
      await waitUntil(() => language() === "en", "not English");
      await inView(made);
      await open(made);
      const tomorrow = addDays(today(new Now()), 1);
      shortcut("Today").click();
      await waitUntil(() => posted() === tomorrow, `${String(posted())}, not ${tomorrow}`);
    } finally {
      window.Date = Now;
      configure({ lang: "ua" });
    }
  });

  for (const [lang, label, month, year] of [
    ["ua", "11 грудня 2026", "Місяць", "Рік"],
    ["ru", "11 декабря 2026", "Месяц", "Год"],
    ["en", "11 December 2026", "Month", "Year"],
  ] as const)
    it(`a day of the calendar is announced as "${label}", its month and year are named in the same language`, async () => {
      configure({ lang });
      try {
        await waitUntil(() => language() === lang, "another language");
        const made = await tag('<vs-date name="x" value="2026-12-05"></vs-date>');
        await open(made);
        expect(cell(made, "11").ariaLabel).to.equal(label);
        expect(find<HTMLElement>(made, ".flatpickr-monthDropdown-months").ariaLabel).to.equal(month);
        expect(find<HTMLElement>(made, ".cur-year").ariaLabel).to.equal(year);
      } finally {
        configure({ lang: "ua" });
      }
    });

  it("a disabled date has no calendar, as a read-only one has none", async () => {
    const made = await tag('<vs-date name="x" value="2026-03-05"></vs-date>');
    for (const state of ["disabled", "readonly"]) {
      made.toggleAttribute(state, true);
      await waitUntil(() => !made.shadowRoot!.querySelector(".beside > button"), `${state}: a calendar`);
      made.toggleAttribute(state, false);
      await waitUntil(() => made.shadowRoot!.querySelector(".beside > button"), "no calendar");
    }
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

  it("[R3.9-10] short ways of people are understood in each of several days", async () => {
    const made = await tag('<vs-date name="x" multi></vs-date>');
    await waitUntil(async () => {
      await type(input(made), "071226, 5 12 26");
      await leave(input(made));
      return input(made).value === "05.12.2026, 07.12.2026";
    }, "not understood");
  });

  it("[R3.9-10] several days that were loaded as a text are sent as a text", async () => {
    const made = await tag('<vs-date name="x" multi value="05.03.2026,07.03.2026"></vs-date>');
    expect([input(made).value, posted()]).to.eql(["05.03.2026, 07.03.2026", "05.03.2026,07.03.2026"]);
    await type(input(made), "06.03.2026, 08.03.2026");
    expect([made.value, posted()]).to.eql(["06.03.2026,08.03.2026", "06.03.2026,08.03.2026"]);
  });

  it("[R5.2-23] the calendar disables days outside start and end, excluded weekdays and excluded dates", async () => {
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

  it("[R5.2-23] a typed day that cannot be chosen is a problem and stays; a loaded one is shown and kept", async () => {
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

  it("[R5.2-24] the calendar ranges from 100 years ago to 25 years ahead", async () => {
    const made = await tag('<vs-date name="x"></vs-date>');
    await open(made);
    const { min, max } = find(made, ".cur-year");
    const year = new Date().getFullYear();
    expect([Number(min), Number(max)]).to.eql([year - 100, year + 25]);
  });

  it("[R2.4-54] shortcuts to days that cannot be chosen are disabled", async () => {
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
