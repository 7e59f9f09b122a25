import { expect } from "@open-wc/testing";
import { settings } from "../../base/settings.ts";
import { readRange, showRange } from "./date-ranges.ts";
import { showDays } from "./day-lists.ts";
import { readInstant, showInstant } from "./moments.ts";
import { periodText } from "./periods.ts";
import { dayFirst, formatInWords, showDate } from "./shown-days.ts";
import { readTypedDay } from "./typed-days.ts";
import { cellText } from "../../tables/cell-kinds.ts";

describe("the setting date_format", () => {
  afterEach(() => Object.assign(settings, { date_format: undefined }));
  const format = (date_format: unknown) => Object.assign(settings, { date_format });

  const shown: [format: unknown, text: string][] = [
    [undefined, "05.03.2026"],
    ["MM/DD/YYYY", "03/05/2026"],
    ["M/D/YY", "3/5/26"],
    ["dd-mm-yyyy", "05-03-2026"],
    ["YYYY-MM-DD", "2026-03-05"],
    ["D. M. YYYY", "5. 3. 2026"],
    ["DD", "05.03.2026"],
    ["DD.MM.DD", "05.03.2026"],
    [7, "05.03.2026"],
  ];
  for (const [given, text] of shown)
    it(`shows the fifth of March by ${String(given)} as ${text}`, () => {
      format(given);
      expect(showDate("2026-03-05")).to.equal(text);
      expect([showDate(null), showDate("завтра")]).to.eql(["", "завтра"]);
    });

  const typed: [format: string, text: string, day: string | undefined][] = [
    ["MM/DD/YYYY", "03/05/2026", "2026-03-05"],
    ["MM/DD/YYYY", "3/5/26", "2026-03-05"],
    ["MM/DD/YYYY", "3.5", "2026-03-05"],
    ["MM/DD/YYYY", "3 5", "2026-03-05"],
    ["MM/DD/YYYY", "030526", "2026-03-05"],
    ["MM/DD/YYYY", "0305", "2026-03-05"],
    ["MM/DD/YYYY", "31.03.2026", "2026-03-31"],
    ["MM/DD/YYYY", "02/30/2026", undefined],
    ["MM/DD/YYYY", "2026-03-05", "2026-03-05"],
    ["MM/DD/YYYY", "tomorrow", "2026-03-10"],
    ["MM/DD/YYYY", "+3", "2026-03-12"],
    ["YYYY-MM-DD", "3-5", "2026-03-05"],
    ["YYYY-MM-DD", "0305", "2026-03-05"],
    ["YYYY-MM-DD", "05.03.2026", "2026-03-05"],
    ["DD.MM.YYYY", "03/05/2026", "2026-05-03"],
    ["D. M. YYYY", "5. 3. 2026", "2026-03-05"],
    ["YYYY/MM/DD", "2026/03/05", "2026-03-05"],
    ["YY/MM/DD", "26/03/05", "2026-03-05"],
  ];
  for (const [given, text, day] of typed)
    it(`reads "${text}" by ${given} as ${day}`, () => {
      format(given);
      expect(readTypedDay(dayFirst(text), "2026-03-09")).to.equal(day);
    });

  it("holds for ranges, moments, lists of days, periods and the cells of tables", () => {
    format("MM/DD/YYYY");
    const range = ["2026-03-01", "2026-03-31"] as const;
    expect(showRange(range)).to.equal("03/01/2026 – 03/31/2026");
    expect(readRange(dayFirst("03/01/2026 – 03/31/2026"))).to.eql(range);
    expect(readRange(dayFirst("3/1/2026, 3/12/2026"))).to.eql(["2026-03-01", "2026-03-12"]);
    const moment = showInstant(new Date("2026-03-05T14:05").toISOString());
    expect(moment).to.equal("03/05/2026 14:05");
    expect(readInstant(dayFirst(moment))).to.equal(new Date("2026-03-05T14:05").toISOString());
    expect(showDays(["2026-03-05", "2026-12-01"])).to.equal("03/05/2026, 12/01/2026");
    expect(periodText({ period: "-", d1: "2026-03-05", d2: "2026-03-07" }, "ua")).to.equal("03/05 – 03/07/2026");
    const words = { yes: "yes", no: "no" };
    expect(cellText("05.03.2026", { kind: "date", decimals: 0 }, words)).to.equal("03/05/2026");
    expect(cellText("2026-03-05T14:05:00", { kind: "moment", decimals: 0 }, words)).to.equal("03/05/2026 14:05");
    expect(cellText("soon", { kind: "moment", decimals: 0 }, words)).to.equal("soon");
  });

  it("is the placeholder of fields, in the letters of the language", () => {
    expect(formatInWords("ДД.ММ.РРРР ГГ:ХХ")).to.equal("ДД.ММ.РРРР ГГ:ХХ");
    format("YYYY/MM/DD");
    expect(formatInWords("ДД.ММ.РРРР ГГ:ХХ")).to.equal("РРРР/ММ/ДД ГГ:ХХ");
  });
});
