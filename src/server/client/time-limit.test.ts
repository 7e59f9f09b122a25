import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { startClock, settled, type Clock } from "../../../test/support/clock.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { readRecord } from "../calls/records/read-record.ts";
import { updateRecord } from "../calls/records/saves.ts";
import { readForm } from "../calls/templates/templates.ts";
import type { ServerError } from "./server-error.ts";

const { random } = Math;
/** A transport that answers nothing and ignores the abort signal. */
const deaf = () => new Promise<Response>(() => {});
/** The state of a promise: undefined while it is pending, else the error's kind, or "done". */
function outcomeOf(promise: Promise<unknown>): { readonly kind: string | undefined } {
  const outcome: { kind: string | undefined } = { kind: undefined };
  promise.then(
    () => (outcome.kind = "done"),
    (error: ServerError) => (outcome.kind = error.kind),
  );
  return outcome;
}

describe("time limits of a call", () => {
  let clock: Clock;
  beforeEach(() => {
    clock = startClock();
    Math.random = () => 0.5;
  });
  afterEach(() => {
    clock.end();
    Math.random = random;
    configure({ transport: null, timeout: { read: 30, write: 300, format: 300 }, cap: { data: 20, files: 200 } });
  });

  for (const [name, read] of Object.entries({ record: () => readRecord("a", "1"), form: () => readForm("a") })) {
    it(`a stalled read of a ${name} ends after its one time limit`, async () => {
      const asked = answers(
        (sent) => new Promise((_, reject) => sent.signal.addEventListener("abort", () => reject(sent.signal.reason))),
      );
      const outcome = outcomeOf(read());
      await clock.advance(29_999);
      expect(outcome.kind).to.equal(undefined);
      await clock.advance(1);
      expect([outcome.kind, asked.length]).to.deep.equal(["timeout", 1]);
    });
    it(`a read of a ${name} ends in time although the host's transport ignores the abort signal`, async () => {
      configure({ transport: deaf, timeout: { read: 5 } });
      const outcome = outcomeOf(read());
      await clock.advance(5000);
      expect(outcome.kind).to.equal("timeout");
    });
  }

  it("a read that the caller aborts ends at once although the transport ignores the abort signal", async () => {
    configure({ transport: deaf });
    const stop = new AbortController();
    const outcome = outcomeOf(readRecord("a", "1", stop.signal));
    await settled();
    stop.abort();
    await settled();
    expect(outcome.kind).to.equal("aborted");
  });

  it("a body that stops coming ends 60 s after its last piece, also with a longer limit", async () => {
    configure({ timeout: { read: 600 } });
    let send: ((text: string) => void) | undefined;
    answers(
      () =>
        new Response(
          new ReadableStream({
            start: (out) => void (send = (text) => out.enqueue(new TextEncoder().encode(text))),
          }),
        ),
    );
    const outcome = outcomeOf(readRecord("a", "1"));
    await clock.advance(0);
    send!('{"id":');
    await clock.advance(59_000);
    send!("1");
    await clock.advance(59_999);
    expect(outcome.kind).to.equal(undefined);
    await clock.advance(1);
    expect(outcome.kind).to.equal("timeout");
  });

  it("a body that keeps dripping ends at the limit of the whole call", async () => {
    let send: ((text: string) => void) | undefined;
    answers(
      () =>
        new Response(
          new ReadableStream({
            start: (out) => void (send = (text) => out.enqueue(new TextEncoder().encode(text))),
          }),
        ),
    );
    const outcome = outcomeOf(readRecord("a", "1"));
    for (let second = 0; second < 29; second++) {
      await clock.advance(1000);
      send!(" ");
    }
    expect(outcome.kind).to.equal(undefined);
    await clock.advance(1000);
    expect(outcome.kind).to.equal("timeout");
  });

  for (const read of [0, -1, Number.NaN, null, undefined, "", "soon", Number.POSITIVE_INFINITY, 1e12])
    it(`setting timeout.read ${String(read) || '""'} lets no call fail at once`, async () => {
      configure({ transport: deaf, timeout: { read } });
      const outcome = outcomeOf(readRecord("a", "1"));
      await clock.advance(29_000);
      expect(outcome.kind).to.equal(undefined);
      expect(Math.max(...clock.begun), "a browser's timer takes 31 bits").to.be.within(1000, 2 ** 31 - 1);
    });

  it("settings timeout and cap may be absent as a whole", async () => {
    configure({ timeout: null, cap: null });
    answers({ id: 1 });
    const outcome = outcomeOf(Promise.all([readRecord("a", "1"), updateRecord("a", 1, {})]));
    await clock.advance(0);
    expect(outcome.kind).to.equal("done");
  });

  for (const data of [0, -5, Number.NaN, null, "much"])
    it(`setting cap.data ${String(data)} means the default: a small answer is read, an endless one is stopped`, async () => {
      configure({ cap: { data } });
      answers({ id: 1 });
      const small = outcomeOf(readRecord("a", "1"));
      await clock.advance(0);
      expect(small.kind).to.equal("done");
      let pieces = 0;
      answers(
        () =>
          new Response(
            new ReadableStream({
              pull: (out) => (pieces++ < 30 ? out.enqueue(new Uint8Array(2 ** 20)) : out.close()),
            }),
          ),
      );
      const endless = outcomeOf(readRecord("a", "1"));
      await clock.advance(0);
      await clock.advance(0);
      expect(endless.kind).to.equal("large");
    });

  it("a read whose length is unknown is stopped at the cap, and its stream is cancelled", async () => {
    configure({ cap: { data: 1 } });
    let isCancelled = false;
    answers(
      () =>
        new Response(
          new ReadableStream({
            pull: (out) => out.enqueue(new Uint8Array(2 ** 18)),
            cancel: () => void (isCancelled = true),
          }),
        ),
    );
    const outcome = outcomeOf(readRecord("a", "1"));
    await clock.advance(0);
    expect([outcome.kind, isCancelled]).to.deep.equal(["large", true]);
  });

  it("a body that is still coming when the time is up is cancelled too", async () => {
    let isCancelled = false;
    answers(() => new Response(new ReadableStream({ cancel: () => void (isCancelled = true) })));
    const outcome = outcomeOf(readRecord("a", "1"));
    await clock.advance(30_000);
    await waitUntil(() => isCancelled, "not cancelled");
    await waitUntil(() => outcome.kind === "timeout", "no timeout");
  });
});

describe("the waits between the tries of a read", () => {
  let clock: Clock;
  before(() => import("./answers/technical.ts")); // a failed call loads it, in the browser's own time
  beforeEach(() => {
    clock = startClock();
    Math.random = () => 0.5;
  });
  afterEach(() => {
    clock.end();
    Math.random = random;
    configure({ transport: null, idempotency: false });
  });
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

  it("are half of 2 s and of 4 s in the middle of their range, then the read fails", async () => {
    const asked = answers(status(503));
    const outcome = outcomeOf(readRecord("a", "1"));
    await clock.advance(999);
    expect(asked.length).to.equal(1);
    await clock.advance(1);
    expect(asked.length).to.equal(2);
    await clock.advance(1999);
    expect([asked.length, outcome.kind]).to.deep.equal([2, undefined]);
    await clock.advance(1);
    expect([asked.length, outcome.kind]).to.deep.equal([3, "status"]);
  });
  it("are the server's: Retry-After in seconds", async () => {
    const asked = answers(status(503, "", { "Retry-After": "7" }), { id: 1 });
    outcomeOf(readRecord("a", "1"));
    await clock.advance(6999);
    expect(asked.length).to.equal(1);
    await clock.advance(1);
    expect(asked.length).to.equal(2);
  });
  it("are the server's: Retry-After as a date, by the server's own clock", async () => {
    const date = inSeconds(-86_400);
    const later = new Date(Date.parse(date) + 9000).toUTCString();
    const asked = answers(status(429, "", { "Retry-After": later, Date: date }), { id: 1 });
    outcomeOf(readRecord("a", "1"));
    await clock.advance(0);
    await clock.advance(8999);
    expect(asked.length, "this computer's clock is a day ahead").to.equal(1);
    await clock.advance(1);
    expect(asked.length).to.equal(2);
  });
  it("a past date means at once", async () => {
    const asked = answers(status(429, "", { "Retry-After": inSeconds(-5) }), { id: 1 });
    outcomeOf(readRecord("a", "1"));
    await clock.advance(0);
    expect(asked.length).to.equal(2);
  });
  for (const value of ["soon", "-1", "1.5.2", "5 minutes", ""])
    it(`Retry-After "${value}" is invalid: our own wait is used`, async () => {
      const asked = answers(status(429, "", { "Retry-After": value }), { id: 1 });
      outcomeOf(readRecord("a", "1"));
      await clock.advance(999);
      expect(asked.length).to.equal(1);
      await clock.advance(1);
      expect(asked.length).to.equal(2);
    });
  it("more than 60 s are left to the person", async () => {
    const asked = answers(status(429, "", { "Retry-After": inSeconds(90) }));
    const outcome = outcomeOf(readRecord("a", "1"));
    await clock.advance(0);
    expect([asked.length, outcome.kind]).to.deep.equal([1, "status"]);
  });
  it("a save is repeated once, by its key, after the wait; not without setting idempotency", async () => {
    configure({ idempotency: true });
    const asked = answers(status(503), { id: 1 });
    const outcome = outcomeOf(updateRecord("a", 1, {}));
    await clock.advance(999);
    expect(asked.length).to.equal(1);
    await clock.advance(1);
    expect([asked.length, outcome.kind]).to.deep.equal([2, "done"]);
    configure({ idempotency: false });
    const once = answers(status(503));
    const failed = outcomeOf(updateRecord("a", 1, {}));
    await clock.advance(60_000);
    expect([once.length, failed.kind]).to.deep.equal([1, "status"]);
  });
});
