import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { retryAfter, schedule } from "./schedule.ts";

const host = document.body.appendChild(document.createElement("div"));
after(() => host.remove());

/** A part of the page that was asked to refresh while somebody types in it, and how often it did. */
async function typedIn() {
  host.innerHTML = "<input><textarea></textarea><button>x</button>";
  const [input, area, button] = host.children as unknown as [HTMLInputElement, HTMLTextAreaElement, HTMLButtonElement];
  let count = 0;
  const times = schedule(
    host,
    () => 0,
    async () => void count++,
  );
  input.focus();
  await times.ask();
  return { times, count: () => count, area, button };
}

describe("when a widget asks again", () => {
  it("[SAFETY §4] a failing widget waits 5, 10, 20 … 300 s, less up to a half, and never less than its interval says", () => {
    expect([1, 2, 3, 7, 8, 100].map((failures) => retryAfter(failures, 0, 1))).to.deep.equal([
      5, 10, 20, 300, 300, 300,
    ]);
    expect(retryAfter(1, 0, 0)).to.equal(2.5);
    expect(retryAfter(1, 60, 1)).to.equal(60);
  });

  it("an interval longer than a timer can wait is the longest of a timer, not a request at once", () => {
    const clock = startClock();
    const times = schedule(
      host,
      () => 3_600_000,
      async () => {},
    );
    times.plan(true);
    const [wait] = clock.waits;
    times.stop();
    clock.end();
    expect(wait).to.equal(2 ** 31 - 1);
  });

  it("somebody who types inside is not disturbed: it asks when the focus has left", async () => {
    const { times, count, area, button } = await typedIn();
    await times.ask();
    await times.ask();
    area.focus(); // still inside
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(count()).to.equal(0);
    button.focus();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(count()).to.equal(1);
    await times.ask();
    expect(count()).to.equal(2);
  });

  it("does not ask any more when it is stopped while it waits for somebody who types", async () => {
    const { times, count, button } = await typedIn();
    times.stop();
    button.focus();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(count()).to.equal(0);
  });

  it("does not ask for a part that the page has removed while it waits", async () => {
    const { times, count } = await typedIn();
    host.remove();
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    times.stop();
    document.body.append(host);
    expect(count()).to.equal(0);
  });
});
