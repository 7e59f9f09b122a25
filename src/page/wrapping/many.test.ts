/** Pages with thousands of controls in field tags. */
import { aTimeout, expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { pageFocus } from "../../base/runtime/document.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("form"));
afterEach(() => {
  scrollTo(0, 0);
  place.replaceChildren();
});

type Tag = HTMLElement & { value: unknown };
const wrapped = '<vs-text><input name="a" value="1"></vs-text>';
const isFace = (tag: Tag) => getComputedStyle(tag.querySelector("input")!).opacity === "0";
const last = () => [...place.querySelectorAll<Tag>("vs-text")].at(-1)!;
const drawnAtOnce = 100;

/** Draws the tags until all are ready. @returns how long that takes, and the longest time without a turn for the page */
async function draw(html: string, isReady: (tag: Tag) => boolean) {
  place.innerHTML = html;
  const start = performance.now();
  let longest = 0;
  for (let turn = start; !isReady(last()); turn = performance.now()) {
    await aTimeout(0);
    longest = Math.max(longest, performance.now() - turn);
  }
  const ms = performance.now() - start;
  await aTimeout(300);
  return { ms, longest };
}

describe("a page with thousands of wrapped controls", () => {
  it("takes time that grows with their number, in tasks as short as without controls in the tags", async function () {
    this.timeout(180_000);
    await draw(wrapped, isFace);
    const bare = '<vs-text name="a" value="1"></vs-text>';
    const alone = await draw(bare.repeat(3000), (tag) => !!tag.shadowRoot!.querySelector("span"));
    const isHeld = (tag: Tag) => tag.value === "1";
    const some = await draw(wrapped.repeat(1000), isHeld);
    const many = await draw(wrapped.repeat(3000), isHeld);
    const words = `${Math.round(some.ms)} and ${Math.round(many.ms)} ms`;

    expect(many.ms / some.ms, words).to.be.below(6);
    // a busy machine makes the first tasks longer: those are what the tags alone take
    const longest = [alone, many].map((one) => Math.round(one.longest)).join(" and ");
    const most = Math.max(4 * alone.longest, many.ms / 2);
    expect(many.longest, `longest tasks ${longest} ms`).to.be.below(most);
  });

  it("leaves far controls as they are until a person comes near", async () => {
    const row = `<p style="block-size:40px;margin:0">${wrapped}</p>`;
    place.innerHTML = row.repeat(drawnAtOnce + 200);
    const far = last();
    const control = far.querySelector("input")!;
    await waitUntil(() => far.value === "1", "the tag does not hold the control's value");
    control.value = "2";
    await aTimeout(300);
    expect([far.value, isFace(far), control.offsetWidth > 100]).to.eql(["2", false, true]);
    expect(new FormData(place).getAll("a").at(-1)).to.equal("2");
    far.scrollIntoView();
    await waitUntil(() => isFace(far), "the field is not drawn");
    expect(far.shadowRoot!.querySelector("input")!.value).to.equal("2");
  });

  it("draws a far field whose control takes the focus, and puts the focus into it", async () => {
    place.innerHTML = `<div style="block-size:4000px">${wrapped.repeat(drawnAtOnce + 20)}</div>${wrapped}`;
    const far = last();
    await waitUntil(() => far.value === "1", "the tag does not hold the control's value");
    expect(isFace(far)).to.equal(false);
    far.focus({ preventScroll: true });
    await waitUntil(() => isFace(far), "the field is not drawn");
    expect(pageFocus()).to.equal(far);
  });

  it("holds a value that a script has set before a far tag was defined", async () => {
    place.innerHTML = wrapped.repeat(drawnAtOnce + 20);
    const far = place.appendChild(document.createElement("vs-text")) as unknown as Tag;
    far.style.marginBlockStart = "4000px";
    far.innerHTML = '<input name="early">';
    Object.defineProperty(far, "value", { value: "set", configurable: true, writable: true });
    far.remove();
    place.append(Object.assign(document.createElement("div"), { style: "block-size:4000px" }), far);
    await waitUntil(() => new FormData(place).get("early") === "set", "the control does not hold it");
  });
});
