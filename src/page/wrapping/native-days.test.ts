/** Days of the page's own calendar, in its format. */
import { expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

type Tag = HTMLElement & { value: unknown };

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  Reflect.deleteProperty(window, "jQuery");
});

const face = (tag: Element) => tag.shadowRoot!.querySelector<HTMLInputElement>("[data-anchor]:not([hidden])")!;

function choose(tag: Tag, text: string): void {
  const input = face(tag);
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  input.blur();
}

async function put(attributes: string, name = "vs-date") {
  place.innerHTML = `<form><${name}><input name="day" ${attributes}></${name}></form>`;
  const tag = place.querySelector<Tag>(name)!;
  const control = place.querySelector("input")!;
  await waitUntil(() => getComputedStyle(control).opacity === "0", "the tag has not taken the control's place");
  return { tag, control };
}

describe("a date field around the page's own calendar", () => {
  const formats: [attributes: string, before: string, shown: string, after: string][] = [
    ['data-date-format="mm/dd/yyyy"', "05/06/2024", "06.05.2024", "12/31/2024"],
    ['data-date-format="m/d/Y"', "5/6/2024", "06.05.2024", "12/31/2024"],
    ['data-format="MM-dd-yyyy"', "05-06-2024", "06.05.2024", "12-31-2024"],
    ['placeholder="MM/DD/YY"', "05/06/24", "06.05.2024", "12/31/24"],
    ['placeholder="ДД.ММ.РР"', "06.05.24", "06.05.2024", "31.12.24"],
    ['placeholder="yyyy/dd/mm"', "2024/06/05", "06.05.2024", "2024/31/12"],
    ['placeholder="дд.мм.рррр"', "06.05.2024", "06.05.2024", "31.12.2024"],
    ['data-date-format="dd.mm.yyyy"', "", "", "31.12.2024"],
    ['placeholder="ДД.ММ.ГГГГ"', "", "", "31.12.2024"],
    ["", "", "", "2024-12-31"],
    ['placeholder="коли"', "05/06/2024", "05.06.2024", "31/12/2024"],
    ['data-date-format="mm/dd/yyyy"', "2024-05-06", "06.05.2024", "12/31/2024"],
  ];
  for (const [attributes, before, shown, after] of formats)
    it(`reads "${before}" and writes ${after}, with ${attributes || "no format"}`, async () => {
      const { tag, control } = await put(`${attributes} value="${before}"`);
      expect([face(tag).value, control.value]).to.eql([shown, before]);
      choose(tag, "31.12.2024");
      expect([face(tag).value, control.value]).to.eql(["31.12.2024", after]);
      control.value = before;
      await waitUntil(() => face(tag).value === shown, "the page's value is not shown");
      expect(control.value).to.equal(before);
    });

  it("keeps the clock of a moment", async () => {
    const { tag, control } = await put('data-date-format="mm/dd/yyyy hh:ii" value="05/06/2024 10:30"', "vs-date-time");
    expect(face(tag).value).to.contain("06.05.2024");
    choose(tag, "31.12.2024 08:15");
    expect(control.value).to.equal("12/31/2024 08:15");
  });

  it("leaves a range as it is: its second day would be read in another format", async () => {
    const days = "05/06/2024 - 05/10/2024";
    const { tag } = await put(`placeholder="mm/dd/yyyy - mm/dd/yyyy" value="${days}"`, "vs-date-range");
    expect(String(tag.value)).to.equal(days);
  });

  it("keeps a day that does not exist in the format", async () => {
    const { tag, control } = await put('data-date-format="mm/dd/yyyy" value="31/12/2024"');
    expect([control.value, face(tag).value]).to.eql(["31/12/2024", "31.12.2024"]);
  });

  const calendars: [calendar: string, kept: object, option: unknown][] = [
    ["Bootstrap", { o: { format: "mm/dd/yyyy" } }, undefined],
    ["jQuery UI", { settings: {} }, "mm/dd/yy"],
  ];
  for (const [calendar, kept, option] of calendars)
    it(`takes the format of a calendar of ${calendar} that the page starts later`, async () => {
      const { tag, control } = await put('value="05/06/2024"');
      expect(face(tag).value).to.equal("05.06.2024");
      const query = { data: () => kept, datepicker: () => option };
      Reflect.set(window, "jQuery", () => query);
      control.className = "hasDatepicker";
      await waitUntil(() => face(tag).value === "06.05.2024", "the calendar's format is not taken");
      choose(tag, "31.12.2024");
      expect(control.value).to.equal("12/31/2024");
    });
});
