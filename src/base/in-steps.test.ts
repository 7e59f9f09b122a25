import { aTimeout, expect } from "@open-wc/testing";
import { inSteps } from "./in-steps.ts";
import { natives } from "./runtime/runtime.ts";

/** Busy for `busyMs` in each of `count` steps; `made` counts the finished ones. */
function* busy(made: { steps: number }, count: number, busyMs: number): Generator<void, string> {
  for (; made.steps < count; made.steps++) {
    const end = performance.now() + busyMs;
    while (performance.now() < end);
    yield;
  }
  return "done";
}

describe("work in steps", () => {
  it("lets the page have its turn, and gives the result", async () => {
    const made = { steps: 0 };
    const turns: number[] = [];
    const turn = () => turns.push(made.steps) && natives.after(0, turn);
    natives.after(0, turn);
    expect(await inSteps(busy(made, 20, 5))).to.equal("done");
    expect(turns.filter((steps) => steps > 0 && steps < 20)).to.have.length.above(3);
  });

  it("ends without a result when nobody waits for it any more", async () => {
    const made = { steps: 0 };
    let isStale = false;
    let isAnswered = false;
    void inSteps(busy(made, 100, 5), () => isStale).then(() => (isAnswered = true));
    isStale = true;
    await aTimeout(20);
    const { steps } = made;
    await aTimeout(60);
    expect([made.steps - steps, isAnswered]).to.eql([0, false]);
  });
});
