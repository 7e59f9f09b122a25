import { expect } from "@open-wc/testing";
import { isFull, masked, maskHint, unmasked } from "./masks.ts";

const cadastral = "9999999999:99:999:9999";

describe("masks", () => {
  it("[R2.4-04] literals are added by themselves, when the character after them is typed", () => {
    expect(masked(cadastral, "3222486200030010001")).to.equal("3222486200:03:001:0001");
    expect(masked(cadastral, "3222486200")).to.equal("3222486200");
    expect(masked(cadastral, "3222486200:")).to.equal("3222486200:");
    expect(masked("(999) 99", "05012")).to.equal("(050) 12");
  });

  it("[R2.4-04] 9 takes digits, a letters, * anything; other characters are dropped", () => {
    expect(masked("aa 9999 aa", "АЕ12-34вн")).to.equal("АЕ 1234 вн");
    expect(masked("99.99", "1x2y3z")).to.equal("12.3");
    expect(masked("**", "№ї")).to.equal("№ї");
    expect(masked("99", "12345")).to.equal("12");
    expect(masked("aa 99", "ЙЇ12".normalize("NFD")), "letters that are copied as two signs").to.equal("ЙЇ 12");
    expect(masked("99-9", "№ кв. 1, буд. 23")).to.equal("12-3");
  });

  it("[R3.6-25] recognises a full text, its bare characters and the hint", () => {
    expect(isFull(cadastral, "3222486200:03:001:0001")).to.equal(true);
    expect([isFull("99-99", "12-3"), isFull("99-99", "12x34"), isFull("99", "٣٣")]).to.eql([false, false, false]);
    expect([isFull("**", "🌊🌲"), isFull("**", "🌊"), isFull("**", "🌊🌲!")]).to.eql([true, false, false]);
    expect(unmasked("(999) 99", "(050) 12")).to.equal("05012");
    expect(unmasked("*-*", "🌊-🌲")).to.equal("🌊🌲");
    expect(maskHint("(999) aa")).to.equal("(___) __");
  });
});
