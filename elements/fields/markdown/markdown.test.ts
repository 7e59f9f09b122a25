/** A markdown text, in a form and alone. */
import { expect } from "@open-wc/testing";
import { area, fill, buttonFrom, open, put, startPlace } from "../../../test/support/one-field.ts";
import { startClock } from "../../../test/support/clock.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Markdown", () => {
  const markdown = (more = {}) => ({ type: "Markdown", ...more });
  async function preview(cell: ParentNode): Promise<HTMLElement> {
    buttonFrom(cell, "Поруч").click();
    await waitUntil(() => cell.querySelector(".prose")?.childElementCount, "no preview");
    return cell.querySelector<HTMLElement>(".prose")!;
  }

  it("[R2.4-30] [R9.6-04] is a plain area 500 px high, or as many lines as `size` says", async () => {
    const { cell } = await open(markdown(), "**а**");
    expect([area(cell).value, cell.querySelector<HTMLElement>(".frame")!.offsetHeight]).to.eql(["**а**", 500]);
    const { cell: small } = await open(markdown({ size: 5 }), "");
    expect(small.querySelector<HTMLElement>(".frame")!.offsetHeight).to.equal(160);
    const { cell: least } = await open(markdown({ size: 1 }), "");
    expect(least.querySelector<HTMLElement>(".frame")!.offsetHeight).to.be.below(160);
  });

  it("sends an untouched text back byte for byte, and keeps the line endings of a changed one", async () => {
    for (const raw of [" # а  \r\n\r\n* б\t", "\n", "", null]) {
      const { sent } = await open(markdown(), raw);
      expect(await sent()).to.equal(raw);
    }
    const { cell, sent } = await open(markdown(), "а\r\nб");
    area(cell).setSelectionRange(2, 3);
    buttonFrom(cell, "Жирний").click();
    expect(area(cell).value).to.equal("а\n**б**");
    expect(await sent()).to.equal("а\r\n**б**");
  });

  it("shortcuts format by the key's position, in any keyboard layout, and the browser's undo reverts them", async () => {
    const { cell, sent } = await open(markdown(), "дах тече");
    const control = area(cell);
    for (const [code, key] of [
      ["KeyB", "и"],
      ["KeyI", "ш"],
      ["KeyK", "л"],
    ] as const) {
      control.focus();
      control.setSelectionRange(0, 3);
      control.dispatchEvent(
        new KeyboardEvent("keydown", { code, key, ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
      );
      const made = control.value;
      expect(made, code).to.match(/^(\*\*дах\*\*|\*дах\*|\[дах\]\(https:\/\/\)) тече$/);
      // oxlint-disable-next-line typescript/no-deprecated -- what Ctrl+Z does
      document.execCommand("undo");
      expect(control.value).to.equal("дах тече");
    }
    expect(await sent()).to.equal("дах тече");
  });

  it("[R2.4-30] each toolbar button has a name and inserts its marks", async () => {
    const made: string[][] = [];
    const { cell } = await open(markdown(), "");
    const buttons = [...cell.querySelectorAll<HTMLElement>("[role=toolbar] > button[title]")].slice(0, 8);
    for (const one of buttons) {
      area(cell).focus();
      area(cell).select();
      document.execCommand("insertText", false, "дах");
      area(cell).select();
      one.click();
      made.push([one.title.replace(/ \(.*/, ""), area(cell).value]);
    }
    expect(made).to.eql([
      ["Жирний", "**дах**"],
      ["Курсив", "*дах*"],
      ["Заголовок", "# дах"],
      ["Список", "- дах"],
      ["Нумерований список", "1. дах"],
      ["Цитата", "> дах"],
      ["Код", "`дах`"],
      ["Посилання", "[дах](https://)"],
    ]);
  });

  it("the preview renders the text and follows it", async () => {
    const { cell } = await open(markdown(), "# Акт\n\n- *дах*\n\n> [план](/files/1.pdf) &copy; &nbsp;x");
    const shown = await preview(cell);
    expect(shown.innerHTML.replaceAll("\n", "")).to.equal(
      '<h1>Акт</h1><ul><li><em>дах</em></li></ul><blockquote><p><a href="/files/1.pdf">план</a> © &nbsp;x</p></blockquote>',
    );
    area(cell).focus();
    area(cell).setSelectionRange(2, 5);
    buttonFrom(cell, "Код").click();
    await waitUntil(() => shown.querySelector("h1 code"), "does not follow");
  });

  it("hostile text runs nothing in the preview and is stored as it is", async () => {
    const scheme = ["javascript", "alert(1)"].join(":");
    const raw = [
      '<script>window.hit=1</script><img src="x" onerror="window.hit=1"><vs-form table="a"></vs-form>',
      `[a](${scheme}) <${scheme}> [b](data:text/html,x) [c][d]`,
      "![x](https://evil.example/x.png) ![y](/files/y.png)",
      '[e](/x "onmouseover=alert(1)") <a edit="plot/1" href="/">f</a>',
      `[d]: ${scheme}`,
      "```js\nx\n```",
      "&lt;script&gt;window.hit=1&lt;/script&gt; &#60;img src=x onerror=window.hit=1&#62;",
    ].join("\n\n");
    const { cell, sent } = await open(markdown(), raw);
    const shown = await preview(cell);
    expect(shown.querySelectorAll("script,[onerror],vs-form,[edit],[onmouseover]").length).to.equal(0);
    expect([...shown.querySelectorAll("a")].map((one) => one.getAttribute("href") ?? "")).to.eql([
      "",
      "",
      "",
      "",
      "/x",
    ]);
    expect([...shown.querySelectorAll("img")].map((one) => one.getAttribute("src"))).to.eql([null, "/files/y.png"]);
    expect(shown.querySelector("pre code")!.className).to.equal("");
    expect(shown.closest("[vs-inert]")).to.equal(shown);
    expect("hit" in window).to.equal(false);
    expect(await sent()).to.equal(raw);
  });

  it("a read-only form shows the rendered text; a text that is too long to render is reported", async () => {
    const { cell } = await open(markdown(), "**а**", {}, {}, { mode: "info" });
    await waitUntil(() => cell.querySelector(".prose strong"), "not shown");
    expect(cell.querySelectorAll(".bar button[aria-label^='Жирний']").length).to.equal(0);
    const { cell: long } = await open(markdown(), "*[".repeat(20_000));
    buttonFrom(long, "Перегляд").click();
    await waitUntil(() => long.querySelector(".preview output")?.textContent.includes("задовгий"), "not told");
    expect(area(long).value.length).to.equal(40_000);
  });

  it("a tag alone posts its text, and reset restores the first one", async () => {
    const { form, tag, cell, posted } = await put(`<vs-markdown name="x" value="перше"></vs-markdown>`);
    area(cell).focus();
    area(cell).setSelectionRange(0, 5);
    buttonFrom(cell, "Список").click();
    expect(posted()).to.eql(["- перше"]);
    tag.value = "друге";
    await waitUntil(() => area(cell).value === "друге", "not shown");
    form.reset();
    await waitUntil(() => area(cell).value === "перше", "not reset");
  });

  it("the preview follows 120 ms after the last key", async () => {
    const { cell } = await open(markdown(), "один");
    const shown = await preview(cell);
    const clock = startClock();
    fill(area(cell), "два");
    await waitUntil(() => clock.waits.includes(120), `waits ${clock.waits.join()} ms`);
    fill(area(cell), "три");
    await waitUntil(() => clock.waits.filter((ms) => ms === 120).length === 1, "waits twice");
    clock.pass(119);
    expect(shown.textContent.trim()).to.equal("один");
    clock.pass(1);
    clock.end();
    await waitUntil(() => shown.textContent.trim() === "три", "does not follow");
  });
});
