/** A tag around the page's own control takes its place in the page: the same markup with an unknown tag shows where that is. */
import { expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .place input, .place select, .place textarea { box-sizing: border-box; margin: 0; }
  .place .wide { display: block; width: 100%; }
  .place .fixed { width: 310px; margin: 4px 12px 8px 16px; }
  .place .narrow { display: block; width: 300px; height: 26px; }
  .place .tall { height: 38px; font-size: 16px; }
  .place .item { flex: 1 1 auto; }
  .place .check { float: left; margin: 4px 0 0 -24px; width: 16px; height: 16px; }
`);
document.adoptedStyleSheets.push(sheet);
place.className = "place";

/** The box of what a person sees: the tag's field, or the control in the twin. */
const boxOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, middle: top + height / 2 };
};
type Box = ReturnType<typeof boxOf>;
const face = (tag: Element) => tag.shadowRoot!.querySelector("[data-anchor]:not([hidden])")!;

/** Both boxes, of the markup with `vs-…` tags and with unknown ones. */
async function boxes(html: string) {
  const twin = html.replaceAll(/(<\/?)vs-[\w-]+/g, "$1x-plain");
  place.innerHTML = `<div style="width:600px">${twin}</div>`;
  const own = boxOf(place.querySelector("x-plain > *")!);
  place.innerHTML = `<div style="width:600px">${html}</div>`;
  const tag = place.querySelector<HTMLElement>("vs-text,vs-select,vs-date,vs-number,vs-switcher")!;
  await waitUntil(() => getComputedStyle(tag.firstElementChild!).opacity === "0", "the tag has not taken the place");
  return { own, ours: boxOf(face(tag)), tag };
}

describe("the place of a tag around the page's own control", () => {
  const same: [title: string, html: string][] = [
    ["a block as wide as its column", '<label>Назва</label><vs-text><input class="wide"></vs-text>'],
    ["a list as wide as its column", '<vs-select><select class="wide"><option>а<option>б</select></vs-select>'],
    [
      "the width of its column without its margins",
      '<vs-text><input class="wide" style="width:calc(100% - 28px);margin:0 12px 0 16px"></vs-text>',
    ],
    ["the middle of its column", '<vs-text><input class="narrow" style="margin:0 auto"></vs-text>'],
    ["a narrow block", 'Назва <vs-text><input class="narrow"></vs-text>'],
    ["a text of several lines", '<vs-text><textarea class="wide" rows="4"></textarea></vs-text>'],
    ["a width and margins", 'Назва <vs-text><input class="fixed"></vs-text> <b>далі</b>'],
    ["a few characters in a sentence", 'No <vs-text><input size="4"></vs-text> of <b>ten</b>'],
    ["a number of 60px", '<vs-number><input style="width:60px" value="5"></vs-number>'],
    ["a day", '<vs-date><input class="wide" type="date" value="2026-03-05"></vs-date>'],
  ];
  for (const [title, html] of same)
    it(`is that of the control: ${title}`, async () => {
      const { own, ours } = await boxes(html);
      expect(Math.abs(ours.left - own.left), "left").to.be.below(1.1);
      expect(Math.abs(ours.width - own.width), "width").to.be.below(1.1);
    });

  it("changes with the width of its column", async () => {
    const { tag } = await boxes('<vs-text><input class="wide"></vs-text>');
    tag.parentElement!.style.width = "800px";
    expect(tag.offsetWidth).to.equal(800);
  });

  for (const look of ["wide tall", "narrow"])
    it(`leaves what comes after it in its place: ${look}`, async () => {
      const html = (name: string) => `<form><${name}><input class="${look}"></${name}><p>далі</p></form>`;
      const after = () => place.querySelector("p")!.getBoundingClientRect().top;
      place.innerHTML = html("x-plain");
      const before = after();
      await boxes(html("vs-text"));
      expect(Math.abs(after() - before)).to.be.below(1.1);
    });

  it("is as wide in a flexbox, of which the tag is the item", async () => {
    const html = '<div style="display:flex"><b>№</b><vs-text><input class="item" size="30"></vs-text><i>x</i></div>';
    const { own, ours } = await boxes(html);
    expect(Math.abs(ours.left - own.left) + Math.abs(ours.width - own.width)).to.be.below(1.1);
  });

  it("has the room for its value and its button where the control is narrower", async () => {
    const widthOf = async (html: string) => (await boxes(html)).tag.offsetWidth;
    expect(await widthOf('<vs-date><input size="3" value="2026-03-05"></vs-date>')).to.equal(150);
    expect(await widthOf("<vs-select><select><option>а</select></vs-select>")).to.equal(100);
  });

  it("of a box to be ticked is around its middle, without words beside the page's label", async () => {
    const html = (label: string) =>
      `<div style="padding-left:24px"><vs-switcher><input id="tick" type="checkbox" class="check"></vs-switcher>${label}</div>`;
    const { own, ours, tag } = await boxes(html('<label for="tick">Згоден</label>'));
    expect(Math.abs(ours.middle - own.middle), "the middle").to.be.below(1.1);
    expect([Math.round(ours.left - own.left), tag.offsetWidth < 50]).to.eql([0, true]);
    const word = () => tag.shadowRoot!.querySelector(".switch > span")!;
    expect(word().checkVisibility(), "beside a label").to.equal(false);
    const alone = await boxes(html(""));
    expect(alone.tag.shadowRoot!.querySelector(".switch > span")!.checkVisibility(), "without a label").to.equal(true);
  });

  it("of a list has room for the words that the browser's list shows", async () => {
    for (const around of ["form", "div"]) {
      const list = "<vs-select><select><option>Підписник сайту</select></vs-select>";
      const { tag } = await boxes(`<${around}>${list}</${around}>`);
      const { scrollWidth, clientWidth } = face(tag);
      expect(scrollWidth <= clientWidth, around).to.equal(true);
      expect(clientWidth, around).to.be.below(240);
    }
    const wide = await boxes('<vs-select><select class="fixed"><option>а</select></vs-select>');
    expect(wide.tag.offsetWidth).to.equal(310);
  });

  it("in a closed tab is the one that the page's style gives", async () => {
    const opened = async (html: string) => {
      const { tag } = await boxes(`<div hidden>${html}</div>`);
      tag.parentElement!.hidden = false;
      return tag.offsetWidth;
    };
    expect(await opened('<vs-text><input class="wide"></vs-text>')).to.equal(600);
    expect(await opened('<vs-text><input class="fixed"></vs-text>')).to.equal(310);
    expect(await opened("<vs-text><input></vs-text>")).to.equal(240);
  });

  it("of a box to be ticked in a closed tab is around its middle, too", async () => {
    const { tag } = await boxes('<div hidden><vs-switcher><input type="checkbox" class="check"></vs-switcher></div>');
    tag.parentElement!.hidden = false;
    expect(getComputedStyle(tag).marginTop).to.equal("2px");
  });

  it("of a control that a script shows later is in the line of the words around it", async () => {
    const { tag } = await boxes('Назва <vs-text><input style="display:none"></vs-text> далі');
    (tag.firstElementChild as HTMLElement).style.display = "";
    await waitUntil(() => tag.checkVisibility(), "not shown");
    expect(getComputedStyle(tag).display).to.equal("inline-block");
  });

  it("gives way to the page's own style for the tag", async () => {
    const { tag } = await boxes('<vs-text style="width:200px"><input class="wide"></vs-text>');
    expect(tag.offsetWidth).to.equal(200);
  });

  it("has the width of the next control when the page puts another one into the tag, and 240 px without one", async () => {
    const { tag } = await boxes('<vs-text><input class="wide"></vs-text>');
    tag.innerHTML = '<input class="fixed">';
    await waitUntil(() => tag.offsetWidth === 310, "not the next one's");
    tag.innerHTML = "";
    await waitUntil(() => tag.offsetWidth === 240, "not its own");
  });

  it("is the rest of a flexbox that the control would fill", async () => {
    const { tag } = await boxes(
      '<div style="display:flex"><b>№</b><vs-text><input class="wide"></vs-text><i>x</i></div>',
    );
    const [before, after] = [tag.previousElementSibling!, tag.nextElementSibling!].map(boxOf) as [Box, Box];
    expect(Math.round(before.width + tag.offsetWidth + after.width)).to.equal(600);
  });

  it("of a box to be ticked in its label has no words beside the label's", async () => {
    const { tag } = await boxes('<label><vs-switcher><input type="checkbox"></vs-switcher> Згоден</label>');
    expect(tag.shadowRoot!.querySelector(".switch > span")!.checkVisibility()).to.equal(false);
  });
});

describe("a tag around a box of the page with the control", () => {
  async function around(html: string, isOpen = true) {
    place.innerHTML = `<div style="width:600px" ${isOpen ? "" : "hidden"}>${html}</div>`;
    const tag = place.querySelector<HTMLElement>("vs-text,vs-switcher,vs-select")!;
    const control = tag.querySelector<HTMLElement>("input,select")!;
    await waitUntil(() => control.style.opacity === "0", "the tag has not taken the place");
    (place.firstElementChild as HTMLElement).hidden = false;
    const beside = tag.querySelector("b,button,a");
    return { tag, control, field: boxOf(face(tag)), beside: beside ? boxOf(beside) : undefined };
  }

  it("stands in one line with the buttons after the control, as wide as the box", async () => {
    const html =
      '<vs-text><div style="display:flex"><b>№</b><input class="item"><button type="button">Знайти</button></div></vs-text>';
    const { tag, field } = await around(html);
    const button = boxOf(tag.querySelector("button")!);
    expect(Math.abs(field.middle - button.middle), "one line").to.be.below(2);
    expect(button.left >= field.left + field.width, "after the field").to.equal(true);
    expect([tag.offsetWidth, Math.round(button.left + button.width - field.left)]).to.eql([600, 600]);
  });

  it("stands in one line also in a closed tab", async () => {
    const { field, beside } = await around("<vs-text><div><input class=wide><b>грн</b></div></vs-text>", false);
    expect(Math.abs(field.middle - beside!.middle), "one line").to.be.below(2);
    expect(beside!.left >= field.left + field.width, "after the field").to.equal(true);
  });

  it("follows the words before the control, and is as wide as the control", async () => {
    const { tag, field, beside } = await around('<vs-text><label><b>Назва</b> <input class="fixed"></label></vs-text>');
    expect(beside!.left + beside!.width <= field.left, "after the words").to.equal(true);
    expect(Math.abs(field.middle - beside!.middle), "one line").to.be.below(2);
    expect(Math.round(field.width)).to.equal(310);
    expect(getComputedStyle(tag).display).to.equal("inline-flex");
  });

  it("stays below words that stood above the control", async () => {
    const html = '<vs-text><div><b style="display:block;height:60px">Назва</b><input class="wide"></div></vs-text>';
    const { field, beside } = await around(html);
    expect([Math.round(field.left - beside!.left), Math.round(field.width)]).to.eql([0, 600]);
    expect(field.top >= beside!.top + 60).to.equal(true);
  });

  it("is a switch of its size in the line of its label, without words of its own", async () => {
    const { tag, field, beside } = await around(
      '<vs-switcher><div style="padding-left:24px"><input type="checkbox" id="tick" class="check"><label for="tick"><b>Згоден</b></label></div></vs-switcher>',
    );
    expect(Math.abs(field.middle - beside!.middle), "one line").to.be.below(2);
    expect(beside!.left - field.left - field.width, "beside it").to.be.within(0, 12);
    expect(tag.shadowRoot!.querySelector(".switch > span")!.checkVisibility()).to.equal(false);
  });

  it("is hidden and shown with the control and with the box, and the box stays when the control is hidden", async () => {
    const { tag, control } = await around("<vs-text><div><input><a href='#x'>+</a></div></vs-text>");
    const isShown = () => face(tag).checkVisibility();
    const link = tag.querySelector("a")!;
    control.style.display = "none";
    await waitUntil(() => !isShown(), "not hidden with the control");
    expect(link.checkVisibility()).to.equal(true);
    control.style.display = "";
    await waitUntil(isShown, "not shown with the control");
    tag.firstElementChild!.setAttribute("hidden", "");
    await waitUntil(() => !isShown(), "not hidden with the box");
    tag.firstElementChild!.removeAttribute("hidden");
    await waitUntil(isShown, "not shown with the box");
  });
});
