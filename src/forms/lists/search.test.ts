import { expect } from "@open-wc/testing";
import { readList } from "./read-list.ts";
import { exactly, folded, nextBeginning, search } from "./search.ts";

const list = readList(["Зарічна", "Під'їзд", "Нова Зарічна", "м’який знак", "Ёлка", "Café", "Ґанок", "Прізарічна"]);
const found = (typed: string) => search(list, typed).map(({ text }) => text);

describe("searching a list", () => {
  it("[R2.4-18] finds all words in any case; choices that begin with them come first", () => {
    expect(found("зарічна")).to.eql(["Зарічна", "Нова Зарічна", "Прізарічна"]);
    expect(found("  ЗАР  нов ")).to.eql(["Нова Зарічна"]);
    expect([found("нема"), found("").length]).to.eql([[], list.length]);
  });

  it("letters with and without diacritics, and all apostrophes, match each other", () => {
    for (const typed of ["під'їзд", "під’їзд", "підʼїзд", "під`изд"])
      expect(found(typed), typed).to.eql(typed.includes("ї") ? ["Під'їзд"] : []);
    for (const typed of ["м'який", "м’якии", "мʼякий"]) expect(found(typed), typed).to.eql(["м’який знак"]);
    expect([found("елка"), found("cafe"), found("ганок"), found("CAFÉ")]).to.eql([
      ["Ёлка"],
      ["Café"],
      ["Ґанок"],
      ["Café"],
    ]);
  });

  it("keeps the order of a list with groups, so that no group is torn apart", () => {
    const grouped = readList([
      ["1", "Нова вулиця", "А"],
      ["2", "Вулиця", "А"],
      ["3", "Вулиця", "Б"],
    ]);
    expect(search(grouped, "вул").map(({ id }) => id)).to.eql(["1", "2", "3"]);
  });

  it("[R9.4-07] a letter jumps to the next choice that begins with it, in a cycle", () => {
    const next = (after?: string) =>
      nextBeginning(
        list,
        "з",
        list.find(({ text }) => text === after),
      )?.text;
    expect([next(), next("Зарічна"), nextBeginning(list, "ї", undefined)]).to.eql(["Зарічна", "Зарічна", undefined]);
    expect(nextBeginning(list, "П", list[1])?.text).to.equal("Прізарічна");
  });

  it("finds the choice whose whole text was typed", () => {
    expect([exactly(list, " café ")?.text, exactly(list, "caf"), exactly(list, "")]).to.eql([
      "Café",
      undefined,
      undefined,
    ]);
    expect(folded("Під\u00a0’ЇЗД")).to.equal("під 'ізд");
  });
});
