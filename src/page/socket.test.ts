import { expect } from "@open-wc/testing";
import { configure } from "../base/settings.ts";
import { startClock } from "../../test/support/clock.ts";
import { waitUntil } from "../../test/support/wait-until.ts";
import { connect, emit } from "./socket.ts";

const { WebSocket: Native } = window;
const { random } = Math;
const opened: FakeSocket[] = [];

/** A connection that the test opens, fills and closes. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    opened.push(this);
  }
  send(frame: string): void {
    this.sent.push(frame);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  hear(frame: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: frame }));
  }
  lose(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}
const newest = () => opened.at(-1)!;

describe("pushes", () => {
  let clock: ReturnType<typeof startClock>;
  const told: [string, unknown][] = [];
  const hear = (event: Event) => {
    const { event: name, data } = (event as CustomEvent<{ event: string; data: unknown }>).detail;
    told.push([name, data]);
  };
  before(() => {
    window.WebSocket = FakeSocket as never;
    Math.random = () => 1;
    document.addEventListener("vs:socket", hear);
  });
  beforeEach(() => {
    clock = startClock();
    told.length = 0;
    configure({ socket_url: "/socket" });
  });
  afterEach(() => clock.end());
  after(() => {
    configure({ socket_url: "" });
    window.WebSocket = Native;
    Math.random = random;
    document.removeEventListener("vs:socket", hear);
  });

  it("[R7.4-09] frames sent before the connection is open go out when it opens, once", () => {
    emit("request.take", { id: 17 }, document.body);
    expect(newest().address).to.match(/^ws.*\/socket$/);
    expect(newest().sent).to.eql([]);
    newest().open();
    emit("request.leave", null, document.body);
    expect(newest().sent).to.eql(['["request.take",{"id":17}]', '["request.leave",null]']);
    expect(told.map(([name]) => name)).to.eql(["request.take", "request.leave"]);
  });

  it("a lost connection is opened again after 2 s, 4 s, 8 s … 300 s, and after 2 s again once it was open", () => {
    connect();
    const waits = Array.from({ length: 10 }, () => {
      newest().lose();
      const [wait] = clock.waits;
      const count = opened.length;
      clock.pass(wait! - 1);
      expect(opened.length, "too early").to.equal(count);
      clock.pass(1);
      expect(opened.length).to.equal(count + 1);
      return wait! / 1000;
    });
    expect(waits).to.eql([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    newest().open();
    newest().lose();
    expect(clock.waits).to.eql([2000]);
    clock.pass(2000);
  });

  it("[R7.4-09] what shows records is read again after a lost connection, since its pushes are gone", () => {
    newest().open();
    const region = document.body.appendChild(document.createElement("div"));
    region.setAttribute("vs-refresh", "a.b");
    let count = 0;
    region.addEventListener("vs:refresh", (event) => {
      event.preventDefault();
      count++;
    });
    newest().lose();
    clock.pass(2000);
    expect(count, "there is no connection yet").to.equal(0);
    newest().open();
    expect(count).to.equal(1);
    region.remove();
  });

  it("half of the waits are shorter, so that many pages do not come back at once", () => {
    Math.random = () => 0;
    newest().open();
    newest().lose();
    expect(clock.waits).to.eql([1000]);
    clock.pass(1000);
    Math.random = () => 1;
  });

  it("no connection is opened while the page is hidden; it opens when the page is visible again", () => {
    let isHidden = true;
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    newest().open();
    newest().lose();
    const count = opened.length;
    clock.pass(2000);
    expect(opened.length).to.equal(count);
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(opened.length).to.equal(count + 1);
    delete (document as { hidden?: boolean }).hidden;
  });

  it("every frame is dispatched as an event, refresh refreshes the regions of its table; other texts are ignored", async () => {
    const asked: string[] = [];
    newest().open();
    const widget = document.body.appendChild(document.createElement("vs-widget"));
    widget.setAttribute("table", "works.request");
    Object.assign(widget, { refresh: async () => void asked.push("works.request") });
    for (const frame of ['["refresh",{"table":"works.request","id":17}]', '["news",1]', "pong", '{"a":1}', "[1]"])
      newest().hear(frame);
    expect(told).to.eql([
      ["refresh", { table: "works.request", id: 17 }],
      ["news", 1],
    ]);
    await waitUntil(() => asked.length === 1, "not refreshed");
    widget.remove();
  });
});
