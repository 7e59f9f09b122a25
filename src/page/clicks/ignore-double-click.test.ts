import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { acceptAgain, ignoreDoubleClick, isResting } from "./ignore-double-click.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());

function button(html: string): Element {
  place.innerHTML = html;
  return place.firstElementChild!;
}
const state = (element: Element) => element.getAttribute("aria-disabled");

describe("a clicked element", () => {
  it("[R2.2-21] shows for one second that the click was taken", () => {
    const clock = startClock();
    const clicked = button("<button>x</button>");
    ignoreDoubleClick(clicked);
    clock.pass(999);
    expect(state(clicked)).to.equal("true");
    clock.pass(1);
    clock.end();
    expect(state(clicked)).to.equal(null);
  });

  it("has its author's attributes again afterwards", () => {
    const clock = startClock();
    const clicked = button('<button aria-disabled="false">x</button>');
    ignoreDoubleClick(clicked);
    expect(state(clicked)).to.equal("true");
    clock.pass(1000);
    clock.end();
    expect(state(clicked)).to.equal("false");
  });

  it("is active again a second after the first click, also when it was clicked twice", () => {
    const clock = startClock();
    const clicked = button("<button>x</button>");
    ignoreDoubleClick(clicked);
    clock.pass(300);
    ignoreDoubleClick(clicked);
    clock.pass(700);
    const after = state(clicked);
    clock.pass(1000);
    clock.end();
    expect([after, state(clicked)]).to.eql([null, null]);
  });

  it("is not followed as a link meanwhile, but opens in a new tab", () => {
    const clock = startClock();
    const link = button('<a href="/x">x</a>');
    const left: boolean[] = [];
    const hear = (event: Event) => {
      left.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener("click", hear);
    const click = (ctrlKey = false) =>
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey }));
    ignoreDoubleClick(link);
    click();
    click(true);
    clock.pass(1000);
    clock.end();
    click();
    removeEventListener("click", hear);
    expect(left).to.eql([true, false, false]);
  });

  it("takes clicks again at once, for a whole second, when the first could not act", () => {
    const clock = startClock();
    const clicked = button("<button>x</button>");
    ignoreDoubleClick(clicked);
    clock.pass(600);
    acceptAgain(clicked);
    const before = [state(clicked), isResting(clicked)];
    ignoreDoubleClick(clicked);
    clock.pass(600);
    const meanwhile = state(clicked);
    clock.pass(400);
    clock.end();
    expect([before, meanwhile, state(clicked)]).to.eql([[null, false], "true", null]);
  });

  it("is active in the copy that Turbo makes of the page for Back", () => {
    const clicked = button("<button>x</button>");
    ignoreDoubleClick(clicked);
    document.dispatchEvent(new CustomEvent("turbo:before-cache", { bubbles: true }));
    expect(state(clicked.cloneNode() as Element)).to.equal(null);
  });

  it("is active again when the page comes back from the Back cache", () => {
    const clock = startClock();
    place.innerHTML = '<button>x</button><a aria-disabled="false">y</a>';
    const [clicked, link] = place.children as unknown as [Element, Element];
    ignoreDoubleClick(clicked);
    ignoreDoubleClick(link);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect([state(clicked), state(link)]).to.eql([null, "false"]);
    link.setAttribute("aria-disabled", "true");
    clock.pass(1000);
    clock.end();
    expect(state(link), "what the page has done since then stays").to.equal("true");
  });
});
