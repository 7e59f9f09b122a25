import { expect } from "@open-wc/testing";
import { settled, startClock } from "../../../test/support/clock.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { livingTabs, tabId } from "./tab.ts";

const place = window === window.top ? "vs-tab" : `vs-tab ${location.pathname}`;

/** Channels that are open. A page that has one does not come into every browser's Back cache. */
const open = new Set<BroadcastChannel>();
const Channel = BroadcastChannel;
class CountedChannel extends Channel {
  constructor(name: string) {
    super(name);
    open.add(this);
  }
  override close(): void {
    super.close();
    open.delete(this);
  }
}

/** Whether a tab answers; each question has the time of a real one. */
const isLiving = async (id: string): Promise<boolean> => (await livingTabs([id])).has(id);

describe("the id of a tab", () => {
  let id = "";
  before(() => Object.assign(window, { BroadcastChannel: CountedChannel }));
  after(() => Object.assign(window, { BroadcastChannel: Channel }));

  it("is another one in a copy of a tab that is still open, which has a moment to say so", async () => {
    sessionStorage.setItem(place, "original");
    const original = new BroadcastChannel("vs-tabs");
    let isAsked = false;
    original.addEventListener("message", () => (isAsked = true));
    const clock = startClock();
    try {
      const coming = tabId();
      await waitUntil(() => isAsked, "not asked");
      clock.pass(50);
      await settled();
      original.postMessage({ here: "original" });
      const heard = new BroadcastChannel("vs-tabs"); // messages come in their order
      const last = new Promise((resolve) => heard.addEventListener("message", resolve, { once: true }));
      original.postMessage({});
      await last;
      heard.close();
      await settled();
      clock.pass(50);
      id = await coming;
    } finally {
      clock.end();
      original.close();
    }
    expect(id).not.to.equal("original");
    expect(sessionStorage.getItem(place), "for the next load").to.equal(id);
  });

  it("is told to others who ask, but not while the page is in the Back cache, where it has no channel open", async () => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })); // a first load
    expect(await isLiving(id)).to.equal(true);
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect([open.size, await isLiving(id)], "in the cache").to.eql([0, false]);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(await isLiving(id), "back again").to.equal(true);
  });
});
