import { expect } from "@open-wc/testing";
import { startClock } from "../../test/support/clock.ts";
import { noteScroll, scrollOf, watchAddress, watchScroll } from "./history-steps.ts";

const start = location.href;
afterEach(() => history.replaceState(null, "", start));

describe("steps of history in the shell", () => {
  it("[R9.4-03] the scroll position is stored 80 ms after the last scroll, beside the data of others there", () => {
    const clock = startClock();
    const end = watchScroll();
    history.replaceState({ own: 1 }, "");
    dispatchEvent(new Event("scroll"));
    clock.pass(50);
    dispatchEvent(new Event("scroll"));
    clock.pass(79);
    expect(history.state).to.eql({ own: 1 });
    clock.pass(1);
    expect(history.state).to.eql({ own: 1, vsScroll: scrollY });
    history.replaceState({ own: 2 }, "");
    dispatchEvent(new Event("scroll"));
    end();
    clock.pass(80);
    dispatchEvent(new Event("scroll"));
    clock.pass(80);
    clock.end();
    expect(history.state, "after its end").to.eql({ own: 2 });
  });

  it("a history entry without a stored position starts at the top", () => {
    expect([null, "x", {}, { vsScroll: "7" }, { vsScroll: 120 }].map(scrollOf)).to.eql([0, 0, 0, 7, 120]);
    noteScroll();
    expect(scrollOf(history.state)).to.equal(scrollY);
  });

  it("[R9.4-06] without the Navigation API the address is polled every 50 ms", () => {
    const own = Object.getOwnPropertyDescriptor(window, "navigation");
    if (own) Object.defineProperty(window, "navigation", { configurable: true, value: undefined });
    const clock = startClock();
    let changes = 0;
    const end = watchAddress(() => changes++);
    history.pushState(null, "", "?step=1");
    clock.pass(49);
    expect(changes).to.equal(0);
    clock.pass(1);
    expect(changes).to.equal(1);
    clock.pass(500);
    expect(changes, "told once").to.equal(1);
    end();
    history.pushState(null, "", "?step=2");
    clock.pass(100);
    clock.end();
    if (own) Object.defineProperty(window, "navigation", own);
    expect(changes).to.equal(1);
  });
});
