import { expect } from "@open-wc/testing";
import { startClock, type Clock } from "../../../test/support/clock.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { request } from "./client.ts";
import { silence } from "./silence.ts";
import { whenOnline } from "./when-online.ts";

const minute = 60_000;
let clock: Clock;
let tries: number;
let end: () => void;
/** A part of the page whose tries all fail. */
function keepTrying(): void {
  end = whenOnline(() => {
    tries++;
    keepTrying();
  });
}
let isHidden = false;
before(() => Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden }));
after(() => Reflect.deleteProperty(document, "hidden"));
beforeEach(() => {
  clock = startClock();
  tries = 0;
  silence.since = 0;
});
afterEach(() => {
  end();
  clock.end();
  isHidden = false;
  silence.since = 0;
});

describe("[SAFETY §4] what failed without a connection, while the browser believes that there is one", () => {
  it("is tried again within 5 s, then after growing pauses of at most 5 min", () => {
    keepTrying();
    clock.pass(5000);
    expect(tries).to.be.within(1, 2);
    clock.pass(10 * minute);
    expect(tries, "in 10 min").to.be.within(7, 20);
    clock.pass(60 * minute);
    const long = clock.begun.slice(-5);
    expect(Math.min(...long)).to.be.at.least(2.5 * minute);
    expect(Math.max(...long)).to.be.at.most(5 * minute);
  });

  it("begins with short pauses again after an answer of the server, and after the browser has told of the connection", async () => {
    keepTrying();
    clock.pass(10 * minute);
    dispatchEvent(new Event("online"));
    expect(clock.waits.at(-1)).to.be.at.most(5000);
    clock.pass(10 * minute);
    expect(clock.waits.at(-1)).to.be.above(5000);
    answers({ id: 1 });
    await request({ name: "action", path: "/api/a/", method: "POST", body: {} });
    end();
    keepTrying();
    expect(clock.waits.at(-1)).to.be.at.most(5000);
  });

  it("is not tried while the page is hidden, but when it is seen again", () => {
    isHidden = true;
    keepTrying();
    clock.pass(10 * minute);
    expect(tries).to.equal(0);
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(tries).to.equal(1);
  });

  it("is not tried any more once that has ended", () => {
    keepTrying();
    end();
    clock.pass(minute);
    dispatchEvent(new Event("online"));
    expect(tries).to.equal(0);
  });
});
