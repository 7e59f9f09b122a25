/** The space of tags before they are defined; the flow with real pages is test/hostile/shift.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { reserve, space } from "./reserved.ts";

const place = document.body.appendChild(document.createElement("div"));
let end = () => {};
beforeEach(() => reserve(new Promise((resolve) => (end = resolve))));
afterEach(async () => {
  end();
  await aTimeout(0);
  place.replaceChildren();
  document.adoptedStyleSheets = [];
});

async function heightOf(html: string): Promise<number> {
  place.innerHTML = html;
  await aTimeout(0);
  return (place.querySelector(".one") ?? place.firstElementChild)!.getBoundingClientRect().height;
}

describe("the space of a tag that is not defined yet", () => {
  it("is a line, with its label and help", async () => {
    const plain = await heightOf("<vs-soon></vs-soon>");
    const labelled = await heightOf('<vs-soon title="Назва"></vs-soon>');
    const helped = await heightOf('<vs-soon title="Назва" help="Пояснення"></vs-soon>');
    expect([plain, labelled > 45 && labelled < 65, helped - labelled]).to.eql([32, true, 19]);
    expect(await heightOf("<vs-soon hidden></vs-soon>")).to.equal(0);
  });

  it("fills the line for editors, and stands in the line for short fields", async () => {
    const widthOf = async (html: string) => {
      await heightOf(html);
      return place.firstElementChild!.getBoundingClientRect().width;
    };
    const [editor, text] = [await widthOf("<vs-code></vs-code>"), await widthOf("<vs-soon></vs-soon>")];
    expect([editor, text < editor]).to.eql([place.getBoundingClientRect().width, true]);
  });

  it("is as high as the rows of a text area", async () => {
    const three = await heightOf('<vs-soon type="TextArea"></vs-soon>');
    const eight = await heightOf('<vs-soon type="TextArea" size="8"></vs-soon>');
    const twelve = await heightOf('<vs-soon type="TextArea" size="12"></vs-soon>');
    expect(three).to.equal(92);
    expect(Math.abs((twelve - eight) / 4 - (eight - 12) / 8)).to.be.below(0.1);
  });

  it("gives way to the page's own style for the tag", async () => {
    const own = new CSSStyleSheet();
    own.replaceSync("vs-soon { min-height: 70px }");
    document.adoptedStyleSheets = [own, ...document.adoptedStyleSheets];
    expect(await heightOf("<vs-soon></vs-soon>")).to.equal(70);
  });

  it("no sheet is adopted before the first tag, one afterwards, and none once the tags are defined", async () => {
    await heightOf("<div><x-other></x-other></div>");
    expect(document.adoptedStyleSheets.length).to.equal(0);
    await heightOf("<vs-soon></vs-soon>");
    await heightOf("<vs-later></vs-later>");
    expect(document.adoptedStyleSheets.length).to.equal(1);
    end();
    await aTimeout(0);
    expect(await heightOf("<vs-latest class=one></vs-latest>")).to.equal(0);
  });

  it("is not disturbed by a form that hides its own name", async () => {
    const failed: unknown[] = [];
    const note = (event: ErrorEvent) => void failed.push(event.message);
    addEventListener("error", note);
    await heightOf('<form><input name="nodeName"></form>');
    expect([await heightOf("<vs-soon></vs-soon>"), failed]).to.eql([32, []]);
    removeEventListener("error", note);
  });

  it("is known for editors, hidden values and tags with content", () => {
    expect(["code", "markdown", "hidden", "form", "table", "text"].map(space.placeOf)).to.eql([
      "300w",
      "500w",
      "0",
      "block",
      "light",
      "32",
    ]);
  });
});
