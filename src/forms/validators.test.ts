import { expect } from "@open-wc/testing";
import { unread } from "../base/unread.ts";
import { readEntry } from "./schema.ts";
import { judge } from "./validators.ts";

const found = (validator: unknown, value: unknown, others: Record<string, unknown> = {}) =>
  judge(readEntry("a", { validators: [validator] }), value, (name) => others[name])?.code;

/** validator → values that pass → values that do not, with the phrase. */
const table: [unknown, unknown[], [unknown, string][]][] = [
  [
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
    "url",
    ["https://a.ua/x?y", "http://a.b", ""],
    [
      ["a.ua", "invalidUrl"],
      ["ftp://a.ua", "invalidUrl"],
      ["https://", "invalidUrl"],
      ["data:text/html,x", "invalidUrl"],
    ],
  ],
  [
    "number",
    [1, "1,5", "-2"],
    [
      ["x", "notNumber"],
      ["1 2", "notNumber"],
    ],
  ],
  [
    "phone",
    ["380501234567", "+380 (50) 123-45-67"],
    [
      ["0501234567", "invalidPhone"],
      ["38050123456", "invalidPhone"],
      ["3805012345678", "invalidPhone"],
    ],
  ],
  [
    "positive",
    [0.01, "5"],
    [
      [0, "notPositive"],
      [-1, "notPositive"],
    ],
  ],
  [
    "negative",
    [-0.01],
    [
      [0, "notNegative"],
      [1, "notNegative"],
    ],
  ],
  [
    { type: "length", min: 2, max: 3 },
    ["ab", "їжа", "👩‍👩"],
    [
      ["a", "wrongLength"],
      ["abcd", "wrongLength"],
    ],
  ],
  [{ type: "length", min: 2 }, ["ab"], [["a", "tooShort"]]],
  [
    { type: "interval", min: 1, max: 5 },
    [1, 5, "3"],
    [
      [0, "notInInterval"],
      [6, "notInInterval"],
      ["x", "notInInterval"],
    ],
  ],
  [{ type: "interval", min: 1 }, [1, 1e9], [[0, "tooSmall"]]],
];

describe("judge", () => {
  for (const [validator, good, bad] of table) {
    it(`${JSON.stringify(validator)} lets pass`, () => {
      for (const value of good) expect(found(validator, value), JSON.stringify(value)).to.equal(undefined);
    });
    it(`${JSON.stringify(validator)} names what is wrong`, () => {
      for (const [value, code] of bad) expect(found(validator, value), JSON.stringify(value)).to.equal(code);
    });
  }
  it("match compares with another field", () => {
    expect(found({ type: "match", field: "b" }, "x", { b: "x" })).to.equal(undefined);
    expect(found({ type: "match", field: "b" }, "x", { b: "y" })).to.equal("noMatch");
  });
  it("an empty value has no problem but that it is required; an unknown check is left alone", () => {
    for (const [validator] of table)
      if (validator !== "required") expect(found(validator, ""), JSON.stringify(validator)).to.equal(undefined);
    expect(found("constructor", "x")).to.equal(undefined);
    expect(found("toString", "x")).to.equal(undefined);
  });
  it("the first problem counts, the author's words go with it", () => {
    const entry = readEntry("a", { validators: [{ type: "length", min: 9, message: "коротко" }, "email"] });
    expect(judge(entry, "x", () => undefined)).to.deep.include({ path: "a", code: "tooShort", message: "коротко" });
  });
  it("what cannot be read is a problem by the kind of the field", () => {
    const code = (type: string) => judge(readEntry("a", { type }), unread("x"), () => undefined)?.code;
    expect([code("Date"), code("Number"), code("PositiveDecimal"), code("Select")]).to.eql([
      "invalidDate",
      "notNumber",
      "notNumber",
      "invalid",
    ]);
  });
});
