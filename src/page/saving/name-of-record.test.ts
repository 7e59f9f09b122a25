import { expect } from "@open-wc/testing";
import { nameOfRecord } from "./name-of-record.ts";

const place = document.body.appendChild(document.createElement("div"));
after(() => place.remove());

const named = (markup: string): string => {
  place.innerHTML = markup;
  return nameOfRecord(place.querySelector("[del]")!);
};
const link = '<a href="#" del="works.contractor/3">Видалити</a>';

describe("the name of a record", () => {
  it("is the one given beside the action", () => {
    expect(named('<h2>Підрядники</h2><a href="#" del="works.contractor/3" data-name="Мрія">x</a>')).to.equal("Мрія");
  });
  it("is the header of its row, else its first two texts without what only acts", () => {
    const cells = `<td>30000000</td><td>Київ</td><td>${link}</td>`;
    expect(named(`<table><tr><th>Мрія</th>${cells}</tr></table>`)).to.equal("Мрія");
    expect(named(`<table><tr><td>${link}</td>${cells}</tr></table>`)).to.equal("30000000 · Київ");
  });
  it("is the heading of its card", () => {
    expect(named(`<article><h2>Мрія</h2>${link}</article>`)).to.equal("Мрія");
    expect(named(`<p>${link}</p>`)).to.equal("");
  });
  it("has inner quotation marks, because the sentences put it into outer ones", () => {
    expect(named(`<ul><li>ТОВ «Мрія» ${link}</li></ul>`)).to.equal("ТОВ „Мрія“");
    expect(named('<a href="#" del="works.contractor/3" data-name="ТОВ «Мрія»">x</a>')).to.equal("ТОВ „Мрія“");
  });
  it("is cut after 80 characters", () => {
    expect(named(`<ul><li>${"а".repeat(200)} ${link}</li></ul>`)).to.equal(`${"а".repeat(80)}…`);
  });
});
