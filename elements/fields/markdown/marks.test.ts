import { expect } from "@open-wc/testing";
import { marks, nextLine, type Edit, type MarkName, type Selected } from "./marks.ts";

/** `a [b] c` with the selection between the brackets; `|` is a caret. */
function given(shown: string): Selected {
  const start = shown.search(/[[|]/);
  const end = shown.includes("|") ? start : shown.indexOf("]") - 1;
  return { text: shown.replace(/[[\]|]/g, ""), start, end };
}
function edited({ text }: Selected, { start, end, text: made, from, to }: Edit): string {
  const next = text.slice(0, start) + made + text.slice(end);
  return from === to
    ? `${next.slice(0, from)}|${next.slice(from)}`
    : `${next.slice(0, from)}[${next.slice(from, to)}]${next.slice(to)}`;
}
const pressed = (name: MarkName, before: string) => edited(given(before), marks[name](given(before)));

const cases: [MarkName, string, string][] = [
  ["bold", "дах [тече] знов", "дах **[тече]** знов"],
  ["bold", "дах **[тече]** знов", "дах [тече] знов"],
  ["bold", "дах [**тече**] знов", "дах [тече] знов"],
  ["bold", "дах[ тече ]знов", "дах **[тече]** знов"],
  ["bold", "дах те|че", "дах **[тече]**"],
  ["bold", "дах |", "дах **|**"],
  ["bold", "*[а]*", "***[а]***"],
  ["italic", "[а]", "*[а]*"],
  ["italic", "**[а]**", "***[а]***"],
  ["italic", "***[а]***", "**[а]**"],
  ["heading", "Ак|т", "# Ак|т"],
  ["heading", "## Ак|т", "### Ак|т"],
  ["heading", "### Ак|т", "Ак|т"],
  ["bullet", "[а\nб]", "[- а\n- б]"],
  ["bullet", "[- а\n- б]", "[а\nб]"],
  ["bullet", "[1. а\n2. б]", "[- а\n- б]"],
  ["bullet", "|", "- |"],
  ["ordered", "[а\n\nб\n]", "[1. а\n\n2. б]\n"],
  ["quote", "до\nа|б", "до\n> а|б"],
  ["code", "став [x`y] тут", "став ``[x`y]`` тут"],
  ["code", "`[x]`", "[x]"],
  ["code", "[а\nб]", "```\n[а\nб]\n```"],
];

describe("Markdown formatting", () => {
  it("[R2.4-30] wraps the selection or the word at the caret, and is removed when pressed again", () => {
    for (const [name, before, after] of cases) expect(pressed(name, before), before).to.equal(after);
  });

  it("a new link's address is selected for typing; for a selected address the caret is placed where its text belongs", () => {
    expect(marks.link({ text: "сайт", start: 0, end: 4 })).to.eql({
      start: 0,
      end: 4,
      text: "[сайт](https://)",
      from: 7,
      to: 15,
    });
    expect(marks.link({ text: "https://a.b/c", start: 0, end: 13 })).to.include({ text: "[](https://a.b/c)", from: 1 });
  });

  it("Enter continues a list and ends it in an empty item", () => {
    for (const [before, after] of [
      ["- а|", "- а\n- |"],
      ["  9. а|б", "  9. а\n  10. |б"],
      ["> а|", "> а\n> |"],
      ["- а\n- |", "- а\n\n|"],
    ] as const)
      expect(edited(given(before), nextLine(given(before))!), before).to.equal(after);
    expect(nextLine(given("просто|"))).to.equal(undefined);
    expect(nextLine(given("- [а]"))).to.equal(undefined);
  });
});
