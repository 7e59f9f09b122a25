import { expect } from "@open-wc/testing";
import { flagOf } from "../values/yes-no.ts";
import { amountOf, cellText, guessKind, sortKey } from "./cell-kinds.ts";

const words = { yes: "так", no: "ні", label: (id: string) => ({ new: "Нове" })[id] ?? id };
const as = (kind: Parameters<typeof cellText>[1]["kind"], decimals = 2) => ({ kind, decimals });

describe("the cells of a table", () => {
  const amounts: [unknown, number | null][] = [
    ["1 234,50", 1234.5],
    ["1\u00a0234,50 грн", 1234.5],
    ["1’234.5", 1234.5],
    ["1,234,567.5", 1234567.5],
    ["1.234,5", 1234.5],
    ["−5", -5],
    ["12 %", 12],
    ["", null],
    ["ЗВ-2026/00017", null],
    ["5.03.2026", null],
    ["1".repeat(100), null],
    [12345678901234, 12345678901234],
    [Number.NaN, null],
  ];
  for (const [given, number] of amounts)
    it(`[R5.2-03] reads ${JSON.stringify(given)} as ${number}`, () => expect(amountOf(given)).to.equal(number));

  it("show numbers, dates, flags, lists and options as people write them", () => {
    expect(cellText("1234.5", as("number"), words)).to.equal("1\u00a0234,5");
    expect(cellText("2026-03-05", as("date"), words)).to.equal("05.03.2026");
    expect(cellText("2026-03-05T14:05:00", as("moment"), words)).to.equal("05.03.2026 14:05");
    expect(cellText("2026-03-05", as("moment"), words)).to.equal("05.03.2026");
    expect([cellText("t", as("flag"), words), cellText(false, as("flag"), words)]).to.eql(["так", "ні"]);
    expect(cellText("new", as("choice"), words)).to.equal("Нове");
    const phones = ["380501234567", 380501234567, "(050) 123-45-67", "103"];
    expect(phones.map((phone) => cellText(phone, as("phone"), words))).to.eql([
      ...Array.from({ length: 3 }, () => "+380 50 123 45 67"),
      "103",
    ]);
    expect(cellText(["new", "old"], as("choice"), words)).to.equal("Нове, old");
    expect(cellText({ type: "Point" }, as("text"), words)).to.equal('{"type":"Point"}');
    expect([null, undefined, ""].map((value) => cellText(value, as("number"), words))).to.eql(["", "", ""]);
  });

  it("show a value that does not fit its column unchanged", () => {
    expect(cellText("багато", as("number"), words)).to.equal("багато");
    expect(cellText("завтра", as("date"), words)).to.equal("завтра");
    expect(cellText({ at: "завтра" }, as("date"), words)).to.equal('{"at":"завтра"}');
    expect(cellText("можливо", as("flag"), words)).to.equal("можливо");
  });

  it("are sorted by their meaning, empty ones by nothing", () => {
    expect(sortKey("1 000", as("number"), words)).to.equal(1000);
    expect(sortKey("05.03.2026", as("date"), words)).to.equal(new Date(2026, 2, 5).getTime());
    expect(sortKey("new", as("choice"), words)).to.equal("Нове");
    expect([sortKey("", as("text"), words), sortKey("x", as("number"), words)]).to.eql([null, null]);
  });

  it("reads flags in the spellings of servers and people", () => {
    expect(["t", "1", true, "Так", "f", 0, "ні", "x"].map(flagOf)).to.eql([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      null,
    ]);
  });

  it("phones with a plus and spaces are texts; long sums are numbers", () => {
    for (const phone of ["+380 67 123 45 67", " +380671234567", "+38 067 123 45 67"])
      expect(guessKind([phone]), phone).to.equal("text");
    for (const sum of ["+5", "+1 200 300,50", "12 345 678 901"]) expect(guessKind([sum]), sum).to.equal("number");
  });

  it("say what kind a column has", () => {
    expect(guessKind(["1 234,5", "", "7 грн"])).to.equal("number");
    expect(guessKind(["05.03.2026", null])).to.equal("date");
    expect(guessKind(["05.03.2026 14:05", "2026-03-05T10:00"])).to.equal("moment");
    expect(guessKind([true, false])).to.equal("flag");
    for (const codes of [["007"], ["380501234567"], ["1", "a"], ["", null], []])
      expect(guessKind(codes), codes.join()).to.equal("text");
  });
});
