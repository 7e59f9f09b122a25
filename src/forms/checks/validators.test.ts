import { expect } from "@open-wc/testing";
import { phrasesReady, setLanguage, t, type PhraseKey } from "../../base/language/i18n.ts";
import { unread } from "../../values/unread.ts";
import { readEntry } from "../schema/schema.ts";
import { judge } from "./validators.ts";

const found = (validator: unknown, value: unknown, others: Record<string, unknown> = {}) =>
  judge(readEntry("a", { validators: [validator] }), value, (name) => others[name])?.code;

/** Rows, validator, values that pass, values that do not, with the phrase. */
const table: [string, unknown, unknown[], [unknown, string][]][] = [
  [
    "[R5.1-06] [R5.1-07]",
    "required",
    ["x", 0, ["a"], true],
    [
      ["", "required"],
      [" ", "required"],
      [null, "required"],
      [[], "required"],
      [false, "required"],
    ],
  ],
  [
    "[R5.1-07]",
    "email",
    ["a@b.ua", "ім'я@пошта.укр", "", null],
    [
      ["a", "invalidEmail"],
      ["a@b", "invalidEmail"],
      ["a b@c.ua", "invalidEmail"],
      ["<a@b.ua>", "invalidEmail"],
    ],
  ],
  [
    "[R5.1-07]",
    "url",
    [
      "https://a.ua/x?y",
      "http://a.b",
      "",
      "Https://a.ua",
      "HTTP://A.UA/X",
      "http://intranet/doc",
      "http://server:8080/x",
    ],
    [
      ["http:/intranet/doc", "invalidUrl"],
      ["http://a b/doc", "invalidUrl"],
      ["http://:80/doc", "invalidUrl"],
      ["a.ua", "invalidUrl"],
      ["ftp://a.ua", "invalidUrl"],
      ["https://", "invalidUrl"],
      ["data:text/html,x", "invalidUrl"],
    ],
  ],
  [
    "[R5.1-07]",
    "number",
    [1, "1,5", "-2", "1 234,50", "1\u00a0234\u00a0567", "−5"],
    [
      ["x", "notNumber"],
      ["0x1F", "notNumber"],
      ["Infinity", "notNumber"],
      ["1 2", "notNumber"],
    ],
  ],
  [
    "[R5.1-10]",
    "phone",
    ["380501234567", "+380 (50) 123-45-67"],
    [
      ["38050123456", "invalidPhone"],
      ["3805012345678", "invalidPhone"],
    ],
  ],
  [
    "[R5.1-08]",
    "positive",
    [0.01, "5", "1 234,50"],
    [
      ["−5", "notPositive"],
      ["0x1F", "notPositive"],
      ["Infinity", "notPositive"],
      [0, "notPositive"],
      [-1, "notPositive"],
    ],
  ],
  [
    "[R5.1-09]",
    "negative",
    [-0.01, "−1\u202f234,5"],
    [
      [0, "notNegative"],
      [1, "notNegative"],
    ],
  ],
  [
    "[R5.1-11]",
    { type: "length", min: 2, max: 3 },
    ["ab", "їжа", "👩‍👩"],
    [
      ["a", "wrongLength"],
      ["abcd", "wrongLength"],
    ],
  ],
  ["[R5.1-14]", { type: "length", min: 2 }, ["ab", "👩‍👩"], [["a", "tooShort"]]],
  [
    "[R5.1-14]",
    { type: "minlength", min: 2 },
    ["ab", "їж"],
    [
      ["a", "tooShort"],
      ["😀", "tooShort"],
    ],
  ],
  ["[R5.1-11]", { type: "length", max: 2 }, ["a", "ab"], [["abc", "wrongLength"]]],
  ["[R5.1-12]", "interval", [0, 1e9], [[-0.01, "tooSmall"]]],
  [
    "[R5.1-12]",
    { type: "interval", max: 5 },
    [0, 5, "4,99", "0 004"],
    [
      [-1, "notInInterval"],
      [5.01, "notInInterval"],
    ],
  ],
  [
    "[R5.1-13]",
    { type: "match", value: "ТАК" },
    ["ТАК"],
    [
      ["так", "doesNotMatch"],
      ["ТАК ", "doesNotMatch"],
    ],
  ],
  ["[R5.1-13]", { type: "match", value: 5 }, [5, "5"], [[6, "doesNotMatch"]]],
  [
    "[R3.6-03]",
    { type: "regexp", pattern: "^\\d{8}$" },
    ["30000000", ""],
    [
      ["3000000", "invalid"],
      ["300000000", "invalid"],
    ],
  ],
  ["[R3.6-03]", { type: "regexp", pattern: "^зв-", flags: "i" }, ["ЗВ-1"], [["1", "invalid"]]],
  ["[SAFETY §2]", { type: "regexp", pattern: "^(a+)+$" }, ["a", "b", "a".repeat(5000) + "!"], []],
  ["[R5.1-15]", "remote", ["x"], []],
  [
    "[R5.1-12]",
    { type: "interval", min: 1, max: 5 },
    [1, 5, "3"],
    [
      [0, "notInInterval"],
      [6, "notInInterval"],
      ["x", "notInInterval"],
    ],
  ],
  ["[R5.1-12]", { type: "interval", min: 1 }, [1, 1e9], [[0, "tooSmall"]]],
];

describe("judge", () => {
  for (const [rows, validator, good, bad] of table) {
    it(`${rows} ${JSON.stringify(validator)} accepts valid values`, () => {
      for (const value of good) expect(found(validator, value), JSON.stringify(value)).to.equal(undefined);
    });
    it(`${rows} ${JSON.stringify(validator)} names the problem`, () => {
      for (const [value, code] of bad) expect(found(validator, value), JSON.stringify(value)).to.equal(code);
    });
  }
  it("[R5.1-07] match compares with another field; lists and numbers by their value", () => {
    expect(found({ type: "match", field: "b" }, ["x"], { b: ["x"] })).to.equal(undefined);
    expect(found({ type: "match", field: "b" }, "x", { b: "x" })).to.equal(undefined);
    expect(found({ type: "match", field: "b" }, "x", { b: "y" })).to.equal("noMatch");
  });
  it("an empty value can only be missing; an unknown check is ignored", () => {
    for (const [, validator] of table)
      if (validator !== "required") expect(found(validator, ""), JSON.stringify(validator)).to.equal(undefined);
    expect(found("constructor", "x")).to.equal(undefined);
    expect(found("toString", "x")).to.equal(undefined);
  });
  it("only the first problem is given, with the author's words", () => {
    const entry = readEntry("a", { validators: [{ type: "length", min: 9, message: "коротко" }, "email"] });
    expect(judge(entry, "x", () => undefined)).to.deep.include({ path: "a", code: "tooShort", message: "коротко" });
  });
  it("[R3.6-03] the author's words by language are passed on as they are", () => {
    const message = { ua: "ні", en: "no" };
    const entry = readEntry("a", { validators: [{ type: "phone", message }] });
    expect(judge(entry, "x", () => undefined)?.message).to.eql(message);
  });
  it("an unreadable value is a problem in the words of its field, else a wrong value", () => {
    const entry = readEntry("a", { type: "Number" });
    const code = (unreadProblem?: () => "notNumber") =>
      judge(entry, unread("x"), () => undefined, unreadProblem && { unreadProblem })?.code;
    expect([code(() => "notNumber"), code()]).to.eql(["notNumber", "invalid"]);
  });
});

describe("the words of problems", () => {
  const sentences: Record<string, Record<string, string>> = {
    ua: {
      required: "Поле обов'язкове",
      invalid: "Неправильне значення",
      notNumber: "Має бути числом",
      invalidEmail: "Неправильна адреса електронної пошти",
      invalidUrl: "Неправильне посилання",
      noMatch: "Має збігатися з полем «PIN»",
      notPositive: "Значення має бути більшим за 0",
      notNegative: "Значення має бути меншим за 0",
      invalidPhone: "Неправильний номер телефону, приклад: 380501234567",
      wrongLength: "Кількість символів: від 2 до 5, зараз 7",
      notInInterval: "Значення має бути від 2 до 5",
    },
    en: {
      required: "Required",
      invalid: "Invalid",
      notNumber: "Must be a number",
      invalidEmail: "Invalid email address",
      invalidUrl: "Invalid URL",
      noMatch: "Must match field “PIN”",
      doesNotMatch: "Does not match",
      tooShort: "Not long enough",
    },
    ru: {
      required: "Поле обязательно",
      invalid: "Неправильное значение",
      notNumber: "Должно быть числом",
      noMatch: "Должно совпадать с полем «PIN»",
      doesNotMatch: "Не совпадает",
      tooShort: "Слишком мало символов",
    },
  };
  after(async () => {
    await setLanguage("ua");
  });
  for (const [language, words] of Object.entries(sentences))
    it(`[R5.1-07] [R5.1-08] [R5.1-09] [R5.1-10] [R5.1-11] [R5.1-12] [R5.1-13] [R5.1-14] in the words of ${language}`, async () => {
      await setLanguage(language);
      await phrasesReady();
      for (const [code, sentence] of Object.entries(words))
        expect(t(code as PhraseKey, { field: "PIN", min: 2, max: 5, length: 7 })).to.equal(sentence);
    });
});
