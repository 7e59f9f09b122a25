import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { setLanguage } from "../../base/language/i18n.ts";
import { rotate } from "./carousel.ts";
import { enliven } from "./enliven.ts";
import { shorten } from "./shorten.ts";

const place = document.body.appendChild(document.createElement("div"));
const made = (html: string) => {
  place.innerHTML = html;
  return place.firstElementChild as HTMLElement;
};
/** The visible text. */
const shown = (element: HTMLElement) => element.innerText.replace(/\s+/g, " ").trim();
afterEach(() => place.replaceChildren());

describe("long texts [R2.2-28] [R9.8-06]", () => {
  const words = "слово ".repeat(50).trim(); // 299 characters

  it("show 200 characters, cut at a space, and Більше; expanded the whole text, and Менше", async () => {
    const text = made(`<p vs-shorten>${words}</p>`);
    await shorten(text);
    const visible = shown(text).replace(" Більше", "");
    expect(visible.length).to.be.within(180, 200);
    expect(words.startsWith(visible) && visible.endsWith("слово")).to.equal(true);
    const link = text.querySelector<HTMLElement>(".vs-more")!;
    expect(link.getAttribute("aria-expanded")).to.equal("false");
    link.click();
    expect(shown(text)).to.equal(`${words} Менше`);
    link.click();
    expect(shown(text)).to.equal(`${visible} Більше`);
  });

  it("stay whole when fewer than 10 characters would be hidden; the attribute may set another limit", async () => {
    const short = made(`<p vs-shorten>${"x".repeat(209)}</p>`);
    await shorten(short);
    expect(short.querySelector(".vs-more") === null).to.equal(true);
    const long = made(`<p vs-shorten="20">${"x".repeat(30)}</p>`);
    await shorten(long);
    expect(shown(long)).to.equal(`${"x".repeat(20)} Більше`);
  });

  it("keep their markup, which is never cut as a string", async () => {
    const text = made(
      `<div vs-shorten="10"><b>жирне &lt;img src=x onerror=window.bad=1&gt;</b> <a href="#a">посилання далеко</a></div>`,
    );
    await shorten(text);
    expect(text.querySelectorAll("b,a[href='#a']").length).to.equal(2);
    expect(text.querySelector("img") === null).to.equal(true);
    expect(shown(text)).to.equal("жирне <img Більше".slice(0, 6) + shown(text).slice(6));
    expect(shown(text)).to.not.contain("посилання");
  });

  it("stay expanded after a refresh; a change of the language changes the buttons", async () => {
    const text = made(`<p vs-shorten>${words}</p>`);
    await shorten(text);
    text.querySelector<HTMLElement>(".vs-more")!.click();
    text.textContent = words;
    await shorten(text);
    expect(shown(text)).to.equal(`${words} Менше`);
    await setLanguage("en");
    expect(shown(text)).to.equal(`${words} Less`);
    await setLanguage("ua");
  });
});

describe("carousels [R9.8-04]", () => {
  const markup =
    '<div class="carousel" data-ride="carousel" data-interval="60"><p class="item active">a</p><p class="item">b</p><button>x</button></div>';

  it("show the next part after their interval, and pause while they have the focus", async () => {
    const ring = made(markup);
    rotate(ring);
    expect(shown(ring)).to.contain("a").and.not.contain("b");
    await waitUntil(() => shown(ring).includes("b"));
    ring.querySelector("button")!.focus();
    const now = shown(ring);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(shown(ring)).to.equal(now);
  });

  it("turn after 5 s without an interval, and not by themselves where it is `false`", async () => {
    const clock = startClock();
    try {
      const parts = '<p class="item">a</p><p class="item">b</p>';
      const all = made(`<div><div>${parts}</div><div data-interval="false">${parts}</div></div>`);
      const [plain, still] = all.querySelectorAll("div");
      rotate(plain!);
      rotate(still!);
      await clock.advance(5000);
      expect([shown(plain!), shown(still!)]).to.eql(["b", "a"]);
    } finally {
      clock.end();
    }
  });

  it("that were removed and came back turn by one part at a key, as before", async () => {
    const ring = made(
      `<div tabindex="0" data-interval="60">${["a", "b", "c"].map((part) => `<p class="item">${part}</p>`).join("")}</div>`,
    );
    rotate(ring);
    ring.remove();
    await new Promise((resolve) => setTimeout(resolve, 150));
    place.append(ring);
    ring.focus();
    rotate(ring);
    ring.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    expect(shown(ring)).to.equal("b");
  });

  it("in fetched markup start; those of the page have their own script, unless vs-carousel says otherwise", async () => {
    const ring = made(markup);
    const marked = place.appendChild(ring.cloneNode(true) as HTMLElement);
    marked.setAttribute("vs-carousel", "");
    const hidden = (one: HTMLElement) => one.querySelectorAll("[hidden]").length;
    enliven(place, false);
    await waitUntil(() => hidden(marked) === 1, "the marked one does not start");
    expect(hidden(ring)).to.equal(0);
    enliven(place, true);
    await waitUntil(() => hidden(ring) === 1, "the fetched one does not start");
  });
});
