import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { allKept, keepWhenLeaving, leaveKept } from "./leaving.ts";
import { isKept } from "./kept-input.ts";

const form = document.createElement("form");
/** Like bluebird 3.5.0: no allSettled. */
const bluebird = class extends Promise<unknown> {
  static override allSettled = undefined as never;
};
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
/** A draft whose disk answers as the test says. */
function keeper(flush: () => Promise<boolean>): void {
  ends.push(keepWhenLeaving(form, { flush }));
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("leaving a page", () => {
  it("[R2.1-17] [SAFETY §4] goes on when all drafts are on disk", async () => {
    let kept: ((is: boolean) => void) | undefined;
    keeper(() => new Promise((resolve) => (kept = resolve)));
    let isGone = false;
    const leaving = leaveKept(() => (isGone = true));
    await soon();
    expect(isGone).to.equal(false);
    kept!(true);
    await leaving;
    expect([isGone, isKept(form)]).to.eql([true, true]);
  });

  it("waits half a second for a disk that does not answer, and no longer", async () => {
    const clock = startClock();
    keeper(() => new Promise(() => {}));
    let isDone = false;
    void allKept().then(() => (isDone = true));
    expect(clock.waits).to.eql([500]);
    clock.pass(499);
    await soon();
    expect(isDone).to.equal(false);
    clock.pass(1);
    await soon();
    clock.end();
    expect(isDone).to.equal(true);
  });

  it("asks again when the page is still there after half a second", async () => {
    const clock = startClock();
    keeper(async () => true);
    await leaveKept(() => {});
    expect(isKept(form)).to.equal(true);
    clock.pass(500);
    clock.end();
    expect(isKept(form)).to.equal(false);
  });

  it("asks when a draft is not on disk", async () => {
    keeper(async () => false);
    await leaveKept(() => {});
    expect(isKept(form)).to.equal(false);
  });

  it("goes on where a library of the page has put an older Promise in place of the browser's", async () => {
    const { Promise: native } = window as { Promise?: PromiseConstructor };
    Object.assign(window, { Promise: bluebird });
    keeper(async () => true);
    try {
      await leaveKept(() => {});
      expect(isKept(form)).to.equal(true);
    } finally {
      Object.assign(window, { Promise: native });
    }
  });

  for (const [what, event] of [
    ["it is hidden", () => dispatchEvent(new PageTransitionEvent("pagehide"))],
    ["another tab is shown", () => hideFor(() => document.dispatchEvent(new Event("visibilitychange")))],
  ] as const)
    it(`writes its drafts when ${what}`, () => {
      let count = 0;
      keeper(async () => !!++count);
      event();
      expect(count).to.equal(1);
    });
});

function hideFor(run: () => void): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  run();
  delete (document as { hidden?: boolean }).hidden;
}
