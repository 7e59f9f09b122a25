import { expect } from "@open-wc/testing";
import { mistakes } from "../../base/mistakes.ts";
import { evilPatterns } from "./evil-patterns.ts";
import { matches, patternFault } from "./pattern.ts";

/** The answer of the browser's RegExp. */
const natively = (pattern: string, flags: string, text: string) => {
  try {
    return new RegExp(pattern, `${flags}u`).test(text);
  } catch {
    return new RegExp(pattern, flags).test(text);
  }
};

const { error } = console;
before(() => (console.error = () => {})); // messages to authors are checked by `mistakes`
after(() => (console.error = error));

describe("patterns of schemas", () => {
  const good: [string, string, string[]][] = [
    ["^\\d{8}$", "", ["30000000", "3000000", "300000000", "3000000a", "", "٣٠٠٠٠٠٠٠"]],
    ["^[А-ЯІЇЄҐ]{2}\\d{6}$", "", ["АВ123456", "ав123456", "АВ12345", "AB123456"]],
    ["^зв-\\d+", "i", ["ЗВ-1", "зв-", "зв-12/3", " зв-1"]],
    ["\\d", "", ["abc1", "abc", "1"]],
    ["^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$", "", ["abc12345", "12345678", "abcdefgh", "abc 12345", "a1"]],
    ["^(\\d{1,3}\\.){3}\\d{1,3}$", "", ["10.0.0.1", "10.0.0", "1000.0.0.1", "10.0.0.1."]],
    ["^a.c$", "", ["abc", "a\nc", "a😀c", "ac"]],
    ["^a.c$", "s", ["a\nc"]],
    ["^b$", "m", ["a\nb\nc", "abc"]],
    ["^b$", "", ["a\nb\nc", "b"]],
    ["\\bко", "", ["ко", "око"]],
    ["\\bcat\\b", "", ["a cat sat", "concatenate", "cat"]],
    ["\\Bat\\b", "", ["cat", "at", "ate"]],
    ["(?<=№ )\\d+", "", ["№ 5", "№5", "5"]],
    ["(?<!-)\\b\\d{2}\\b", "", ["-12", "12", "x12"]],
    ["^\\p{L}+$", "", ["Їжак", "їжак1", ""]],
    ["^[\\w\\-]+$", "", ["a-b", "a b", "é"]],
    ["^[\\w-.]+$", "", ["a-b.c", "a,b"]],
    ["^(red|green|blue)$", "", ["red", "blue", "redgreen", ""]],
    ["^(|a)$", "", ["", "a", "aa"]],
    ["^a{2,3}?$", "", ["a", "aa", "aaa", "aaaa"]],
    ["^a{0}$", "", ["", "a"]],
    ["^a{,2}$", "", ["a{,2}", "aa"]],
    ["^[^]$", "", ["\n", "", "😀"]],
    ["[]", "", ["", "a"]],
    ["^\\x41\\u0042\\u{43}\\cJ$", "", ["ABC\n", "ABC"]],
    ["^\\ud83d\\ude00$", "", ["😀", "😁"]],
    ["^(?<year>\\d{4})-(?:0[1-9]|1[0-2])$", "", ["2026-12", "2026-13", "26-12"]],
    ["^[\\]\\\\/]+$", "", ["]\\/", "a"]],
    ["}", "", ["}", "a"]],
    ["^ß$", "i", ["ß", "SS", "ẞ"]],
    ["", "", ["", "anything"]],
    ["^(?:){9999999999}a(b{0}){9999999999}$", "", ["a", "b"]],
  ];
  for (const [pattern, flags, texts] of good)
    it(`[R3.6-03] /${pattern}/${flags} matches as the browser's RegExp does`, () => {
      expect(patternFault({ pattern, flags })).to.equal(undefined);
      for (const text of texts)
        expect(matches({ pattern, flags }, text), text).to.equal(natively(pattern, flags, text));
    });

  it("[R3.6-03] random patterns match random texts as the browser's RegExp does", () => {
    let seed = 7;
    const upTo = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const one = <T>(list: readonly T[]): T => list[upTo(list.length)]!;
    const made = (depth: number): string => {
      const part =
        depth > 2 || upTo(3)
          ? one(["a", "b", "[ab]", "[^a]", ".", "\\w", "^", "$", "\\b"])
          : `(${one(["", "?:", "?=", "?!", "?<=", "?<!"])}${made(depth + 1)})`;
      const isPlace = /^(\^|\$|\\b|\(\?<?[=!])/.test(part);
      const whole = part + (isPlace ? "" : one(["", "", "*", "+", "?", "{2}", "{1,2}", "+?"]));
      return upTo(3) ? whole + (upTo(2) ? made(depth + 1) : "") : `${whole}|${made(depth + 1)}`;
    };
    let compared = 0;
    for (let count = 0; count < 2000; count++) {
      const pattern = made(0);
      if (patternFault({ pattern })) continue;
      for (const text of ["", "a", "b", "ab", "aab", "ba b", "abab", "\n", "a\nb", "bbbaa"]) {
        compared++;
        expect(matches({ pattern }, text), `/${pattern}/ ${JSON.stringify(text)}`).to.equal(
          natively(pattern, "", text),
        );
      }
    }
    expect(compared).to.be.above(10_000);
  });

  const refused: [string, RegExp][] = [
    ["(a+)+", /repeats something/],
    ["(?:a*){2,}", /repeats something/],
    ["((a|b+)c)*", /repeats something/],
    ["(a{2,})+", /repeats something/],
    ["(a", /no regular expression/],
    ["[z-a]", /no regular expression/],
    ["(a)\\1", /refers back/],
    ["(?<x>a)\\k<x>", /refers back/],
    ["(?:a{1,99}){1,99}", /too large/],
    [`${"(".repeat(3000)}a${")".repeat(3000)}`, /more than 200 groups|no regular expression/],
  ];
  for (const [pattern, why] of refused)
    it(`[SAFETY §2] /${pattern.slice(0, 60)}/ is refused, and the reason is logged; no value counts as wrong`, () => {
      expect(patternFault({ pattern })).to.match(why);
      expect(matches({ pattern }, "aaa")).to.equal(undefined);
    });
  it("other flags are refused", () => expect(patternFault({ pattern: "a", flags: "g" })).to.match(/flags/));

  for (const [pattern, text] of evilPatterns)
    it(`[SAFETY §2] /${pattern}/ on ${text.length} letters is refused or ends after a counted number of steps`, () => {
      mistakes.clear();
      const fault = patternFault({ pattern });
      const isMatch = matches({ pattern }, text);
      // one of three: refused, named as too slow for this text, or answered as the browser would in the end
      if (fault) expect([isMatch, mistakes.size]).to.eql([undefined, 0]);
      else if (isMatch === undefined)
        expect([...mistakes].join()).to.contain(`${text.length} characters takes too long`);
      else expect(mistakes.size).to.equal(0);
    });
});

it("[SAFETY §2] a slow pattern is reported once", () => {
  mistakes.clear();
  for (const text of ["a", "b"]) matches({ pattern: "x*x*x*x*x*x*y" }, `${text}${"x".repeat(60_000)}`);
  expect(mistakes.size).to.equal(1);
  expect(matches({ pattern: "x*x*x*x*x*x*y" }, "xxy")).to.equal(true);
});
